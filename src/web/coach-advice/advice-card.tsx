import { Link } from '@tanstack/react-router'
import { ChevronDown, RotateCcw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Advice } from '../../contract/coach-advice.ts'
import { ExerciseThumbnail } from '../drills/exercise-thumbnail.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { counted } from '../ui/counted.ts'
import { AdviceReasons } from './advice-reasons.tsx'
import { GestureInFull } from './gesture-in-full.tsx'
import { ScoreScale } from './score-scale.tsx'

interface AdviceCardProps {
  advice: Advice
  timeZone: string
  now: Date
}

/** A piece of advice on one screen; why, and how in full, are behind. */
export function AdviceCard({ advice, timeZone, now }: AdviceCardProps) {
  const { kind, category, title, summary, tips, exercises, reasons } = advice
  const titleId = useId()
  return (
    <article className="advice" aria-labelledby={titleId}>
      <header className="advice-head">
        {category ? <CategoryGlyph category={category} /> : <RotateCcw aria-hidden="true" />}
        <h2 id={titleId}>{title}</h2>
        {reasons.scale && <ScoreScale scale={reasons.scale} urgent={kind === 'improvement'} />}
        <p>{summary}</p>
      </header>
      <div className="advice-body">
        <section>
          <h3>{counted(tips.length, 'conseil')}</h3>
          <p className="note">{tips[0]?.stroke}</p>
          <ol>
            {tips.map(({ about }, index) => (
              <li key={about} className="advice-tip">
                <span className="advice-number" aria-hidden="true">
                  {index + 1}
                </span>
                <span>{about}</span>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h3>{counted(exercises.length, 'exercice')}</h3>
          <p className="note">Un seul par entrainement</p>
          <ul>
            {exercises.map((exercise) => (
              <Exercise key={`${exercise.technique} - ${exercise.effect}`} exercise={exercise} />
            ))}
          </ul>
        </section>
      </div>
      <Behind words="Pourquoi ce conseil" of={title}>
        <AdviceReasons advice={advice} timeZone={timeZone} now={now} />
      </Behind>
      <Behind words="Comment faire" of={title}>
        <GestureInFull advice={advice} />
      </Behind>
    </article>
  )
}

/** `of` tells the disclosures of several cards apart. */
function Behind({ words, of, children }: { words: string; of: string; children: ReactNode }) {
  return (
    <details className="advice-more">
      <summary>
        <span>
          {words}
          <span className="sr-only">&nbsp;: {of}</span>
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}

function Exercise({ exercise }: { exercise: Advice['exercises'][number] }) {
  const { type, technique, effect, name, drillId, drill, minutes, changes = [] } = exercise
  const pair = `${technique} - ${effect}`
  return (
    <li className="advice-exercise">
      <ExerciseThumbnail category={type} drill={drill} />
      <div>
        <p className="advice-line">
          <b className="strong">
            <bdi>
              {drillId ? (
                <Link className="link" to="/player/exercises/$id" params={{ id: drillId }}>
                  {name}
                </Link>
              ) : (
                pair
              )}
            </bdi>
          </b>
          <b className="advice-minutes">{minutes} min</b>
        </p>
        {drillId && <p className="note">{pair}</p>}
        {changes.map((change) => (
          <p key={change} className="small">
            {change}
          </p>
        ))}
      </div>
    </li>
  )
}
