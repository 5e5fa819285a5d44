import { expect, test } from 'vitest'
import { audiences } from './audience.ts'
import { phases, sessionFrame } from './session-frame.ts'
import { sessionDurations, sessionMinutes } from './training-session.ts'

test.each(audiences.flatMap((audience) => sessionDurations.map((duration) => [audience, duration] as const)))(
  'The frame of %s, %s, has moving, a warm-up, a theme, matches and calm, and five minutes or more for the rest.',
  (audience, duration) => {
    const frame = sessionFrame(audience, duration)
    const minutes = phases.map((phase) => frame[phase])
    const left = sessionMinutes(duration) - minutes.reduce((sum, each) => sum + each, 0)
    expect(left).toBeGreaterThanOrEqual(5)
    expect(left).toBeLessThanOrEqual(15)
    for (const phase of ['welcome', 'warm-up', 'theme', 'match', 'cool-down'] as const)
      expect(frame[phase]).toBeGreaterThanOrEqual(5)
    // A programme counts in steps of five minutes, and no block without an exercise lasts 35 or 40.
    expect(minutes.filter((each) => each % 5 !== 0 || each > 30)).toEqual([])
  },
)

test('An hour and a half of young players is the skeleton that coaches use.', () => {
  expect(sessionFrame('youth', '1h30')).toEqual({
    welcome: 10,
    'warm-up': 10,
    theme: 15,
    opening: 15,
    service: 15,
    match: 15,
    'cool-down': 5,
  })
})
