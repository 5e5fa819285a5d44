import type { Composition } from '../exercise.ts'
import type { PlayingProfile, PreferredHand } from '../player.ts'
import { adviceBase } from './advice-base.ts'
import type { AdviceBase, Drill, StrokeAdvice } from './stroke-advice.ts'

/**
 * The advice on a stroke in the words for this player's hand, with the drills that suit them. Undefined for a technique
 * or an effect that a coach typed as free text.
 */
export function adviceFor(
  { type, technique, effect }: Composition,
  { preferredHand, playerType }: PlayingProfile,
): StrokeAdvice | undefined {
  const base: AdviceBase = adviceBase
  const advice =
    base[type][technique]?.[preferredHand === 'left' ? (mirroredEffects[effect] ?? effect) : effect]
  if (!advice) return undefined
  const { gesture, faults, drills } = advice
  const say = (text: string) => toHand(text, preferredHand)
  const drillFor = ({ calm, ...demanding }: Drill): Drill => {
    const drill = calm && playerType !== 'competitif' ? { ...demanding, ...calm } : demanding
    const { description, harder, easier } = drill
    return { ...drill, description: say(description), harder: say(harder), easier: say(easier) }
  }
  const sayFault = ({ fault, correction }: StrokeAdvice['faults'][number]) => ({
    fault: say(fault),
    correction: say(correction),
  })
  const [first, second, ...others] = faults
  return {
    gesture: { contact: say(gesture.contact), racket: say(gesture.racket), spin: say(gesture.spin) },
    faults: [sayFault(first), sayFault(second), ...others.map(sayFault)],
    drills: {
      alone: drillFor(drills.alone),
      withPartner: drillFor(drills.withPartner),
      basket: drillFor(drills.basket),
    },
  }
}

/** Effects are named by the side to which the ball curves, so a left-hander plays the one with the other's gesture. */
const mirroredEffects: Readonly<Record<string, string>> = {
  'Latéral Gauche': 'Latéral Droit',
  'Latéral Droit': 'Latéral Gauche',
}

const bothHands = /\{([^{|}]+)\|([^{|}]+)\}/g

/** While the hand is unknown, a text with a left and a right says whose they are. */
function toHand(text: string, hand: PreferredHand | null): string {
  const said = text.replace(bothHands, hand === 'left' ? '$2' : '$1')
  if (hand !== null || said === text) return said
  return `Pour un droitier, ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}
