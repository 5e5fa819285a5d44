import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button-class.ts'
import { Section } from '../ui/layout.tsx'

export function ApiSection() {
  return (
    <Section title="API">
      <div className="club-api">
        <p>Le site du club, un tableur ou un autre programme peut lire les données du club avec une clé.</p>
        <Link to="/coach/api" className={buttonClass({})}>
          Clés d’API
        </Link>
      </div>
    </Section>
  )
}
