let audio: AudioContext | undefined;

/** A short tone and a tap of the phone: a high one for a good code, a low one for a wrong code. */
export function signal(good: boolean): void {
  navigator.vibrate?.(good ? 60 : [60, 60, 60]);
  try {
    audio ??= new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = good ? 1320 : 220;
    volume.gain.value = 0.08;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + (good ? 0.09 : 0.25));
  } catch {
    // A browser without sound.
  }
}
