import { Link } from '@tanstack/react-router'
import { Check, X } from 'lucide-react'
import * as family from '../../contract/family.ts'
import type { Child, FamilySession } from '../../contract/family.ts'
import type { Reply } from '../../domain/attendance.ts'
import { isUpcoming } from '../../domain/training-session.ts'
import { CallFailed } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'
import { sentenceFor } from '../app/refusals.ts'
import { useAction } from '../app/use-action.ts'
import { useNow } from '../app/use-now.ts'
import { clubDay, longDay } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ToggleChoice } from '../ui/toggle-choice.tsx'
import { cacheSession, familyQuery } from './queries.ts'

const replies = [
  { value: 'coming', label: 'Vient', icon: <Check aria-hidden="true" /> },
  { value: 'not_coming', label: 'Ne vient pas', icon: <X aria-hidden="true" /> },
] as const satisfies readonly { value: Reply; label: string; icon: unknown }[]

const LeaveButton = lazyPart(async () => (await import('./leave-button.tsx')).LeaveButton)

/** A child with its next sessions; the first one is what one comes for. */
export function ChildPanel({ child }: { child: Child }) {
  const { firstName, lastName, club, waiting, readOnly, sessions } = child
  const now = useNow()
  const upcoming = sessions.filter(({ startsAt }) => isUpcoming({ startsAt: new Date(startsAt) }, now))
  return (
    <section className="panel family-child" aria-label={`${firstName} ${lastName}`}>
      <header>
        <h2>
          <bdi>{firstName}</bdi>
        </h2>
        <p className="note">
          <bdi>{club.name}</bdi>
        </p>
      </header>
      {waiting ? (
        <>
          <Banner tone="waiting">
            Un entraineur du club doit encore vous accepter. Vous recevrez un email.
          </Banner>
          <LeaveButton child={child} />
        </>
      ) : (
        <>
          {readOnly && (
            <Banner tone="waiting">Le club est en lecture seule&#160;: on ne peut pas répondre.</Banner>
          )}
          {upcoming.length === 0 && <p className="secondary">Aucune séance prévue</p>}
          <ul className="family-sessions">
            {upcoming.map((session, index) => (
              <SessionRow key={session.id} child={child} session={session} first={index === 0} />
            ))}
          </ul>
          <Link to="/family/$" params={{ _splat: child.id }} className="text-link">
            Ses progrès et ses demandes
          </Link>
        </>
      )}
    </section>
  )
}

interface SessionRowProps {
  child: Child
  session: FamilySession
  first: boolean
}

function SessionRow({ child, session, first }: SessionRowProps) {
  const { id, title, date, time, place, cancelledAt, movedFrom, reply, repliedBy, startsAt } = session
  const { act, troubles } = useAction()
  const now = useNow()
  const day = longDay(date, clubDay(now, child.club.timeZone))

  function handleReply(chosen: Reply | null) {
    void act(
      id,
      family.giveReply,
      { childId: child.id, id, reply: chosen, startsAt },
      {
        onSuccess: (answer) => answer && cacheSession(child.id, answer),
        explain: (failure) => {
          const moved = failure instanceof CallFailed && failure.refusal === 'changed-meanwhile'
          if (moved) void queryClient.invalidateQueries(familyQuery)
          return moved
            ? 'Cette séance vient d’être déplacée\u00A0: répondez pour sa nouvelle date.'
            : sentenceFor(failure, 'Votre réponse n’a pas pu être enregistrée.')
        },
      },
    )
  }
  return (
    <li className={first ? 'family-session family-session-first' : 'family-session'}>
      <p className="family-time numeral">{time}</p>
      <div>
        <h3 className={cancelledAt ? 'session-off' : undefined}>
          <bdi>{title}</bdi>
        </h3>
        <p className="secondary">
          {day}
          {place && (
            <>
              {' · '}
              <bdi>{place}</bdi>
            </>
          )}
        </p>
        {cancelledAt ? (
          <p className="strong">Annulée</p>
        ) : (
          movedFrom && <p className="note strong">Déplacée</p>
        )}
        {repliedBy && (
          <p className="note">
            Répondu par <bdi>{repliedBy}</bdi>
          </p>
        )}
      </div>
      {!cancelledAt && !child.readOnly && (
        <div className="family-reply">
          <ToggleChoice
            label={`Réponse pour ${child.firstName}, ${title}, ${day}`}
            value={reply}
            options={replies}
            className="reply-choice"
            onChange={handleReply}
          />
        </div>
      )}
      {troubles.map(({ about, sentence }) => (
        <Banner key={about} tone="error">
          {sentence}
        </Banner>
      ))}
    </li>
  )
}
