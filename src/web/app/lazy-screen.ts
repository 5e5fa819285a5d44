import { lazyRouteComponent } from '@tanstack/react-router'
import { reloadOnce } from './updates/reload-once.ts'

/** Until what looks for new versions has been loaded, the router alone sees to it. */
let hasOtherVersion = async (): Promise<boolean> => false

/** @param known whether the server has another version */
export function setHasOtherVersion(known: typeof hasOtherVersion): void {
  hasOtherVersion = known
}

/**
 * A screen in files of its own. Where they went with an earlier version, the next one is loaded; the router alone would
 * show an error where it renders once more before the reload has come.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch(async (error: unknown) => {
        if (!(await hasOtherVersion())) throw error
        return { [name!]: Reload } as never
      }),
    name,
  )

/** However often it is rendered. */
function Reload(): null {
  reloadOnce()
  return null
}
