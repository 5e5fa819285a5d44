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
import { cancelSession, reinstateSession } from '../../domain/session-cancellation.ts'
import { changeSession, planSession } from '../../domain/session-plan.ts'
import { giveFeedback } from '../../domain/training-session.ts'
import { isBlock, programmeOf } from '../../domain/training-session-programme.ts'
import { nextVersion, whyNotEdit } from '../../domain/version.ts'
import { clubInstant, longDay } from '../clubs/club-time.ts'
import {
  type Named,
  type QueuedWrites,
  retryOnVersion,
  retrySame,
  type WriteWords,
} from '../offline/outbox/write-description.ts'
import { groupOf, nameOf, placeOf } from './known-names.ts'
import {
  absenceReasonNames,
  presenceNames,
  ratingNames,
  replyNames,
  type SessionName,
} from './session-words.ts'

/** What the device knows besides the session itself. */
export interface SessionViewer {
  readonly id: string
  readonly name: string
  readonly timeZone: string
  /** Of somebody of the club. */
  readonly nameOf: (id: string) => string | undefined
  /** As last read on this device. */
  readonly placeOf: (id: string) => TrainingSession['place']
  readonly groupOf: (id: string) => TrainingSession['group']
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
    overlay: ({ session, deleted }, { input, clubId = '' }, viewer) => ({
      session: session ?? planSession(input, { ...resolvePlan(input, viewer), clubId }),
      deleted,
    }),
    invalidates,
    retry: retrySame,
  },
  'PUT /api/training-sessions/:id': {
    words: (plan) => ({ title: 'Séance modifiée', typed: planWords(plan) }),
    overlay: (shown, { input }, viewer) => {
      // The other dates of its series follow once it was sent.
      const { scope: _, ...edit } = input
      return withSession(shown, (session) =>
        whyNotEdit(session, edit)
          ? session
          : changeSession(session, edit, resolvePlan(edit, viewer, session)),
      )
    },
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
  'POST /api/training-sessions/:id/cancellation': {
    words: (_, [session]) => ({ title: 'Séance annulée', typed: sessionWords(session) }),
    overlay: (shown, { at }) => withSession(shown, (session) => cancelSession(session, new Date(at))),
    invalidates,
    retry: retryOnVersion,
  },
  'DELETE /api/training-sessions/:id/cancellation': {
    words: (_, [session]) => ({ title: 'Séance rétablie', typed: sessionWords(session) }),
    overlay: (shown) => withSession(shown, reinstateSession),
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
    words: ({ reply, absenceReason }, [session]) => ({
      title: 'Réponse à une séance',
      typed: [
        ...sessionWords(session),
        ['Réponse', reply ? replyNames[reply] : 'retirée'],
        ['Motif', absenceReason ? absenceReasonNames[absenceReason] : ''],
      ],
    }),
    overlay: (shown, { input }, { id }) =>
      withSession(shown, (session) =>
        whyNotReplyTo(session, input) ? session : giveReply(session, id, input),
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
  { date, time, playerIds, placeId, groupId, coachIds }: Plan,
  { timeZone, nameOf, placeOf, groupOf }: SessionViewer,
  before?: TrainingSession,
) {
  const people = [...(before?.players ?? []), ...(before?.coaches ?? [])]
  const named = (id: string) => ({
    id,
    name: people.find((each) => each.id === id)?.name ?? nameOf(id) ?? '…',
  })
  return {
    startsAt: clubInstant(date, time, timeZone).toISOString(),
    players: playerIds.map(named),
    ...(placeId !== undefined && { place: placeId ? (placeOf(placeId) ?? null) : null }),
    ...(groupId !== undefined && { group: groupId ? (groupOf(groupId) ?? null) : null }),
    ...(coachIds && { coaches: coachIds.map(named) }),
  }
}

function planWords(plan: Plan): WriteWords['typed'] {
  const { placeId, groupId, coachIds = [] } = plan
  const programme = programmeOf(plan).map((part) =>
    isBlock(part) ? part.title : `${part.technique} - ${part.effect}`,
  )
  return [
    ['Titre', plan.title],
    ['Date', `${longDay(plan.date, plan.date)} à ${plan.time}`],
    ['Durée', plan.duration],
    ['Lieu', (placeId && placeOf(placeId)?.name) || ''],
    ['Groupe', (groupId && groupOf(groupId)?.name) || ''],
    ['Entraineurs', coachIds.map((id) => nameOf(id) ?? '…').join(', ')],
    ['Description', plan.description],
    ['Participants', String(plan.playerIds.length)],
    ['Programme', programme.join(', ')],
  ]
}

function playerName(player: Named[number]): string {
  return player ? (player as Pick<Participant, 'name'>).name : ''
}

/** « Services courts, mardi 24 novembre à 18:00 ». */
export function sessionWords(session: Named[number]): WriteWords['typed'] {
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
