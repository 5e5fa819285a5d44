import { describe, expect, test } from 'vitest'
import { waiting, writtenAt } from '../../../test/support/waiting-write.ts'
import * as clubs from '../../contract/clubs.ts'
import { type ListedPlayer, type PlayerRecord, saveScores, setRanking } from '../../contract/players.ts'
import { evaluate } from '../../contract/technique-evaluations.ts'
import { defaultScores, toAiSettings } from '../../domain/player-scores.ts'
import { catalogueTechnique } from '../../domain/technique-catalogue.ts'
import { overlayPlayer } from './use-player.ts'
import { overlayPlayers } from './use-players.ts'
import { conflictSentence } from './conflict-sentence.ts'

const lea = { name: 'Léa Fontaine', techniqueOf: catalogueTechnique }
const person = {
  lastName: 'Morel',
  email: 'x@exemple.fr',
  playingStyle: null,
  since: '2026-09-01T08:00:00.000Z',
}
const inTheMiddle = toAiSettings(defaultScores)
const first = {
  id: 'first',
  ...inTheMiddle,
  setAt: '2026-11-10T18:00:00.000Z',
  setBy: 'Marc Delorme',
}
const ines: ListedPlayer = { ...person, id: 'ines', firstName: 'Inès', aiSettings: first }
const tom: ListedPlayer = { ...person, id: 'tom', firstName: 'Tom', aiSettings: null }
const server = [ines, tom]

const strong = { ...inTheMiddle, service: 8 }
const forInes = { id: 'second', playerId: 'ines', aiSettings: strong, was: 'first' }
const forTom = { id: 'his first', playerId: 'tom', aiSettings: strong, was: null }
const both = waiting(saveScores, { settings: [forInes, forTom] })
const scoresIn = (players: readonly ListedPlayer[]) => players.map(({ aiSettings }) => aiSettings?.id)

describe('The list of players', () => {
  test('that nothing waits for stays the very same.', () => {
    expect(overlayPlayers(server, [], lea.name)).toBe(server)
    expect(
      overlayPlayers(server, [waiting(saveScores, { settings: [{ ...forInes, playerId: 'x' }] })], lea.name),
    ).toBe(server)
  })

  test('has the scores that were set here, of all at once.', () => {
    const [withNew, his] = overlayPlayers(server, [both], lea.name)
    const set = { ...strong, setAt: writtenAt, setBy: 'Léa Fontaine' }
    expect(withNew).toEqual({ ...ines, aiSettings: { id: 'second', ...set } })
    expect(his).toEqual({ ...tom, aiSettings: { id: 'his first', ...set } })
  })

  test('has one setting after the other.', () => {
    const again = waiting(saveScores, { settings: [{ ...forTom, id: 'his second', was: 'his first' }] })
    expect(scoresIn(overlayPlayers(server, [both, again], lea.name))).toEqual(['second', 'his second'])
  })

  test('has nothing of what will be refused: it is all or nothing.', () => {
    const meanwhile = [{ ...ines, aiSettings: { ...first, id: 'of Marc' } }, tom]
    expect(overlayPlayers(meanwhile, [both], lea.name)).toBe(meanwhile)
  })

  test('does nothing again that the server has done.', () => {
    const done = [{ ...ines, aiSettings: { ...first, ...strong, id: 'second' } }, tom]
    expect(overlayPlayers(done, [both], lea.name)).toBe(done)
  })

  test('loses who was removed here.', () => {
    expect(overlayPlayers(server, [waiting(clubs.removeMember, { id: 'tom' })], lea.name)).toEqual([ines])
  })
})

describe('A player’s record', () => {
  const record = { ...ines, aiSettingsHistory: [first], evaluations: [] } as unknown as PlayerRecord
  const said = {
    evaluationId: 'said',
    playerId: 'ines',
    id: 'counter-2',
    status: 'mastered',
    coachNotes: '',
    was: null,
  } as const

  test('has what was set and said here on top of its histories.', () => {
    const after = overlayPlayer(record, [both, waiting(evaluate, said)], lea)
    expect(after.aiSettingsHistory.map(({ id }) => id)).toEqual(['second', 'first'])
    expect(after.evaluations).toEqual([
      {
        evaluationId: 'said',
        id: 'counter-2',
        name: 'Block RV',
        category: 'counter',
        status: 'mastered',
        coachNotes: '',
        lastEvaluation: writtenAt,
        evaluatedBy: 'Léa Fontaine',
      },
    ])
  })

  test('keeps what was said before, and passes over what is about others.', () => {
    const writes = [
      waiting(evaluate, said),
      waiting(evaluate, { ...said, evaluationId: 'corrected', status: 'in_progress', was: 'said' }),
      waiting(evaluate, { ...said, evaluationId: 'his', playerId: 'tom' }),
      waiting(saveScores, { settings: [forTom] }),
    ]
    const after = overlayPlayer(record, writes, lea)
    expect(after.evaluations.map(({ evaluationId }) => evaluationId)).toEqual(['corrected', 'said'])
    expect(after.aiSettingsHistory).toEqual([first])
  })

  test('has the ranking that was set here, unless somebody has set another meanwhile.', () => {
    const ranked = { ...record, ranking: 612 }
    const set = (id: string, ranking: number | null, was: number | null) =>
      waiting(setRanking, { id, ranking, was })
    const after = overlayPlayer(ranked, [set('ines', 640, 612), set('ines', 650, 640)], lea)
    expect(after.ranking).toBe(650)
    expect(overlayPlayer(ranked, [set('ines', 640, 600), set('tom', 640, 612)], lea)).toBe(ranked)
  })

  test('does not show an exercise whose name nobody here knows.', () => {
    const ofExercise = waiting(evaluate, { ...said, id: 'an exercise' })
    expect(overlayPlayer(record, [ofExercise], lea)).toBe(record)
  })
})

test('Whoever comes second is told by whom, and of which players.', () => {
  const names = new Map([
    ['ines', 'Inès Morel'],
    ['tom', 'Tom Girard'],
  ])
  const nameOf = (id: string) => names.get(id)
  const ofTom = { playerId: 'tom', aiSettings: first }
  expect(conflictSentence([ofTom], nameOf)).toBe(
    'Marc Delorme a changé entre-temps les paramètres IA de Tom Girard.',
  )
  expect(conflictSentence([ofTom, { playerId: 'ines', aiSettings: { ...first, setBy: null } }], nameOf)).toBe(
    'Marc Delorme et un entraineur ont changé entre-temps les paramètres IA de Tom Girard et d’Inès Morel.',
  )
  expect(conflictSentence([{ playerId: 'gone', aiSettings: { ...first, setBy: null } }], nameOf)).toBe(
    'Un entraineur a changé entre-temps les paramètres IA d’un joueur.',
  )
})
