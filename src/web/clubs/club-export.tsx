import { Link } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import type { ClubPage } from '../../contract/clubs.ts'
import { useMe } from '../accounts/queries.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Section } from '../ui/layout.tsx'

/** Leads its owner, who alone may, to the export of the club. */
export function ClubExport({ club }: { club: ClubPage }) {
  if (useMe().account.id !== club.ownerId) return null
  return (
    <Section title="Export du club">
      <div className="club-export">
        <p>Toutes les données du club dans un fichier, pour les garder ou les ouvrir dans un tableur.</p>
        <Link to="/coach/club/export" className={buttonClass()}>
          <span className="button-label">
            <FileDown aria-hidden="true" />
            Exporter le club
          </span>
        </Link>
      </div>
    </Section>
  )
}
