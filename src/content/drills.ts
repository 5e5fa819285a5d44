import type { Drill } from '../domain/drills/drill.ts'
import drills from './drills.json' with { type: 'json' }

/** Rebond’s own drills, the same for every club. `rebond-drills.test.ts` reads each of them against the rules. */
export const rebondDrills = drills as unknown as readonly Drill[]
