/** What rings: two notes at half-time, three at the end. Browsers play only after a tap (`unlockSound`). */

let sound: AudioContext | undefined

/** To be called in the tap that starts a block. */
export function unlockSound(): void {
  // An iPhone that is set to silent plays all the same.
  const session = (navigator as { audioSession?: { type: string } }).audioSession
  if (session) session.type = 'playback'
  sound ??= new AudioContext()
  void sound.resume().catch(() => {})
}

export function ring(notes: 2 | 3): void {
  // Absent on iPhones.
  navigator.vibrate?.(400)
  if (!sound || sound.state !== 'running') return
  for (let note = 0; note < notes; note++) playNote(sound, sound.currentTime + note * 0.35, note)
}

function playNote(context: AudioContext, at: number, note: number): void {
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: 660 * 1.26 ** note })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.9, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(at)
  oscillator.stop(at + 0.7)
}
