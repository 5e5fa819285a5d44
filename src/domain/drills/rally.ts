/** A works at the left end; B, at the right, is the partner; C and D are their partners in doubles; R feeds from the right. */
export const strikers = ['A', 'B', 'C', 'D', 'R'] as const
export type Striker = (typeof strikers)[number]
export type End = 'left' | 'right'

/** As the receiver sees it, for a right-hander: forehand side, middle, backhand side. */
export const columns = ['CD', 'M', 'RV'] as const
export type Column = (typeof columns)[number]
/** Thirds of the half table, from the net. */
export const depths = ['court', 'mi-long', 'long'] as const
export type Depth = (typeof depths)[number]
export interface Zone {
  readonly col: Column
  readonly depth: Depth
}

export const axes = ['coupé', 'lifté', 'flottant', 'plat'] as const
/** A sidespin is named by the side to which the ball curves, as a right-handed server sees it. */
export interface Spin {
  readonly axis: (typeof axes)[number]
  readonly side?: 'gauche' | 'droit'
}

export type Hand = 'CD' | 'RV'

interface StrokeTraits {
  /** The technique of the specification, without its hand. */
  readonly technique?: string
  /** Arrives fast. */
  readonly attack?: true
  /** Comes down from above. */
  readonly high?: true
  /** How far behind the end line one stands for it, in centimetres. */
  readonly reach: number
}

export const strokeTraits = {
  service: { reach: 12 },
  distribution: { reach: 10 },
  poussette: { technique: 'Poussette', reach: 8 },
  flip: { technique: 'Flip', attack: true, reach: 10 },
  top: { technique: 'Top Spin', attack: true, reach: 15 },
  'contre-top': { technique: 'Contre Top', attack: true, reach: 22 },
  bloc: { technique: 'Block', reach: 7 },
  // The flat exchange of a warm-up.
  contre: { reach: 10 },
  frappe: { attack: true, reach: 14 },
  défense: { technique: 'Défense Coupée', reach: 28 },
  lob: { high: true, reach: 29 },
  smash: { attack: true, reach: 14 },
  amorti: { reach: 6 },
} as const satisfies Readonly<Record<string, StrokeTraits>>
export type Stroke = keyof typeof strokeTraits

export function traitsOf(stroke: Stroke): StrokeTraits {
  return strokeTraits[stroke]
}

/** One possibility of a stroke. */
export interface StrokeOption {
  readonly stroke: Stroke
  readonly spin: Spin
  readonly to: Zone
  readonly hand?: Hand
  /** A forehand played from the backhand corner or the middle. */
  readonly pivot?: true
  /** Answers these options of the stroke before, counted from 0; absent: all of them. */
  readonly after?: readonly number[]
  /** Where a rally begins. */
  readonly from?: Column
  /** Of a service. */
  readonly technique?: string
  /** Of a service: its first bounce, on the server's own side. */
  readonly first?: Zone
  /** Of a fed ball. */
  readonly high?: true
  readonly fast?: true
}

/** With one option the stroke is fixed; with two or three it is « au choix », or answers what came. */
export interface Step {
  readonly by: Striker
  readonly options: readonly StrokeOption[]
}

export interface Mark {
  readonly zone: Zone
  readonly side: 'A' | 'B'
  readonly kind: 'feuille' | 'cerceau' | 'gobelet' | 'bande'
}

export interface Rally {
  readonly title?: string
  readonly steps: readonly Step[]
  readonly loop: boolean
  readonly end: 'stop' | 'libre' | 'recommence'
  readonly marks?: readonly Mark[]
}

export function endOf(by: Striker): End {
  return by === 'A' || by === 'C' ? 'left' : 'right'
}

export function otherEnd(end: End): End {
  return end === 'left' ? 'right' : 'left'
}

/** Of a loop's first stroke, its last one. */
export function stepBefore({ steps, loop }: Rally, index: number): Step | undefined {
  return index > 0 ? steps[index - 1] : loop ? steps.at(-1) : undefined
}

/** Of a loop's last stroke, its first one. */
export function stepAfter({ steps, loop }: Rally, index: number): Step | undefined {
  return steps[index + 1] ?? (loop ? steps[0] : undefined)
}

/** Which options of the stroke before lead to this one. */
export function answered({ after }: StrokeOption, before: Step): readonly number[] {
  return after ?? before.options.map((_, index) => index)
}

/** The balls that this one may have to answer. */
export function incoming(option: StrokeOption, before: Step | undefined): readonly StrokeOption[] {
  return before ? answered(option, before).flatMap((index) => before.options[index] ?? []) : []
}

/** « Top Spin CD », « Marteau »; of a flat exchange, a smash or a fed ball nothing. */
export function techniqueOf({ stroke, technique, hand }: StrokeOption): string | undefined {
  if (stroke === 'service') return technique
  const name = traitsOf(stroke).technique
  return name && `${name} ${hand}`
}
