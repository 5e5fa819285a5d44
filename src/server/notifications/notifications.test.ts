import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Club,
  createAccount,
  createClub,
  createMember,
  type TestAccount,
} from '../../../test/club/people.ts'
import { editOf, sessionPlan } from '../../../test/club/session-plan.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { makeJobsDue, queuedMailsTo, queuedSubjectsTo, runDigestJobs } from '../../../test/support/mails.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import * as notifications from '../../contract/notifications.ts'
import * as places from '../../contract/places.ts'
import * as sessionSeries from '../../contract/session-series.ts'
import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { NotificationKind } from '../../domain/notification.ts'
import { sendNotifications } from './sender.ts'

const context = await createTestContext({ PUBLIC_URL: 'http://rebond.monclub.fr' })
const { db } = context
let club: Club
let coach: TestAccount
let ines: TestAccount

// A Saturday, one in the afternoon in Paris.
const noon = new Date('2026-11-28T12:00:00Z')

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
  await db.deleteFrom('notifications').execute()
  context.clock.now = noon
  await openClub()
})

async function openClub(): Promise<void> {
  club = await createClub(context)
  coach = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
}

async function plan(change: Partial<ReturnType<typeof sessionPlan>> & { coachIds?: string[] } = {}) {
  const { id } = await coach.call(trainingSessions.create, {
    ...sessionPlan([ines.id]),
    date: '2026-12-01',
    ...change,
  })
  return id
}
const show = (id: string) => coach.call(trainingSessions.show, { id })
const move = async (id: string, part: object) =>
  coach.call(trainingSessions.update, { ...editOf(await show(id)), ...part })
const cancel = async (id: string) =>
  coach.call(trainingSessions.cancel, { id, version: (await show(id)).version })

/** Everything of that kind by mail too, which is how these tests read it. */
const mailed = (person: TestAccount, ...kinds: NotificationKind[]) =>
  Promise.all(
    kinds.map((kind) =>
      person.call(notifications.update, { choice: { kind, channel: 'mail', wanted: true } }),
    ),
  )

async function pass(minutes: number): Promise<void> {
  context.clock.now = new Date(context.clock.now.getTime() + minutes * 60_000)
  await sendNotifications(context)
}
const at = async (instant: string) => {
  context.clock.now = new Date(instant)
  await sendNotifications(context)
}
const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ')
const mailsTo = async ({ email }: TestAccount) =>
  (await queuedMailsTo(context, email)).map(({ subject, text }) => ({ subject, text: plain(text)! }))
/** The first paragraph after the greeting. */
const newsTo = async (person: TestAccount) => (await mailsTo(person)).map(({ text }) => text.split('\n\n')[1])
const pendingOf = ({ id }: TestAccount) =>
  db.selectFrom('notifications').select(['about', 'subject']).where('account_id', '=', id).execute()

describe('Of a session', () => {
  test('by default only a move and a cancellation are mailed, as they stand after some minutes.', async () => {
    const id = await plan()
    await pass(5)
    expect(await mailsTo(ines)).toEqual([])
    await move(id, { date: '2026-12-02', time: '19:00' })
    await move(id, { date: '2026-12-03', time: '19:00' })
    await pass(4)
    expect(await mailsTo(ines)).toEqual([])
    await pass(1)
    expect(await newsTo(ines)).toEqual([
      'Séance déplacée : Services courts, jeudi 3 décembre à 19:00, au lieu de mardi 1er décembre à 18:00',
    ])
    await cancel(id)
    await pass(5)
    expect((await mailsTo(ines)).map(({ subject }) => subject)).toEqual([
      'Séance déplacée · Ping Club de Vaise',
      'Séance annulée · Ping Club de Vaise',
    ])
    expect((await newsTo(ines)).at(-1)).toBe('Séance annulée : Services courts, jeudi 3 décembre à 19:00')
    // Whoever did it knows.
    expect(await queuedSubjectsTo(context, coach.email)).not.toContain('Séance annulée · Ping Club de Vaise')
    await pass(60)
    expect(await mailsTo(ines)).toHaveLength(2)
  })

  test('what was taken back meanwhile is not told.', async () => {
    const id = await plan()
    await pass(5)
    await move(id, { time: '20:00' })
    await move(id, { time: '18:00' })
    await cancel(id)
    await coach.call(trainingSessions.reinstate, { id })
    await coach.call(trainingSessions.remove, { id, version: (await show(id)).version })
    await coach.call(trainingSessions.restore, { id })
    await pass(10)
    expect(await mailsTo(ines)).toEqual([])
    expect(await pendingOf(ines)).toEqual([])
  })

  test('a new one, another place, a last player and a reinstated date each have their sentence.', async () => {
    await mailed(ines, 'session-planned')
    const place = { id: uuidv7(), name: 'Gymnase Roquette', tables: 8 }
    await coach.call(places.create, place)
    const id = await plan()
    await pass(5)
    await move(id, { placeId: place.id })
    await pass(5)
    await cancel(id)
    await pass(5)
    await coach.call(trainingSessions.reinstate, { id })
    await pass(5)
    await move(id, { playerIds: [] })
    await pass(5)
    expect(await newsTo(ines)).toEqual([
      'Nouvelle séance : Services courts, mardi 1er décembre à 18:00',
      'Changement de lieu : Services courts, mardi 1er décembre à 18:00, Gymnase Roquette',
      'Séance annulée : Services courts, mardi 1er décembre à 18:00',
      'Séance rétablie : Services courts a lieu mardi 1er décembre à 18:00, Gymnase Roquette',
      'Séance sans vous : Vous n’êtes plus de cette séance, Services courts, mardi 1er décembre à 18:00',
    ])
  })

  test('of the same day it is told at once, also at night; a deletion once it can no longer be undone.', async () => {
    const [tonight, later] = [
      await plan({ date: '2026-11-28', time: '23:30' }),
      await plan({ date: '2026-12-05' }),
    ]
    await pass(5)
    context.clock.now = new Date('2026-11-28T21:30:00Z')
    await cancel(tonight)
    await cancel(later)
    await pass(0)
    expect(await newsTo(ines)).toEqual(['Séance annulée : Services courts, samedi 28 novembre à 23:30'])
    await pass(5)
    expect(await mailsTo(ines)).toHaveLength(1)
    await at('2026-11-29T06:29:00Z')
    expect(await mailsTo(ines)).toHaveLength(1)
    await at('2026-11-29T06:30:00Z')
    expect(await newsTo(ines)).toContain('Séance annulée : Services courts, samedi 5 décembre à 18:00')

    const id = await plan({ date: '2026-11-29', time: '12:00' })
    await pass(5)
    await coach.call(trainingSessions.remove, { id, version: 1 })
    await pass(0.2)
    expect(await mailsTo(ines)).toHaveLength(2)
    await pass(0.1)
    expect(await newsTo(ines)).toContain('Séance annulée : Services courts, dimanche 29 novembre à 12:00')
  })

  test('whoever wants no quiet hours is told at night.', async () => {
    const id = await plan({ date: '2026-12-05' })
    await pass(5)
    await ines.call(notifications.update, { quiet: false })
    context.clock.now = new Date('2026-11-28T21:30:00Z')
    await cancel(id)
    await pass(5)
    expect(await mailsTo(ines)).toHaveLength(1)
  })

  test('a past one is told to nobody.', async () => {
    const id = await plan({ date: '2026-11-27' })
    await cancel(id)
    expect(await pendingOf(ines)).toEqual([])
  })

  test('a series is one message, with a line for each date and no more than thirty.', async () => {
    await mailed(ines, 'session-planned')
    const { date: _, ...common } = sessionPlan([ines.id])
    const sessions = Array.from({ length: 32 }, (__, week) => {
      const date = new Date(Date.UTC(2026, 11, 1 + 7 * week)).toISOString().slice(0, 10)
      return { id: uuidv7(), date }
    })
    await coach.call(sessionSeries.create, { ...common, sessions })
    await pass(5)
    const [mail, ...others] = await mailsTo(ines)
    expect(others).toEqual([])
    expect(mail!.subject).toBe('32 nouvelles · Ping Club de Vaise')
    expect(mail!.text).toContain('– Nouvelle séance : Services courts, mardi 1er décembre à 18:00\n')
    expect(mail!.text).toContain('– et 2 de plus')
    expect(mail!.text.match(/^– Nouvelle séance/gm)).toHaveLength(30)
  })

  test('the coaches who have it hear too, whoever else planned it.', async () => {
    const marc = await createMember(context, club, 'coach')
    await mailed(marc, 'session-planned')
    const id = await plan({ coachIds: [marc.id] })
    await pass(5)
    await cancel(id)
    await pass(5)
    expect(await newsTo(marc)).toEqual(
      expect.arrayContaining([
        'Nouvelle séance : Services courts, mardi 1er décembre à 18:00',
        'Séance annulée : Services courts, mardi 1er décembre à 18:00',
      ]),
    )
    expect((await mailsTo(marc)).at(-1)!.text).toContain(
      `http://rebond.monclub.fr/coach/sessions?session=${id}`,
    )
  })
})

describe('At the last minute', () => {
  const reply = (player: TestAccount, id: string, reply: 'coming' | 'not_coming' | null, more = {}) =>
    player.call(trainingSessions.giveReply, { id, reply, ...more })

  test('who does not come after all is told to those who coach it at once, several in one message, nobody by name.', async () => {
    const [tom, marc] = [
      await createMember(context, club, 'player', { firstName: 'Tom' }),
      await createMember(context, club, 'coach'),
    ]
    await mailed(coach, 'absence')
    await mailed(marc, 'absence')
    const id = await plan({ date: '2026-11-28', playerIds: [ines.id, tom.id] })
    // Five hours before it begins; what he adds within the last three is no second absence.
    await reply(tom, id, 'not_coming')
    await pass(125)
    await reply(tom, id, 'not_coming', { absenceReason: 'school' })
    expect(await newsTo(coach)).not.toContain(expect.stringContaining('Absence'))
    await reply(ines, id, 'coming')
    await pass(1)
    const before = (await mailsTo(coach)).length
    await reply(ines, id, 'not_coming')
    await reply(ines, id, 'not_coming', { absenceReason: 'school' })
    await pass(0)
    expect((await newsTo(coach)).slice(before)).toEqual([
      'Absence de dernière minute : Services courts, samedi 28 novembre à 18:00 : un joueur ne vient pas',
    ])
    // Said again it is nothing new; with another one it is two.
    await reply(ines, id, 'not_coming', { absenceReason: 'holidays' })
    await pass(1)
    expect(await mailsTo(coach)).toHaveLength(before + 1)
    await reply(tom, id, 'coming')
    await reply(tom, id, 'not_coming')
    await pass(0)
    const last = (await mailsTo(coach)).at(-1)!.text
    expect(last).toContain('2 joueurs ne viennent pas')
    expect(last).not.toMatch(/Inès|Tom/)
    // He does not coach it.
    expect(await newsTo(marc)).not.toContain(expect.stringContaining('Absence'))
    expect(await pendingOf(marc)).toEqual([])
  })

  test('taken back before it is told, of a cancelled session, or once it has begun, nothing is told.', async () => {
    await mailed(coach, 'absence')
    const ids = [
      await plan({ date: '2026-11-28', time: '14:00' }),
      await plan({ date: '2026-11-28', time: '14:30' }),
      await plan({ date: '2026-11-28', time: '13:10' }),
    ]
    await pass(5)
    const before = (await mailsTo(coach)).length
    for (const id of ids) await reply(ines, id, 'not_coming')
    await reply(ines, ids[0]!, 'coming')
    await cancel(ids[1]!)
    await pass(6)
    expect(await mailsTo(coach)).toHaveLength(before)
    expect(await pendingOf(coach)).toEqual([])
  })

  test('where nobody is said to coach it every coach hears, and nobody who does not want to.', async () => {
    const [marc, nora] = [
      await createMember(context, club, 'coach'),
      await createMember(context, club, 'coach'),
    ]
    await mailed(marc, 'absence')
    await mailed(coach, 'absence')
    const id = await plan({ date: '2026-11-28', time: '14:00', coachIds: [] })
    await pass(5)
    await reply(ines, id, 'not_coming')
    await pass(0)
    for (const each of [coach, marc]) {
      expect((await newsTo(each)).at(-1)).toContain('Absence de dernière minute')
    }
    expect(await newsTo(nora)).not.toContain(expect.stringContaining('Absence'))
  })
})

describe('The evening before', () => {
  test('at 18:00 by the club’s clock, on both sides of a change of the clocks, once; not to who does not come.', async () => {
    context.clock.now = new Date('2027-03-26T12:00:00Z')
    await openClub()
    const tom = await createMember(context, club, 'player')
    await mailed(ines, 'reminder')
    await mailed(tom, 'reminder')
    const saturday = await plan({ date: '2027-03-27', playerIds: [ines.id, tom.id] })
    await plan({ date: '2027-03-28', title: 'Matchs' })
    await tom.call(trainingSessions.giveReply, { id: saturday, reply: 'not_coming' })
    await at('2027-03-26T16:59:00Z')
    expect(await mailsTo(ines)).toEqual([])
    await at('2027-03-26T17:00:00Z')
    await at('2027-03-26T17:01:00Z')
    expect(await newsTo(ines)).toEqual([
      'Demain à 18:00 : Services courts, samedi 27 mars à 18:00. Dites si vous venez.',
    ])
    expect(await mailsTo(tom)).toEqual([])
    // Summer time begins in the night after.
    await at('2027-03-27T16:59:00Z')
    expect(await mailsTo(ines)).toHaveLength(1)
    await at('2027-03-27T17:00:00Z')
    expect((await newsTo(ines)).at(-1)).toBe(
      'Demain à 18:00 : Matchs, dimanche 28 mars à 18:00. Dites si vous venez.',
    )
  })

  test('a server that was off says in the morning that it is today, and nothing of what was cancelled or has begun.', async () => {
    await mailed(ines, 'reminder')
    await plan({ date: '2026-11-29', time: '18:00' })
    await plan({ date: '2026-11-29', time: '07:00', title: 'Footing' })
    const cancelled = await plan({ date: '2026-11-29', time: '19:00', title: 'Matchs' })
    await pass(5)
    await at('2026-11-28T22:00:00Z')
    context.clock.now = new Date('2026-11-29T05:00:00Z')
    await cancel(cancelled)
    await at('2026-11-29T06:30:00Z')
    const news = (await newsTo(ines)).join('\n')
    expect(news).toContain(
      'Aujourd’hui à 18:00 : Services courts, dimanche 29 novembre à 18:00. Dites si vous venez.',
    )
    expect(news).not.toContain('Footing')
    expect(news).not.toContain('à 19:00 : Matchs. Dites')
  })
})

describe('A player hears', () => {
  test('what became of a request, and nothing of one that was taken back.', async () => {
    await mailed(ines, 'request-answered')
    const ask = async (effect: string) => {
      const id = uuidv7()
      const asked = { id, type: 'service' as const, technique: 'Marteau', effect, message: '' }
      return ines.call(exerciseRequests.create, asked)
    }
    const [first, second, third] = [await ask('Coupé'), await ask('Lifté'), await ask('Latéral Gauche')]
    await coach.call(exerciseRequests.takeCharge, { id: third.id, version: third.version })
    await coach.call(exerciseRequests.approve, { id: first.id, version: first.version })
    const refused = await coach.call(exerciseRequests.reject, { id: second.id, version: second.version })
    await coach.call(exerciseRequests.takeBack, { id: second.id, version: refused.version })
    await pass(5)
    expect(await newsTo(ines)).toEqual(['Demande approuvée : Marteau - Coupé'])
    expect((await mailsTo(ines))[0]!.text).toContain('http://rebond.monclub.fr/player/exercises')
  })

  test('in the evening what was evaluated that day, in one message, with what counts last.', async () => {
    await mailed(ines, 'evaluation')
    const evaluate = async (techniqueId: string, status: 'in_progress' | 'mastered') => {
      const { players } = await coach.call(techniqueEvaluations.list, {})
      const before = players
        .find(({ id }) => id === ines.id)!
        .evaluations.find((each) => each.id === techniqueId)
      await coach.call(techniqueEvaluations.evaluate, {
        id: techniqueId,
        playerId: ines.id,
        evaluationId: uuidv7(),
        status,
        coachNotes: '',
        was: before?.evaluationId ?? null,
      })
    }
    await evaluate('service-1', 'in_progress')
    await evaluate('service-1', 'mastered')
    await evaluate('counter-1', 'in_progress')
    await pass(60)
    expect(await mailsTo(ines)).toEqual([])
    await at('2026-11-28T18:00:00Z')
    const [mail] = await mailsTo(ines)
    expect(mail!.subject).toBe('2 nouvelles · Ping Club de Vaise')
    expect(mail!.text).toContain('– Technique évaluée : Marteau, maîtrisé')
    expect(mail!.text).toContain('– Technique évaluée : Block CD, en progression')
  })
})

describe('A coach hears', () => {
  test('in the morning what players thought, once for a session; an assistant too, a stranger not.', async () => {
    await mailed(coach, 'feedback')
    const marc = await createMember(context, club, 'coach')
    await mailed(marc, 'feedback')
    const tom = await createMember(context, club, 'player')
    const id = await plan({ date: '2026-11-28', time: '11:00', playerIds: [ines.id, tom.id] })
    for (const person of [ines, tom]) {
      await person.call(trainingSessions.giveFeedback, { id, rating: 'positive', comment: 'Bien' })
    }
    await pass(30)
    await at('2026-11-29T07:00:00Z')
    expect(await newsTo(coach)).toContain(
      'Avis des joueurs : Services courts, samedi 28 novembre à 11:00, 2 avis',
    )
    expect(await newsTo(marc)).not.toContainEqual(expect.stringContaining('Avis'))
    const alone = await plan({ date: '2026-11-29', time: '07:30', coachIds: [] })
    await ines.call(trainingSessions.giveFeedback, { id: alone, rating: 'positive', comment: 'Bien' })
    await at('2026-11-30T07:00:00Z')
    for (const person of [coach, marc]) {
      expect(await newsTo(person)).toContain(
        'Avis des joueurs : Services courts, dimanche 29 novembre à 07:30, un avis',
      )
    }
  })

  test('of who arrives by the mail that always was, unless they want none.', async () => {
    const marc = await createMember(context, club, 'coach')
    await marc.call(notifications.update, { choice: { kind: 'arrival', channel: 'mail', wanted: false } })
    const newcomer = await createAccount(context, 'coach', { firstName: 'Zoé', lastName: 'Petit' })
    await newcomer.call(clubs.join, { code: await club.code() })
    context.clock.now = new Date('2026-11-28T14:00:00Z')
    await makeJobsDue(context)
    await runDigestJobs(context)
    const aboutZoe = async (person: TestAccount) =>
      (await mailsTo(person)).filter(({ subject }) => subject.startsWith('Zoé Petit'))
    expect(await aboutZoe(coach)).toHaveLength(1)
    expect(await aboutZoe(marc)).toEqual([])
    expect((await pendingOf(marc)).map(({ about }) => about)).toContain('arrival')
    await pass(5)
    expect(await aboutZoe(coach)).toHaveLength(1)
  })
})

describe('Nobody is told', () => {
  test('who has left, was removed, is about to be erased, or whose address is not confirmed.', async () => {
    const [tom, zoe, lea] = await Promise.all([
      createMember(context, club, 'player'),
      createMember(context, club, 'player'),
      createMember(context, club, 'player', { confirmed: false }),
    ])
    const id = await plan({ playerIds: [ines.id, tom.id, zoe.id, lea.id] })
    await pass(5)
    await cancel(id)
    await ines.call(clubs.leave, {})
    await coach.call(clubs.removeMember, { id: tom.id })
    await db.updateTable('accounts').set({ erased_from: noon }).where('id', '=', zoe.id).execute()
    await pass(5)
    for (const person of [ines, tom, zoe, lea]) {
      expect((await newsTo(person)).filter((news) => news?.includes('annulée'))).toEqual([])
      expect(await pendingOf(person)).toEqual([])
    }
  })

  test('twice: two servers that send at the same moment share the work.', async () => {
    const id = await plan()
    await pass(5)
    await cancel(id)
    context.clock.now = new Date(context.clock.now.getTime() + 5 * 60_000)
    await Promise.all([sendNotifications(context), sendNotifications(context), sendNotifications(context)])
    expect(await mailsTo(ines)).toHaveLength(1)
  })

  test('of what is rolled back.', async () => {
    const id = await plan()
    await pass(5)
    expect(await refusal(coach.call(trainingSessions.cancel, { id, version: 9 }))).toBe('changed-meanwhile')
    expect(await pendingOf(ines)).toEqual([])
  })
})

describe('The settings', () => {
  test('have what one’s rank hears of, and are one’s own.', async () => {
    const { kinds } = await ines.call(notifications.show, {})
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'session-changed',
      'session-planned',
      'reminder',
      'request-answered',
      'evaluation',
    ])
    await ines.call(notifications.update, { quiet: false })
    expect((await ines.call(notifications.show, {})).quiet).toBe(false)
    expect((await coach.call(notifications.show, {})).quiet).toBe(true)
  })

  test('changed on two devices at once both hold.', async () => {
    await Promise.all([
      ines.call(notifications.update, { choice: { kind: 'reminder', channel: 'mail', wanted: true } }),
      ines.call(notifications.update, { choice: { kind: 'evaluation', channel: 'mail', wanted: true } }),
      ines.call(notifications.update, { quiet: false }),
    ])
    const { kinds, quiet } = await ines.call(notifications.show, {})
    expect(kinds.filter(({ mail }) => mail).map(({ kind }) => kind)).toEqual([
      'session-changed',
      'reminder',
      'evaluation',
    ])
    expect(quiet).toBe(false)
  })

  test('keep one channel for a cancelled session.', async () => {
    const change = (channel: 'mail' | 'push') =>
      ines.call(notifications.update, { choice: { kind: 'session-changed', channel, wanted: false } })
    await change('push')
    expect(await refusal(change('mail'))).toBe('one-channel-needed')
    expect((await ines.call(notifications.show, {})).kinds[0]).toMatchObject({ mail: true, push: false })
  })
})
