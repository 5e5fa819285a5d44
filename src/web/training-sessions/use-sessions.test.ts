import { describe, expect, test } from 'vitest'
import { waiting, writtenAt } from '../../../test/support/waiting-write.ts'
import * as hall from '../../contract/hall.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { SessionPage, TrainingSession } from '../../contract/training-sessions.ts'
import { sessionPhase } from '../../domain/training-session.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import type { SessionViewer } from './queued-writes.ts'
import { overlaySession, overlaySessions } from './use-sessions.ts'

const ines = { id: 'ines', name: 'Inès Morel', presence: null }
const names: Readonly<Record<string, string>> = { ines: 'Inès Morel', tom: 'Tom Petit' }
const viewer: SessionViewer = {
  id: 'ines',
  name: 'Inès Morel',
  timeZone: 'Europe/Paris',
  nameOf: (id) => names[id],
  placeOf: () => undefined,
  groupOf: () => undefined,
}
const now = new Date(writtenAt)

const tuesday: TrainingSession = {
  id: 'tuesday',
  clubId: 'vaise',
  title: 'Services courts',
  description: '',
  date: '2026-11-24',
  time: '18:00',
  duration: '1h',
  startsAt: '2026-11-24T17:00:00.000Z',
  version: 3,
  players: [ines],
  exercises: [],
  feedback: {},
}

const plan = {
  id: 'thursday',
  title: 'Top spin',
  description: '',
  date: '2026-11-26',
  time: '19:30',
  duration: '1h30' as const,
  playerIds: ['tom', 'ines'],
  exercises: [],
}
const creation = waiting(trainingSessions.create, plan)

function change(version: number, title: string): QueuedWrite {
  const { date, time, duration, description } = tuesday
  return waiting(trainingSessions.update, {
    id: 'tuesday',
    version,
    title,
    date,
    time,
    duration,
    description,
    playerIds: ['ines', 'tom'],
    exercises: [],
  })
}

describe('A session', () => {
  test('that nothing waits for stays the very same.', () => {
    expect(overlaySession(tuesday, 'tuesday', [creation], viewer)).toBe(tuesday)
  })

  test('planned here is there with its players’ names, at its instant in the club’s time zone.', () => {
    const session = overlaySession(undefined, 'thursday', [creation], viewer)
    expect(session).toMatchObject({ title: 'Top spin', version: 1, startsAt: '2026-11-26T18:30:00.000Z' })
    expect(session?.players.map(({ name }) => name)).toEqual(['Inès Morel', 'Tom Petit'])
  })

  test('that was begun and closed in the hall of this device is under way so long.', () => {
    const noted = (type: 'start' | 'end', time: string) => {
      const at = `2026-11-24T${time}:00.000Z`
      const start = { run: 'a', blockId: 'b', after: null, minutes: 10, seenAt: null }
      const event = type === 'start' ? { id: at, at, type, ...start } : { id: at, at, type }
      return waiting(hall.addEvent, { id: 'tuesday', event })
    }
    const writes = [noted('start', '16:45'), noted('end', '17:55')]
    const phases = (time: string) => {
      const session = overlaySession(tuesday, 'tuesday', writes, viewer)!
      return sessionPhase(session, new Date(`2026-11-24T${time}:00Z`))
    }
    expect(['16:45', '17:54', '17:55'].map(phases)).toEqual(['in-progress', 'in-progress', 'over'])
  })

  test('planned here and known to the server is the server’s.', () => {
    const server = { ...tuesday, id: 'thursday' }
    expect(overlaySession(server, 'thursday', [creation], viewer)).toBe(server)
  })

  test('counts each waiting change as the server will, so that the next one follows it.', () => {
    const writes = [change(3, 'Services longs'), change(4, 'Services latéraux')]
    expect(overlaySession(tuesday, 'tuesday', writes, viewer)).toMatchObject({
      title: 'Services latéraux',
      version: 5,
    })
  })

  test('keeps its feedback through a change, and is left alone by one that counted on another version.', () => {
    const feedback = {
      ines: {
        playerId: 'ines',
        playerName: 'Inès Morel',
        rating: 'positive' as const,
        comment: 'Bien',
        createdAt: '',
      },
    }
    expect(overlaySession({ ...tuesday, feedback }, 'tuesday', [change(3, 'X')], viewer)?.feedback).toEqual(
      feedback,
    )
    expect(overlaySession(tuesday, 'tuesday', [change(2, 'Vieux')], viewer)).toBe(tuesday)
  })

  test('deleted here is gone, and taken back is there again, two versions on.', () => {
    const removal = waiting(trainingSessions.remove, { id: 'tuesday', version: 3 })
    const restoration = waiting(trainingSessions.restore, { id: 'tuesday' })
    expect(overlaySession(tuesday, 'tuesday', [removal], viewer)).toBeNull()
    expect(overlaySession(tuesday, 'tuesday', [removal, restoration], viewer)).toEqual({
      ...tuesday,
      version: 5,
    })
  })

  test('has whoever turned up, present and once, also when another device was first.', () => {
    const arrival = waiting(trainingSessions.addArrival, { id: 'tuesday', playerId: 'tom' })
    const shown = overlaySession(tuesday, 'tuesday', [arrival], viewer)
    expect(shown?.players.map(({ name, presence }) => [name, presence])).toEqual([
      ['Inès Morel', null],
      ['Tom Petit', 'present'],
    ])
    expect(shown).toMatchObject({ version: 4 })
    expect(overlaySession(shown!, 'tuesday', [arrival, arrival], viewer)).toBe(shown)
  })

  test('shows who turned up as another coach has marked them, and present once it is sent over that mark.', () => {
    const marked = { by: 'Marc Delorme', at: writtenAt }
    const absent = { id: 'tom', name: 'Tom Petit', presence: 'absent' as const, marked }
    const server = { ...tuesday, players: [ines, absent] }
    const arrival = { id: 'tuesday', playerId: 'tom' }
    const presenceAfter = (input: typeof arrival & { readonly was?: 'absent' }) =>
      overlaySession(server, 'tuesday', [waiting(trainingSessions.addArrival, input)], viewer)?.players[1]
        ?.presence
    expect(presenceAfter(arrival)).toBe('absent')
    expect(presenceAfter({ ...arrival, was: 'absent' })).toBe('present')
  })

  test('has one’s feedback once, also when the server has it already.', () => {
    const judgement = waiting(trainingSessions.giveFeedback, {
      id: 'tuesday',
      rating: 'positive',
      comment: 'Super',
    })
    const judged = overlaySession(tuesday, 'tuesday', [judgement], viewer)
    expect(judged?.feedback).toMatchObject({ ines: { playerId: 'ines', comment: 'Super' } })
    expect(overlaySession(judged!, 'tuesday', [judgement], viewer)).toBe(judged)
  })
})

describe('The roll call', () => {
  const tom = { id: 'tom', name: 'Tom Petit', presence: null }
  const both = { ...tuesday, players: [ines, tom] }
  const lea = { ...viewer, id: 'lea', name: 'Léa Fontaine' }
  const mark = (playerId: string, presence: 'absent' | 'excused' | null) =>
    waiting(trainingSessions.markPresence, { id: 'tuesday', playerId, presence, was: null })
  const all = waiting(trainingSessions.markAllPresent, { id: 'tuesday', playerIds: ['ines', 'tom'] })
  const lay = (writes: readonly QueuedWrite[]) =>
    overlaySession(both, 'tuesday', writes, lea)?.players.map(({ presence, marked }) => [
      presence,
      marked?.by,
    ])

  test('notes each player, and who noted them.', () => {
    expect(lay([mark('tom', 'absent')])).toEqual([
      [null, undefined],
      ['absent', 'Léa Fontaine'],
    ])
    expect(lay([mark('tom', 'absent'), mark('tom', null)])).toEqual([
      [null, undefined],
      [null, undefined],
    ])
  })

  test('calls present all those who were not noted, and nobody else.', () => {
    expect(lay([mark('tom', 'excused'), all])).toEqual([
      ['present', 'Léa Fontaine'],
      ['excused', 'Léa Fontaine'],
    ])
  })

  test('leaves a mark that the server has already as the server told it.', () => {
    const server = {
      ...both,
      players: [ines, { ...tom, presence: 'absent' as const, marked: { by: 'Marc Delorme', at: '' } }],
    }
    const shown = overlaySession(server, 'tuesday', [mark('tom', 'absent')], lea)
    expect(shown?.players[1]?.marked?.by).toBe('Marc Delorme')
  })

  test('is preceded by what players announce, which a moved session asks anew.', () => {
    const reply = waiting(trainingSessions.giveReply, { id: 'tuesday', reply: 'coming' })
    const replied = overlaySession(both, 'tuesday', [reply], viewer)
    expect(replied?.players.map(({ reply }) => reply)).toEqual(['coming', undefined])
    const late = waiting(trainingSessions.giveReply, {
      id: 'tuesday',
      reply: 'coming',
      startsAt: '2026-11-23T17:00:00.000Z',
    })
    expect(overlaySession(both, 'tuesday', [late], viewer)?.players[0]?.reply).toBeUndefined()
    const renamed = change(3, 'Même heure')
    const move = { ...renamed, input: { ...renamed.input, time: '20:00' } }
    expect(overlaySession(replied!, 'tuesday', [renamed], lea)?.players[0]?.reply).toBe('coming')
    expect(overlaySession(replied!, 'tuesday', [move], lea)?.players[0]?.reply).toBeNull()
  })
})

describe('A page of sessions', () => {
  const page: SessionPage = { sessions: [tuesday], total: 1, page: 1, pageCount: 1 }
  const lay = (
    server: SessionPage,
    writes: readonly QueuedWrite[],
    period: 'upcoming' | 'past' = 'upcoming',
    at = now,
  ) =>
    overlaySessions(server, writes, {
      period,
      viewer,
      now: at,
      findInCachedLists: (id) => (id === 'tuesday' ? { session: tuesday, period: 'upcoming' } : undefined),
    })
  const ids = ({ sessions }: SessionPage) => sessions.map(({ id }) => id)

  test('without anything waiting is the very same.', () => {
    expect(lay(page, [])).toBe(page)
  })

  test('takes in what was planned here, in its place, and counts it.', () => {
    const shown = lay(page, [creation])
    expect(ids(shown)).toEqual(['tuesday', 'thursday'])
    expect(shown.total).toBe(2)
    expect(lay({ ...page, sessions: [], total: 0 }, [creation], 'past').total).toBe(0)
  })

  test('lets go of what was deleted here.', () => {
    const shown = lay(page, [waiting(trainingSessions.remove, { id: 'tuesday', version: 3 })])
    expect(ids(shown)).toEqual([])
    expect(shown.total).toBe(0)
  })

  test('sees a session that was moved into the past leave one list for the other.', () => {
    const move = { ...change(3, 'Hier'), input: { ...change(3, 'Hier').input, date: '2026-11-20' } }
    expect(ids(lay(page, [move]))).toEqual([])
    expect(ids(lay({ ...page, sessions: [], total: 0 }, [move], 'past'))).toEqual(['tuesday'])
  })

  test('sees a session that has begun without network, and was touched here, go from one list to the other.', () => {
    const begun = new Date(Date.parse(tuesday.startsAt) + 60_000)
    const mark = waiting(trainingSessions.markPresence, {
      id: 'tuesday',
      playerId: tuesday.players[0]!.id,
      presence: 'present',
      was: null,
    })
    const [upcoming, past] = [
      lay(page, [mark], 'upcoming', begun),
      lay({ ...page, sessions: [], total: 0 }, [mark], 'past', begun),
    ]
    expect([ids(upcoming), upcoming.total]).toEqual([[], 0])
    expect([ids(past), past.total]).toEqual([['tuesday'], 1])
  })

  test('shows five at most, and a page more when there are more.', () => {
    const sessions = [1, 2, 3, 4, 5].map((day) => ({
      ...tuesday,
      id: `d${day}`,
      startsAt: `2026-12-0${day}T17:00:00.000Z`,
    }))
    const shown = lay({ sessions, total: 5, page: 1, pageCount: 1 }, [creation])
    expect(ids(shown)).toEqual(['thursday', 'd1', 'd2', 'd3', 'd4'])
    expect(shown).toMatchObject({ total: 6, pageCount: 2 })
  })

  test('leaves to a later page what comes after its last session.', () => {
    const full = { sessions: [tuesday], total: 6, page: 1, pageCount: 2 }
    expect(ids(lay(full, [creation]))).toEqual(['tuesday'])
  })
})
