import type { Advice } from '../../contract/coach-advice.ts'
import { dateOf } from '../clubs/club-time.ts'

interface AdviceReasonsProps {
  advice: Advice
  timeZone: string
  now: Date
}

/** The facts behind a card, why each exercise is on it, and what would make it go. */
export function AdviceReasons({ advice, timeZone, now }: AdviceReasonsProps) {
  const { exercises, reasons } = advice
  return (
    <>
      <ul>
        {reasons.facts.map(({ text, quote, at }) => (
          <li key={`${text} ${at}`}>
            <p className="advice-line">
              <span>{text}</span>
              {at && <time dateTime={at}>{dateOf(at, timeZone, now)}</time>}
            </p>
            {quote && <p className="advice-quote">«&nbsp;{quote}&nbsp;»</p>}
          </li>
        ))}
        {exercises
          .filter(({ because }) => because.length > 0)
          .map(({ technique, effect, because }) => (
            <li key={`${technique} - ${effect}`}>
              <bdi>
                {technique} - {effect}
              </bdi>
              &nbsp;: {because.join(', ')}
            </li>
          ))}
      </ul>
      <p>
        <b className="strong">Ce qui le ferait changer&nbsp;:</b> {reasons.change}
      </p>
    </>
  )
}
