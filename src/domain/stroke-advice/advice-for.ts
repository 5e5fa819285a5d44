import type { Composition } from '../exercise.ts'
import type { PlayingProfile, PreferredHand } from '../player.ts'
import { adviceBase } from './advice-base.ts'
import { asRightHanded } from './right-handed.ts'
import type { AdviceBase, StrokeAdvice } from './stroke-advice.ts'
import { strokeTips } from './stroke-tips.ts'

/**
 * The advice on a stroke in the words for this player's hand. Undefined for a technique or an effect that a coach typed as
 * free text.
 */
export function adviceFor(
  stroke: Composition,
  { preferredHand }: Pick<PlayingProfile, 'preferredHand'>,
): StrokeAdvice | undefined {
  const base: AdviceBase = adviceBase
  const { type, technique, effect } = asRightHanded(stroke, preferredHand)
  const advice = base[type][technique]?.[effect]
  if (!advice) return undefined
  const { gesture, faults } = advice
  const say = (text: string) => toHand(text, preferredHand)
  const sayFault = ({ fault, correction }: StrokeAdvice['faults'][number]) => ({
    fault: say(fault),
    correction: say(correction),
  })
  const [first, second, ...others] = faults
  return {
    gesture: { contact: say(gesture.contact), racket: say(gesture.racket), spin: say(gesture.spin) },
    faults: [sayFault(first), sayFault(second), ...others.map(sayFault)],
  }
}

/** Three short sentences on a stroke that `adviceFor` knows, in the words for this player's hand. */
export function tipsFor(
  stroke: Composition,
  { preferredHand }: Pick<PlayingProfile, 'preferredHand'>,
): readonly string[] {
  const { technique, effect } = asRightHanded(stroke, preferredHand)
  return (strokeTips[`${technique} - ${effect}`] ?? []).map((tip) => toHand(tip, preferredHand))
}

const bothHands = /\{([^{|}]+)\|([^{|}]+)\}/g

/** While the hand is unknown, a text with a left and a right says whose they are. */
function toHand(text: string, hand: PreferredHand | null): string {
  const said = text.replace(bothHands, hand === 'left' ? '$2' : '$1')
  if (hand !== null || said === text) return said
  return `Pour un droitier, ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}
