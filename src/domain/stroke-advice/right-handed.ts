import type { Composition } from '../exercise.ts'
import type { PreferredHand } from '../player.ts'

/** The stroke by the name under which a right-hander plays this gesture: advice and drills are stored so. */
export function asRightHanded(stroke: Composition, hand: PreferredHand | null): Composition {
  const mirrored = hand === 'left' && mirroredEffects[stroke.effect]
  return mirrored ? { ...stroke, effect: mirrored } : stroke
}

/** Effects are named by the side to which the ball curves, so a left-hander plays the one with the other's gesture. */
const mirroredEffects: Readonly<Record<string, string>> = {
  'Latéral Gauche': 'Latéral Droit',
  'Latéral Droit': 'Latéral Gauche',
}
