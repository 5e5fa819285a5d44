import { type HistoryLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LeaveDialog } from './ui/dialog.tsx'

interface UnsavedGuardProps {
  unsaved: boolean
  /** Of the address: what the form is about. */
  parameter?: string
}

/** Going elsewhere would lose what was typed: asks first. Turning a page of the lists does not. */
export function UnsavedGuard({ unsaved, parameter = 'form' }: UnsavedGuardProps) {
  const { history } = useRouter()
  const [answer, setAnswer] = useState<((stays: boolean) => void) | null>(null)
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: unsaved,
        blockerFn: async ({ currentLocation, nextLocation }) => {
          if (!unsaved || formIn(currentLocation, parameter) === formIn(nextLocation, parameter)) return false
          const stays = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
          setAnswer(null)
          return stays
        },
      }),
    [history, unsaved, parameter],
  )
  return answer && <LeaveDialog onLeave={() => answer(false)} onStay={() => answer(true)} />
}

function formIn({ pathname, search }: HistoryLocation, parameter: string): string {
  return `${pathname} ${new URLSearchParams(search).get(parameter)}`
}
