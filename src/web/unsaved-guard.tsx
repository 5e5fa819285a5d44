import { type HistoryLocation, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { LeaveDialog } from './ui/dialog.tsx'

interface UnsavedGuardProps {
  unsaved: boolean
  /** The last write, and whether it was done: while it is under way nobody can know what would be lost. */
  saving?: RefObject<Promise<boolean> | null>
  /** Of the address: what the form is about. */
  parameter?: string
}

/** Going elsewhere would lose what was typed: asks first. Turning a page of the lists does not. */
export function UnsavedGuard({ unsaved, saving, parameter = 'form' }: UnsavedGuardProps) {
  const { history } = useRouter()
  const [answer, setAnswer] = useState<((stays: boolean) => void) | null>(null)
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: unsaved,
        blockerFn: async ({ currentLocation, nextLocation }) => {
          if (!unsaved || formIn(currentLocation, parameter) === formIn(nextLocation, parameter)) return false
          if (await saving?.current) return false
          const stays = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
          setAnswer(null)
          return stays
        },
      }),
    [history, unsaved, saving, parameter],
  )
  return answer && <LeaveDialog onLeave={() => answer(false)} onStay={() => answer(true)} />
}

function formIn({ pathname, search }: HistoryLocation, parameter: string): string {
  return `${pathname} ${new URLSearchParams(search).get(parameter)}`
}
