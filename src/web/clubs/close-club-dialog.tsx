import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import * as clubClosing from '../../contract/club-closing.ts'
import type { ClubPage } from '../../contract/clubs.ts'
import { reopenDays } from '../../domain/club-closing.ts'
import { useMe } from '../accounts/queries.ts'
import { isBillingOff } from '../app/billing-off.ts'
import { useWrite } from '../app/use-write.ts'
import { useOutbox } from '../offline/outbox/outbox-state.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { unsentFor } from './club-overlay.ts'
import { handleClubChange } from './queries.ts'

export function CloseClubDialog({ club, onClose }: { club: ClubPage; onClose: () => void }) {
  const { account } = useMe()
  const formId = useId()
  const [password, setPassword] = useState('')
  const unsentCount = unsentFor(club.id, useOutbox().writes).length
  const closing = useWrite(clubClosing.close, { onSuccess: (me) => me && handleClubChange(me) })
  const { error, fields, failures } = closing.messages({ password })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void closing.send({ password }, { form: event.currentTarget })
  }
  return (
    <Dialog
      title={
        <>
          Fermer <bdi>{club.name}</bdi>&#8239;?
        </>
      }
      busy={closing.pending}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={closing.pending} onCancel={onClose} />
          <Button type="submit" form={formId} variant="solid" pending={closing.pending}>
            Fermer le club
          </Button>
        </>
      }
    >
      <div className="club-closing">
        <p>
          Ses membres n’y entrent plus. Ceux qui se sont déjà connectés à Rebond sont prévenus par email.
          {!isBillingOff() &&
            ' Un abonnement en cours s’arrête tout de suite, et rien d’autre n’est prélevé.'}
        </p>
        <p>
          Vous avez {reopenDays}&#160;jours pour le rouvrir&#160;: tout y sera comme avant
          {!isBillingOff() && ', sauf l’abonnement, à reprendre'}. Ensuite, le club est effacé, et ce qui en
          reste dans les sauvegardes disparait avec elles. Les joueurs gardent leurs statuts d’évaluation et
          leurs dates&#8239;; les notes des entraineurs et les paramètres IA disparaissent.
          {!isBillingOff() && ' Les factures restent chez Stripe, comme la loi le demande.'}
        </p>
        <p className="club-closing-export">
          <span>Gardez d’abord une copie de vos données.</span>
          <Link to="/coach/club/export" className={buttonClass()}>
            Exporter le club
          </Link>
        </p>
        {unsentCount > 0 && (
          <Banner tone="waiting">
            Des enregistrements n’ont pas encore été envoyés&#160;: fermé, le club ne les recevra plus.
          </Banner>
        )}
        <form id={formId} noValidate className="form" onSubmit={handleSubmit}>
          <FormErrors error={error} failures={failures} />
          <input type="email" autoComplete="username" value={account.email} readOnly hidden />
          <Field
            label="Mot de passe"
            required
            error={fields.password}
            hint="Pour vérifier que c’est bien vous"
          >
            <PasswordInput
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        </form>
      </div>
    </Dialog>
  )
}
