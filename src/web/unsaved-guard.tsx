import { type HistoryLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LeaveDialog } from './ui/dialog.tsx'

/** Going elsewhere would lose what was typed: asks first. Turning a page of the lists does not. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const { history } = useRouter()
  const [answer, setAnswer] = useState<((stays: boolean) => void) | null>(null)
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: unsaved,
        blockerFn: async ({ currentLocation, nextLocation }) => {
          if (!unsaved || formIn(currentLocation) === formIn(nextLocation)) return false
          const stays = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
          setAnswer(null)
          return stays
        },
      }),
    [history, unsaved],
  )
  return answer && <LeaveDialog onLeave={() => answer(false)} onStay={() => answer(true)} />
}

function formIn({ pathname, search }: HistoryLocation): string {
  return `${pathname} ${new URLSearchParams(search).get('form')}`
}
