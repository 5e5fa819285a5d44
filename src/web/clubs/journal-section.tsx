import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button-class.ts'
import { Section } from '../ui/layout.tsx'

export function JournalSection() {
  return (
    <Section title="Journal">
      <div className="club-api">
        <p>Qui a accepté ou retiré un membre, corrigé une séance passée, exporté le club…</p>
        <Link to="/coach/journal" className={buttonClass({})}>
          Lire le journal
        </Link>
      </div>
    </Section>
  )
}
