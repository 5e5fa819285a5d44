import { clockWords } from './clock-words.ts'

interface TimerDigitsProps {
  left: number
  length: number
  hasHalf: boolean
  dimmed: boolean
}

/** In its second it is read from five metres; a screen reader hears the moments that count. */
export function TimerDigits({ left, length, hasHalf, dimmed }: TimerDigitsProps) {
  const clock = clockWords(left)
  const done = 1 - left / length
  return (
    <>
      <p
        role="timer"
        aria-label="Temps restant"
        className={dimmed ? 'hall-digits hall-digits-dimmed' : 'hall-digits'}
      >
        {clock}
      </p>
      <p role="status" className="sr-only">
        {momentWords(left, length, hasHalf)}
      </p>
      <svg viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true" className="hall-progress">
        <rect y="5" width="1000" height="14" className="hall-progress-rest" />
        <rect y="5" width={1000 * done} height="14" className="hall-progress-done" />
        {hasHalf && <rect x="497" width="6" height="24" className="hall-progress-half" />}
        <rect x={Math.min(982, 1000 * done)} y="2" width="18" height="20" className="hall-progress-ball" />
      </svg>
    </>
  )
}

/** Each stays for a while, so that it is said once. */
function momentWords(left: number, length: number, hasHalf: boolean): string {
  const seconds = Math.ceil(left / 1000)
  if (seconds === 0) return 'Fin du bloc'
  if (seconds <= 60) return 'Une minute'
  const half = Math.round(length / 2000)
  if (hasHalf && seconds <= half && seconds > half - 20) return 'Mi-temps'
  if (seconds <= 300 && seconds > 280) return 'Cinq minutes'
  return ''
}
