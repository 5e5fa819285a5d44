import { incoming, type Spin, type Step, type Stroke, type StrokeOption, type Zone } from './rally.ts'

export const placeWords = { CD: 'dans le coup droit', M: 'au milieu', RV: 'dans le revers' } as const
export const handWords = { CD: 'du coup droit', RV: 'du revers' } as const
export const spinWords = {
  coupé: 'coupée',
  lifté: 'liftée',
  flottant: 'flottante',
  plat: 'sans effet',
} as const
const lengthWords = { court: 'courte', 'mi-long': 'mi-longue', long: 'longue' } as const
export const ballNames = {
  service: 'un service',
  distribution: 'une balle du relanceur',
  poussette: 'une poussette',
  flip: 'un flip',
  top: 'un top spin',
  'contre-top': 'un contre-top',
  bloc: 'un bloc',
  contre: 'une balle à plat',
  frappe: 'une frappe',
  défense: 'une défense coupée',
  lob: 'une balle haute',
  smash: 'un smash',
  amorti: 'une amortie',
} as const satisfies Readonly<Record<Stroke, string>>

/** « court dans le revers ». */
export function zoneWords({ col, depth }: Zone): string {
  return `${depth} ${placeWords[col]}`
}

interface Said {
  readonly option: StrokeOption
  readonly before: Step | undefined
  readonly isLeftHander: boolean
}

const verbs: Readonly<Record<Stroke, (said: Said) => string>> = {
  service: ({ option: { technique, spin }, isLeftHander }) =>
    `sert (${technique?.toLowerCase()} ${serviceSpin(spin, isLeftHander)})`,
  distribution: ({ option: { high, spin, to } }) =>
    `envoie une balle ${high ? 'haute' : spinWords[spin.axis]} ${lengthWords[to.depth]}`,
  poussette: ({ option: { to } }) => (to.depth === 'court' ? 'remet court' : `pousse ${to.depth}`),
  flip: () => 'flippe',
  // On backspin one opens the rally; on anything else one goes on attacking.
  top: ({ option, before }) =>
    incoming(option, before).some(({ spin }) => spin.axis === 'coupé')
      ? 'démarre en top spin'
      : 'joue top spin',
  'contre-top': () => 'joue contre-top',
  bloc: ({ option: { spin } }) => (spin.axis === 'coupé' ? 'bloque en coupant' : 'bloque'),
  contre: () => 'joue à plat',
  frappe: () => 'frappe',
  défense: ({ option: { spin } }) =>
    spin.axis === 'flottant' ? 'défend en balle flottante' : 'défend coupé',
  lob: () => 'lève une balle haute',
  smash: () => 'smashe',
  amorti: () => 'amortit',
}

/** « pousse long du revers »; where to is said by whoever asks. */
export function verbOf(option: StrokeOption, before: Step | undefined, isLeftHander: boolean): string {
  const verb = verbs[option.stroke]({ option, before, isLeftHander })
  if (!option.hand) return verb
  return `${verb} ${option.pivot ? 'du coup droit en pivot' : handWords[option.hand]}`
}

/** A left-hander’s sidespin goes the other way, and so does its name. */
function serviceSpin({ axis, side }: Spin, isLeftHander: boolean): string {
  const named = side && (isLeftHander ? ({ gauche: 'droit', droit: 'gauche' } as const)[side] : side)
  return [axis === 'plat' ? '' : axis, named && `latéral ${named}`].filter(Boolean).join(' ') || 'sans effet'
}
