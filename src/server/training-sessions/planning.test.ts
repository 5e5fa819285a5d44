import { beforeEach, describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { createTestContext } from '../../../test/support/context.ts'
import { held, commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { problemOf, refusal, wrongFields } from '../../../test/support/refusals.ts'
import { editOf, programmeEntry, sessionPlan } from '../../../test/club/session-plan.ts'
import * as clubs from '../../contract/clubs.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Db } from '../database/connection.ts'

const { create, list, show, update } = trainingSessions
const context = await createTestContext()
let club: Club
let coach: TestAccount
let ines: TestAccount
let elie: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  coach = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  elie = await createMember(context, club, 'player', { firstName: 'Élie', lastName: 'Girard' })
})

describe('planning', () => {
  test('A session starts in the club’s time zone, with its participants by name and its programme in order.', async () => {
    const session = await coach.call(create, sessionPlan([ines.id, elie.id]))
    expect(session.startsAt).toBe('2099-06-01T16:00:00.000Z')
    expect(session.players.map(({ name }) => name)).toEqual(['Élie Girard', 'Inès Morel'])
    expect(session.exercises.map(({ technique }) => technique)).toEqual(['Marteau', 'Pioche'])
    expect(await coach.call(show, { id: session.id })).toEqual(session)
  })

  test.each([
    ['the last minute before it', '2030-03-31', '01:59', '2030-03-31T00:59:00.000Z'],
    ['the first one after it', '2030-03-31', '03:00', '2030-03-31T01:00:00.000Z'],
    ['02:30 comes twice: the second one', '2030-10-27', '02:30', '2030-10-27T01:30:00.000Z'],
    ['winter', '2030-01-15', '18:00', '2030-01-15T17:00:00.000Z'],
  ])('The clock change: %s.', async (_, date, time, startsAt) => {
    expect((await coach.call(create, { ...sessionPlan(), date, time })).startsAt).toBe(startsAt)
  })

  test.each(['02:00', '02:30', '02:59'])('The clock change: %s does not exist in March.', async (time) => {
    const skipped = { date: '2030-03-31', time }
    const refusedTime = { status: 422, problem: { fields: { time: 'Cette heure n’existe pas ce jour-là' } } }
    await expect(coach.call(create, { ...sessionPlan(), ...skipped })).rejects.toMatchObject(refusedTime)
    const plan = sessionPlan()
    const { version } = await coach.call(create, plan)
    await expect(coach.call(update, { ...plan, ...skipped, version })).rejects.toMatchObject(refusedTime)

    // Planned before that was refused.
    await context.db.updateTable('training_sessions').set(skipped).where('id', '=', plan.id).execute()
    const renamed = { ...plan, ...skipped, title: 'Tournoi de nuit', version }
    expect(await coach.call(update, renamed)).toMatchObject({ title: 'Tournoi de nuit', time })
  })

  test('A club overseas has its own noon.', async () => {
    const { version, name } = await coach.call(clubs.show, {})
    await coach.call(clubs.update, { version, name, timeZone: 'Indian/Reunion', approvesPlayers: false })
    expect((await coach.call(create, sessionPlan())).startsAt).toBe('2099-06-01T14:00:00.000Z')
  })

  test('What took place yesterday can still be noted, and is past.', async () => {
    const session = await coach.call(create, { ...sessionPlan([ines.id]), date: '2020-02-29' })
    expect(await ines.call(list, { period: 'past', page: 1 })).toMatchObject({
      sessions: [{ id: session.id, startsAt: '2020-02-29T17:00:00.000Z' }],
    })
  })

  test('A participant named twice, also in capitals, takes part once.', async () => {
    const session = await coach.call(create, sessionPlan([ines.id, ines.id, ines.id.toUpperCase()]))
    expect(session.players).toHaveLength(1)
  })

  test('Nobody is invited from outside, nor a coach, nor whoever waits.', async () => {
    const { version, name } = await coach.call(clubs.show, {})
    await coach.call(clubs.update, { version, name, timeZone: 'Europe/Paris', approvesPlayers: true })
    const waiting = await somebodyWaiting()
    const other = await createClub(context, 'Voisins')
    const stranger = await createMember(context, other, 'player')
    for (const id of [stranger.id, coach.id, waiting.id, uuidv7()]) {
      expect(await refusal(coach.call(create, sessionPlan([ines.id, id])))).toBe('not-a-club-player')
    }
  })

  test('A player who is leaving at that moment is waited for, and not invited.', async () => {
    const leave = (tx: Db) => tx.deleteFrom('memberships').where('account_id', '=', elie.id).execute()
    const invite = () => [coach.call(create, sessionPlan([ines.id, elie.id]))]
    expect(await commitOnceBlocked(context, leave, invite)).toEqual(['not-a-club-player'])
  })

  test('A club that moves at that moment is waited for, and its new zone counts.', async () => {
    const plan = sessionPlan()
    const move = (tx: Db) =>
      tx.updateTable('clubs').set({ time_zone: 'Indian/Reunion' }).where('id', '=', club.id).execute()
    expect(await commitOnceBlocked(context, move, () => [coach.call(create, plan)])).toEqual(['ok'])
    expect((await coach.call(show, { id: plan.id })).startsAt).toBe('2099-06-01T14:00:00.000Z')
  })

  test('A player neither plans nor changes.', async () => {
    const { id, version } = await coach.call(create, sessionPlan([ines.id]))
    expect(await refusal(ines.call(create, sessionPlan([ines.id])))).toBe('coach-only')
    expect(await refusal(ines.call(update, { ...sessionPlan([ines.id]), id, version }))).toBe('coach-only')
  })

  test('An id that is another session’s is refused, also across clubs, and tells nothing.', async () => {
    const first = sessionPlan()
    await coach.call(create, first)
    const other = await createClub(context, 'Voisins')
    expect(await problemOf(other.coach.call(create, first))).toEqual({
      refusal: 'id-taken',
      sentence: 'Une erreur est survenue. Veuillez réessayer.',
      requestId: expect.any(String) as string,
    })
    expect(await refusal(coach.call(create, first))).toBe('id-taken')
  })

  test('Of two creations with one id at the same instant one wins; a repeated one is the same.', async () => {
    const plan = sessionPlan([ines.id])
    const both = () => [coach.call(create, plan), coach.call(create, plan)]
    expect(await commitOnceBlocked(context, held(club.id), both)).toEqual(['id-taken', 'ok'])
    const again = sessionPlan([ines.id])
    const writeId = uuidv7()
    const send = () => coach.call(create, again, { writeId })
    const answers: unknown[] = []
    const keep = async () => answers.push(await send())
    expect(await commitOnceBlocked(context, held(club.id), () => [keep(), keep()])).toEqual(['ok', 'ok'])
    expect(answers).toEqual([await send(), await send()])
  })

  test('What is missing or impossible is said beside its field.', async () => {
    const wrong = {
      ...sessionPlan(),
      title: '  ',
      date: '2026-02-31',
      time: '25:00',
      duration: '3h' as '2h',
      exercises: [programmeEntry('')],
    }
    expect(await wrongFields(coach.call(create, wrong))).toEqual({
      title: 'Titre requis',
      date: 'Cette date n’existe pas',
      time: 'Heure invalide',
      duration: 'Durée inconnue',
      'exercises.0.technique': 'Veuillez sélectionner une technique et un effet',
    })
  })

  test.each([
    ['a title of 121 characters', { title: 'x'.repeat(121) }, { title: '120 caractères au maximum' }],
    ['a NUL', { title: 'a\0b', description: 'a\0b' }, forbidden('title', 'description')],
    ['half a character', { title: 'a\ud800', description: '\udc00' }, forbidden('title', 'description')],
    ['half a character in the programme', programmeSaying('\ud800'), forbidden('exercises.0.description')],
    [
      '51 exercises',
      { exercises: Array.from({ length: 51 }, () => programmeEntry()) },
      { exercises: '50 exercices au maximum' },
    ],
    ['one exercise twice', twice(programmeEntry()), { exercises: 'Exercice en double' }],
    [
      '501 participants',
      { playerIds: Array.from({ length: 501 }, () => uuidv7()) },
      { playerIds: '500 participants au maximum' },
    ],
  ])('%s: refused beside its field.', async (_, wrong, fields) => {
    expect(await wrongFields(coach.call(create, { ...sessionPlan(), ...wrong }))).toEqual(fields)
    expect(context.errors).toEqual([])
  })

  function forbidden(...fields: string[]): Record<string, string> {
    return Object.fromEntries(fields.map((field) => [field, 'Caractère interdit']))
  }

  function programmeSaying(description: string) {
    return { exercises: [{ ...programmeEntry(), description }] }
  }

  function twice(entry: ReturnType<typeof programmeEntry>) {
    return { exercises: [entry, entry] }
  }

  async function somebodyWaiting(): Promise<TestAccount> {
    const person = await createMember(context, await createClub(context, 'Ailleurs'), 'player')
    await person.call(clubs.leave, {})
    const { waitingFor } = await person.call(clubs.join, { code: await club.code() })
    expect(waitingFor).not.toBeNull()
    return person
  }
})

describe('changing', () => {
  test('What was written takes the place of what was there.', async () => {
    const before = await coach.call(create, sessionPlan([ines.id]))
    const [first, second] = before.exercises
    const { id, version } = before
    const changed = {
      ...sessionPlan([elie.id]),
      id,
      title: 'Relances',
      date: '2099-01-05',
      time: '09:30',
      duration: '2h' as const,
      exercises: [second!, programmeEntry('Revers'), first!],
    }
    const { playerIds, ...shown } = changed
    expect(await coach.call(update, { ...changed, version })).toEqual({
      ...shown,
      clubId: club.id,
      startsAt: '2099-01-05T08:30:00.000Z',
      movedFrom: before.startsAt,
      version: 2,
      players: playerIds.map((playerId) => ({
        id: playerId,
        name: 'Élie Girard',
        presence: null,
        marked: null,
        reply: null,
      })),
      feedback: {},
      blocks: [],
      place: null,
      group: null,
      coaches: [{ id: coach.id, name: 'Camille Roux' }],
    })
    expect(await refusal(ines.call(show, { id }))).toBe('not-found')
  })

  test('A stale version is refused with what is there now, and overwrites nothing.', async () => {
    const { id, version } = await coach.call(create, sessionPlan([ines.id]))
    const second = await createMember(context, club, 'coach')
    await second.call(update, { ...sessionPlan([elie.id]), id, version, title: 'Le mien' })
    await expect(
      coach.call(update, { ...sessionPlan([ines.id]), id, version, title: 'Trop tard' }),
    ).rejects.toMatchObject({
      status: 409,
      problem: { refusal: 'changed-meanwhile', current: { title: 'Le mien', version: 2 } },
    })
    expect(await coach.call(show, { id })).toMatchObject({ title: 'Le mien', players: [{ id: elie.id }] })
  })

  test('Of two coaches at the same instant one wins.', async () => {
    const { id, version } = await coach.call(create, sessionPlan())
    const second = await createMember(context, club, 'coach')
    const edits = () => [coach, second].map(({ call }) => call(update, { ...sessionPlan(), id, version }))
    expect(await commitOnceBlocked(context, held(club.id), edits)).toEqual(['changed-meanwhile', 'ok'])
  })

  test('A form that still invites whoever has left is shown what changed.', async () => {
    const { id, version } = await coach.call(create, sessionPlan([ines.id, elie.id]))
    await elie.call(clubs.leave, {})
    const stale = { ...sessionPlan([ines.id, elie.id]), id, version }
    await expect(coach.call(update, stale)).rejects.toMatchObject({
      problem: { refusal: 'changed-meanwhile', current: { players: [{ id: ines.id }] } },
    })
    const fresh = { ...stale, version: version + 1 }
    expect(await refusal(coach.call(update, fresh))).toBe('not-a-club-player')
  })

  test('Who stays keeps what the roll call noted, and who has left the club may stay in the record.', async () => {
    const id = await plannedSession(context, {
      clubId: club.id,
      inDays: -1,
      players: { [ines.id]: 'present', [elie.id]: 'absent' },
    })
    await elie.call(clubs.leave, {})
    const before = await coach.call(show, { id })
    const session = await coach.call(update, { ...editOf(before), title: 'Corrigée' })
    expect(session.players).toMatchObject([
      { id: elie.id, presence: 'absent' },
      { id: ines.id, presence: 'present' },
    ])
  })
})
