import * as accounts from '../../contract/accounts.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import { useWrite } from '../app/use-write.ts'
import { useMe } from './queries.ts'

/** The application can be used without confirming. */
export function ConfirmEmailReminder() {
  const { account, club } = useMe()
  const { send, pending, error } = useWrite(accounts.requestEmailConfirmation, {
    onSuccess: () => {
      showToast(`Le lien est parti à ${account.email}.`)
    },
  })
  if (account.emailConfirmed) return null
  return (
    <Banner
      tone={error ? 'error' : 'info'}
      className="mb-5"
      action={
        <Button pending={pending} onClick={() => void send({})}>
          Renvoyer le lien
        </Button>
      }
    >
      {error ?? (
        <>
          <p>Confirmez votre email&#160;: ouvrez le lien envoyé à {account.email}.</p>
          {club?.fullNames === false && (
            <p>
              Vous verrez alors le nom complet des autres joueurs. En attendant, vous voyez leur prénom et
              l’initiale de leur nom.
            </p>
          )}
        </>
      )}
    </Banner>
  )
}
