import type { Advice } from '../../contract/coach-advice.ts'
import { dateOf } from '../club-time.ts'
import { ScoreScale } from './score-scale.tsx'

interface AdviceReasonsProps {
  advice: Advice
  timeZone: string
  now: Date
}

export function AdviceReasons({ advice, timeZone, now }: AdviceReasonsProps) {
  const { kind, title, reasons } = advice
  const { scale, facts, change } = reasons
  return (
    <section className="advice-reasons" aria-label={`Pourquoi ce conseil\u00A0: ${title}`}>
      <h3>Pourquoi ce conseil</h3>
      {scale && <ScoreScale scale={scale} urgent={kind === 'improvement'} />}
      <ul>
        {facts.map(({ text, quote, at }) => (
          <li key={`${text} ${at}`}>
            <p className="advice-line">
              <span>{text}</span>
              {at && <time dateTime={at}>{dateOf(at, timeZone, now)}</time>}
            </p>
            {quote && <p className="advice-quote">«&nbsp;{quote}&nbsp;»</p>}
          </li>
        ))}
      </ul>
      <p className="text-sm">
        <b className="font-[650]">Ce qui le ferait changer&nbsp;:</b> {change}
      </p>
    </section>
  )
}
