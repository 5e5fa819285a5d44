import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button-class.ts'
import { Section } from '../ui/layout.tsx'

/** Of a coach or a player who is a parent as well: their own navigation has no room for it. */
export function FamilySection() {
  return (
    <Section title="Ma famille">
      <ul className="rows">
        <li className="account-row">
          <p className="strong">Les séances et les progrès de vos enfants</p>
          <Link to="/family/$" params={{ _splat: '' }} className={buttonClass({})}>
            Ouvrir
          </Link>
        </li>
      </ul>
    </Section>
  )
}
