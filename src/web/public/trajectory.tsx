export type Point = readonly [x: number, y: number]

/** One flight of the ball, from one bounce to the next. */
export interface Flight {
  from: Point
  to: Point
  /** How high the ball rises above the table, in drawing units. */
  height: number
  /** Discs drawn on the way. */
  exposures: number
  /** How far the path bows sideways, in drawing units. */
  bow?: number
  /** Share of the flight already behind the ball when the drawing starts. */
  startsAt?: number
  /** Share of the flight after which the drawing stops. */
  endsAt?: number
}

interface Exposure {
  x: number
  y: number
  height: number
  radius: number
  /** 0 at the oldest exposure, towards 1 at the newest. */
  age: number
}

const growthPerUnitOfHeight = 0.015
const shadowOffset = { x: 0.55, y: 0.44 }

/**
 * A ball photographed under a stroboscope, seen from above: the higher it flies, the larger its disc and the
 * further its shadow; rings mark the bounces.
 */
export function Trajectory({ flights, radius }: { flights: readonly Flight[]; radius: number }) {
  const exposures = expose(flights, radius)
  const ball = exposures.at(-1)
  if (!ball) return null
  return (
    <>
      <g className="shadows">
        {exposures.map((exposure) => (
          <Shadow
            key={exposure.age}
            exposure={exposure}
            radius={radius * 0.95}
            opacity={shade(exposure.age)}
          />
        ))}
        <Shadow exposure={ball} radius={ball.radius} opacity={0.34} />
      </g>
      {flights.slice(0, -1).map((flight) => (
        <Bounce key={flight.to.join()} at={flight.to} radius={radius} />
      ))}
      <g className="exposures">
        {exposures.map(({ x, y, radius, age }) => (
          <circle
            key={age}
            cx={round(x)}
            cy={round(y)}
            r={round(radius)}
            fill={colour(age)}
            opacity={round(Math.min(1, 0.14 + age * 1.6), 2)}
          />
        ))}
        <circle cx={round(ball.x)} cy={round(ball.y)} r={round(ball.radius * 1.12)} className="ball" />
        <circle
          cx={round(ball.x - ball.radius * 0.32)}
          cy={round(ball.y - ball.radius * 0.34)}
          r={round(ball.radius * 0.34)}
          fill="#fff"
          opacity={0.55}
        />
      </g>
    </>
  )
}

function Shadow({ exposure, radius, opacity }: { exposure: Exposure; radius: number; opacity: number }) {
  return (
    <circle
      cx={round(exposure.x + exposure.height * shadowOffset.x)}
      cy={round(exposure.y + exposure.height * shadowOffset.y)}
      r={round(radius)}
      opacity={round(opacity, 2)}
    />
  )
}

function Bounce({ at: [x, y], radius }: { at: Point; radius: number }) {
  return (
    <g className="bounce-rings">
      <circle cx={x} cy={y} r={round(radius * 1.15)} strokeWidth={3} opacity={0.95} />
      <circle cx={x} cy={y} r={round(radius * 2.2)} strokeWidth={2} opacity={0.6} />
      <circle cx={x} cy={y} r={round(radius * 3.45)} strokeWidth={1.2} opacity={0.35} />
    </g>
  )
}

function expose(flights: readonly Flight[], radius: number): Exposure[] {
  const total = flights.reduce((sum, flight) => sum + flight.exposures, 0)
  let taken = 0
  return flights.flatMap((flight) =>
    Array.from({ length: flight.exposures }, (_, index) => {
      const startsAt = flight.startsAt ?? 0
      const share = (startsAt + ((1 - startsAt) * index) / flight.exposures) * (flight.endsAt ?? 1)
      const height = flight.height * 4 * share * (1 - share)
      return {
        x: between(flight.from[0], flight.to[0], share),
        y: between(flight.from[1], flight.to[1], share) + (flight.bow ?? 0) * Math.sin(Math.PI * share),
        height,
        radius: radius * (1 + growthPerUnitOfHeight * height),
        age: taken++ / total,
      }
    }),
  )
}

/** From the white of the line to the orange of the ball. */
function colour(age: number): string {
  const warmth = Math.max(0, (age - 0.28) / 0.72) ** 0.6
  return `rgb(255 ${Math.round(between(255, 138, warmth))} ${Math.round(between(255, 31, warmth))})`
}

function shade(age: number): number {
  return (0.16 + 0.74 * age ** 1.5) * 0.38
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
