import { type FormEvent, useId, useState } from 'react'
import { spacePath } from '../../contract/paths.ts'
import * as ownData from '../../contract/own-data.ts'
import type { Role } from '../../domain/actor.ts'
import { returnToAccountDays } from '../../domain/account.ts'
import { isBillingOff } from '../app/billing-off.ts'
import { useWrite } from '../app/use-write.ts'
import { useOutbox } from '../offline/outbox/outbox-state.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { eraseAndLeave } from './erase-and-leave.ts'
import { noteLeaving } from './leaving-account.ts'
import { useMe } from './queries.ts'
import { countUnsent, unsentTitle } from './unsent-words.ts'

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { account } = useMe()
  const { writes } = useOutbox()
  const formId = useId()
  const [password, setPassword] = useState('')
  // That of a child without an address has none: nobody could come back either.
  const hasPassword = account.email !== ''
  const typed = { password: hasPassword ? password : null }
  const deletion = useWrite(ownData.requestDeletion, {
    onSuccess: (answer) => {
      if (answer && hasPassword) noteLeaving(answer.erasedFrom)
      return eraseAndLeave(writes, spacePath(account.role))
    },
  })
  const { error, fields, failures } = deletion.messages(typed)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void deletion.send(typed, { form: event.currentTarget })
  }
  return (
    <Dialog
      title={'Supprimer votre compte\u202F?'}
      busy={deletion.pending}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={deletion.pending} onCancel={onClose}>
            Garder mon compte
          </CancelButton>
          <Button type="submit" form={formId} variant="solid" pending={deletion.pending}>
            Supprimer mon compte
          </Button>
        </>
      }
    >
      <div className="deletion">
        {hasPassword ? (
          <p>
            Vous avez {returnToAccountDays}&#160;jours pour changer d’avis&#160;: connectez-vous, et
            choisissez «&#160;Garder mon compte&#160;». Pendant ces jours, personne ne peut s’en servir, et
            tous vos appareils sont déconnectés. Ensuite, le compte est effacé et ne peut plus être rouvert.
            Ce qui en reste dans les sauvegardes disparait avec elles.
          </p>
        ) : (
          <p>
            Parlez-en d’abord avec un parent. Tous vos appareils sont déconnectés tout de suite, et sans
            adresse email, vous ne pourrez pas revenir. Le compte est effacé {returnToAccountDays}&#160;jours
            plus tard. Ce qui en reste dans les sauvegardes disparait avec elles.
          </p>
        )}
        <Consequences role={account.role} />
        {writes.length > 0 && (
          <Banner tone="waiting">{unsentTitle(countUnsent(writes))} Ce sera perdu.</Banner>
        )}
        <form id={formId} noValidate className="form" onSubmit={handleSubmit}>
          <FormErrors error={error} failures={failures} />
          {hasPassword && (
            <>
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
            </>
          )}
        </form>
      </div>
    </Dialog>
  )
}

function Consequences({ role }: { role: Role }) {
  return (
    <>
      <h3>Ce qui est effacé</h3>
      {role === 'guardian' ? (
        <p>Votre nom, votre adresse email et vos appareils&#8239;; le lien avec vos enfants.</p>
      ) : role === 'player' ? (
        <p>
          Votre nom, votre adresse email et votre profil&#8239;; vos évaluations, vos repères et vos
          paramètres IA, avec les notes des entraineurs&#8239;; vos avis, vos demandes, vos réponses et vos
          classements&#8239;; vos appareils.
        </p>
      ) : (
        <p>
          Votre nom, votre adresse email et vos appareils&#8239;; vos questions à l’assistance&#8239;; vos
          clés d’API.
        </p>
      )}
      <h3>Ce qui reste, sans votre nom</h3>
      {role === 'guardian' ? (
        <p>Les séances et les progrès de vos enfants&#160;: ils sont à eux, dans leur club.</p>
      ) : role === 'player' ? (
        <p>
          Les séances passées comptent toujours autant de présents&#160;: à la place de votre nom, les
          entraineurs lisent «&#160;Compte supprimé&#160;», dans le journal du club aussi.
        </p>
      ) : (
        <p>
          Les séances, les exercices et les évaluations que vous avez faits restent au club&#160;: rien n’y
          dit plus qu’ils sont de vous.
        </p>
      )}
      {role === 'coach' && !isBillingOff() && (
        <>
          <h3>Ce qui reste avec votre nom</h3>
          <p>
            Les preuves d’un contrat, le temps que la loi le demande&#160;: les factures du club, les
            conditions de vente que vous avez acceptées et les résiliations notifiées.
          </p>
        </>
      )}
      <h3>Ce que Rebond ne peut pas trouver</h3>
      <p>
        Votre nom dans une phrase que quelqu’un d’autre a écrite, par exemple dans une note de séance.
        Demandez à votre club de l’enlever.
      </p>
    </>
  )
}
