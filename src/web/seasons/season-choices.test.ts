import { expect, test } from 'vitest'
import {
  choose,
  everybodyContinues,
  goneOf,
  isLongAway,
  outcomeOf,
  type SeasonPlayer,
} from './season-choices.ts'

const player = (id: string, lastCame: string | null = null): SeasonPlayer => ({
  id,
  firstName: id,
  lastName: 'Morel',
  hasAddress: true,
  since: '2026-03-01T08:00:00.000Z',
  lastCame,
})
const [ines, tom, alma] = [player('ines'), player('tom'), player('alma')]

test('Everybody goes on until somebody else is said, and a choice can be taken back.', () => {
  expect(outcomeOf([ines, tom], everybodyContinues)).toEqual({
    continuing: [ines, tom],
    leaving: [],
    archived: [],
  })
  const some = choose(choose(everybodyContinues, ['ines', 'tom'], 'leaves'), ['tom'], 'archived')
  expect(outcomeOf([ines, tom, alma], some)).toEqual({ continuing: [alma], leaving: [ines], archived: [tom] })
  expect(outcomeOf([ines, tom], choose(some, ['ines'], 'continues')).continuing).toEqual([ines])
})

test('Whoever left the club meanwhile is not sent, and is said where something was chosen for them.', () => {
  const choices = choose(everybodyContinues, ['tom'], 'leaves')
  expect(outcomeOf([ines], choices).leaving).toEqual([])
  expect(goneOf([ines, tom, alma], [ines], choices)).toEqual([tom])
  expect(goneOf([ines, tom, alma], [ines, tom], choices)).toEqual([])
})

test('Somebody is away after sixty days without coming, a newcomer not before.', () => {
  const today = '2026-11-24'
  expect(isLongAway(player('ines', '2026-09-26'), today)).toBe(false)
  expect(isLongAway(player('ines', '2026-09-25'), today)).toBe(true)
  expect(isLongAway(ines, today)).toBe(true)
  expect(isLongAway({ ...ines, since: '2026-11-01T08:00:00.000Z' }, today)).toBe(false)
})
