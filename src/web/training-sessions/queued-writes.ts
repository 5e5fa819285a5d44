import type * as trainingSessions from '../../contract/training-sessions.ts'
import type { Participant, TrainingSession } from '../../contract/training-sessions.ts'
import type { Input } from '../../contract/endpoint.ts'
import {
  addArrival,
  giveReply,
  markAllPresent,
  markPresence,
  whyNotReplyTo,
} from '../../domain/attendance.ts'
import { changeSession, planSession } from '../../domain/session-plan.ts'
import { giveFeedback } from '../../domain/training-session.ts'
import { nextVersion, whyNotEdit } from '../../domain/version.ts'
import { clubInstant, longDay } from '../clubs/club-time.ts'
import { clubOf } from '../offline/outbox/queued-write.ts'
import {
  type Named,
  type QueuedWrites,
  retryOnVersion,
  retrySame,
  type WriteWords,
} from '../offline/outbox/write-description.ts'
import { presenceNames, ratingNames, replyNames, type SessionName } from './session-words.ts'

/** What the device knows besides the session itself. */
export interface SessionViewer {
  readonly id: string
  readonly name: string
  readonly timeZone: string
  /** Of a player of the club. */
  readonly nameOf: (id: string) => string | undefined
}

/** A deletion can be taken back. */
export interface ShownSession {
  readonly session: TrainingSession | undefined
  readonly deleted: boolean
}

const invalidates = ['training-sessions'] as const

export const sessionWrites = {
  'POST /api/training-sessions': {
    words: (plan) => ({ title: 'Nouvelle séance', typed: planWords(plan) }),
    overlay: ({ session, deleted }, write, viewer) => {
      const atClub = { ...resolvePlan(write.input, viewer), clubId: clubOf(write) }
      return { session: session ?? planSession(write.input, atClub), deleted }
    },
    invalidates,
    retry: retrySame,
  },
  'PUT /api/training-sessions/:id': {
    words: (plan) => ({ title: 'Séance modifiée', typed: planWords(plan) }),
    overlay: (shown, { input }, viewer) =>
      withSession(shown, (session) =>
        whyNotEdit(session, input)
          ? session
          : changeSession(session, input, resolvePlan(input, viewer, session)),
      ),
    invalidates,
    retry: retryOnVersion,
  },
  'POST /api/training-sessions/:id/deletion': {
    words: (_, [session]) => ({ title: 'Suppression d’une séance', typed: sessionWords(session) }),
    overlay: ({ session }) => ({ session: session && nextVersion(session), deleted: true }),
    invalidates,
    retry: retryOnVersion,
  },
  'DELETE /api/training-sessions/:id/deletion': {
    words: (_, [session]) => ({ title: 'Séance rétablie', typed: sessionWords(session) }),
    overlay: ({ session, deleted }) => ({
      session: session && deleted ? nextVersion(session) : session,
      deleted: false,
    }),
    invalidates,
    retry: retrySame,
  },
  'POST /api/training-sessions/:id/feedback': {
    words: ({ rating, comment }, [session]) => ({
      title: 'Avis sur une séance',
      typed: [...sessionWords(session), ['Avis', ratingNames[rating]], ['Commentaire', comment]],
    }),
    overlay: (shown, { input, at }, viewer) =>
      withSession(shown, (session) =>
        session.feedback[viewer.id] ? session : giveFeedback(session, input, viewer, new Date(at)),
      ),
    invalidates,
    retry: retrySame,
  },
  'POST /api/training-sessions/:id/presences': {
    words: ({ playerIds }, [session]) => ({
      title: 'Appel\u00A0: tous présents',
      typed: [...sessionWords(session), ['Joueurs', String(playerIds.length)]],
    }),
    overlay: (shown, { input, at }, { name }) =>
      withSession(shown, (session) => markAllPresent(session, input, name, new Date(at))),
    invalidates,
    retry: retrySame,
  },
  'PUT /api/training-sessions/:id/presences/:playerId': {
    words: ({ presence }, [session, player]) => ({
      title: 'Appel',
      typed: [
        ...sessionWords(session),
        ['Joueur', playerName(player)],
        ['Présence', presence ? presenceNames[presence] : 'À noter'],
      ],
    }),
    overlay: (shown, { input, at }, { name }) =>
      withSession(shown, (session) => markPresence(session, input, name, new Date(at))),
    invalidates,
    retry: retryOnMark,
    overtaken: (current) => whoMarked(current as Participant),
  },
  'POST /api/training-sessions/:id/arrivals/:playerId': {
    words: (_, [session, player]) => ({
      title: 'Arrivant',
      typed: [...sessionWords(session), ['Joueur', playerName(player)]],
    }),
    overlay: (shown, { input, at }, { name, nameOf }) =>
      withSession(shown, (session) => {
        const { playerId, was } = input
        const arrival = { id: playerId, name: nameOf(playerId) ?? 'Joueur', was }
        return addArrival(session, arrival, name, new Date(at))
      }),
    invalidates,
    retry: retryOnMark,
    overtaken: (current) => whoMarked(current as Participant),
  },
  'PUT /api/training-sessions/:id/reply': {
    words: ({ reply }, [session]) => ({
      title: 'Réponse à une séance',
      typed: [...sessionWords(session), ['Réponse', reply ? replyNames[reply] : 'retirée']],
    }),
    overlay: (shown, { input }, { id }) =>
      withSession(shown, (session) =>
        whyNotReplyTo(session, input) ? session : giveReply(session, id, input.reply),
      ),
    invalidates,
    retry: (input, current) =>
      'startsAt' in current ? { ...input, startsAt: (current as TrainingSession).startsAt } : input,
    overtaken: (current) => {
      const { date, time } = current as TrainingSession
      return `Cette séance a été déplacée entre-temps au ${longDay(date, date)} à ${time}.`
    },
  },
} satisfies QueuedWrites<typeof trainingSessions, ShownSession, SessionViewer>

function retryOnMark<I extends { readonly was?: Participant['presence'] }>(input: I, current: object): I {
  return 'presence' in current ? { ...input, was: (current as Participant).presence ?? null } : input
}

type Plan = Omit<Input<typeof trainingSessions.create>, 'id'>

function withSession(
  shown: ShownSession,
  change: (session: TrainingSession) => TrainingSession,
): ShownSession {
  return { ...shown, session: shown.session && change(shown.session) }
}

/** Who took part and has left the club since keeps the name that the session has. */
function resolvePlan(
  { date, time, playerIds }: Plan,
  { timeZone, nameOf }: SessionViewer,
  before?: TrainingSession,
) {
  const known = new Map(before?.players.map((player) => [player.id, player.name]))
  return {
    startsAt: clubInstant(date, time, timeZone).toISOString(),
    players: playerIds.map((id) => ({ id, name: known.get(id) ?? nameOf(id) ?? 'Joueur' })),
  }
}

function planWords(plan: Plan): WriteWords['typed'] {
  const programme = plan.exercises.map(({ technique, effect }) => `${technique} - ${effect}`)
  return [
    ['Titre', plan.title],
    ['Date', `${longDay(plan.date, plan.date)} à ${plan.time}`],
    ['Durée', plan.duration],
    ['Description', plan.description ?? ''],
    ['Participants', String(plan.playerIds.length)],
    ['Programme', programme.join(', ')],
  ]
}

function playerName(player: Named[number]): string {
  return player ? (player as Pick<Participant, 'name'>).name : ''
}

/** « Services courts, mardi 24 novembre à 18:00 ». */
function sessionWords(session: Named[number]): WriteWords['typed'] {
  if (!session) return []
  const { title, date, time } = session as SessionName
  return [['Séance', `${title}, ${longDay(date, date)} à ${time}`]]
}

function whoMarked({ name, presence, marked }: Participant): string {
  const by = marked?.by ?? 'Un autre entraineur'
  return presence
    ? `${by} a noté entre-temps «\u00A0${presenceNames[presence]}\u00A0» pour ${name}.`
    : `${by} a retiré entre-temps ce qui était noté pour ${name}.`
}
