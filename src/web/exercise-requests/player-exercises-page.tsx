import type { UseQueryResult } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import type { ExerciseRequest, RequestPage } from '../../contract/exercise-requests.ts'
import { whyNotAsk } from '../../domain/exercise-request.ts'
import { useMe } from '../accounts/queries.ts'
import { clubDay, longDay } from '../clubs/club-time.ts'
import { Reading } from '../app/reading.tsx'
import { reason } from '../app/refusals.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { PageHeader, Section } from '../ui/layout.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { useNow } from '../app/use-now.ts'
import { type Composition, ExerciseComposer, isComposed, nothingComposed } from './exercise-composer.tsx'
import { RequestMarks } from './request-badge.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { useRequests, useRequestViewer } from './use-requests.ts'
import './requests.css'

const title = 'Exercices'
/** Where the focus goes once a request was sent. */
const myRequestsId = 'my-requests'

export function PlayerExercisesPage() {
  const { club } = useMe()
  if (club) return <Exercises clubId={club.id} timeZone={club.timeZone} />
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="Vous n’avez pas encore de club"
        action={
          <Link to="/player/join-club" className={buttonClass({ variant: 'primary' })}>
            Rejoindre un club
          </Link>
        }
      >
        Vos demandes d’exercices vont aux entraineurs de votre club.
      </EmptyState>
    </>
  )
}

function Exercises({ clubId, timeZone }: { clubId: string; timeZone: string }) {
  const [composition, setComposition] = useState<Composition>(nothingComposed)
  const [asking, setAsking] = useState(false)
  const { page = 1 } = useSearch({ from: '/player-area/player/exercises' })
  const viewer = useRequestViewer(clubId)
  const query = useRequests('active', page, viewer)
  const whyNot = query.data ? reason(whyNotAsk(viewer, query.data.open)) : null

  function handleClose(sent: boolean) {
    setAsking(false)
    if (!sent) return
    setComposition(({ type }) => ({ ...nothingComposed, type }))
    // The button that opened the dialog may have gone with the exercise it asked for.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(myRequestsId)?.focus()
    })
  }
  return (
    <>
      <PageHeader
        title={title}
        subtitle="Composez l’exercice que vous aimeriez travailler, et demandez-le à votre entraineur."
        actions={
          <Button
            icon={<MessageSquarePlus aria-hidden="true" />}
            disabledReason={whyNot}
            onClick={() => setAsking(true)}
          >
            Demander un exercice
          </Button>
        }
      />
      <div className="player-exercises">
        <ExerciseComposer
          composition={composition}
          onChange={setComposition}
          action={
            isComposed(composition) && (
              <Button variant="primary" disabledReason={whyNot} onClick={() => setAsking(true)}>
                Demander cet exercice
              </Button>
            )
          }
        />
        <MyRequests query={query} timeZone={timeZone} />
      </div>
      {asking && <RequestDialog composition={composition} onCompose={setComposition} onClose={handleClose} />}
    </>
  )
}

interface MyRequestsProps {
  query: UseQueryResult<RequestPage>
  timeZone: string
}

function MyRequests({ query, timeZone }: MyRequestsProps) {
  const navigate = useNavigate({ from: '/player/exercises' })
  const { data } = query
  return (
    <Section
      title={
        <span id={myRequestsId} tabIndex={-1}>
          Mes demandes d&apos;exercices
        </span>
      }
    >
      <Reading
        query={query}
        part
        className="section-notice"
        otherwise="Une erreur est survenue lors du chargement des exercices"
      >
        <Skeleton label="Chargement des demandes" />
      </Reading>
      {data?.total === 0 && (
        <EmptyState title="Aucune demande en cours. Composez votre premier exercice !" compact />
      )}
      {data && data.requests.length > 0 && (
        <ul className="rows">
          {data.requests.map((request) => (
            <MyRequest key={request.id} request={request} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          label="Pages des demandes"
          page={data.page}
          pageCount={data.pageCount}
          onPage={(page) => void navigate({ search: { page }, resetScroll: false })}
        />
      )}
    </Section>
  )
}

function MyRequest({ request, timeZone }: { request: ExerciseRequest; timeZone: string }) {
  const { id, type, technique, effect, status, message, createdAt, assignedToName, assignedAt } = request
  const today = clubDay(useNow(), timeZone)
  const day = (instant: string) => longDay(clubDay(new Date(instant), timeZone), today)
  return (
    <li className="request">
      <CategoryGlyph category={type} className="request-glyph" />
      <div className="request-text">
        <div className="request-title">
          <h3>
            <bdi>
              {technique} - {effect}
            </bdi>
          </h3>
          <RequestMarks id={id} status={status} />
        </div>
        <p className="note">Demandé le {day(createdAt)}</p>
        {message && <p className="request-message">«&nbsp;{message}&nbsp;»</p>}
        <p className="small">
          {assignedToName ? (
            <>
              <b className="strong">
                <bdi>{assignedToName}</bdi>
              </b>
              {assignedAt && <span className="secondary">, en charge depuis le {day(assignedAt)}</span>}
            </>
          ) : (
            <span className="secondary">Non assigné</span>
          )}
        </p>
      </div>
    </li>
  )
}
