import { describe, expect, test } from 'vitest'
import type { ListedPlayer } from '../../contract/players.ts'
import { defaultScores, toAiSettings } from '../../domain/player-scores.ts'
import {
  applyEdit,
  rebased,
  modifications,
  conflicts,
  type ScoreEdits,
  scoresShown,
  withoutEdits,
} from './score-edits.ts'

const strong = { ...defaultScores, service: 9 }
const weak = { ...defaultScores, service: 2 }

function player(id: string, scoresId: string | null, scores = defaultScores): ListedPlayer {
  const by = { setAt: '2026-11-18T18:20:00.000Z', setBy: 'Marc Delorme' }
  const set = scoresId && { id: scoresId, ...toAiSettings(scores), ...by }
  return {
    id,
    firstName: id,
    lastName: 'Morel',
    email: `${id}@exemple.fr`,
    playingStyle: null,
    since: '2024-09-04T10:00:00.000Z',
    aiSettings: set || null,
  }
}

const none: ScoreEdits = new Map()
const ines = player('ines', 'first')
const adam = player('adam', null)
const forInes = { playerId: 'ines', aiSettings: toAiSettings(strong), was: 'first' }

describe('What was applied and not saved', () => {
  test('is shown instead of the saved scores; without scores the sliders begin at five.', () => {
    expect(scoresShown(ines, none)).toEqual(defaultScores)
    expect(scoresShown(player('ines', 'first', weak), none)).toEqual(weak)
    expect(scoresShown(ines, applyEdit(none, ines, strong))).toEqual(strong)
    expect(scoresShown(adam, none)).toEqual({ service: 5, initiative: 5, counter: 5, defense: 5 })
  })

  test('is one modification per player, the last one.', () => {
    const edits = applyEdit(applyEdit(none, ines, weak), ines, strong)
    expect(modifications(edits, [ines, adam])).toEqual([forInes])
    expect(modifications(withoutEdits(edits, ['ines']), [ines])).toEqual([])
  })

  test('is none if the scores are unchanged or restored.', () => {
    expect(applyEdit(none, ines, defaultScores)).toBe(none)
    expect(modifications(applyEdit(applyEdit(none, ines, strong), ines, defaultScores), [ines])).toEqual([])
  })

  test('is one if five is set for the first time.', () => {
    const edits = applyEdit(none, adam, defaultScores)
    expect(modifications(edits, [adam])).toEqual([
      { playerId: 'adam', aiSettings: toAiSettings(defaultScores), was: null },
    ])
  })

  test('is none for a player who left the club.', () => {
    expect(modifications(applyEdit(none, ines, strong), [adam])).toEqual([])
  })
})

describe('Another coach’s earlier save', () => {
  const edits = applyEdit(none, ines, strong)
  const now = player('ines', 'theirs', weak)

  test('is reported while both differ, with their scores.', () => {
    expect(conflicts(edits, [now])).toEqual([{ edit: forInes, player: now, theirs: now.aiSettings }])
  })

  test('is no longer reported once one’s own scores were kept.', () => {
    const [conflict] = conflicts(edits, [now])
    const after = rebased(edits, conflict!)
    expect(conflicts(after, [now])).toEqual([])
    expect(modifications(after, [now])).toEqual([{ ...forInes, was: 'theirs' }])
  })

  test('is still reported when the sliders were moved again.', () => {
    expect(conflicts(applyEdit(edits, now, { ...strong, defense: 1 }), [now])).toHaveLength(1)
  })

  test('is not reported without a change, nor if both set the same.', () => {
    expect(conflicts(edits, [ines])).toEqual([])
    expect(conflicts(edits, [player('ines', 'theirs', strong)])).toEqual([])
  })
})
