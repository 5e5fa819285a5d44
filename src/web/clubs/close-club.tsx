import { DoorClosed } from 'lucide-react'
import { useState } from 'react'
import type { ClubPage } from '../../contract/clubs.ts'
import { useMe } from '../accounts/queries.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const CloseClubDialog = lazyPart(async () => (await import('./close-club-dialog.tsx')).CloseClubDialog)

/** For its owner, who alone may. */
export function CloseClub({ club }: { club: ClubPage }) {
  const [asking, setAsking] = useState(false)
  if (useMe().account.id !== club.ownerId) return null
  return (
    <Section title="Fermer le club">
      <div className="club-export">
        <p>Ses membres n’y entrent plus. Vous aurez 30&#160;jours pour le rouvrir, puis il est effacé.</p>
        <Button icon={<DoorClosed aria-hidden="true" />} onClick={() => setAsking(true)}>
          Fermer le club
        </Button>
      </div>
      {asking && <CloseClubDialog club={club} onClose={() => setAsking(false)} />}
    </Section>
  )
}
