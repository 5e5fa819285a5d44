import { beforeEach, describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import * as clubs from '../../contract/clubs.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { testHouse } from '../../../test/house.ts'
import { type Club, clubOf, memberOf, type Somebody } from '../../../test/people.ts'
import { plannedSession } from '../../../test/planned-session.ts'
import { tidyUp } from '../jobs.ts'

const house = await testHouse()
let club: Club
let coach: Somebody
let ines: Somebody
let tom: Somebody

beforeEach(async () => {
  await house.db.deleteFrom('attempts').execute()
  club = await clubOf(house)
  coach = club.coach
  ines = await memberOf(house, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  tom = await memberOf(house, club, 'player', { firstName: 'Élie', lastName: 'Girard' })
})

function exercise(technique = 'Marteau') {
  return {
    id: uuidv7(),
    type: 'service' as const,
    technique,
    effect: 'Coupé',
    duration: '15 min' as const,
    description: 'Court au centre.',
  }
}

function plan(playerIds: string[] = [ines.id]) {
  return {
    id: uuidv7(),
    title: 'Services courts',
    description: '',
    date: '2099-06-01',
    time: '18:00',
    duration: '1h30' as const,
    playerIds,
    exercises: [exercise('Marteau'), exercise('Pioche')],
  }
}

const past = (players: string[]) =>
  plannedSession(house, {
    clubId: club.id,
    inDays: -1,
    players: Object.fromEntries(players.map((id) => [id, null])),
  })

describe('planning', () => {
  test('A session starts in the club’s time zone, with its participants by name and its programme in order.', async () => {
    const session = await coach.call(trainingSessions.create, plan([ines.id, tom.id]))
    expect(session.startsAt).toBe('2099-06-01T16:00:00.000Z')
    expect(session.players.map(({ name }) => name)).toEqual(['Élie Girard', 'Inès Morel'])
    expect(session.exercises.map(({ technique }) => technique)).toEqual(['Marteau', 'Pioche'])
    expect(await coach.call(trainingSessions.show, { id: session.id })).toEqual(session)
  })

  test.each([
    ['the night that has no 02:30', '2030-03-31', '02:30', '2030-03-31T01:30:00.000Z'],
    ['the night that has 02:30 twice', '2030-10-27', '02:30', '2030-10-27T01:30:00.000Z'],
    ['winter', '2030-01-15', '18:00', '2030-01-15T17:00:00.000Z'],
  ])('The clock change: %s.', async (_, date, time, startsAt) => {
    expect((await coach.call(trainingSessions.create, { ...plan(), date, time })).startsAt).toBe(startsAt)
  })

  test('A club overseas has its own noon.', async () => {
    const { version, name } = await coach.call(clubs.show, {})
    await coach.call(clubs.update, { version, name, timeZone: 'Indian/Reunion', approvesPlayers: false })
    expect((await coach.call(trainingSessions.create, plan())).startsAt).toBe('2099-06-01T14:00:00.000Z')
  })

  test('A participant named twice takes part once.', async () => {
    expect((await coach.call(trainingSessions.create, plan([ines.id, ines.id]))).players).toHaveLength(1)
  })

  test('Nobody is invited from outside, nor a coach, nor whoever waits.', async () => {
    const other = await clubOf(house, 'Voisins')
    const stranger = await memberOf(house, other, 'player')
    for (const id of [stranger.id, coach.id, uuidv7()]) {
      await expect(coach.call(trainingSessions.create, plan([id]))).rejects.toMatchObject({
        problem: { refusal: 'not-a-club-player' },
      })
    }
  })

  test('An id that is another session’s is refused, also across clubs, and tells nothing.', async () => {
    const first = plan()
    await coach.call(trainingSessions.create, first)
    const other = await clubOf(house, 'Voisins')
    await expect(
      other.coach.call(trainingSessions.create, { ...first, playerIds: [] }),
    ).rejects.toMatchObject({
      problem: { refusal: 'id-taken' },
    })
    await expect(coach.call(trainingSessions.create, first)).rejects.toMatchObject({
      problem: { refusal: 'id-taken' },
    })
  })

  test('What is missing or impossible is said beside its field.', async () => {
    const wrong = {
      ...plan(),
      title: '  ',
      date: '2026-02-31',
      time: '25:00',
      duration: '3h' as '2h',
      exercises: [{ ...exercise(''), type: 'service' as const }],
    }
    await expect(coach.call(trainingSessions.create, wrong)).rejects.toMatchObject({
      status: 422,
      problem: {
        fields: {
          title: 'Titre requis',
          date: 'Cette date n’existe pas',
          time: 'Heure invalide',
          duration: 'Durée inconnue',
          'exercises.0.technique': 'Veuillez sélectionner une technique et un effet',
        },
      },
    })
  })

  test('Five hundred and one participants are too many.', async () => {
    const crowd = Array.from({ length: 501 }, () => ines.id)
    await expect(coach.call(trainingSessions.create, plan(crowd))).rejects.toMatchObject({
      problem: { fields: { playerIds: '500 participants au maximum' } },
    })
  })
})

describe('changing', () => {
  test('A stale version is refused with what is there now, and overwrites nothing.', async () => {
    const session = await coach.call(trainingSessions.create, plan())
    const second = await memberOf(house, club, 'coach')
    const { id, version } = session
    await second.call(trainingSessions.update, { ...plan([tom.id]), id, version, title: 'Le mien' })
    await expect(
      coach.call(trainingSessions.update, { ...plan(), id, version, title: 'Trop tard' }),
    ).rejects.toMatchObject({
      status: 409,
      problem: { refusal: 'changed-meanwhile', current: { title: 'Le mien', version: 2 } },
    })
    expect(await coach.call(trainingSessions.show, { id })).toMatchObject({
      title: 'Le mien',
      players: [{ id: tom.id }],
    })
  })

  test('Of two coaches at the same instant one wins.', async () => {
    const { id, version } = await coach.call(trainingSessions.create, plan())
    const second = await memberOf(house, club, 'coach')
    const outcomes = await Promise.allSettled(
      [coach, second].map(({ call }) => call(trainingSessions.update, { ...plan(), id, version })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('Who stays keeps what the roll call noted, and who has left the club may stay in the record.', async () => {
    const id = await plannedSession(house, {
      clubId: club.id,
      inDays: -1,
      players: { [ines.id]: 'present', [tom.id]: 'absent' },
    })
    await tom.call(clubs.leave, {})
    const session = await coach.call(trainingSessions.update, { ...plan([ines.id, tom.id]), id, version: 1 })
    expect(session.players).toMatchObject([
      { id: tom.id, presence: 'absent' },
      { id: ines.id, presence: 'present' },
    ])
  })
})

describe('deleting', () => {
  test('A deleted session is gone for everybody, and comes back whole.', async () => {
    const session = await coach.call(trainingSessions.create, plan())
    const { id, version } = session
    await coach.call(trainingSessions.remove, { id, version })
    await expect(coach.call(trainingSessions.show, { id })).rejects.toMatchObject({ status: 404 })
    await expect(ines.call(trainingSessions.show, { id })).rejects.toMatchObject({ status: 404 })
    await expect(coach.call(trainingSessions.update, { ...plan(), id, version })).rejects.toMatchObject({
      status: 404,
    })
    const back = await coach.call(trainingSessions.restore, { id })
    expect(back).toEqual({ ...session, version: 3 })
  })

  test('A session that somebody changed meanwhile is not deleted.', async () => {
    const { id, version } = await coach.call(trainingSessions.create, plan())
    await coach.call(trainingSessions.update, { ...plan(), id, version })
    await expect(coach.call(trainingSessions.remove, { id, version })).rejects.toMatchObject({
      problem: { refusal: 'changed-meanwhile' },
    })
  })

  test('After thirty days it is gone for good.', async () => {
    const { id, version } = await coach.call(trainingSessions.create, plan())
    await coach.call(trainingSessions.remove, { id, version })
    const now = house.clock.now
    house.clock.now = new Date(now.getTime() + 29 * 24 * 3600 * 1000)
    await tidyUp({ ...house, now: () => house.clock.now })
    expect(await rowsOf(id)).toBe(1)
    house.clock.now = new Date(now.getTime() + 31 * 24 * 3600 * 1000)
    await tidyUp({ ...house, now: () => house.clock.now })
    expect(await rowsOf(id)).toBe(0)
    house.clock.now = now
  })

  async function rowsOf(id: string): Promise<number> {
    const rows = await house.db.selectFrom('training_sessions').select('id').where('id', '=', id).execute()
    return rows.length
  }
})

describe('reading', () => {
  test('Upcoming ones come soonest first, past ones latest first, five a page; a page too far is the last.', async () => {
    const inDays = [3, 1, 2, 5, 4, 6, -2, -1]
    for (const days of inDays) await plannedSession(house, { clubId: club.id, inDays: days, players: {} })
    const first = await coach.call(trainingSessions.list, { period: 'upcoming', page: 1 })
    expect(first).toMatchObject({ total: 6, page: 1, pageCount: 2 })
    expect(first.sessions.map(({ startsAt }) => startsAt)).toEqual(
      first.sessions.map(({ startsAt }) => startsAt).toSorted(),
    )
    const last = await coach.call(trainingSessions.list, { period: 'upcoming', page: 99 })
    expect(last).toMatchObject({ page: 2, sessions: [{}] })
    const gone = await coach.call(trainingSessions.list, { period: 'past', page: 1 })
    expect(gone.sessions.map(({ startsAt }) => startsAt)).toEqual(
      gone.sessions
        .map(({ startsAt }) => startsAt)
        .toSorted()
        .toReversed(),
    )
  })

  test('A session that starts this very instant is upcoming.', async () => {
    const id = await plannedSession(house, { clubId: club.id, inDays: 0, players: {} })
    const { sessions } = await coach.call(trainingSessions.list, { period: 'upcoming', page: 1 })
    expect(sessions.map((session) => session.id)).toContain(id)
  })

  test('A player sees only their own sessions, nobody else’s presence and nobody else’s opinion.', async () => {
    const id = await plannedSession(house, {
      clubId: club.id,
      inDays: -1,
      players: { [ines.id]: 'present', [tom.id]: 'absent' },
    })
    await past([tom.id])
    await tom.call(trainingSessions.giveFeedback, { id, rating: 'negative', comment: 'Trop long.' })
    const { sessions } = await ines.call(trainingSessions.list, { period: 'past', page: 1 })
    expect(sessions).toHaveLength(1)
    expect(sessions[0]).toMatchObject({ id, feedback: [] })
    expect(JSON.stringify(sessions)).not.toContain('presence')
    const [seen] = (await coach.call(trainingSessions.list, { period: 'past', page: 1 })).sessions.filter(
      (session) => session.id === id,
    )
    expect(seen?.feedback).toMatchObject([{ playerName: 'Élie Girard', comment: 'Trop long.' }])
  })
})

describe('feedback', () => {
  test('A participant says it once, after the session.', async () => {
    const id = await past([ines.id])
    const session = await ines.call(trainingSessions.giveFeedback, {
      id,
      rating: 'positive',
      comment: ' Super ! ',
    })
    expect(session.feedback).toMatchObject([{ playerId: ines.id, rating: 'positive', comment: 'Super !' }])
    await expect(
      ines.call(trainingSessions.giveFeedback, { id, rating: 'negative', comment: 'En fait non.' }),
    ).rejects.toMatchObject({ problem: { refusal: 'feedback-already-given' } })
  })

  test('Said on two devices at the same instant, it is kept once.', async () => {
    const id = await past([ines.id])
    const say = () => ines.call(trainingSessions.giveFeedback, { id, rating: 'positive', comment: 'Bien' })
    const outcomes = await Promise.allSettled([say(), say(), say()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('Not before, not without a comment, and not from outside.', async () => {
    const upcoming = await coach.call(trainingSessions.create, plan())
    const opinion = { rating: 'positive' as const, comment: 'Bien' }
    await expect(
      ines.call(trainingSessions.giveFeedback, { id: upcoming.id, ...opinion }),
    ).rejects.toMatchObject({
      problem: { refusal: 'session-not-past' },
    })
    const id = await past([ines.id])
    await expect(
      ines.call(trainingSessions.giveFeedback, { id, ...opinion, comment: '   ' }),
    ).rejects.toMatchObject({ problem: { fields: { comment: 'Commentaire requis' } } })
    await expect(tom.call(trainingSessions.giveFeedback, { id, ...opinion })).rejects.toMatchObject({
      status: 404,
    })
    await expect(coach.call(trainingSessions.giveFeedback, { id, ...opinion })).rejects.toMatchObject({
      problem: { refusal: 'player-only' },
    })
  })
})
