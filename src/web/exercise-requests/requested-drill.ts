import { requestedDrill, type RequestedDrill } from '../../domain/coach-advice/requested-drill.ts'
import type { Composition } from '../../domain/exercise.ts'
import { fetchRebondDrills } from '../exercises/rebond-exercises.ts'

/** What the server will add for a request, so that a device without network shows it too. */
export async function findRequestedDrill(request: Composition): Promise<RequestedDrill | undefined> {
  return requestedDrill(request, await fetchRebondDrills())
}
