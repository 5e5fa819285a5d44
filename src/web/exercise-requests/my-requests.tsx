import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import { clubDay, longDay } from '../club-time.ts'
import { WaitingMark } from '../outbox/waiting-mark.tsx'
import { Reading } from '../reading.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { Section } from '../ui/layout.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { useNow } from '../use-now.ts'
import { RequestBadge } from './request-badge.tsx'
import { useViewer, useRequests } from './use-requests.ts'

/** Where the focus goes once a request was sent. */
export const myRequestsId = 'my-requests'

export function MyRequests({ clubId, timeZone }: { clubId: string; timeZone: string }) {
  const query = useRequests('active', useViewer(clubId))
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
        className="mt-4"
        otherwise="Une erreur est survenue lors du chargement des exercices"
      >
        <Skeleton label="Chargement des demandes" />
      </Reading>
      {data?.length === 0 && (
        <EmptyState title="Aucune demande en cours. Composez votre premier exercice !" compact />
      )}
      {data && data.length > 0 && (
        <ul className="rows">
          {data.map((request) => (
            <MyRequest key={request.id} request={request} timeZone={timeZone} />
          ))}
        </ul>
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
            {technique} - {effect}
          </h3>
          <RequestBadge status={status} />
          <WaitingMark id={id} />
        </div>
        <p className="text-sm text-ink-2">Demandé le {day(createdAt)}</p>
        {message && <p className="request-message">«&nbsp;{message}&nbsp;»</p>}
        <p className="text-sm">
          {assignedToName ? (
            <>
              <b className="font-[650]">{assignedToName}</b>
              {assignedAt && <span className="text-ink-2">, en charge depuis le {day(assignedAt)}</span>}
            </>
          ) : (
            <span className="text-ink-2">Non assigné</span>
          )}
        </p>
      </div>
    </li>
  )
}
