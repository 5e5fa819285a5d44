import { type HistoryLocation, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { LeaveDialog } from '../ui/dialog.tsx'
import { markUnsaved } from './unsaved-input.ts'
import { timeout } from './write.ts'

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
  useEffect(() => (unsaved ? markUnsaved() : undefined), [unsaved])
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: async ({ currentLocation, nextLocation }) => {
          if (!unsaved || formIn(currentLocation, parameter) === formIn(nextLocation, parameter)) return false
          const saved = saving?.current?.catch(() => false)
          if (await Promise.race([saved, timeout(patienceMs)])) return false
          const stays = await new Promise<boolean>((resolve) => {
            setAnswer(() => resolve)
            void saved?.then((done) => done && resolve(false))
          })
          setAnswer(null)
          return stays
        },
      }),
    [history, unsaved, saving, parameter],
  )
  return answer && <LeaveDialog onLeave={() => answer(false)} onStay={() => answer(true)} />
}

/** A server that keeps silent would keep whoever wants to leave for a quarter of a minute. */
const patienceMs = 2_500

function formIn({ pathname, search }: HistoryLocation, parameter: string): string {
  return `${pathname} ${new URLSearchParams(search).get(parameter)}`
}
