import type { Advice } from '../../contract/coach-advice.ts'
import { successLabel } from '../drills/success-label.ts'

/** Of the three tips, in their order. */
const partNames = ['Où toucher la balle', 'Le geste', 'Ce que fait la balle']

/** The stroke of the tips with all its parts and what often goes wrong, then how each exercise is done. */
export function GestureInFull({ advice }: { advice: Advice }) {
  const { tips, faults = [], exercises } = advice
  const parts = tips.map(({ text }, index) => ({ name: partNames[index]!, text })).filter(({ text }) => text)
  return (
    <>
      {parts.length > 0 && <h3>{tips[0]!.stroke}</h3>}
      <ul>
        {parts.map(({ name, text }) => (
          <li key={name}>
            <b className="strong">{name}.</b> {text}
          </li>
        ))}
        {faults.map(({ fault, correction }) => (
          <li key={fault}>
            <b className="strong">{fault}</b> {correction}
          </li>
        ))}
      </ul>
      <h3>Les exercices</h3>
      <ul>
        {exercises.map(({ technique, effect, name, description, success, variant }) => (
          <li key={`${technique} - ${effect}`}>
            <p>
              <b className="strong">
                <bdi>{name ?? `${technique} - ${effect}`}</bdi>.
              </b>{' '}
              {description}
            </p>
            {success && (
              <p>
                {successLabel}&nbsp;: {success}
              </p>
            )}
            {variant && (
              <p>
                {variant.kind === 'easier' ? 'Plus facile' : 'Plus difficile'}&nbsp;: {variant.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
