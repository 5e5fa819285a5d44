import { useState } from 'react'
import * as clubs from '../../contract/clubs.ts'
import type { RosterEntry } from '../../contract/clubs.ts'
import { Banner } from '../ui/banner.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { showToast } from '../ui/toast.tsx'
import { useWrite } from '../use-write.ts'
import { rememberClub } from './queries.ts'
import { fullName } from '../../domain/member-name.ts'

interface HandOverDialogProps {
  /** Every other coach of the club. */
  coaches: readonly RosterEntry[]
  onClose: () => void
}

export function HandOverDialog({ coaches, onClose }: HandOverDialogProps) {
  const [chosen, setChosen] = useState(coaches[0]?.id)
  // The chosen coach may have left the club.
  const coach = coaches.find(({ id }) => id === chosen) ?? coaches[0]
  const handOver = useWrite(clubs.handOver, {
    onSuccess: (club) => {
      rememberClub(club)
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
        <Banner tone="error" className="mb-4">
          {handOver.error}
        </Banner>
      )}
      <Field label="Entraineur" className="mb-4" hint={coach?.email}>
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
