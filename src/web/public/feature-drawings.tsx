const viewBox = '0 0 200 116'

/** Four scores out of ten, each in its quarter of the table. */
export function ScoresDrawing() {
  return (
    <svg className="drawing" viewBox={viewBox} aria-hidden>
      <rect className="felt" x="2" y="2" width="196" height="112" />
      <path className="centre-line" d="M2 58H198" />
      <path className="net" d="M100-4V120" />
      <g className="numerals large">
        <text x="51" y="46">
          8
        </text>
        <text x="149" y="46">
          7
        </text>
        <text x="51" y="103">
          5
        </text>
        <text x="149" y="103">
          4
        </text>
      </g>
    </svg>
  )
}

/** A club's players, two free places, and the club's code. */
export function ClubDrawing() {
  const places = Array.from({ length: 24 }, (_, place) => place)
  return (
    <svg className="drawing" viewBox={viewBox} aria-hidden>
      {places.map((place) => (
        <circle
          key={place}
          className={place < 22 ? 'member' : 'free-place'}
          cx={12 + (place % 8) * 25}
          cy={16 + Math.floor(place / 8) * 25}
          r={place < 22 ? 8.5 : 7.5}
        />
      ))}
      <rect className="code-frame" x="2" y="84" width="196" height="30" rx="15" />
      <text className="code" x="100" y="106">
        pingvaise
      </text>
    </svg>
  )
}

/** The score and the threshold behind a piece of advice. */
export function AdviceDrawing() {
  const graduations = Array.from({ length: 10 }, (_, graduation) => `M${10 + graduation * 20} 70V86`)
  return (
    <svg className="drawing" viewBox={viewBox} aria-hidden>
      <path className="scale" d={`M10 78H190${graduations.join('')}`} />
      <path className="threshold" d="M130 34V92" />
      <text className="note" x="130" y="26">
        seuil 7
      </text>
      <circle className="ball" cx="90" cy="62" r="12" />
      <text className="numerals" x="90" y="110">
        5
      </text>
    </svg>
  )
}

/** Mastery over time: one step for each technique, the ball on the last one. */
export function ProgressDrawing() {
  return (
    <svg className="drawing" viewBox={viewBox} aria-hidden>
      <path className="steps" d="M2 112H50V88H100V62H150V34H198" />
      <path className="bounces" d="M26 104Q50 40 76 80M76 80Q98 18 126 54M126 54Q150-8 174 22" />
      <circle className="ball" cx="174" cy="22" r="10" />
    </svg>
  )
}
