import * as accounts from '../../contract/accounts.ts'
import { useWrite } from '../use-write.ts'
import { showToast } from '../ui/toast.tsx'
import { forgetEverything } from './queries.ts'

/** Leaves to the home page, which is no page of the application: nothing of the person stays in memory. */
export function useSignOut() {
  const { send, pending } = useWrite(accounts.signOut, {
    onSuccess: () => {
      forgetEverything()
      location.assign('/')
    },
  })
  async function start() {
    if (!(await send({}))) showToast('La déconnexion a échoué. Veuillez réessayer.')
  }
  return { start, pending }
}
