import { useNavigate, useSearch } from '@tanstack/react-router'
import { Archive, Inbox } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ExerciseRequest, RequestPage } from '../../contract/exercise-requests.ts'
import { openStatuses, type RequestView } from '../../domain/exercise-request.ts'
import { useMe } from '../accounts/queries.ts'
import { Reading } from '../app/reading.tsx'
import { NeedsClub } from '../clubs/needs-club.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { focusPageTitle, PageHeader } from '../ui/layout.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { useRowFocus } from '../ui/use-row-focus.ts'
import type { RequestViewer } from './queued-writes.ts'
import { RequestRow } from './request-row.tsx'
import { type Decision, requestTitleId, useDecisions } from './use-decisions.ts'
import { useRequestViewer, useRequests } from './use-requests.ts'
import './requests.css'

const title = 'Demandes'

export function CoachRequestsPage() {
  const { club } = useMe()
  if (club) return <Requests clubId={club.id} timeZone={club.timeZone} />
  return (
    <>
      <PageHeader title={title} />
      <NeedsClub>Les demandes viennent des joueurs d’un club.</NeedsClub>
    </>
  )
}

function Requests({ clubId, timeZone }: { clubId: string; timeZone: string }) {
  const { view = 'active', page = 1 } = useSearch({ from: '/coach-area/coach/requests' })
  const navigate = useNavigate({ from: '/coach/requests' })
  const viewer = useRequestViewer(clubId)
  const query = useRequests(view, page, viewer)
  const archived = view === 'archived'
  return (
    <>
      <PageHeader
        title={title}
        subtitle={archived ? 'Archives' : query.data && summary(query.data.open)}
        actions={
          <Button
            icon={archived ? <Inbox aria-hidden="true" /> : <Archive aria-hidden="true" />}
            onClick={() => void navigate({ search: archived ? {} : { view: 'archived' } })}
          >
            {archived ? 'Voir les demandes actives' : 'Voir les archives'}
          </Button>
        }
      />
      <Reading query={query} otherwise="Une erreur est survenue lors du chargement des demandes">
        <Skeleton label="Chargement des demandes" />
      </Reading>
      {query.data && <RequestList page={query.data} view={view} viewer={viewer} timeZone={timeZone} />}
    </>
  )
}

/** « 3 en attente, 1 en cours ». */
function summary(open: RequestPage['open']): string | undefined {
  const parts = openStatuses.flatMap((status) => {
    const count = open[status]
    return count === 0 ? [] : [`${count} ${status === 'pending' ? 'en attente' : 'en cours'}`]
  })
  return parts.join(', ') || undefined
}

interface RequestListProps {
  page: RequestPage
  view: RequestView
  viewer: RequestViewer
  timeZone: string
}

function RequestList({ page, view, viewer, timeZone }: RequestListProps) {
  const { requests } = page
  const navigate = useNavigate({ from: '/coach/requests' })
  const decisions = useDecisions(viewer.id)
  const list = useRowFocus()
  const follow = useFollowing(requests)
  const next = requests.find(({ status }) => status === 'pending')
  const isListed = (id: string) => requests.some((request) => request.id === id)
  const troubleOf = (id: string) => decisions.troubles.find(({ about }) => about.id === id)

  function handleDecide(request: ExerciseRequest, decision: Decision) {
    follow(request, decision)
    void decisions.decide(request, decision)
  }
  /** Read, and put away: one goes on from the first request of the list. */
  function handleUnderstood(request: ExerciseRequest) {
    decisions.forget(request)
    const first = requests[0] && document.getElementById(requestTitleId(requests[0].id))
    if (first) first.focus()
    else focusPageTitle()
  }
  return (
    <section aria-label={view === 'active' ? 'Demandes actives' : 'Demandes archivées'}>
      {decisions.troubles
        .filter(({ about }) => !isListed(about.id))
        .map(({ about: request, sentence }) => (
          <Banner
            key={request.id}
            tone="error"
            className="list-notice"
            action={<Button onClick={() => handleUnderstood(request)}>Compris</Button>}
          >
            {`${request.playerName}, ${request.technique} - ${request.effect}\u00A0: ${sentence}`}
          </Banner>
        ))}
      {page.total === 0 ? (
        <EmptyState title={view === 'active' ? 'Aucune demande en attente' : 'Aucune demande archivée'}>
          {view === 'active'
            ? 'Les exercices que vos joueurs demandent s’affichent ici, dès qu’ils les envoient.'
            : 'Les demandes que vous archivez se retrouvent ici.'}
        </EmptyState>
      ) : (
        <ul ref={list} className="rows request-rows">
          {requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              viewer={viewer}
              timeZone={timeZone}
              next={request === next}
              pending={decisions.isPending(request)}
              trouble={troubleOf(request.id)?.sentence}
              onForget={() => decisions.forget(request)}
              onDecide={(decision) => handleDecide(request, decision)}
              onAddToLibrary={() => void decisions.addToLibrary(request)}
              onAddToNextSession={() => void decisions.addToNextSession(request)}
            />
          ))}
        </ul>
      )}
      <Pagination
        label="Pages des demandes"
        page={page.page}
        pageCount={page.pageCount}
        onPage={(next) => void navigate({ search: (before) => ({ ...before, page: next }) })}
      />
    </section>
  )
}

/**
 * A request that was decided on moves down the list, and would take the focus with it into nothing. One goes on from the
 * request that stands in its place now; an approved one is followed, because it offers where to add its exercise.
 */
function useFollowing(requests: readonly ExerciseRequest[]) {
  const leaving = useRef<{ request: ExerciseRequest; index: number; follow: boolean } | null>(null)
  useEffect(() => {
    if (!leaving.current) return
    const { request, index, follow } = leaving.current
    if (requests[index] === request) return
    leaving.current = null
    // It may have moved to another page.
    const row = follow ? document.getElementById(requestTitleId(request.id)) : null
    if (row) {
      row.focus({ preventScroll: true })
      row.closest('li')?.scrollIntoView({ block: 'center' })
    } else if (document.activeElement === document.body) {
      const inPlace = requests[index] ?? requests.at(-1)
      if (inPlace) document.getElementById(requestTitleId(inPlace.id))?.focus({ preventScroll: true })
    }
  }, [requests])
  return (request: ExerciseRequest, decision: Decision) => {
    leaving.current = { request, index: requests.indexOf(request), follow: decision === 'approve' }
  }
}
