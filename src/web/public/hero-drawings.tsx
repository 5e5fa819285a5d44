import { BallPath } from '../ui/ball-path.tsx'
import type { Flight, Point } from '../ui/trajectory.ts'

interface HeroDrawing {
  name: string
  width: number
  height: number
  radius: number
  flights: readonly Flight[]
  /** A line from this point to the card. */
  leader?: { from: Point; to: number }
}

// One drawing per screen size, so that the ball's path covers neither the text nor the card.
const drawings: readonly HeroDrawing[] = [
  {
    name: 'phone',
    width: 366,
    height: 300,
    radius: 9,
    flights: [
      { from: [40, -50], to: [120, 96], height: 20, flashes: 5, start: 0.2, bounces: true },
      { from: [120, 96], to: [256, 222], height: 20, flashes: 7, bend: 10, bounces: true },
      { from: [256, 222], to: [340, 400], height: 40, flashes: 5, end: 0.62 },
    ],
  },
  {
    name: 'tablet',
    width: 800,
    height: 400,
    radius: 12,
    flights: [
      { from: [690, -330], to: [570, -80], height: 26, flashes: 7, start: 0.12, bounces: true },
      { from: [570, -80], to: [246, 214], height: 34, flashes: 10, bend: -20, bounces: true },
      { from: [246, 214], to: [-80, 372], height: 52, flashes: 8, bend: -34, end: 0.86 },
    ],
    leader: { from: [246, 214], to: 300 },
  },
  {
    name: 'desk',
    width: 1232,
    height: 620,
    radius: 13,
    flights: [
      { from: [-120, 500], to: [392, 548], height: 42, flashes: 9, bend: -20, start: 0.2, bounces: true },
      { from: [392, 548], to: [940, 196], height: 30, flashes: 12, bend: 26, bounces: true },
      { from: [940, 196], to: [1390, 210], height: 54, flashes: 7, bend: -70, end: 0.74 },
    ],
    leader: { from: [940, 196], to: 424 },
  },
  {
    name: 'wide',
    width: 1632,
    height: 680,
    radius: 15,
    flights: [
      { from: [-130, 546], to: [250, 604], height: 44, flashes: 8, bend: -26, start: 0.2, bounces: true },
      { from: [250, 604], to: [1010, 500], height: 62, flashes: 13, bend: -18, bounces: true },
      { from: [1010, 500], to: [1352, 190], height: 30, flashes: 9, bend: 20, bounces: true },
      { from: [1352, 190], to: [1790, 150], height: 56, flashes: 7, bend: -64, end: 0.72 },
    ],
    leader: { from: [1352, 190], to: 452 },
  },
]

export function HeroDrawings() {
  return drawings.map(({ name, width, height, radius, flights, leader }) => (
    <svg key={name} className={`flight ${name}`} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {leader && (
        <path className="leader" d={`M${leader.from[0]} ${leader.from[1] + radius * 4}V${leader.to}`} />
      )}
      <BallPath flights={flights} radius={radius} />
    </svg>
  ))
}
