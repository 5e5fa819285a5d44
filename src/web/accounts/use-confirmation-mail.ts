import * as accounts from '../../contract/accounts.ts'
import { useWrite } from '../app/use-write.ts'
import { showToast } from '../ui/toast.ts'
import { useMe } from './queries.ts'

/** Mails the confirmation link again. */
export function useConfirmationMail() {
  const { email } = useMe().account
  return useWrite(accounts.requestEmailConfirmation, {
    onSuccess: () => {
      showToast(`Le lien est envoyé à ${email}.`)
    },
  })
}
