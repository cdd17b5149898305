poster-flash-point-title = Flash Point
poster-flash-point-more = Fire Rescue, Tragic Events
poster-flash-point-about = Enter the burning house together and bring seven people out.
poster-flash-point-goal = Goal: bring seven people out before the house falls.
poster-flash-point-players = 1 to 6
poster-flash-point-time = 45 min
