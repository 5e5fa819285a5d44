import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Grid3x3, UserRound } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { useMe } from '../accounts/queries.ts'
import { Reading } from '../app/reading.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { SegmentedChoice } from '../ui/choices.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { useEvaluationTable } from './use-evaluation-table.ts'
import './evaluation.css'

const loadView = {
  player: () => import('./player-evaluation.tsx'),
  group: () => import('./group-evaluation.tsx'),
}
const NeedsClub = lazyPart(async () => (await import('../clubs/needs-club.tsx')).NeedsClub)
const PlayerEvaluation = lazy(async () => ({ default: (await loadView.player()).PlayerEvaluation }))
const GroupEvaluation = lazy(async () => ({ default: (await loadView.group()).GroupEvaluation }))

const title = 'Évaluation des joueurs'

export function EvaluationPage() {
  const { club } = useMe()
  if (club) return <ClubEvaluation timeZone={club.timeZone} />
  return (
    <>
      <PageHeader title={title} />
      <NeedsClub>On évalue ici les joueurs d’un club.</NeedsClub>
    </>
  )
}

const views = [
  {
    value: 'player',
    label: (
      <span className="evaluation-view">
        <UserRound aria-hidden="true" />
        Par joueur
      </span>
    ),
  },
  {
    value: 'group',
    label: (
      <span className="evaluation-view">
        <Grid3x3 aria-hidden="true" />
        Tout le groupe
      </span>
    ),
  },
] as const

function ClubEvaluation({ timeZone }: { timeZone: string }) {
  const { view = 'player' } = useSearch({ from: '/coach-area/coach/evaluation' })
  const navigate = useNavigate({ from: '/coach/evaluation' })
  const query = useEvaluationTable()
  const table = query.data
  const nobody = table?.players.length === 0
  // Beside the reading of the table, not after it.
  useEffect(() => void loadView[view]().catch(() => {}), [view])
  const choice = (
    <SegmentedChoice
      label="Affichage"
      hideLabel
      className="evaluation-views"
      value={view}
      options={views}
      onChange={(next) => void navigate({ search: next === 'group' ? { view: next } : {} })}
    />
  )
  return (
    <>
      <PageHeader title={title} actions={!nobody && choice} />
      <Reading query={query} otherwise="Erreur lors du chargement des joueurs">
        <Skeleton label="Chargement des évaluations" rows={5} />
      </Reading>
      {nobody && (
        <EmptyState
          title="Aucun joueur dans le club"
          action={
            <Link to="/coach/club" className={buttonClass({ variant: 'primary' })}>
              Partager le code club
            </Link>
          }
        >
          Avec le code club, vos joueurs vous rejoignent&nbsp;: vous les évaluerez ici.
        </EmptyState>
      )}
      {table && !nobody && (
        <Suspense fallback={<Skeleton label="Chargement des évaluations" rows={5} />}>
          {view === 'player' && <PlayerEvaluation table={table} timeZone={timeZone} />}
          {view === 'group' && <GroupEvaluation table={table} timeZone={timeZone} />}
        </Suspense>
      )}
    </>
  )
}
