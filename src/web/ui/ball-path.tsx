import { type Flight, strobe } from './trajectory.ts'

interface BallPathProps {
  flights: readonly Flight[]
  radius?: number
}

/** The ball in play across a table seen from above: a decorative group to put inside an `<svg>`. */
export function BallPath({ flights, radius = 13 }: BallPathProps) {
  const flashes = strobe(flights, radius)
  const ball = flashes.at(-1)
  if (!ball) return null
  return (
    <g aria-hidden="true">
      <g fill="#001a2c">
        {flashes.map((flash) => (
          <circle
            key={flash.x + flash.y}
            cx={flash.shadowX}
            cy={flash.shadowY}
            r={radius * 0.95}
            opacity={flash.opacity * 0.36}
          />
        ))}
      </g>
      {flights.map(
        (flight) => flight.bounces && <Bounce key={flight.to.join()} at={flight.to} radius={radius * 1.15} />,
      )}
      {flashes.map((flash) => (
        <circle
          key={flash.x + flash.y}
          cx={flash.x}
          cy={flash.y}
          r={flash.radius}
          fill={flash.color}
          opacity={flash.opacity}
        />
      ))}
      <Ball x={ball.x} y={ball.y} radius={ball.radius * 1.12} />
    </g>
  )
}

export function Ball({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={radius} fill="#ff8a1f" />
      <circle cx={x - radius * 0.29} cy={y - radius * 0.3} r={radius * 0.3} fill="#fff" opacity="0.55" />
    </g>
  )
}

function Bounce({ at: [x, y], radius }: { at: readonly [number, number]; radius: number }) {
  return (
    <g fill="none" stroke="#fff">
      <circle cx={x} cy={y} r={radius} strokeWidth="3" opacity="0.95" />
      <circle cx={x} cy={y} r={radius * 1.9} strokeWidth="2" opacity="0.6" />
      <circle cx={x} cy={y} r={radius * 3} strokeWidth="1.2" opacity="0.35" />
    </g>
  )
}
