import { masteryOverTime } from '../../domain/player-progress.ts'
import type { Evaluation } from '../../domain/technique-evaluation.ts'
import { clubDay, daysBetween } from '../clubs/club-time.ts'
import { Section } from '../ui/layout.tsx'
import { Staircase } from '../ui/staircase.tsx'
import { EmptyState } from '../ui/states.tsx'

const recentDays = 30

interface MasteryOverTimeProps {
  /** A player's whole history. */
  evaluations: readonly Evaluation[]
  timeZone: string
  now: Date
}

/** How many techniques a player masters, what the last weeks brought, and the staircase of all of it. */
export function MasteryOverTime({ evaluations, timeZone, now }: MasteryOverTimeProps) {
  const steps = masteryOverTime(evaluations, (instant) => clubDay(new Date(instant), timeZone))
  const today = clubDay(now, timeZone)
  const mastered = steps.at(-1)?.mastered ?? 0
  const before = steps.findLast(({ day }) => daysBetween(day, today) >= recentDays)?.mastered ?? 0
  return (
    <Section title="Maîtrise dans le temps">
      {steps.length === 0 ? (
        <EmptyState title="Aucune technique maîtrisée pour le moment" compact>
          L’escalier monte d’une marche à chaque technique maîtrisée.
        </EmptyState>
      ) : (
        <>
          <p className="staircase-count">
            <span className="numeral">{mastered}</span>{' '}
            {mastered > 1 ? 'techniques maîtrisées' : 'technique maîtrisée'}
            {mastered !== before && (
              <b className="strong">
                , {mastered > before ? '+' : '−'}&nbsp;{Math.abs(mastered - before)} en {recentDays}
                &nbsp;jours
              </b>
            )}
          </p>
          <Staircase
            label="Techniques maîtrisées"
            steps={steps.map(({ day, mastered: value }) => ({ day, value }))}
            until={today}
          />
        </>
      )}
    </Section>
  )
}
