import { expect, test } from 'vitest'
import { drawnDrills } from '../../content/drills.ts'
import { ralliesOf } from './drill.ts'
import { playOnce } from './playing.ts'

const rallies = drawnDrills.flatMap(ralliesOf)

test('Each of Rebond’s rallies is played to its end, stroke after stroke, whatever is chosen.', () => {
  for (const rally of rallies) {
    for (const hands of [{}, { left: true }, { left: true, right: true }]) {
      for (const choice of [0, 1, 2]) {
        const balls = playOnce(rally, hands, (count) => Math.min(choice, count - 1))
        expect(balls.map(({ step }) => step)).toEqual(rally.steps.map((_, index) => index + 1))
      }
    }
  }
})

test('Whoever answers takes the ball where it comes to them.', () => {
  for (const rally of rallies) {
    const balls = playOnce(rally, {}, () => 0)
    const taken = balls.flatMap(({ takenAt }) => takenAt ?? [])
    expect(balls.slice(1, 1 + taken.length).map(({ from }) => from)).toEqual(taken)
  }
})
