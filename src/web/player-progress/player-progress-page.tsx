import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Progress } from '../../contract/player-progress.ts'
import type { SetScores } from '../../contract/players.ts'
import { categories, type Category } from '../../domain/category.ts'
import { nextStep } from '../../domain/next-step.ts'
import {
  completionByCategory,
  completionOf,
  defaultProgress,
  isEvaluation,
  type ProgressEntry,
  progressOf,
} from '../../domain/player-progress.ts'
import { highestScore, scoreNames, scoresOf } from '../../domain/player-scores.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { Reading, useLastError } from '../app/reading.tsx'
import { MasteryOverTime } from '../technique-evaluations/mastery-over-time.tsx'
import { PageHeader, Section } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/states.tsx'
import { TableRadar } from '../ui/table-radar.tsx'
import { isGone, isUnreachable } from '../app/call.ts'
import { useNow } from '../app/use-now.ts'
import { masteredTechniques } from '../technique-evaluations/evaluation-words.ts'
import { LastChange, newSinceVisit } from './last-change.tsx'
import { ProgressTable } from './progress-table.tsx'
import { markSeen, progressQuery } from './queries.ts'
import { TechniqueSection } from './technique-section.tsx'
import './player-progress.css'

const PlayerRoad = lazyPart(
  async () => (await import('./player-road.tsx')).PlayerRoad,
  <Skeleton label="Chargement de votre parcours" rows={4} />,
)

export function PlayerProgressPage() {
  const query = useQuery(progressQuery)
  const seenBefore = usePreviousVisit(query)
  const trouble = useLastError(query)
  const progress = isGone(trouble) ? undefined : query.data
  return (
    <>
      <PageHeader
        title="Ma Progression"
        subtitle={progress && masteredTechniques(completionOf(progressOf(progress.evaluations)))}
      />
      <Reading
        query={query}
        className="page-notice"
        otherwise="Une erreur est survenue lors du chargement de votre progression"
      >
        <Skeleton label="Chargement de votre progression" rows={4} />
      </Reading>
      {progress && <KnownProgress progress={progress} seenBefore={seenBefore} />}
      {!progress && trouble && !isUnreachable(trouble) && <Techniques entries={defaultProgress} />}
    </>
  )
}

interface KnownProgressProps {
  progress: Progress
  seenBefore: string | null
}

function KnownProgress({ progress, seenBefore }: KnownProgressProps) {
  const timeZone = useTimeZone()
  const now = useNow()
  const history = progress.evaluations.filter(isEvaluation)
  const entries = progressOf(history)
  const next = nextStep(entries)
  const { lastChange, techniqueIds, others } = newSinceVisit(history, seenBefore)
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
        <PlayerRoad entries={entries} />
        <Techniques entries={entries} openFor={next} newIds={techniqueIds} refresh={progress.refresh} />
        <div className="progress-aside">
          <OwnScores latest={progress.aiSettingsHistory[0]} />
          <ProgressTip entries={entries} next={next} />
        </div>
      </div>
    </>
  )
}

const none: ReadonlySet<string> = new Set()

interface TechniquesProps {
  entries: readonly ProgressEntry[]
  /** The technique whose section is open at first; by default the first section is. */
  openFor?: ProgressEntry | null | undefined
  newIds?: ReadonlySet<string> | undefined
  refresh?: readonly string[] | undefined
}

function Techniques({ entries, openFor, newIds = none, refresh = [] }: TechniquesProps) {
  const openCategory = openFor?.category ?? categories[0]
  return (
    <Section title="Mes techniques">
      {categories.map((category) => (
        <TechniqueSection
          key={category}
          category={category}
          entries={entries.filter((entry) => entry.category === category)}
          newIds={newIds}
          refresh={refresh}
          startsOpen={category === openCategory}
        />
      ))}
    </Section>
  )
}

function OwnScores({ latest }: { latest: SetScores | undefined }) {
  if (!latest) return null
  const scores = scoresOf(latest)
  return (
    <Section title="Mes quatre notes">
      <div className="own-radar">
        <TableRadar names={scoreNames} scores={scores} max={highestScore} />
      </div>
      <dl className="own-scores">
        {categories.map((skill) => (
          <div key={skill}>
            <dt>{scoreNames[skill]}</dt>
            <dd className="numeral">
              {scores[skill]}
              <small>/{highestScore}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

interface ProgressTipProps {
  entries: readonly ProgressEntry[]
  next: ProgressEntry | null
}

function ProgressTip(props: ProgressTipProps) {
  return (
    <section className="progress-tip" aria-labelledby="progress-tip">
      <h2 id="progress-tip">Conseil de progression</h2>
      <p>{tipFor(props)}</p>
    </section>
  )
}

function tipFor({ entries, next }: ProgressTipProps): string {
  if (next) return tipForStep(next, entries)
  if (entries.every(({ status }) => status === 'not_evaluated')) {
    return 'Votre entraineur n’a encore rien évalué. Demandez-lui par quelle technique commencer.'
  }
  const { mastered, total } = completionOf(entries)
  if (mastered === total) {
    return 'Vous maîtrisez toutes vos techniques. Continuez à les travailler pour les garder.'
  }
  return 'Aucune technique n’est en progression. Choisissez la prochaine avec votre entraineur.'
}

const wholeCategory: Readonly<Record<Category, string>> = {
  service: 'tous vos services',
  initiative: 'tous vos gestes d’initiative',
  counter: 'tous vos gestes de contre-initiative',
  defense: 'tous vos gestes de défense',
}

function tipForStep(
  { name, category, coachNotes }: ProgressEntry,
  entries: readonly ProgressEntry[],
): string {
  const { mastered, total } = completionByCategory(entries)[category]
  if (total - mastered === 1) {
    return `«\u00A0${name}\u00A0» est votre prochaine étape\u00A0: une fois cette technique maîtrisée, ${wholeCategory[category]} le seront.`
  }
  const how = coachNotes
    ? 'relisez la note de votre entraineur, puis travaillez-la à la prochaine séance.'
    : 'travaillez cette technique à la prochaine séance.'
  return `«\u00A0${name}\u00A0» est votre prochaine étape\u00A0: ${how}`
}

/** The time up to which the player had seen the progress before this visit. Marks what the page shows as seen. */
function usePreviousVisit({ data, isFetching }: UseQueryResult<Progress>): string | null {
  const [atOpening, setAtOpening] = useState<Pick<Progress, 'seenUntil'> | null>(null)
  // Not from the cache, which may not know what was seen on another device.
  if (atOpening === null && data && !isFetching) setAtOpening({ seenUntil: data.seenUntil })
  // Identified by the newest evaluation; a progress without evaluations can be seen, too.
  const shown = atOpening === null ? null : (data?.evaluations[0]?.evaluationId ?? 'none')
  useEffect(() => (shown ? onceVisible(() => void markSeen()) : undefined), [shown])
  return (atOpening ?? data)?.seenUntil ?? null
}

/** Runs `act` once the tab is visible: in a background tab nothing was seen. @returns cancels it */
function onceVisible(act: () => void): () => void {
  const control = new AbortController()
  const actIfVisible = () => {
    if (document.hidden) return
    control.abort()
    act()
  }
  document.addEventListener('visibilitychange', actIfVisible, control)
  actIfVisible()
  return () => control.abort()
}
