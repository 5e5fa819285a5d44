import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import * as clubs from '../../contract/clubs.ts'
import type { ClubPage, RosterEntry } from '../../contract/clubs.ts'
import { fullName } from '../../domain/member-name.ts'
import { useMe } from '../accounts/queries.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { showToast } from '../ui/toast.ts'
import { useWrite } from '../app/use-write.ts'
import { cacheClub } from './queries.ts'

/** The owner of the club, who can hand it over. */
export function Ownership({ club: { coaches, ownerId } }: { club: ClubPage }) {
  const { account } = useMe()
  const [asking, setAsking] = useState(false)
  const owner = coaches.find(({ id }) => id === ownerId)
  if (!owner) return null
  const others = coaches.filter(({ id, assistant }) => id !== ownerId && !assistant)
  const isMine = owner.id === account.id
  return (
    <div className="club-owner">
      <p className="field-label">Responsable du club</p>
      <p className="secondary typed">
        {isMine ? (
          'Vous êtes'
        ) : (
          <>
            <bdi>{fullName(owner)}</bdi> est
          </>
        )}{' '}
        responsable du club&#160;: personne ne peut {isMine ? 'vous en retirer' : 'l’en retirer'}.
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

interface HandOverDialogProps {
  /** Every other coach of the club, and no assistant. */
  coaches: readonly RosterEntry[]
  onClose: () => void
}

function HandOverDialog({ coaches, onClose }: HandOverDialogProps) {
  const [chosen, setChosen] = useState(coaches[0]?.id)
  // The chosen coach may have left the club.
  const coach = coaches.find(({ id }) => id === chosen) ?? coaches[0]
  const handOver = useWrite(clubs.handOver, {
    onSuccess: (club) => {
      cacheClub(club)
      if (coach) showToast(`${fullName(coach)} est maintenant responsable du club.`)
      onClose()
    },
    otherwise: 'Erreur lors de la mise à jour du club',
  })
  return (
    <ConfirmDialog
      title={'Confier la responsabilité du club\u202F?'}
      confirm="Confier la responsabilité"
      pending={handOver.pending}
      onConfirm={() => coach && void handOver.send({ id: coach.id })}
      onCancel={onClose}
    >
      {handOver.error && (
        <Banner tone="error" className="dialog-notice">
          {handOver.error}
        </Banner>
      )}
      <Field label="Entraineur" className="new-owner" hint={coach?.email}>
        <Select value={coach?.id} onChange={(event) => setChosen(event.target.value)}>
          {coaches.map((each) => (
            <option key={each.id} value={each.id}>
              {fullName(each)}
            </option>
          ))}
        </Select>
      </Field>
      <p>
        Vous resterez entraineur, mais vous ne pourrez pas reprendre la responsabilité vous-même&#160;: ce
        sera à cette personne de vous la rendre. Tous les entraineurs reçoivent un email.
      </p>
    </ConfirmDialog>
  )
}
