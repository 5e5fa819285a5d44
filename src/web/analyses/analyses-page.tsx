import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { enoughSessions } from '../../domain/analyses.ts'
import { useMe } from '../accounts/queries.ts'
import { CallFailed } from '../app/call.ts'
import { Reading, useLastError } from '../app/reading.tsx'
import { useHasRight } from '../clubs/use-has-right.ts'
import { NeedsClub } from '../clubs/needs-club.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { PageHeader } from '../ui/layout.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { AnalysesTabs } from './analyses-tabs.tsx'
import { AttendanceSection } from './attendance-section.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { analysesQuery } from './queries.ts'
import type { WantedRows } from './wanted-rows.ts'
import './analyses.css'

const loadParts = {
  attention: () => import('./attention-sections.tsx'),
  players: () => import('./players-sections.tsx'),
  programme: () => import('./programme-sections.tsx'),
}
const AttentionSections = lazy(async () => ({
  default: (await loadParts.attention()).AttentionSections,
}))
const PlayersSections = lazy(async () => ({ default: (await loadParts.players()).PlayersSections }))
const ProgrammeSections = lazy(async () => ({ default: (await loadParts.programme()).ProgrammeSections }))
const AnalysesNotInPlan = lazy(async () => ({
  default: (await import('./analyses-not-in-plan.tsx')).AnalysesNotInPlan,
}))

const title = 'Analyses'

export function AnalysesPage() {
  const { club } = useMe()
  if (club) return <ClubAnalyses timeZone={club.timeZone} />
  return (
    <>
      <PageHeader title={title} />
      <NeedsClub>On lit ici ce que donnent les séances d’un club.</NeedsClub>
    </>
  )
}

function ClubAnalyses({ timeZone }: { timeZone: string }) {
  const search = useSearch({ from: '/coach-area/coach/analyses' })
  const query = useQuery(analysesQuery(search))
  const hasRight = useHasRight('detailedAnalyses')
  const navigate = useNavigate()
  const error = useLastError(query)
  // Beside the reading, not after it.
  useEffect(() => {
    for (const load of Object.values(loadParts)) void load().catch(() => {})
  }, [])
  const { data } = query
  const isRefused = error instanceof CallFailed && error.refusal === 'not-in-plan'
  // Without network, the plan that is known says it.
  if (isRefused || (hasRight === false && data === undefined)) {
    return (
      <>
        <PageHeader title={title} />
        <AnalysesTabs search={search} />
        <Suspense fallback={<Skeleton label="Chargement" />}>
          <AnalysesNotInPlan />
        </Suspense>
      </>
    )
  }
  const openRows = (wanted: WantedRows) =>
    void navigate({ to: '/coach/analyses/lignes', search: { players: search.players, ...wanted } })
  const missing = enoughSessions - (data?.rolledSessions ?? 0)
  return (
    <div className="analyses-page">
      <PageHeader
        title={title}
        actions={
          data &&
          missing <= 0 && (
            <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              Imprimer
            </Button>
          )
        }
      />
      <AnalysesTabs search={search} />
      {(!data || missing <= 0) && <PeriodChoice path="/coach/analyses" search={search} timeZone={timeZone} />}
      <Reading query={query} otherwise="Erreur lors du chargement des données">
        <Skeleton label="Chargement des analyses" rows={6} />
      </Reading>
      {data && missing > 0 && (
        <EmptyState
          title={`Encore ${counted(missing, 'séance')} avec appel.`}
          action={
            <Link to="/coach/sessions" className={buttonClass({ variant: 'primary' })}>
              Voir les séances
            </Link>
          }
        >
          Les images se dessinent dès que l’appel de {enoughSessions} séances est fait.
        </EmptyState>
      )}
      {data && missing <= 0 && (
        <div className="analyses" aria-busy={query.isPlaceholderData}>
          <AttendanceSection analyses={data} onRows={openRows} />
          <Suspense fallback={<Skeleton label="Chargement des joueurs" rows={4} />}>
            <AttentionSections analyses={data} search={search} onRows={openRows} />
            <PlayersSections search={search} onRows={openRows} />
            <ProgrammeSections analyses={data} search={search} timeZone={timeZone} onRows={openRows} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
