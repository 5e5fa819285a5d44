import { useQuery } from '@tanstack/react-query'
import type { Progress } from '../../contract/player-progress.ts'
import { categories } from '../../domain/exercise.ts'
import { nextStep } from '../../domain/next-step.ts'
import {
  completionOf,
  defaultProgress,
  isAccepted,
  type ProgressEntry,
  progressOf,
} from '../../domain/player-progress.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { Reading, useTrouble } from '../reading.tsx'
import { MasteryOverTime } from '../technique-evaluations/mastery-over-time.tsx'
import { PageHeader, Section } from '../ui/layout.tsx'
import { Skeleton } from '../ui/states.tsx'
import { isGone, isUnreachable } from '../unreachable.ts'
import { useNow } from '../use-now.ts'
import { LastChange } from './last-change.tsx'
import { OwnScores } from './own-scores.tsx'
import { ProgressTable } from './progress-table.tsx'
import { ProgressTip } from './progress-tip.tsx'
import { progressQuery } from './queries.ts'
import { standingOut } from './standing-out.ts'
import { TechniqueSection } from './technique-section.tsx'
import { useSeenBefore } from './use-seen-before.ts'
import './player-progress.css'

export function PlayerProgressPage() {
  const query = useQuery(progressQuery)
  const seenBefore = useSeenBefore(query)
  const trouble = useTrouble(query)
  const progress = isGone(trouble) ? undefined : query.data
  return (
    <>
      <PageHeader title="Ma Progression" subtitle={progress && masteredOf(progress)} />
      <Reading
        query={query}
        className="mb-5"
        otherwise="Une erreur est survenue lors du chargement de votre progression"
      >
        <Skeleton label="Chargement de votre progression" rows={4} />
      </Reading>
      {progress && <KnownProgress progress={progress} seenBefore={seenBefore} />}
      {!progress && trouble && !isUnreachable(trouble) && <Techniques entries={defaultProgress} />}
    </>
  )
}

/** « 7 techniques maîtrisées sur 16 ». */
function masteredOf({ evaluations }: Progress): string {
  const { mastered, total } = completionOf(progressOf(evaluations))
  const plural = mastered > 1 ? 's' : ''
  return `${mastered} technique${plural} maîtrisée${plural} sur ${total}`
}

interface KnownProgressProps {
  progress: Progress
  seenBefore: string | null
}

function KnownProgress({ progress, seenBefore }: KnownProgressProps) {
  const timeZone = useTimeZone()
  const now = useNow()
  const history = progress.evaluations.filter(isAccepted)
  const entries = progressOf(history)
  const next = nextStep(entries)
  const { lastChange, techniqueIds, others } = standingOut(history, seenBefore)
  return (
    <>
      <LastChange
        change={lastChange}
        others={others}
        isFirstVisit={seenBefore === null}
        timeZone={timeZone}
        now={now}
      />
      <div className="progress-page">
        <ProgressTable entries={entries} next={next} />
        <MasteryOverTime evaluations={history} timeZone={timeZone} now={now} />
        <Techniques entries={entries} openFor={next} newIds={techniqueIds} />
        <div className="progress-aside">
          <OwnScores latest={progress.aiSettingsHistory[0]} />
          <ProgressTip entries={entries} next={next} />
        </div>
      </div>
    </>
  )
}

interface TechniquesProps {
  entries: readonly ProgressEntry[]
  /** The technique whose section is open at first; by default the first section is. */
  openFor?: ProgressEntry | null | undefined
  newIds?: ReadonlySet<string> | undefined
}

function Techniques({ entries, openFor, newIds = none }: TechniquesProps) {
  const openCategory = openFor?.category ?? categories[0]
  return (
    <Section title="Mes techniques">
      {categories.map((category) => (
        <TechniqueSection
          key={category}
          category={category}
          entries={entries.filter((entry) => entry.category === category)}
          newIds={newIds}
          startsOpen={category === openCategory}
        />
      ))}
    </Section>
  )
}

const none: ReadonlySet<string> = new Set()
