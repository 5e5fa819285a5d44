import { requestedDrill, type RequestedDrill } from '../../domain/coach-advice/requested-drill.ts'
import type { Composition } from '../../domain/exercise.ts'
import { fetchRebondDrills } from '../exercises/rebond-exercises.ts'

let drills: ReturnType<typeof fetchRebondDrills> | undefined

/** Read once for all requests of a page; again after a failure. */
function readDrills() {
  drills ??= fetchRebondDrills().catch((error: unknown) => {
    drills = undefined
    throw error
  })
  return drills
}

/** What the server will add for a request, so that a device without network shows it too. */
export async function findRequestedDrill(request: Composition): Promise<RequestedDrill | undefined> {
  return requestedDrill(request, await readDrills())
}
