# What the lobby and the table both say of Flash Point.
poster-flash-point-title = Flash Point
poster-flash-point-more = Fire Rescue, Tragic Events
poster-flash-point-about = Enter the burning house together and bring seven people out.
poster-flash-point-goal = Goal: bring seven people out before four are lost or the house falls.
poster-flash-point-players = 1 to 6
poster-flash-point-time = 45 min
flash-point-place-0 = Axe
flash-point-place-1 = Ladder
flash-point-place-2 = Hose
flash-point-place-3 = Helmet
flash-point-place-4 = Bell
flash-point-place-5 = Hydrant
