import { expect, test } from 'vitest'
import {
  isAboutSomebody,
  isDoneByNobody,
  isDoneByOperator,
  journalActs,
  journalKinds,
  kindOf,
} from './journal.ts'

test('Every act is of a kind that can be chosen, and every kind has an act.', () => {
  expect([...new Set(journalActs.map(kindOf))].toSorted()).toEqual([...journalKinds].toSorted())
})

test('What comes of itself is still about somebody.', () => {
  for (const act of journalActs.filter(isDoneByNobody)) expect(isAboutSomebody(act)).toBe(true)
})

test('What the operator does is done to the club, not to somebody.', () => {
  const acts = journalActs.filter(isDoneByOperator)
  expect(acts).toHaveLength(2)
  for (const act of acts) expect([isAboutSomebody(act), isDoneByNobody(act)]).toEqual([false, false])
})
