//! Short sounds, synthesised: each is a few voices, a tone or a filtered noise that swells and dies away.

use crate::browser::{later, mark, window};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioContextState, BiquadFilterType, OscillatorType};

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// It is your turn.
    Turn,
    /// Fire catches.
    Crackle,
    /// Water.
    Splash,
    /// A card is laid down.
    Knock,
    /// An axe.
    Chop,
    /// Coins, influence.
    Coin,
    /// A die rolls.
    Die,
    /// A storm breaks loose.
    Storm,
    /// Something great comes down.
    Fall,
    /// Something uncanny.
    Shadow,
    /// A second of the last ten.
    Tick,
    /// Somebody at the screen has won.
    Victory,
    /// Nobody at the screen has won.
    Defeat,
}

/// How a voice begins: as a tone of a shape, or as noise around a pitch.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Shape {
    Sine,
    Triangle,
    Saw,
    Noise,
}

/// One voice: its shape, when it begins and how long it lasts in milliseconds, its pitch from and to in
/// hertz, and how loud it is of 100.
type Voice = (Shape, u16, u16, u16, u16, u8);

const fn voices(sound: Sound) -> &'static [Voice] {
    use Shape::{Noise, Saw, Sine, Triangle};
    match sound {
        Sound::Turn => &[(Sine, 0, 160, 660, 660, 12), (Sine, 120, 220, 880, 880, 12)],
        Sound::Crackle => &[
            (Noise, 0, 320, 420, 240, 22),
            (Noise, 10, 30, 4200, 3000, 30),
            (Noise, 90, 24, 5200, 3600, 24),
            (Noise, 140, 30, 3600, 2800, 28),
            (Noise, 230, 22, 4800, 3000, 18),
        ],
        Sound::Splash => &[
            (Noise, 0, 520, 2600, 500, 34),
            (Sine, 60, 90, 620, 1100, 8),
            (Sine, 190, 80, 760, 1300, 6),
        ],
        Sound::Knock => &[(Triangle, 0, 90, 210, 120, 16), (Noise, 0, 40, 1800, 900, 12)],
        Sound::Chop => &[(Noise, 0, 50, 1500, 600, 40), (Triangle, 0, 140, 170, 70, 22)],
        Sound::Coin => &[(Sine, 0, 260, 1568, 1568, 6), (Sine, 50, 320, 2093, 2093, 5)],
        Sound::Die => &[
            (Noise, 0, 28, 3600, 2800, 30),
            (Noise, 80, 28, 4000, 2900, 28),
            (Noise, 170, 28, 3400, 2600, 24),
            (Noise, 290, 28, 3700, 2800, 18),
            (Triangle, 430, 70, 300, 220, 14),
        ],
        Sound::Storm => &[
            (Noise, 0, 1500, 180, 1400, 42),
            (Noise, 500, 1000, 1200, 260, 30),
            (Saw, 0, 1300, 48, 62, 6),
        ],
        Sound::Fall => &[
            (Noise, 0, 260, 3200, 1200, 26),
            (Noise, 180, 1300, 900, 90, 46),
            (Sine, 220, 900, 110, 32, 26),
        ],
        Sound::Shadow => &[
            (Sine, 0, 1200, 220, 196, 9),
            (Sine, 60, 1200, 233, 185, 9),
            (Noise, 0, 1100, 700, 320, 14),
        ],
        Sound::Tick => &[(Triangle, 0, 60, 1240, 1180, 14)],
        Sound::Victory => &[
            (Triangle, 0, 240, 392, 392, 12),
            (Triangle, 150, 240, 523, 523, 12),
            (Triangle, 300, 240, 659, 659, 12),
            (Triangle, 450, 700, 784, 784, 14),
        ],
        Sound::Defeat => &[
            (Triangle, 0, 320, 392, 380, 11),
            (Triangle, 260, 340, 330, 318, 11),
            (Triangle, 540, 800, 262, 220, 12),
        ],
    }
}

/// A sound comes so much after what is seen: to prepare the first one takes a page a tenth of a second.
const HEARD_MILLIS: u32 = 20;
/// A voice swells for so many seconds.
const SWELL: f64 = 0.012;
/// As good as silent; a volume that falls by parts never reaches nothing.
const SILENT: f32 = 0.0001;

/// Plays a sound, from 0 to 100 loud. Browsers allow it only after the first touch; before that nothing
/// is tried.
pub(crate) fn play(sound: Sound, volume: u8) {
    if volume > 0 && touched() {
        mark(&format!("sound {sound:?}"));
        later(HEARD_MILLIS, move || drop(try_play(sound, volume)));
    }
}

/// Has the person touched the page? A browser that cannot tell is asked all the same.
fn touched() -> bool {
    let active = js_sys::Reflect::get(&window().navigator(), &"userActivation".into());
    let been = active.and_then(|active| js_sys::Reflect::get(&active, &"hasBeenActive".into()));
    been.map_or(true, |been| been.as_bool() != Some(false))
}

/// What is made once: the way to the loudspeaker, and noise for longer than any voice.
type Studio = (AudioContext, AudioBuffer);

thread_local! {
    static STUDIO: RefCell<Option<Studio>> = const { RefCell::new(None) };
}

fn studio() -> Result<Studio, JsValue> {
    if let Some(known) = STUDIO.with_borrow(Clone::clone) {
        return Ok(known);
    }
    let audio = AudioContext::new()?;
    let rate = audio.sample_rate();
    let samples = 2 * rate as u32;
    let noise = audio.create_buffer(1, samples, rate)?;
    noise.copy_to_channel(&hiss(samples), 0)?;
    STUDIO.set(Some((audio.clone(), noise.clone())));
    Ok((audio, noise))
}

/// Noise without a pitch, each time the same.
fn hiss(samples: u32) -> Vec<f32> {
    let mut bits = 1_u32;
    let mut next = || {
        bits = bits.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (bits >> 16) as f32 / 32_768.0 - 1.0
    };
    (0..samples).map(|_| next()).collect()
}

fn try_play(sound: Sound, volume: u8) -> Result<(), JsValue> {
    let (audio, noise) = studio()?;
    if audio.state() == AudioContextState::Suspended {
        let _ = audio.resume()?; // heard from the next sound on
    }
    voices(sound).iter().try_for_each(|voice| sing(&audio, &noise, *voice, volume))
}

fn sing(
    audio: &AudioContext,
    noise: &AudioBuffer,
    (shape, after, length, from, to, loud): Voice,
    volume: u8,
) -> Result<(), JsValue> {
    let begin = audio.current_time() + f64::from(after) / 1000.0;
    let end = begin + f64::from(length) / 1000.0;
    let (from, to) = (f32::from(from), f32::from(to));
    let gain = audio.create_gain()?;
    let swell = gain.gain();
    // Twice as loud to the ear is four times as much.
    let part = f32::from(volume) / 100.0;
    swell.set_value_at_time(SILENT, begin)?;
    swell
        .exponential_ramp_to_value_at_time(f32::from(loud) / 100.0 * part * part, begin + SWELL)?;
    swell.exponential_ramp_to_value_at_time(SILENT, end)?;
    gain.connect_with_audio_node(&audio.destination())?;
    let glide = |pitch: web_sys::AudioParam| -> Result<(), JsValue> {
        pitch.set_value_at_time(from, begin)?;
        pitch.exponential_ramp_to_value_at_time(to, end)?;
        Ok(())
    };
    let tone = match shape {
        Shape::Sine => OscillatorType::Sine,
        Shape::Triangle => OscillatorType::Triangle,
        Shape::Saw => OscillatorType::Sawtooth,
        Shape::Noise => {
            let (source, filter) = (audio.create_buffer_source()?, audio.create_biquad_filter()?);
            source.set_buffer(Some(noise));
            filter.set_type(BiquadFilterType::Bandpass);
            glide(filter.frequency())?;
            source.connect_with_audio_node(&filter)?;
            filter.connect_with_audio_node(&gain)?;
            return source.start_with_when_and_grain_offset_and_grain_duration(
                begin,
                0.0,
                end - begin,
            );
        }
    };
    let source = audio.create_oscillator()?;
    source.set_type(tone);
    glide(source.frequency())?;
    source.connect_with_audio_node(&gain)?;
    source.start_with_when(begin)?;
    source.stop_with_when(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Sound; 13] = [
        Sound::Turn,
        Sound::Crackle,
        Sound::Splash,
        Sound::Knock,
        Sound::Chop,
        Sound::Coin,
        Sound::Die,
        Sound::Storm,
        Sound::Fall,
        Sound::Shadow,
        Sound::Tick,
        Sound::Victory,
        Sound::Defeat,
    ];

    /// What an ear tells sounds apart by: how long they last, how high they are, and how rough.
    fn heard(sound: Sound) -> (u32, u32, u32) {
        let all = voices(sound);
        let weigh = |of: fn(&Voice) -> u32| {
            let weight = |voice: &Voice| u32::from(voice.2) * u32::from(voice.5);
            let whole: u32 = all.iter().map(weight).sum();
            all.iter().map(|voice| of(voice) * weight(voice)).sum::<u32>() / whole
        };
        let end = all.iter().map(|voice| u32::from(voice.1 + voice.2)).max();
        let pitch = weigh(|voice| u32::from(voice.3 + voice.4) / 2);
        let rough = weigh(|voice| if voice.0 == Shape::Noise { 100 } else { 0 });
        (end.expect("a sound has voices"), pitch, rough)
    }

    #[test]
    fn sounds_can_be_told_apart() {
        let far = |one: u32, other: u32| one.abs_diff(other) * 5 > one.max(other);
        for (at, one) in ALL.into_iter().enumerate() {
            for other in &ALL[at + 1..] {
                let (a, b) = (heard(one), heard(*other));
                let apart = far(a.0, b.0) || far(a.1, b.1) || a.2.abs_diff(b.2) > 30;
                assert!(apart, "{one:?} {a:?} sounds like {other:?} {b:?}");
            }
        }
    }

    #[test]
    fn a_sound_is_short_and_none_is_louder_than_a_loudspeaker() {
        for sound in ALL {
            assert!(heard(sound).0 <= 1_700, "{sound:?}");
            let loud: u32 = voices(sound).iter().map(|voice| u32::from(voice.5)).sum();
            assert!(loud <= 130, "{sound:?}: {loud}");
            let heard = |&(_, _, length, from, to, loud): &Voice| {
                length >= 20 && loud > 0 && from.min(to) >= 30
            };
            assert!(voices(sound).iter().all(heard), "{sound:?}");
        }
    }

    #[test]
    fn noise_has_no_pitch_and_stays_within_bounds() {
        let samples = hiss(20_000);
        assert!(samples.iter().all(|sample| (-1.0..=1.0).contains(sample)));
        let mean: f32 = samples.iter().sum::<f32>() / 20_000.0;
        assert!(mean.abs() < 0.05, "{mean}");
    }
}
