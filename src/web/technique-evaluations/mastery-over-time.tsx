import type { Evaluation } from '../../contract/technique-evaluations.ts'
import { masteryOverTime } from '../../domain/player-progress.ts'
import { clubDay, writtenDate } from '../club-time.ts'
import { Staircase } from '../ui/staircase.tsx'
import { EmptyState } from '../ui/states.tsx'

interface MasteryOverTimeProps {
  /** A player's whole history. */
  evaluations: readonly Evaluation[]
  timeZone: string
  now: Date
}

/** How many techniques a player masters, what the last weeks brought, and the staircase of all of it. */
export function MasteryOverTime({ evaluations, timeZone, now }: MasteryOverTimeProps) {
  const steps = masteryOverTime(evaluations, (instant) => clubDay(new Date(instant), timeZone))
  if (steps.length === 0) {
    return (
      <EmptyState title="Aucune technique maîtrisée pour le moment" compact>
        L’escalier monte d’une marche à chaque technique maîtrisée.
      </EmptyState>
    )
  }
  const since = new Date(now.getTime() - recentDays * 86_400_000)
  const sinceDay = clubDay(since, timeZone)
  const mastered = steps.at(-1)?.mastered ?? 0
  const gained = mastered - (steps.findLast(({ day }) => day <= sinceDay)?.mastered ?? 0)
  return (
    <>
      <p className="mt-3 mb-1">
        <span className="numeral text-6xl">{mastered}</span>{' '}
        {mastered > 1 ? 'techniques maîtrisées' : 'technique maîtrisée'}
        {gained !== 0 && (
          <>
            ,{' '}
            <b>
              {gained > 0 ? '+' : '−'}&nbsp;{Math.abs(gained)} depuis le{' '}
              {writtenDate(since.toISOString(), timeZone).replace(/ \d{4}$/, '')}
            </b>
          </>
        )}
      </p>
      <Staircase
        label="Techniques maîtrisées"
        steps={steps.map(({ day, mastered: value }) => ({ day, value }))}
        until={clubDay(now, timeZone)}
      />
    </>
  )
}

const recentDays = 30
