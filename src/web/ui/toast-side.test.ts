import { describe, expect, test } from 'vitest'
import { sideFor } from './toast-side.ts'
import { withToast } from './toast.ts'

describe('Toasts stand', () => {
  // Of a phone, 844 pixels high, with its bar.
  const sides = { bottom: { top: 660, bottom: 736 }, top: { top: 12, bottom: 88 } }
  const row = (top: number, bottom: number) => ({
    whole: { top, bottom },
    control: { top: bottom - 48, bottom },
  })

  test('at the bottom, unless that hides what was just changed.', () => {
    expect(sideFor(null, sides, 'bottom')).toBe('bottom')
    expect(sideFor(row(300, 420), sides, 'bottom')).toBe('bottom')
    expect(sideFor(row(600, 720), sides, 'bottom')).toBe('top')
  })

  test('where they are, as long as that hides nothing of it.', () => {
    expect(sideFor(row(300, 420), sides, 'top')).toBe('top')
    expect(sideFor(row(20, 140), sides, 'top')).toBe('bottom')
  })

  test('clear of the control where the whole of it is behind both.', () => {
    expect(sideFor(row(0, 800), sides, 'bottom')).toBe('bottom')
    expect(sideFor(row(0, 720), sides, 'bottom')).toBe('top')
  })
})

describe('There are two toasts at most', () => {
  const toast = (id: number, undo = false) => ({
    id,
    message: `${id}`,
    ...(undo && { undo: () => {} }),
  })
  const ids = (all: readonly { id: number }[]) => all.map(({ id }) => id)
  const none = new Set<number>()

  const shown = (all: readonly { id: number }[]) => ids(all).slice(-2)

  test('and a third one takes the place of the oldest.', () => {
    expect(ids(withToast([toast(1)], toast(2), none))).toEqual([1, 2])
    expect(ids(withToast([toast(1), toast(2)], toast(3), none))).toEqual([2, 3])
  })

  test('and what could be taken back can be again once the others are gone.', () => {
    const three = withToast([toast(1, true), toast(2, true)], toast(3, true), none)
    expect(shown(three)).toEqual([2, 3])
    expect(shown(three.filter(({ id }) => id !== 3))).toEqual([1, 2])
  })

  test('and the one that somebody is at stays.', () => {
    expect(shown(withToast([toast(1), toast(2)], toast(3), new Set([1])))).toEqual([1, 3])
    expect(shown(withToast([toast(1, true), toast(2, true)], toast(3), new Set([1])))).toEqual([1, 3])
  })

  test('of two that somebody is at the older one waits.', () => {
    const three = withToast([toast(1, true), toast(2)], toast(3), new Set([1, 2]))
    expect([ids(three), shown(three)]).toEqual([
      [1, 2, 3],
      [2, 3],
    ])
  })
})
