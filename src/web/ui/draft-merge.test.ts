import { describe, expect, test } from 'vitest'
import { collides, merged, sameDraft } from './draft-merge.ts'

const before = { goals: 'Servir court.', ranking: '612', hand: '' }

describe('What changes elsewhere while somebody types', () => {
  test('is followed where nothing was typed.', () => {
    const now = { ...before, ranking: '640', hand: 'left' }
    expect(collides(before, before, now)).toBe(false)
    expect(merged(before, before, now)).toEqual(now)
  })

  test('leaves what was typed in another field.', () => {
    const typed = { ...before, goals: 'Servir court et bas.' }
    const now = { ...before, ranking: '640' }
    expect(collides(typed, before, now)).toBe(false)
    expect(merged(typed, before, now)).toEqual({ ...typed, ranking: '640' })
  })

  test('collides with what was typed in the same field, unless it is the same.', () => {
    const typed = { ...before, ranking: '650' }
    expect(collides(typed, before, { ...before, ranking: '640' })).toBe(true)
    expect(collides(typed, before, { ...before, ranking: '650' })).toBe(false)
    expect(merged(typed, before, { ...before, ranking: '640', hand: 'left' })).toEqual({
      ...typed,
      hand: 'left',
    })
  })

  test('is nothing where only spaces differ: so the server keeps what it is sent.', () => {
    const sent = { ...before, goals: ' Servir bas. ', ranking: '1 345' }
    const now = { ...before, goals: 'Servir bas.', ranking: '1345' }
    expect(collides(sent, before, now)).toBe(false)
    // And whoever goes on typing meanwhile has not touched what somebody else changed.
    const goesOn = { ...sent, goals: ' Servir bas et long.' }
    expect(collides(goesOn, sent, now)).toBe(false)
    expect(merged(goesOn, sent, now)).toEqual({ ...now, goals: ' Servir bas et long.' })
  })
})

test('A line that was broken elsewhere, or a word that was split, is a change as any other.', () => {
  const typed = { ...before, goals: 'Servir\ncourt.' }
  expect(collides(typed, before, { ...before, goals: 'Ser vir court.' })).toBe(true)
})

test('A space that was typed is a difference to whoever typed it.', () => {
  expect(sameDraft(before, { ...before })).toBe(true)
  expect(sameDraft(before, { ...before, goals: 'Servir court. ' })).toBe(false)
})

test('A list that was read again is the same list; one with something else in it, or in another order, is not.', () => {
  const read = { players: ['ines', 'tom'], programme: [{ id: 'a' }, { id: 'b' }] }
  const again = structuredClone(read)
  const moved = { ...again, programme: again.programme.toReversed() }
  expect(sameDraft(read, again)).toBe(true)
  expect(sameDraft(read, moved)).toBe(false)
  expect(merged({ ...read, players: ['ines'] }, again, moved)).toEqual({ ...moved, players: ['ines'] })
  expect(collides(again, read, moved)).toBe(false)
  expect(collides({ ...again, programme: [] }, read, moved)).toBe(true)
  expect(collides(structuredClone(moved), read, moved)).toBe(false)
})
