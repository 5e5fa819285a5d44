import { Download, FileText, UserX } from 'lucide-react'
import { useState } from 'react'
import { ownDataPaths } from '../../contract/own-data.ts'
import { buttonClass } from '../ui/button-class.ts'
import { useMe } from './queries.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const DeleteAccountDialog = lazyPart(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
)

/** What is held of whoever is signed in, and how it goes away. */
export function OwnDataSection() {
  const { account, club, closedClub, waitingFor } = useMe()
  // Without an address nobody proves that it is they who ask: of a club, its coach does it.
  const canDelete = account.email !== '' || !(club || closedClub || waitingFor)
  const [deleting, setDeleting] = useState(false)
  return (
    <Section title="Vos données">
      <ul className="rows">
        <li className="account-row">
          <div className="account-text">
            <p className="strong">Télécharger vos données</p>
            <p className="note">
              Tout ce que Rebond garde de vous&#160;: une page à lire ou à imprimer, et un fichier JSON.
            </p>
          </div>
          <span className="actions">
            <a className={buttonClass()} href={ownDataPaths.page} target="_blank" rel="noreferrer">
              <FileText aria-hidden="true" />
              Lire mes données
            </a>
            <a className={buttonClass()} href={ownDataPaths.json} download>
              <Download aria-hidden="true" />
              JSON
            </a>
          </span>
        </li>
        <li className="account-row">
          <div className="account-text">
            <p className="strong">Supprimer votre compte</p>
            <p className="note">
              {!canDelete
                ? 'Demandez-le, avec un parent, à votre entraineur.'
                : account.email !== ''
                  ? 'Vous aurez 7\u00A0jours pour revenir.'
                  : 'Vous ne pourrez pas revenir.'}
            </p>
          </div>
          {canDelete && (
            <Button icon={<UserX aria-hidden="true" />} onClick={() => setDeleting(true)}>
              Supprimer mon compte
            </Button>
          )}
        </li>
      </ul>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </Section>
  )
}
