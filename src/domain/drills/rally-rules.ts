import { techniquesOf } from '../exercise.ts'
import { columnAt, firstBounceOf, type LeftHanded } from './geometry.ts'
import {
  answered,
  axes,
  columns,
  depths,
  endOf,
  incoming,
  type Rally,
  stepBefore,
  type Step,
  type StrokeOption,
  strokeTraits,
  traitsOf,
} from './rally.ts'

/** What no table tennis player can do, or nobody could draw. */
export const rallyFaultWords = {
  'option-count': 'Un coup a une, deux ou trois possibilités.',
  'unknown-word': 'Ce coup, cette zone ou cette main n’existe pas.',
  'same-side': 'Les deux camps jouent chacun leur tour.',
  'late-service': 'Le service est toujours le premier coup.',
  'loop-to-service': 'On ne revient pas à un service\u00A0: chaque service est une nouvelle balle.',
  'first-bounce':
    'Un service rebondit d’abord dans le camp du serveur, sur sa ligne\u00A0: un service court près du filet ou au milieu, un service long près de la ligne de fond.',
  'service-sidespin': 'Ce service ne donne pas cet effet latéral.',
  feeder: 'Le relanceur envoie des balles, et personne d’autre n’en envoie.',
  'too-short': 'Ce coup ne peut pas rester court.',
  'long-drop': 'Une amortie reste courte.',
  'no-start': 'Dites d’où part le premier coup.',
  'no-such-choice': 'Ce coup répond à une possibilité que le coup d’avant n’a pas.',
  'unanswered-choice': 'Une possibilité du coup d’avant reste sans réponse.',
  'push-on-attack': 'On ne pousse pas une balle rapide, haute ou liftée.',
  'short-return': 'Une remise courte se joue sur une balle courte ou mi-longue.',
  'flip-on-long':
    'Un flip se joue au-dessus de la table, sur une balle courte ou mi-longue qui n’est pas attaquée.',
  'short-ball': 'Ce coup est impossible sur une balle courte\u00A0: elle rebondit deux fois.',
  'flat-on-backspin': 'Une balle coupée ne se frappe pas à plat\u00A0: démarrez en top spin.',
  'nothing-to-block': 'Il n’y a rien à bloquer\u00A0: la balle n’est pas attaquée.',
  'no-topspin-to-counter': 'Un contre-top répond à une attaque liftée.',
  'nothing-to-defend': 'On défend de loin une attaque longue.',
  'low-smash': 'On smashe une balle haute.',
  'drop-of-near-ball': 'On amortit la balle d’un défenseur qui a reculé.',
  'wrong-hand':
    'Coup droit dans son revers\u00A0: dites «\u00A0en pivot\u00A0». Revers dans son coup droit\u00A0: seulement un flip ou une poussette sur balle courte.',
  'doubles-order': 'En double, on joue dans l’ordre\u00A0: A, B, C, D, puis de nouveau A.',
} as const
export type RallyFault = keyof typeof rallyFaultWords

export interface FoundFault {
  readonly fault: RallyFault
  /** Counted from 1, as on the drawing. */
  readonly step: number
}

/** Everything that is impossible in a rally of these players, stroke by stroke; nothing where it can be played. */
export function rallyFaults(rally: Rally, hands: LeftHanded = {}): readonly FoundFault[] {
  return rally.steps.flatMap((step, index) => {
    const said = (fault: string) => ({ fault: fault as RallyFault, step: index + 1 })
    if (step.options.length < 1 || step.options.length > 3) return [said('option-count')]
    if (!step.options.every(isKnown)) return [said('unknown-word')]
    const before = stepBefore(rally, index)
    return [
      ...broken(stepRules, (refuses) => refuses(step, index, rally)),
      ...broken(optionRules, (refuses) =>
        step.options.some((option) => refuses(option, step, before, hands)),
      ),
      ...broken(answerRules, (refuses) =>
        step.options.some((option) => incoming(option, before).some((ball) => refuses(option, ball))),
      ),
    ].map(said)
  })
}

function broken<R>(rules: Readonly<Partial<Record<RallyFault, R>>>, isBroken: (rule: R) => boolean) {
  return Object.entries(rules).flatMap(([fault, rule]) => (isBroken(rule) ? [fault] : []))
}

function isKnown({ stroke, spin, to, hand }: StrokeOption): boolean {
  const handed = stroke !== 'service' && stroke !== 'distribution'
  return (
    stroke in strokeTraits &&
    axes.includes(spin?.axis) &&
    columns.includes(to?.col) &&
    depths.includes(to?.depth) &&
    (handed ? hand === 'CD' || hand === 'RV' : hand === undefined)
  )
}

const isService = ({ stroke }: StrokeOption) => stroke === 'service'

const stepRules: Partial<Record<RallyFault, (step: Step, index: number, rally: Rally) => boolean>> = {
  'same-side': (step, index, rally) => {
    const before = stepBefore(rally, index)
    return before !== undefined && step.by !== 'R' && endOf(before.by) === endOf(step.by)
  },
  'late-service': ({ options }, index) => index > 0 && options.some(isService),
  'loop-to-service': ({ options }, index, { loop }) => index === 0 && loop && options.some(isService),
  'unanswered-choice': ({ options }, index, rally) => {
    const before = stepBefore(rally, index)
    const reached = new Set(before && options.flatMap((option) => answered(option, before)))
    return before !== undefined && before.options.some((_, choice) => !reached.has(choice))
  },
  'doubles-order': ({ by }, index, { steps }) => {
    const order = 'ABCD'
    const isDoubles = steps.some((step) => step.by === 'C' || step.by === 'D')
    return isDoubles && index > 0 && order.indexOf(by) !== (order.indexOf(steps[index - 1]!.by) + 1) % 4
  },
}

/** As these services are commonly played; only « Lancé » is as common either way. */
const sideOfService: Readonly<Record<string, string>> = {
  Marteau: 'gauche',
  Revers: 'gauche',
  Pioche: 'gauche',
}
const firstDepths = { court: ['court', 'mi-long'], 'mi-long': ['mi-long', 'long'], long: ['long'] } as const
const neverShort = new Set(['top', 'contre-top', 'frappe', 'smash', 'défense', 'lob', 'contre', 'flip'])

type OptionRule = (option: StrokeOption, step: Step, before: Step | undefined, hands: LeftHanded) => boolean

const optionRules: Partial<Record<RallyFault, OptionRule>> = {
  'first-bounce': (option, { by }, _before, hands) => {
    if (!isService(option)) return false
    const { first, to } = option
    if (!first || !(firstDepths[to.depth] as readonly string[]).includes(first.depth)) return true
    return columnAt(firstBounceOf(option, by, hands), endOf(by), hands) !== first.col
  },
  'service-sidespin': (option) => {
    if (!isService(option)) return false
    const side = sideOfService[option.technique ?? '']
    if (!techniquesOf.service.includes(option.technique ?? '')) return true
    return side !== undefined && option.spin.side !== undefined && option.spin.side !== side
  },
  feeder: ({ stroke }, { by }) => (stroke === 'distribution') !== (by === 'R'),
  'too-short': ({ stroke, spin, to }) =>
    to.depth === 'court' && (neverShort.has(stroke) || (stroke === 'bloc' && spin.axis !== 'coupé')),
  'long-drop': ({ stroke, to }) => stroke === 'amorti' && to.depth !== 'court',
  'no-start': ({ from }, _step, before) => !before && !from,
  'no-such-choice': ({ after }, _step, before) =>
    after !== undefined && !after.every((choice) => before?.options[choice]),
}

const needsLength = new Set(['top', 'contre-top', 'frappe', 'contre', 'défense', 'lob'])
const isHigh = ({ stroke, high }: StrokeOption) => (traitsOf(stroke).high ?? high) === true
const isAttacked = ({ stroke, fast }: StrokeOption) => (traitsOf(stroke).attack ?? fast) === true

/** A stroke against the ball that it answers. A service and a fed ball answer none. */
const answerRules: Partial<Record<RallyFault, (option: StrokeOption, ball: StrokeOption) => boolean>> = {
  'push-on-attack': ({ stroke }, ball) =>
    stroke === 'poussette' && (isAttacked(ball) || isHigh(ball) || ball.spin.axis === 'lifté'),
  'short-return': ({ stroke, to }, ball) =>
    stroke === 'poussette' && to.depth === 'court' && ball.to.depth === 'long',
  'flip-on-long': ({ stroke }, ball) =>
    stroke === 'flip' && (ball.to.depth === 'long' || isAttacked(ball) || isHigh(ball)),
  'short-ball': ({ stroke }, ball) => needsLength.has(stroke) && ball.to.depth === 'court' && !isHigh(ball),
  'flat-on-backspin': ({ stroke }, ball) =>
    (stroke === 'frappe' || stroke === 'contre') && ball.spin.axis === 'coupé',
  'nothing-to-block': ({ stroke }, ball) => stroke === 'bloc' && !isAttacked(ball),
  'no-topspin-to-counter': ({ stroke }, ball) =>
    stroke === 'contre-top' && !(isAttacked(ball) && ball.spin.axis === 'lifté'),
  'nothing-to-defend': ({ stroke }, ball) =>
    (stroke === 'défense' || stroke === 'lob') && !(isAttacked(ball) && ball.to.depth === 'long'),
  'low-smash': ({ stroke }, ball) => stroke === 'smash' && !isHigh(ball),
  'drop-of-near-ball': ({ stroke }, ball) =>
    stroke === 'amorti' && ball.stroke !== 'défense' && ball.stroke !== 'lob',
  'wrong-hand': ({ stroke, hand, pivot }, { to }) => {
    if (!hand) return false
    if (pivot) return hand !== 'CD' || to.col === 'CD'
    // Over the table either hand reaches a short ball.
    const isTouch = to.depth === 'court' && (stroke === 'flip' || stroke === 'poussette')
    return !isTouch && to.col === (hand === 'CD' ? 'RV' : 'CD')
  },
}
