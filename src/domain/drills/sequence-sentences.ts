import type { Drill, FootPlace, Sequence } from './drill.ts'
import type { LeftHanded } from './geometry.ts'
import { inHands } from './hands.ts'
import { rallySentence } from './rally-sentences.ts'

const footWords: Readonly<Record<FootPlace, string>> = {
  RV: 'côté revers',
  pivot: 'en pivot',
  M: 'au milieu',
  CD: 'côté coup droit',
  loinRV: 'côté revers',
  loinCD: 'côté coup droit',
}

/** What the drill says when it is read aloud, for these hands. */
export function drillSentence(
  { sequence, keep }: Pick<Drill, 'sequence' | 'keep'>,
  hands: LeftHanded = {},
): string {
  if (sequence.kind !== 'rally') return sequenceSentence(sequence)
  return sequence.phases
    .map((phase) => {
      const words = rallySentence(inHands(phase, hands, keep), hands)
      return sequence.phases.length > 1 ? `${phase.title}\u00A0: ${words}` : words
    })
    .join(' ')
}

export function sequenceSentence(sequence: Exclude<Sequence, { kind: 'rally' }>): string {
  if (sequence.kind !== 'moves') return sequence.text
  const moves = sequence.moves.map(({ at, far, gesture }, index) =>
    [`${index + 1}.`, footWords[at], far && 'loin de la table', gesture && `(${gesture})`]
      .filter(Boolean)
      .join(' '),
  )
  const again = sequence.loop ? ', et l’on recommence' : ''
  return `A se déplace sans balle\u00A0: ${moves.join(', ')}${again}.`
}
