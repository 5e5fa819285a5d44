import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { ClubPage } from '../../contract/clubs.ts'
import { useMe } from '../accounts/queries.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { fullName } from '../../domain/member-name.ts'

const HandOverDialog = lazyPart(async () => (await import('./hand-over-dialog.tsx')).HandOverDialog)

/** The owner of the club, who can hand it over. */
export function Ownership({ club: { coaches, ownerId } }: { club: ClubPage }) {
  const { account } = useMe()
  const [asking, setAsking] = useState(false)
  const owner = coaches.find(({ id }) => id === ownerId)
  if (!owner) return null
  const others = coaches.filter(({ id }) => id !== ownerId)
  const isMine = owner.id === account.id
  return (
    <div className="club-owner">
      <p className="field-label">Responsable du club</p>
      <p className="text-ink-2 wrap-anywhere">
        {isMine ? 'Vous êtes responsable du club' : `${fullName(owner)} est responsable du club`}&#160;:
        personne ne peut {isMine ? 'vous en retirer' : 'l’en retirer'}.
      </p>
      {isMine && (
        <Button
          icon={<KeyRound aria-hidden="true" />}
          disabledReason={others.length === 0 ? 'Il faut d’abord un autre entraineur dans le club.' : null}
          onClick={() => setAsking(true)}
        >
          Confier la responsabilité
        </Button>
      )}
      {asking && <HandOverDialog coaches={others} onClose={() => setAsking(false)} />}
    </div>
  )
}
