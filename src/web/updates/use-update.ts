import { useState } from 'react'
import { moveToNewVersion } from './move-to-new-version.ts'
import { hasUnsavedInput } from './unsaved-input.ts'

interface Update {
  /** The text next to the button. */
  sentence: string
  label: string
  pending: boolean
  update: () => void
}

const writtenHere =
  'Ce que vous avez écrit sur cette page n’est pas enregistré\u00A0: la mise à jour le perdrait.'

/** « Mettre à jour », which asks for confirmation if unsaved input would be lost. */
export function useUpdate(
  sentence: string,
  { outdated, warning = writtenHere }: { outdated: boolean; warning?: string },
): Update {
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)

  function update() {
    if (!asking && hasUnsavedInput()) return setAsking(true)
    setPending(true)
    void moveToNewVersion({ outdated })
  }
  return asking
    ? {
        sentence: warning,
        label: 'Mettre à jour quand même',
        pending,
        update,
      }
    : { sentence, label: 'Mettre à jour', pending, update }
}
