import { useQuery } from '@tanstack/react-query'
import { Link, useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { ChevronLeft, Printer } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { playerFindings } from '../../domain/analyses-players.ts'
import { type AnswerSpan, answerSpans } from '../../domain/analyses-requests.ts'
import { analysisRange } from '../../domain/analysis-period.ts'
import { categories } from '../../domain/category.ts'
import { fullName } from '../../domain/member-name.ts'
import { useMe } from '../accounts/queries.ts'
import { useNow } from '../app/use-now.ts'
import { clubDay } from '../clubs/club-time.ts'
import { NeedsClub } from '../clubs/needs-club.tsx'
import { useHasRight } from '../clubs/use-has-right.ts'
import { groupsQuery } from '../groups/queries.ts'
import { playersQuery } from '../players/queries.ts'
import { progressTitles } from '../technique-evaluations/category-names.ts'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { PageHeader } from '../ui/layout.tsx'
import { Skeleton } from '../ui/states.tsx'
import { weekdayNames } from '../ui/weekday-names.ts'
import { answerSpanNames } from './analyses-words.ts'
import { daysInWords } from './rows-words.ts'
import type { Wanted } from './queries.ts'
import type { RowsSearch } from './rows-search.ts'
import './analyses.css'
import './rows-page.css'

const PresenceRows = lazy(async () => ({ default: (await import('./presence-rows.tsx')).PresenceRows }))
const DrillRows = lazy(async () => ({ default: (await import('./drill-rows.tsx')).DrillRows }))
const FeedbackRows = lazy(async () => ({ default: (await import('./feedback-rows.tsx')).FeedbackRows }))
const PlayerRows = lazy(async () => ({ default: (await import('./player-rows.tsx')).PlayerRows }))
const RequestRows = lazy(async () => ({ default: (await import('./request-rows.tsx')).RequestRows }))
const AnalysesNotInPlan = lazy(async () => ({
  default: (await import('./analyses-not-in-plan.tsx')).AnalysesNotInPlan,
}))

/** What the rows of a figure need of their page. */
export interface RowsProps {
  wanted: Wanted & { weekday?: number | undefined }
  page: number
  timeZone: string
  onPage: (page: number) => void
}

/** The rows that a figure of the analyses is counted from. */
export function RowsPage() {
  const { club } = useMe()
  const hasRight = useHasRight('detailedAnalyses')
  return (
    <div className="analyses-page rows-page">
      <BackLink />
      {club && hasRight !== false ? (
        <ClubRows timeZone={club.timeZone} />
      ) : (
        <>
          <PageHeader title="Analyses" />
          {club ? (
            <Suspense fallback={<Skeleton label="Chargement" />}>
              <AnalysesNotInPlan />
            </Suspense>
          ) : (
            <NeedsClub>On lit ici ce que donnent les séances d’un club.</NeedsClub>
          )}
        </>
      )}
    </div>
  )
}

/** To the figures as they were left, where one comes from there. */
function BackLink() {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <Link
      to="/coach/analyses"
      className="rows-back"
      onClick={(event) => {
        if (!canGoBack || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        history.back()
      }}
    >
      <ChevronLeft aria-hidden="true" />
      Analyses
    </Link>
  )
}

function ClubRows({ timeZone }: { timeZone: string }) {
  const search = useSearch({ from: '/coach-area/coach/analyses/lignes' })
  const navigate = useNavigate({ from: '/coach/analyses/lignes' })
  const today = clubDay(useNow(), timeZone)
  const whose = useWhose(search.players)
  const { of, category, weekday, finding, span, only, page = 1 } = known(search)
  const onDays = weekday === undefined ? '' : ` du ${weekdayNames[weekday]!.toLowerCase()}`
  const subject = {
    presences: whose && !onDays ? null : `Présence${onDays}`,
    drills: category ? progressTitles[category] : 'Minutes au programme',
    feedback: 'Retours',
    players: finding ? { unevaluated: 'À évaluer', farBelow: 'Sous la moyenne' }[finding] : 'Joueurs',
    requests: span ? requestsOf(span) : 'Demandes',
  }[of]
  const range = analysisRange(search, today)
  const title = [whose, subject, daysInWords(range, today)].filter(Boolean).join(', ')
  const rows: RowsProps = {
    wanted: { players: search.players, ...range, weekday },
    page,
    timeZone,
    // Back leads to the figures, not through the pages.
    onPage: (next) => void navigate({ search: (before) => ({ ...before, page: next }), replace: true }),
  }
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            Imprimer
          </Button>
        }
      />
      <Suspense fallback={<Skeleton label="Chargement des lignes" rows={5} />}>
        {of === 'presences' && <PresenceRows {...rows} />}
        {of === 'drills' && <DrillRows {...rows} category={category} only={only} />}
        {of === 'feedback' && <FeedbackRows {...rows} />}
        {of === 'players' && <PlayerRows {...rows} finding={finding} />}
        {of === 'requests' && <RequestRows {...rows} span={span} />}
      </Suspense>
    </>
  )
}

/** « Demandes sans réponse », « Demandes, réponse en 3 à 7 jours » */
function requestsOf(span: AnswerSpan): string {
  return span === 'waiting' ? 'Demandes sans réponse' : `Demandes, réponse en ${answerSpanNames[span]}`
}

const kinds = ['presences', 'drills', 'feedback', 'players', 'requests'] as const

/** Without what nobody can have meant. */
function known({ of, weekday, page }: RowsSearch) {
  const [kind, part] = of?.split('.') ?? []
  return {
    of: kinds.find((each) => each === kind) ?? 'presences',
    category: categories.find((each) => each === part),
    only: part === 'attended' ? ('attended' as const) : undefined,
    finding: playerFindings.find((each) => each === part),
    span: answerSpans.find((each) => each === part),
    weekday: weekdayNames[Number(weekday)] === undefined ? undefined : weekday,
    page,
  }
}

/** A player’s or a group’s name, or how many they are; nothing of everybody. */
function useWhose(players: string | undefined): string | undefined {
  const everybody = useQuery(playersQuery).data ?? []
  const groups = useQuery(groupsQuery).data ?? []
  if (players === undefined) return undefined
  const ids = players.split(',')
  const player = ids.length === 1 && everybody.find(({ id }) => id === players)
  if (player) return fullName(player)
  const group = groups.find(({ playerIds }) => playerIds.toSorted().join() === ids.toSorted().join())
  return group?.name ?? counted(ids.length, 'joueur')
}
