import type { TrainingSession } from '../../contract/training-sessions.ts'
import { programmeOf } from '../../domain/training-session-programme.ts'
import { asksForFeedback, isUpcoming, sessionPhase } from '../../domain/training-session.ts'
import { clubDay, fromNow, longDay, longInstant, sessionTime } from '../clubs/club-time.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { DateTile } from '../ui/status.tsx'
import { ProgrammeList } from './programme-list.tsx'
import { noProgrammeWords } from './empty-words.ts'
import { ReplyChoice } from './reply-choice.tsx'
import { SessionWhere } from './session-where.tsx'

/** Its place is kept. */
const PlayerSessionFooter = lazyPart(
  async () => (await import('./player-session-footer.tsx')).PlayerSessionFooter,
  <footer className="player-session-footer" />,
)

interface PlayerSessionCardProps {
  session: TrainingSession
  playerId: string
  now: Date
  timeZone: string
  /** The next session of all: its time is what one reads first. */
  first?: boolean
  /** Its feedback is the next thing to do. */
  next?: boolean
  /** As the server listed it, whatever this device's clock says. */
  past?: boolean
  onGiveFeedback: () => void
}

/** The reply comes before all that one scrolls through. */
export function PlayerSessionCard(props: PlayerSessionCardProps) {
  const { session, playerId, now, timeZone, first, next = false, onGiveFeedback } = props
  const day = longDay(session.date, clubDay(now, timeZone))
  const time = sessionTime(session, timeZone)
  const me = session.players.find(({ id }) => id === playerId)
  const phase = sessionPhase(session, now)
  const hasBegun = !isUpcoming({ startsAt: new Date(session.startsAt) }, now)
  const { past = hasBegun } = props
  // Until its start, though the hall may have begun.
  const replies = !past && !hasBegun && phase !== 'cancelled'
  const programme = programmeOf(session)
  return (
    <li className={first ? 'panel player-session player-session-first' : 'panel player-session'}>
      <header>
        {first ? (
          <>
            <p className="strong">Prochaine séance</p>
            <p className="player-session-time">{time}</p>
          </>
        ) : (
          <DateTile date={session.date} past={past} />
        )}
        <div className="session-text">
          <h3
            id={sessionTitleId(session.id)}
            tabIndex={-1}
            className={phase === 'cancelled' ? 'player-session-title session-off' : 'player-session-title'}
          >
            <bdi>{session.title}</bdi>
          </h3>
          <p className="session-facts player-session-when secondary">
            <span>{first ? day : `${day} à ${time}`}</span> <span>{session.duration}</span>
          </p>
          <SessionWhere session={session} phase={phase} className="secondary" />
          {session.movedFrom && phase === 'upcoming' && (
            <p className="note">
              <b>Déplacée</b>, au lieu du {longInstant(session.movedFrom, timeZone, now)}
            </p>
          )}
        </div>
        {!past && phase === 'upcoming' && (
          <p className="player-session-soon">{fromNow(session.startsAt, now, timeZone)}</p>
        )}
      </header>
      {replies && (
        <div className="player-session-reply">
          <ReplyChoice session={session} me={me} timeZone={timeZone} />
          <PendingMark id={session.id} />
        </div>
      )}
      {session.description && <p className="player-session-text typed-lines">{session.description}</p>}
      {phase !== 'cancelled' && (
        <div className="player-session-parts">
          <section>
            <h4>Programme</h4>
            {programme.length > 0 ? (
              <ProgrammeList programme={programme} />
            ) : (
              <p className="secondary">{noProgrammeWords(phase)}</p>
            )}
          </section>
          <section>
            <h4>Participants ({session.players.length})</h4>
            <ul className="participant-names">
              {session.players.map(({ id, name }) => (
                <li key={id} className={id === playerId ? 'participant-me' : undefined}>
                  <bdi>{name}</bdi>
                  {id === playerId && <span className="you">Vous</span>}
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
      {(past || phase !== 'upcoming') && (
        <PlayerSessionFooter
          session={session}
          playerId={playerId}
          phase={phase}
          asks={asksForFeedback(session, playerId, now)}
          next={next}
          onGiveFeedback={onGiveFeedback}
        />
      )}
    </li>
  )
}

/** Where the focus goes once its feedback was sent. */
export function sessionTitleId(id: string): string {
  return `session-${id}`
}
