import { endOf, type Striker } from '../../domain/drills/rally.ts'

interface StrokeListProps {
  strokes: readonly string[]
  strikers: readonly Striker[]
  /** The one in play, counted from 1. */
  step?: number | null
}

/** A sentence a stroke, by the numbers of the drawing; read aloud as they are played. */
export function StrokeList({ strokes, strikers, step = null }: StrokeListProps) {
  return (
    <>
      <ol className="drill-strokes">
        {strokes.map((stroke, index) => (
          <li key={`${index} ${stroke}`} aria-current={step === index + 1 ? 'step' : undefined}>
            <span aria-hidden="true" className={endOf(strikers[index]!) === 'left' ? 'stroke-a' : 'stroke-b'}>
              {index + 1}
            </span>
            <span>{capital(stroke)}</span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {step !== null && `${step}. ${strokes[step - 1] ?? ''}`}
      </p>
    </>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
