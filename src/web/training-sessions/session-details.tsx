import { Printer, Repeat } from 'lucide-react'
import { useState } from 'react'
import type { Participant, TrainingSession } from '../../contract/training-sessions.ts'
import { countReplies, notedPresence } from '../../domain/attendance.ts'
import { programmeOf } from '../../domain/training-session-programme.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { longInstant } from '../clubs/club-time.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { FeedbackItem } from './feedback-item.tsx'
import { PresenceBadge } from './presence-badge.tsx'
import { ProgrammeList } from './programme-list.tsx'
import { programmeTotal } from './programme.ts'
import { replyWithReason } from './absence-words.ts'
import { attendanceWords, leftWords, replyWords } from './coach-session-words.ts'

const ExtendSeriesDialog = lazyPart(
  async () => (await import('../session-series/extend-series-dialog.tsx')).ExtendSeriesDialog,
)
const SessionSheet = lazyPart(async () => (await import('./session-sheet.tsx')).SessionSheet)

interface SessionDetailsProps {
  session: TrainingSession
  upcoming: boolean
  now: Date
  timeZone: string
}

/** What a coach reads of a session: once it is past, what the players said comes first. */
export function SessionDetails({ session, upcoming, now, timeZone }: SessionDetailsProps) {
  return (
    <>
      {session.seriesId && <SeriesLine session={session} seriesId={session.seriesId} timeZone={timeZone} />}
      {!upcoming && <Reactions session={session} now={now} timeZone={timeZone} />}
      <Programme session={session} />
      <Participants session={session} upcoming={upcoming} />
      {!session.cancelledAt && <PrintButton session={session} timeZone={timeZone} />}
    </>
  )
}

interface SeriesLineProps {
  session: TrainingSession
  seriesId: string
  timeZone: string
}

function SeriesLine({ session, seriesId, timeZone }: SeriesLineProps) {
  const [extending, setExtending] = useState(false)
  const whyNot = useWhyCannot('planSessions')
  return (
    <div className="session-where-line session-panel-text">
      <span>
        <Repeat aria-hidden="true" /> Fait partie d’une série hebdomadaire
      </span>
      <Button disabledReason={whyNot} onClick={() => setExtending(true)}>
        Prolonger la série
      </Button>
      {extending && (
        <ExtendSeriesDialog
          session={session}
          seriesId={seriesId}
          timeZone={timeZone}
          onClose={() => setExtending(false)}
        />
      )}
    </div>
  )
}

function PrintButton({ session, timeZone }: { session: TrainingSession; timeZone: string }) {
  /** How often it was asked for: each time it is laid out anew. */
  const [{ prints, isOfDrills }, setPrints] = useState({ prints: 0, isOfDrills: false })
  return (
    <div className="session-details-part actions">
      <Button
        icon={<Printer aria-hidden="true" />}
        onClick={() => setPrints({ prints: prints + 1, isOfDrills: false })}
      >
        Imprimer la feuille
      </Button>
      {session.exercises.length > 0 && (
        <Button
          icon={<Printer aria-hidden="true" />}
          onClick={() => setPrints({ prints: prints + 1, isOfDrills: true })}
        >
          Imprimer les exercices
        </Button>
      )}
      {prints > 0 && (
        <SessionSheet key={prints} session={session} timeZone={timeZone} isOfDrills={isOfDrills} />
      )}
    </div>
  )
}

function Reactions({ session, now, timeZone }: { session: TrainingSession; now: Date; timeZone: string }) {
  const feedback = Object.values(session.feedback).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return (
    <Section level={3} title={`Retours (${feedback.length})`} className="session-details-part">
      {feedback.length === 0 ? (
        <p className="section-empty">Aucun retour pour le moment</p>
      ) : (
        <ul className="rows">
          {feedback.map(({ playerId, playerName, rating, comment, createdAt }) => (
            <FeedbackItem
              key={playerId}
              rating={rating}
              playerName={playerName}
              comment={comment}
              when={longInstant(createdAt, timeZone, now)}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Programme({ session }: { session: TrainingSession }) {
  const programme = programmeOf(session)
  const { minutes, available } = programmeTotal(programme, session.duration)
  return (
    <Section
      level={3}
      title="Programme"
      aside={`${minutes} min sur ${available}`}
      className="session-details-part"
    >
      {programme.length === 0 ? (
        <p className="section-empty">Aucun exercice au programme.</p>
      ) : (
        <ProgrammeList programme={programme} />
      )}
    </Section>
  )
}

function Participants({ session, upcoming }: { session: TrainingSession; upcoming: boolean }) {
  const { players } = session
  const left = leftWords(session.left)
  const called = players.some(({ presence }) => presence)
  return (
    <Section
      level={3}
      title={`Participants (${players.length})`}
      aside={upcoming ? replyWords(countReplies(players), players.length) : attendanceWords(players)}
      className="session-details-part"
    >
      {players.length === 0 ? (
        <p className="section-empty">Aucun participant.</p>
      ) : (
        <ul className="participants">
          {players.map((player) => (
            <ParticipantRow key={player.id} player={player} called={called} />
          ))}
        </ul>
      )}
      {left && <p className="section-empty">{left}.</p>}
    </Section>
  )
}

function ParticipantRow({ player, called }: { player: Participant; called: boolean }) {
  const { name, presence } = player
  const said = replyWithReason(player)
  const noted = called ? notedPresence(player) : presence
  return (
    <li>
      <span className="typed row-body">
        <bdi>{name}</bdi>
      </span>
      {noted && <PresenceBadge presence={noted} />}
      {said && (!noted || player.absenceReason) && <small className="note">{said}</small>}
    </li>
  )
}
