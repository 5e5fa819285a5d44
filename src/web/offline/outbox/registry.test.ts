import type { QueryKey } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { waiting } from '../../../../test/support/waiting-write.ts'
import { saveScores, setRanking } from '../../../contract/players.ts'
import { evaluate } from '../../../contract/technique-evaluations.ts'
import * as accounts from '../../../contract/accounts.ts'
import * as clubs from '../../../contract/clubs.ts'
import { type Endpoint, type Input, isQueued } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import * as exerciseRequests from '../../../contract/exercise-requests.ts'
import * as exercises from '../../../contract/exercises.ts'
import { addEvent } from '../../../contract/hall.ts'
import * as trainingSessions from '../../../contract/training-sessions.ts'
import type { HallAction } from '../../../domain/hall/hall-event.ts'
import { defaultScores, toAiSettings } from '../../../domain/player-scores.ts'
import { clubQuery } from '../../clubs/queries.ts'
import { groupsQuery } from '../../groups/queries.ts'
import { placesQuery } from '../../places/queries.ts'
import { playersQuery } from '../../players/queries.ts'
import { queryClient } from '../../app/query-client.ts'
import { queriesAboutAll } from '../../live/invalidate.ts'
import { inputToRetry, changedBefore, topicsChangedBy, wordsFor } from './registry.ts'

const said = {
  evaluationId: 'said',
  playerId: 'ines',
  id: 'counter-2',
  status: 'mastered',
  coachNotes: '',
  was: null,
} as const
const aiSettings = { service: 8, initiative: 7, counterInitiative: 5, defense: 4 }
const set = { settings: [{ id: 'set', playerId: 'ines', aiSettings, was: null }] }
const ines = {
  id: 'ines',
  firstName: 'Inès',
  lastName: 'Morel',
  email: '',
  playingStyle: null,
  since: '2026-09-01T08:00:00.000Z',
  aiSettings: null,
}

afterEach(() => queryClient.clear())

const queriesChangedBy = (write: Parameters<typeof topicsChangedBy>[0]) =>
  queriesAboutAll(topicsChangedBy(write))

test('An evaluation and scores that wait name the player, where this device has read of them.', () => {
  const evaluation = { ...waiting(evaluate, said), named: [{ name: 'Block RV' }] }
  expect(wordsFor(evaluation).typed).toEqual([
    ['Technique', 'Block RV'],
    ['Statut', 'Maîtrisé'],
  ])
  queryClient.setQueryData(playersQuery.queryKey, [ines])
  expect(wordsFor(evaluation).typed[0]).toEqual(['Joueur', 'Inès Morel'])
  expect(wordsFor(waiting(saveScores, set))).toEqual({
    title: 'Paramètres IA',
    typed: [['Inès Morel', 'Service 8, Initiative 7, Contre-Initiative 5, Défense 4']],
  })
})

test('Of what somebody else said before it is told by whom; of any other refusal nothing.', () => {
  queryClient.setQueryData(playersQuery.queryKey, [ines])
  const by = { evaluationId: 'first', lastEvaluation: '' }
  const current = { ...said, ...by, name: 'Block RV', category: 'counter', evaluatedBy: 'Marc Delorme' }
  const refused = { refusal: 'changed-meanwhile', current } as const
  expect(changedBefore({ ...waiting(evaluate, said), refused })).toBe(
    'Inès Morel\u00A0: Marc Delorme a évalué Block RV entre-temps\u00A0: Maîtrisé.',
  )
  const scoresThere = [
    { playerId: 'ines', aiSettings: { id: 'first', ...aiSettings, setAt: '', setBy: 'Marc Delorme' } },
  ]
  expect(changedBefore({ ...waiting(saveScores, set), refused: { ...refused, current: scoresThere } })).toBe(
    'Marc Delorme a changé entre-temps les paramètres IA d’Inès Morel.',
  )
  expect(changedBefore({ ...waiting(evaluate, said), refused: { refusal: 'not-found' } })).toBeNull()
  expect(changedBefore({ ...waiting(evaluate, said), refused: { ...refused, current: null } })).toBeNull()
})

const tuesday = { id: 'tuesday', title: 'Services courts', date: '2026-11-24', time: '18:00' }
const said24 = ['Séance', 'Services courts, mardi 24 novembre à 18:00']
const loopEntry = {
  id: 'entry',
  type: 'counter',
  technique: 'Revers',
  effect: 'Lifté',
  duration: '15 min',
  description: '',
} as const
const zoe = { id: 'zoe', name: 'Zoé Perrin' }
const mark = { id: 'tuesday', playerId: 'zoe', presence: 'absent', was: null } as const

test('A notice names the session, the player, the exercise or the member that it is about.', () => {
  const { markPresence, giveReply, giveFeedback, remove, restore } = trainingSessions
  const typed = (write: ReturnType<typeof waiting>, ...named: (object | null)[]) =>
    wordsFor({ ...write, named: named as NonNullable<typeof write.named> }).typed
  expect(typed(waiting(markPresence, mark), tuesday, zoe)).toEqual([
    said24,
    ['Joueur', 'Zoé Perrin'],
    ['Présence', 'Absent'],
  ])
  expect(typed(waiting(markPresence, mark), null, null)).toEqual([['Présence', 'Absent']])
  const arrival = waiting(trainingSessions.addArrival, { id: 'tuesday', playerId: 'zoe' })
  expect(typed(arrival, tuesday, zoe)).toEqual([said24, ['Joueur', 'Zoé Perrin']])
  expect(typed(waiting(giveReply, { id: 'tuesday', reply: 'coming' }), tuesday)[0]).toEqual(said24)
  const feedback = { id: 'tuesday', rating: 'positive', comment: 'Bien' } as const
  expect(typed(waiting(giveFeedback, feedback), tuesday)[0]).toEqual(said24)
  expect(typed(waiting(remove, { id: 'tuesday', version: 1 }), tuesday)).toEqual([said24])
  expect(typed(waiting(restore, { id: 'tuesday' }), tuesday)).toEqual([said24])
  const loop = { technique: 'Revers', effect: 'Lifté' }
  expect(typed(waiting(exercises.remove, { id: 'loop', version: 1 }), loop)).toEqual([
    ['Exercice', 'Revers - Lifté'],
  ])
  const request = { ...loop, playerName: 'Zoé Perrin' }
  expect(typed(waiting(exerciseRequests.archive, { id: 'request', version: 1 }), request)).toEqual([
    ['Joueur', 'Zoé Perrin'],
    ['Exercice', 'Revers - Lifté'],
  ])
  expect(typed(waiting(setRanking, { id: 'ines', ranking: 640, was: null }), ines)).toEqual([
    ['Joueur', 'Inès Morel'],
    ['Classement', '640'],
  ])
  const nadia = { firstName: 'Nadia', lastName: 'Ferrand' }
  for (const endpoint of [clubs.removeMember, clubs.acceptMember, clubs.refuseMember, clubs.readmitMember])
    expect(typed(waiting(endpoint, { id: 'nadia' }), nadia)).toEqual([['Membre', 'Nadia Ferrand']])
})

test('A session that waits is told in full, with the names that this device has read.', () => {
  const plan: Input<typeof trainingSessions.create> = {
    ...tuesday,
    duration: '1h30',
    description: 'Par deux',
    playerIds: ['ines', 'zoe'],
    exercises: [loopEntry],
    blocks: [
      { id: 'start', title: 'Échauffement', duration: '10 min', position: 0 },
      { id: 'end', title: 'Matchs', duration: '20 min', position: 2 },
    ],
    placeId: 'vaise',
    groupId: 'juniors',
    coachIds: ['lea', 'gone'],
  }
  const hasRead = (query: { queryKey: QueryKey }, data: unknown) =>
    queryClient.setQueryData(query.queryKey, data)
  hasRead(clubQuery, {
    players: [],
    coaches: [{ id: 'lea', firstName: 'Léa', lastName: 'Roux' }],
  })
  hasRead(placesQuery, [{ id: 'vaise', name: 'Gymnase de Vaise' }])
  hasRead(groupsQuery, [{ id: 'juniors', name: 'Juniors' }])
  const typed = [
    ['Titre', 'Services courts'],
    ['Date', 'mardi 24 novembre à 18:00'],
    ['Durée', '1h30'],
    ['Lieu', 'Gymnase de Vaise'],
    ['Groupe', 'Juniors'],
    ['Entraineurs', 'Léa Roux, …'],
    ['Description', 'Par deux'],
    ['Participants', '2'],
    ['Programme', 'Échauffement, Revers - Lifté, Matchs'],
  ]
  expect(wordsFor(waiting(trainingSessions.create, plan)).typed).toEqual(typed)
  expect(wordsFor(waiting(trainingSessions.update, { ...plan, version: 1 })).typed).toEqual(typed)
  const bare = { ...plan, blocks: [], placeId: null, groupId: null, coachIds: [] }
  const labels = wordsFor(waiting(trainingSessions.create, bare)).typed.map(([label]) => label)
  expect(labels).toEqual(['Titre', 'Date', 'Durée', 'Description', 'Participants', 'Programme'])
})

test('Of a mark it is told who noted what instead, of a reply where the session was moved to.', () => {
  const at = '2026-11-24T18:00:00.000Z'
  const sentence = (current: object) =>
    changedBefore({
      ...waiting(trainingSessions.markPresence, mark),
      refused: { refusal: 'changed-meanwhile', current },
    })
  expect(sentence({ ...zoe, presence: 'excused', marked: { by: 'Marc Delorme', at } })).toBe(
    'Marc Delorme a noté entre-temps «\u00A0Excusé\u00A0» pour Zoé Perrin.',
  )
  expect(sentence({ ...zoe, presence: null, marked: null })).toBe(
    'Un autre entraineur a retiré entre-temps ce qui était noté pour Zoé Perrin.',
  )
  const reply = waiting(trainingSessions.giveReply, { id: 'tuesday', reply: 'coming' })
  expect(changedBefore({ ...reply, refused: { refusal: 'changed-meanwhile', current: tuesday } })).toBe(
    'Cette séance a été déplacée entre-temps au mardi 24 novembre à 18:00.',
  )
})

function retried<E extends Endpoint>(endpoint: E, input: Input<E>, current: unknown) {
  return inputToRetry({ ...waiting(endpoint, input), refused: { refusal: 'changed-meanwhile', current } })
}

test('An edit is tried again on the version that is there, a mark over the mark that is there.', () => {
  expect(retried(clubs.update, { version: 1, name: 'Vaise' }, { version: 4 })).toMatchObject({ version: 4 })
  const mark = { id: 's', playerId: 'ines', presence: 'absent', was: null } as const
  expect(retried(trainingSessions.markPresence, mark, { presence: 'present' })).toMatchObject({
    was: 'present',
  })
  const arrival = { id: 's', playerId: 'zoe' }
  expect(retried(trainingSessions.addArrival, arrival, { ...zoe, presence: 'absent' })).toEqual({
    ...arrival,
    was: 'absent',
  })
  const name = { firstName: 'Léa', lastName: 'Roux', version: 1 }
  expect(retried(accounts.renameMyself, name, { account: { version: 4 } })).toEqual({ ...name, version: 4 })
  const reply = { id: 's', reply: 'coming', startsAt: '2026-11-24T17:00:00.000Z' } as const
  const moved = '2026-11-25T17:00:00.000Z'
  expect(retried(trainingSessions.giveReply, reply, { startsAt: moved })).toMatchObject({ startsAt: moved })
})

test('A ranking replaces the one that is there, which is told.', () => {
  const input = { id: 'ines', ranking: 640, was: null }
  const refused = { refusal: 'changed-meanwhile', current: { id: 'ines', ranking: 612 } } as const
  expect(changedBefore({ ...waiting(setRanking, input), refused })).toBe(
    'Ce classement a été changé entre-temps\u00A0: 612 points.',
  )
  expect(retried(setRanking, input, refused.current)).toEqual({ ...input, was: 612 })
})

test('An evaluation replaces the one that is there.', () => {
  const said = {
    evaluationId: 'mine',
    playerId: 'ines',
    id: 'service-1',
    status: 'mastered',
    coachNotes: '',
    was: null,
  } as const
  expect(retried(evaluate, said, { evaluationId: 'of Marc', status: 'in_progress' })).toEqual({
    ...said,
    was: 'of Marc',
  })
  expect(retried(evaluate, said, null)).toEqual(said)
})

test('Scores replace those that are there, of the players whose were others by then.', () => {
  const setting = (playerId: string) => ({
    id: `of ${playerId}`,
    playerId,
    aiSettings: toAiSettings(defaultScores),
    was: 'seen',
  })
  const settings = [setting('ines'), setting('tom')]
  expect(retried(saveScores, { settings }, [{ playerId: 'tom', aiSettings: { id: 'of Marc' } }])).toEqual({
    settings: [setting('ines'), { ...setting('tom'), was: 'of Marc' }],
  })
})

test('Of each queued write it is said what is read again after it.', () => {
  const queued = [...endpoints.values()].filter(isQueued)
  const input = { settings: [], event: { type: 'mark' } }
  expect(queued.filter(({ method, path }) => queriesChangedBy({ method, path, input }).length === 0)).toEqual(
    [],
  )
})

test('Of the hall’s events the timer’s, and a guest’s who may be a player, have the sessions read again; the others have not.', () => {
  const readings = (type: HallAction['type']) =>
    queriesChangedBy(waiting(addEvent, { id: 'tuesday', event: { type } } as Input<typeof addEvent>))
  const sessions = { queryKey: ['training-sessions', 'list'] }
  for (const type of ['start', 'pause', 'end', 'lead', 'guest', 'link'] as const)
    expect(readings(type)).toContainEqual(sessions)
  for (const type of ['mark', 'winner', 'round', 'exchange', 'revert', 'table'] as const)
    expect(readings(type)).toEqual([{ queryKey: ['hall'] }])
})

test('A club that changes changes what the shell, the profile and the dashboard say of it.', () => {
  const keys = queriesChangedBy(waiting(clubs.update, { version: 1 })).map(({ queryKey }) => queryKey)
  expect(keys).toEqual(
    expect.arrayContaining([['club'], ['me'], ['profile'], ['dashboard'], ['training-sessions', 'list']]),
  )
})

test('Of whom a ranking is, their record and profile are read again after it.', () => {
  const readings = queriesChangedBy(waiting(setRanking, { id: 'ines', ranking: 640, was: null }))
  expect(readings).toContainEqual({ queryKey: ['profile'] })
  expect(readings).toContainEqual({ queryKey: ['players', 'one', 'ines'] })
  expect(readings).not.toContainEqual({ queryKey: ['players', 'list'] })
})

test('Of whom an evaluation is, their record and the table are read again after it.', () => {
  const readings = queriesChangedBy(waiting(evaluate, said))
  expect(readings).toContainEqual({ queryKey: ['technique-evaluations'] })
  expect(readings).toContainEqual({ queryKey: ['players', 'one', 'ines'] })
})
