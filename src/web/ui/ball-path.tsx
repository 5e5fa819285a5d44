import { round } from './round.ts'
import { type Flight, type Point, strobe } from './trajectory.ts'

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
      <g className="shadows" fill="#001a2c">
        {flashes.map((flash) => (
          <circle
            key={flash.x + flash.y}
            cx={flash.shadowX}
            cy={flash.shadowY}
            r={round(radius * 0.95)}
            opacity={round(flash.opacity * 0.36, 2)}
          />
        ))}
      </g>
      {flights.map(
        (flight) => flight.bounces && <Bounce key={flight.to.join()} at={flight.to} radius={radius * 1.15} />,
      )}
      <g className="exposures">
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
    </g>
  )
}

export function Ball({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={round(radius)} fill="#ff8a1f" />
      <circle
        cx={round(x - radius * 0.29)}
        cy={round(y - radius * 0.3)}
        r={round(radius * 0.3)}
        fill="#fff"
        opacity="0.55"
      />
    </g>
  )
}

function Bounce({ at: [x, y], radius }: { at: Point; radius: number }) {
  return (
    <g className="bounce-rings" fill="none" stroke="#fff">
      <circle cx={x} cy={y} r={round(radius)} strokeWidth="3" opacity="0.95" />
      <circle cx={x} cy={y} r={round(radius * 1.9)} strokeWidth="2" opacity="0.6" />
      <circle cx={x} cy={y} r={round(radius * 3)} strokeWidth="1.2" opacity="0.35" />
    </g>
  )
}
