import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { enoughSessions } from '../../domain/analyses.ts'
import { useMe } from '../accounts/queries.ts'
import { AnalysesTabs } from '../analyses/analyses-tabs.tsx'
import { PeriodChoice } from '../analyses/period-choice.tsx'
import type { WantedRows } from '../analyses/wanted-rows.ts'
import { CallFailed } from '../app/call.ts'
import { Reading, useLastError } from '../app/reading.tsx'
import { useHasRight } from '../clubs/use-has-right.ts'
import { NeedsClub } from '../clubs/needs-club.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { CrossingsSection } from './crossings-section.tsx'
import { statisticsQuery } from './queries.ts'
import { type OpenCases, textOfCases } from './wanted-cases.ts'
import '../analyses/analyses.css'
import './statistics.css'

const loadParts = {
  further: () => import('./further-sections.tsx'),
  comparison: () => import('./comparison-sections.tsx'),
}
const FurtherSections = lazy(async () => ({ default: (await loadParts.further()).FurtherSections }))
const ComparisonSections = lazy(async () => ({
  default: (await loadParts.comparison()).ComparisonSections,
}))
const StatisticsNotInPlan = lazy(async () => ({
  default: (await import('./statistics-not-in-plan.tsx')).StatisticsNotInPlan,
}))
const CasesDialog = lazyPart(async () => (await import('./cases-dialog.tsx')).CasesDialog)

const title = 'Statistiques'

export function StatisticsPage() {
  const { club } = useMe()
  if (club) return <ClubStatistics timeZone={club.timeZone} />
  return (
    <>
      <PageHeader title={title} />
      <NeedsClub>On lit ici ce que donnent les saisons d’un club.</NeedsClub>
    </>
  )
}

function ClubStatistics({ timeZone }: { timeZone: string }) {
  const asked = useSearch({ from: '/coach-area/coach/statistiques' })
  // A few weeks have too few cases.
  const period = asked.period ?? (asked.from || asked.to ? undefined : 'season')
  const search = { ...asked, period }
  const query = useQuery(statisticsQuery(search))
  const hasRight = useHasRight('advancedStatistics')
  const { openCases, closeCases } = useCasesAddress()
  const navigate = useNavigate()
  const openRows = (wanted: WantedRows) =>
    void navigate({ to: '/coach/analyses/lignes', search: { players: search.players, ...wanted } })
  const error = useLastError(query)
  // Beside the reading, not after it.
  useEffect(() => {
    for (const load of Object.values(loadParts)) void load().catch(() => {})
  }, [])
  const { data } = query
  const missing = enoughSessions - (data?.sessions ?? 0)
  const isShown = data !== undefined && missing <= 0
  const isRefused = error instanceof CallFailed && error.refusal === 'not-in-plan'
  // Without network, the plan that is known says it.
  if (isRefused || (hasRight === false && data === undefined)) {
    return (
      <>
        <PageHeader title={title} />
        <AnalysesTabs search={asked} />
        <Suspense fallback={<Skeleton label="Chargement" />}>
          <StatisticsNotInPlan />
        </Suspense>
      </>
    )
  }
  return (
    <div className="analyses-page">
      <PageHeader
        title={title}
        actions={
          isShown && (
            <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              Imprimer
            </Button>
          )
        }
      />
      <AnalysesTabs search={asked} />
      <PeriodChoice path="/coach/statistiques" search={search} timeZone={timeZone} />
      <Reading query={query} otherwise="Erreur lors du chargement des données">
        <Skeleton label="Chargement des statistiques" rows={6} />
      </Reading>
      {data && !isShown && (
        <EmptyState
          title={`Encore ${counted(missing, 'séance')} avec appel.`}
          action={
            <Link to="/coach/sessions" className={buttonClass({ variant: 'primary' })}>
              Voir les séances
            </Link>
          }
        >
          Les statistiques comptent les séances terminées dont l’appel est fait.
        </EmptyState>
      )}
      {isShown && (
        <div className="analyses statistics" aria-busy={query.isPlaceholderData}>
          <CrossingsSection statistics={data} onCases={openCases} />
          <Suspense fallback={<Skeleton label="Chargement des saisons" rows={4} />}>
            <FurtherSections statistics={data} onCases={openCases} />
            <ComparisonSections statistics={data} search={search} onRows={openRows} onCases={openCases} />
          </Suspense>
        </div>
      )}
      {asked.of && isShown && (
        <CasesDialog of={asked.of} search={search} range={data} timeZone={timeZone} onClose={closeCases} />
      )}
    </div>
  )
}

/** The open cases are in the address: they are there again after a reload, and back closes them. */
function useCasesAddress() {
  const navigate = useNavigate({ from: '/coach/statistiques' })
  const show = (of: string | undefined, replace: boolean) =>
    navigate({ search: (before) => ({ ...before, of }), replace, resetScroll: false })
  const openCases: OpenCases = (cases) => void show(textOfCases(cases), false)
  const closeCases = () => void show(undefined, true)
  return { openCases, closeCases }
}
