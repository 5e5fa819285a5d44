import { useState } from 'react'
import * as clubs from '../../contract/clubs.ts'
import type { RosterEntry } from '../../contract/clubs.ts'
import { fullName } from '../../domain/member-name.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { cacheClub } from './queries.ts'

/** Beside the name of a coach or an assistant: to make the one the other. */
export function Naming({ person }: { person: RosterEntry }) {
  const [asking, setAsking] = useState(false)
  const whyNot = useWhyNotNow('runClub')
  const words = person.assistant ? 'Nommer entraineur' : 'Nommer assistant'
  return (
    <>
      <Button
        className="naming"
        aria-label={`${words}\u00A0: ${fullName(person)}`}
        disabledReason={whyNot}
        onClick={() => setAsking(true)}
      >
        {words}
      </Button>
      {asking && <NamingDialog person={person} onClose={() => setAsking(false)} />}
    </>
  )
}

function NamingDialog({ person, onClose }: { person: RosterEntry; onClose: () => void }) {
  const [rank, noun] = person.assistant
    ? (['coach', 'entraineur'] as const)
    : (['assistant', 'assistant'] as const)
  const name = fullName(person)
  const naming = useWrite(clubs.nameMember, {
    onSuccess: (club) => {
      cacheClub(club)
      showToast(`Maintenant ${noun}\u00A0: ${name}.`)
      onClose()
    },
    otherwise: 'Erreur lors de la mise à jour du club',
  })
  return (
    <ConfirmDialog
      title={
        <>
          Nommer <bdi>{name}</bdi> {noun}&#8239;?
        </>
      }
      confirm={`Nommer ${noun}`}
      pending={naming.pending}
      onConfirm={() => void naming.send({ id: person.id, rank })}
      onCancel={onClose}
    >
      {naming.error && (
        <Banner tone="error" className="dialog-notice">
          {naming.error}
        </Banner>
      )}
      {rank === 'assistant' ? (
        <>
          <p>
            Cette personne pourra encore tout lire, sauf les adresses email et l’abonnement, faire l’appel,
            diriger la salle et noter les évaluations. Elle ne pourra plus rien modifier d’autre.
          </p>
          <p className="dialog-paragraph">
            Ses écrans changent aussitôt, et un email l’en avertit. Les clés d’API que cette personne a créées
            sont arrêtées pour toujours. Vous pourrez la nommer de nouveau entraineur.
          </p>
        </>
      ) : (
        <>
          <p>
            Cette personne pourra tout faire comme vous&nbsp;: préparer les séances, accepter et retirer des
            membres, lire les adresses email, changer l’abonnement.
          </p>
          <p className="dialog-paragraph">
            Ses écrans changent aussitôt. Tous les entraineurs, et cette personne, reçoivent un email.
          </p>
        </>
      )}
    </ConfirmDialog>
  )
}
