import { lazyRouteComponent } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reloadOnce } from './updates/reload-once.ts'

/** Until what looks for new versions has been loaded, the router alone sees to it. */
let hasOtherVersion = (): Promise<boolean> => Promise.resolve(false)

/** @param known whether the server has another version */
export function setHasOtherVersion(known: typeof hasOtherVersion): void {
  hasOtherVersion = known
}

/**
 * A screen in files of its own. Where they went with an earlier version, the next one is loaded; the router alone would
 * reload while it renders, and show an error if it renders once more before the reload has come.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch(async (error) => {
        if (!(await hasOtherVersion())) throw error
        return { [name!]: Reload } as never
      }),
    name,
  )

function Reload(): null {
  useEffect(reloadOnce, [])
  return null
}
