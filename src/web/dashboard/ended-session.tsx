import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleDashed, MessageSquare } from 'lucide-react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { hallBlocks } from '../../domain/hall/hall-blocks.ts'
import type { HallEvent } from '../../domain/hall/hall-event.ts'
import { type MarkedPlayer, marksOf, proposalsOf } from '../../domain/hall/hall-marks.ts'
import { playedByBlock, playedMinutes, timerOf } from '../../domain/hall/hall-timer.ts'
import { addMinutes, sessionMinutes } from '../../domain/training-session.ts'
import { useNow } from '../app/use-now.ts'
import { clubTime } from '../clubs/club-time.ts'
import { hallQuery } from '../hall/queries.ts'
import { hallWords } from '../training-sessions/coach-session-words.ts'
import { presentCount } from '../training-sessions/session-words.ts'
import { useEvaluationTable } from '../technique-evaluations/use-evaluation-table.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { counted } from '../ui/counted.ts'
import { TaskRow } from './task-row.tsx'

const UnplayedExercises = lazyPart(async () => (await import('./unplayed-exercises.tsx')).UnplayedExercises)

interface EndedSessionProps {
  session: TrainingSession
  timeZone: string
}

/** « Séance de ce soir », until midnight: who was there, what they said, and the one thing left to do. */
export function EndedSession({ session, timeZone }: EndedSessionProps) {
  const { id, title, time, players } = session
  const { events = [] } = useQuery(hallQuery(id)).data ?? {}
  const timer = timerOf(events)
  const { endedAt, begunAt } = timer
  // Whoever closes the session confirms its marks, or takes them back.
  const marks = useMarksToConfirm(endedAt === null ? events : [])
  const now = useNow()
  const played = playedByBlock(timer, now.getTime())
  const blocks = hallBlocks(session)
  const minutes = sum(blocks.map((block) => playedMinutes(played, block.id)))
  const unplayed = session.exercises.filter((exercise) => playedMinutes(played, exercise.id) === 0)
  const present = presentCount(players)
  const hall = hallWords(session, now)
  const marked = new Set(marks.map(({ playerId }) => playerId))
  return (
    <section className="panel next-session">
      <div className="next-session-head">
        <h2>{titleAt(time)}</h2>
        <p className="secondary">terminée à {clubTime(endOf(session), timeZone)}</p>
      </div>
      {present !== null && (
        <p>
          <span className="next-session-time">
            {present}
            <small className="next-session-of">/{players.length}</small>
          </span>
          <b className="next-session-present">{present > 1 ? 'présents' : 'présent'}</b>
        </p>
      )}
      {begunAt !== null && (
        <p className="secondary">
          {minutes} min jouées sur {sum(blocks.map((block) => block.minutes))} prévues
        </p>
      )}
      <h3 className="next-session-title">
        <Link to="/coach/sessions" search={{ session: id }} className="session-link-plain">
          <bdi>{title}</bdi>
        </Link>
      </h3>
      <ul className="rows">
        {marks.length > 0 && (
          <TaskRow
            icon={<CircleDashed aria-hidden="true" />}
            title={`${counted(marks.length, 'repère')} ${marks.length > 1 ? 'notés' : 'noté'}`}
            about={namesOf(players.filter((player) => marked.has(player.id)))}
          />
        )}
        {begunAt !== null && unplayed.length > 0 && (
          <UnplayedExercises session={session} exercises={unplayed} timeZone={timeZone} />
        )}
        <FeedbackCount session={session} />
      </ul>
      {hall && marks.length === 0 && (
        <Link to="/coach/sessions/$id/salle" params={{ id }} className={buttonClass({ block: true })}>
          {hall}
        </Link>
      )}
      <EndedSessionAction
        id={id}
        hasMarks={marks.length > 0}
        isCalled={present !== null || players.length === 0}
      />
    </section>
  )
}

/** What the evaluations do not say already; all of them where these were never read. */
function useMarksToConfirm(events: readonly HallEvent[]): readonly MarkedPlayer[] {
  const { data } = useEvaluationTable()
  const marks = marksOf(events)
  if (!data) return marks
  return proposalsOf(marks, ({ playerId, techniqueId }) => {
    const player = data.players.find(({ id }) => id === playerId)
    return {
      status: player?.evaluations.find(({ id }) => id === techniqueId)?.status ?? 'not_evaluated',
      isProven: !!data.proposals?.some((each) => each.playerId === playerId && each.id === techniqueId),
    }
  })
}

function sum(minutes: readonly number[]): number {
  return minutes.reduce((total, each) => total + each, 0)
}

/** By when it began: not every session is one of the evening. */
function titleAt(time: string): string {
  if (time < '12:00') return 'Séance de ce matin'
  return time < '17:00' ? 'Séance de cet après-midi' : 'Séance de ce soir'
}

/** As its hall said; otherwise as it was planned. */
function endOf({ startsAt, duration, endsAt }: TrainingSession): Date {
  return endsAt ? new Date(endsAt) : addMinutes(startsAt, sessionMinutes(duration))
}

function namesOf(players: TrainingSession['players']): string {
  return players.map(({ name }) => name).join(', ')
}

function FeedbackCount({ session }: Pick<EndedSessionProps, 'session'>) {
  const all = Object.values(session.feedback)
  if (all.length === 0) return null
  const positive = all.filter(({ rating }) => rating === 'positive').length
  const negative = all.length - positive
  const about = [
    ...(positive > 0 ? [counted(positive, 'positif')] : []),
    ...(negative > 0 ? [counted(negative, 'négatif')] : []),
  ]
  return (
    <TaskRow
      icon={<MessageSquare aria-hidden="true" />}
      title={`${all.length} avis`}
      about={about.join(', ')}
    />
  )
}

interface EndedSessionActionProps {
  id: string
  hasMarks: boolean
  isCalled: boolean
}

function EndedSessionAction({ id, hasMarks, isCalled }: EndedSessionActionProps) {
  const button = buttonClass({ variant: 'primary', size: 'large', block: true }, 'next-session-action')
  if (hasMarks) {
    return (
      <Link to="/coach/sessions/$id/salle" params={{ id }} search={{ step: 'closing' }} className={button}>
        Confirmer les repères
      </Link>
    )
  }
  if (isCalled) return null
  return (
    <Link to="/coach/sessions" search={{ roll: id }} className={button}>
      Faire l’appel
    </Link>
  )
}
