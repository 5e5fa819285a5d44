import { Link } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import type { Advice } from '../../contract/coach-advice.ts'
import { dateOf } from '../clubs/club-time.ts'
import { ExerciseThumbnail } from '../drills/exercise-thumbnail.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { successLabel } from '../drills/success-label.ts'
import { ScoreScale } from './score-scale.tsx'

interface AdviceCardProps {
  advice: Advice
  timeZone: string
  now: Date
}

/** A piece of advice, with its reasons beside it. */
export function AdviceCard({ advice, timeZone, now }: AdviceCardProps) {
  const { category, title, summary, tips, exercises } = advice
  const titleId = useId()
  return (
    <article className="advice" aria-labelledby={titleId}>
      <header className="advice-head">
        {category ? <CategoryGlyph category={category} /> : <RotateCcw aria-hidden="true" />}
        <h2 id={titleId}>{title}</h2>
        <p>{summary}</p>
      </header>
      <AdviceReasons advice={advice} timeZone={timeZone} now={now} />
      <div className="advice-body">
        <section>
          <h3>{tips.length} conseils</h3>
          <ol>
            {tips.map(({ stroke, about, text }, index) => (
              <li key={stroke} className="advice-tip">
                <span className="advice-number" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <p className="note">{stroke}</p>
                  <p>
                    <b className="strong">{about.replace(/\.$/, '')}.</b> {text}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h3>{exercises.length} exercices</h3>
          <ul>
            {exercises.map((exercise) => (
              <Exercise key={`${exercise.technique} - ${exercise.effect}`} exercise={exercise} />
            ))}
          </ul>
        </section>
      </div>
    </article>
  )
}

function AdviceReasons({ advice, timeZone, now }: AdviceCardProps) {
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
      <p className="small">
        <b className="strong">Ce qui le ferait changer&nbsp;:</b> {change}
      </p>
    </section>
  )
}

function Exercise({ exercise }: { exercise: Advice['exercises'][number] }) {
  const { type, technique, effect, name, drillId, drill, minutes } = exercise
  const { description, success, variant, because, changes = [] } = exercise
  return (
    <li className="advice-exercise">
      <ExerciseThumbnail category={type} drill={drill} />
      <div>
        <p className="advice-line">
          <b className="strong">
            <bdi>
              {technique} - {effect}
            </bdi>
          </b>
          <b className="advice-minutes">{minutes} min</b>
        </p>
        {because.length > 0 && <p className="note">{because.join(', ')}</p>}
        {changes.map((change) => (
          <p key={change}>{change}</p>
        ))}
        {description && (
          <details>
            <summary>{name ?? 'Comment le faire'}</summary>
            <p>{description}</p>
            {success && (
              <p>
                <b className="strong">{successLabel}&nbsp;:</b> {success}
              </p>
            )}
            {variant && (
              <p>
                <b className="strong">
                  {variant.kind === 'easier' ? 'Plus facile' : 'Plus difficile'}&nbsp;:
                </b>{' '}
                {variant.text}
              </p>
            )}
          </details>
        )}
        {drillId && (
          <Link
            className="link"
            to="/player/exercises/$id"
            params={{ id: drillId }}
            aria-label={`Voir l’exercice ${name}`}
          >
            Voir l’exercice
          </Link>
        )}
      </div>
    </li>
  )
}
