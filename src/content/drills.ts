import type { Drill } from '../domain/drills/drill.ts'
import { isDrawn, type RebondDrill } from '../domain/drills/rebond-drill.ts'
import drills from './drills.json' with { type: 'json' }

/** Rebond’s own drills, the same for every club. `rebond-drills.test.ts` reads the drawn ones against the rules, `written-drills.test.ts` the others. */
export const rebondDrills = drills as unknown as readonly RebondDrill[]

/** Those with a drawing; the others are told in words. */
export const drawnDrills: readonly Drill[] = rebondDrills.filter(isDrawn)
