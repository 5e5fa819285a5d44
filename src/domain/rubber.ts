import { ralliesOf } from './drills/drill.ts'
import type { ExerciseDrill } from './drills/exercise-drill.ts'
import { endOf, techniqueOf } from './drills/rally.ts'
import type { Composition } from './exercise.ts'
import type { Rubber, Rubbers } from './player.ts'

type Named = Pick<Composition, 'technique' | 'effect'>

/**
 * Whether an exercise makes sense with these rubbers, by its name and by what its player does in the drawing. A service is never
 * kept out: whoever serves may turn the racket first.
 */
export function suitsRubbers(
  exercise: Named & { readonly drill?: ExerciseDrill | null | undefined },
  player: Rubbers,
): boolean {
  const can = (stroke: Named) => isPlayedWith(rubberFor(stroke, player), stroke)
  const { sequence } = exercise.drill ?? {}
  const own = sequence
    ? ralliesOf({ sequence }).flatMap(({ steps }) => steps.filter(({ by }) => endOf(by) === 'left'))
    : []
  return (
    can(exercise) &&
    own.every(({ options }) =>
      options.some((option) => can({ technique: techniqueOf(option) ?? '', effect: '' })),
    )
  )
}

/** Strokes that brush the ball forward: without grip there is nothing to brush with. */
const needsGrip = /^(Top Spin|Flip|Contre Top) /

function isPlayedWith(rubber: Rubber, { technique, effect }: Named): boolean {
  if (rubber === 'short-pips') return effect !== 'Avec Rotation'
  if (grips(rubber)) return true
  return !needsGrip.test(technique) && !(technique.startsWith('Poussette') && effect === 'Coupé')
}

/** Long pimples give back the spin that comes, anti takes it away; neither makes any. */
function grips(rubber: Rubber): boolean {
  return rubber === 'backside' || rubber === 'short-pips'
}

type Side = 'CD' | 'RV'

/** Of a service by its gesture; undefined for a club’s own words. */
function sideOf({ technique }: Named): Side | undefined {
  if (technique === 'Revers') return 'RV'
  if (/^(Marteau|Lancé|Pioche)$/.test(technique)) return 'CD'
  return / (CD|RV)$/.exec(technique)?.[1] as Side | undefined
}

function rubberOn(side: Side, { forehandRubber, backhandRubber }: Rubbers): Rubber {
  return (side === 'CD' ? forehandRubber : backhandRubber) ?? 'backside'
}

function rubberFor(stroke: Named, player: Rubbers): Rubber {
  const side = sideOf(stroke)
  return side ? rubberOn(side, player) : 'backside'
}

export interface RubberWords {
  /** « Picots longs en revers ». */
  readonly about: string
  /** Begins in lower case, to follow a colon. */
  readonly text: string
}

/** What is different in a stroke with the rubber that plays it; null with backside. */
export function rubberWords(stroke: Named, player: Rubbers): RubberWords | null {
  const side = sideOf(stroke)
  const rubber = rubberFor(stroke, player)
  if (!side || rubber === 'backside') return null
  const about = `${names[rubber]} en ${side === 'CD' ? 'coup droit' : 'revers'}`
  const family = families.find((each) => stroke.technique.startsWith(each))
  if (family && isPlayedWith(rubber, stroke)) return { about, text: played[rubber][family] }
  // A service, or a stroke that this side does not give.
  const isTurned = !grips(rubber) && grips(rubberOn(side === 'CD' ? 'RV' : 'CD', player))
  return { about, text: isTurned ? turned : littleSpin }
}

const names = { 'short-pips': 'Picots courts', 'long-pips': 'Picots longs', anti: 'Anti' } as const

const turned = 'on tourne la raquette, pour jouer ce coup de l’autre face.'
const littleSpin = 'la balle tournera peu\u00A0: on mise sur le placement.'

const families = ['Top Spin', 'Flip', 'Block', 'Contre Top', 'Poussette', 'Défense Coupée'] as const
type Family = (typeof families)[number]

const withoutGrip = { 'Top Spin': turned, Flip: turned, 'Contre Top': turned }

const played: Readonly<Record<Exclude<Rubber, 'backside'>, Readonly<Record<Family, string>>>> = {
  'short-pips': {
    'Top Spin': 'on frappe plus à plat, car la balle tourne moins.',
    Flip: 'le flip est plus plat et plus sec.',
    Block: 'la balle part basse et vite\u00A0: un geste court suffit.',
    'Contre Top': 'on contre en frappant la balle, sans la brosser.',
    Poussette: 'la balle est moins coupée\u00A0: on la garde basse.',
    'Défense Coupée': 'la balle est moins coupée\u00A0: on cherche la longueur.',
  },
  'long-pips': {
    ...withoutGrip,
    Block: 'un top repart coupé\u00A0: on tient la raquette droite, sans brosser.',
    Poussette: 'une balle coupée repart flottante\u00A0: on la place, sans chercher à la couper.',
    'Défense Coupée': 'un top repart coupé de lui-même\u00A0: on accompagne la balle.',
  },
  anti: {
    ...withoutGrip,
    Block: 'la balle repart lente et sans effet\u00A0: on la garde basse et on la place.',
    Poussette: 'la balle repart sans effet\u00A0: on la garde basse et on la place.',
    'Défense Coupée': 'la balle repart avec peu d’effet\u00A0: on cherche la longueur.',
  },
}
