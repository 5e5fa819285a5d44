import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../ui/dialog.tsx'

/** Going elsewhere would lose what was typed: asks first. Turning a page of the lists does not. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && (current.pathname !== next.pathname || formOf(current.search) !== formOf(next.search)),
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Quitter sans enregistrer&#8239;?"
      confirm="Quitter"
      cancel="Continuer"
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      Ce que vous avez écrit sera perdu.
    </ConfirmDialog>
  )
}

function formOf(search: object): unknown {
  return 'form' in search ? search.form : undefined
}
