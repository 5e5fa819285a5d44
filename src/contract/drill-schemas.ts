import * as v from 'valibot'
import { ballRanks, drillFormats, pingSanteStatuses } from '../domain/drills/drill.ts'
import {
  type DrawnDrill,
  type ExerciseDrill,
  maxPhases,
  maxSteps,
  sequenceFaults,
} from '../domain/drills/exercise-drill.ts'
import { axes, columns, depths, strikers, strokeTraits } from '../domain/drills/rally.ts'
import { drillTitle } from './drills.ts'
import * as field from './fields.ts'

/** Of what no screen of ours sends. */
const unreadable = 'Ce schéma est illisible'
const keysOf = <K extends string>(named: Readonly<Record<K, unknown>>) => Object.keys(named) as K[]
const pick = <const O extends readonly string[]>(options: O) => v.picklist(options, unreadable)
const onlyTrue = v.exactOptional(v.literal(true, unreadable))
const whole = (min: number, max: number) =>
  v.pipe(
    v.number(unreadable),
    v.integer(unreadable),
    v.minValue(min, unreadable),
    v.maxValue(max, unreadable),
  )
const several = <const S extends v.GenericSchema>(item: S, max: number) => field.list(item, max, unreadable)

const zone = v.strictObject({ col: pick(columns), depth: pick(depths) })

const option = v.strictObject({
  stroke: pick(keysOf(strokeTraits)),
  spin: v.strictObject({ axis: pick(axes), side: v.exactOptional(pick(['gauche', 'droit'])) }),
  to: zone,
  hand: v.exactOptional(pick(['CD', 'RV'])),
  pivot: onlyTrue,
  after: v.exactOptional(several(whole(0, 2), 3)),
  from: v.exactOptional(pick(columns)),
  technique: v.exactOptional(field.properName(unreadable, 60)),
  first: v.exactOptional(zone),
  high: onlyTrue,
  fast: onlyTrue,
})

const mark = v.strictObject({
  zone,
  side: pick(['A', 'B']),
  kind: pick(['feuille', 'cerceau', 'gobelet', 'bande']),
})

const rally = v.strictObject({
  title: v.exactOptional(drillTitle),
  steps: v.pipe(
    several(v.strictObject({ by: pick(strikers), options: several(option, 3) }), maxSteps),
    v.minLength(1, 'Dessinez au moins un coup'),
  ),
  loop: v.boolean(unreadable),
  end: pick(['stop', 'libre', 'recommence']),
  marks: v.exactOptional(several(mark, 9)),
})

const move = v.strictObject({
  at: pick(['RV', 'pivot', 'M', 'CD', 'loinRV', 'loinCD']),
  far: onlyTrue,
  gesture: v.exactOptional(field.text(60)),
})

const sequence = v.pipe(
  v.variant(
    'kind',
    [
      v.strictObject({
        kind: v.literal('rally'),
        phases: v.pipe(several(rally, maxPhases), v.minLength(1, 'Dessinez au moins un coup')),
      }),
      v.strictObject({
        kind: v.literal('moves'),
        moves: v.pipe(several(move, maxSteps), v.minLength(1, unreadable)),
        loop: v.exactOptional(v.boolean(unreadable)),
      }),
      ...(['tables', 'round', 'rest'] as const).map((kind) =>
        v.strictObject({ kind: v.literal(kind), text: field.text(500) }),
      ),
    ],
    unreadable,
  ),
  v.check(
    (given) => sequenceFaults(given).length === 0,
    ({ input }) => sequenceFaults(input).join(' '),
  ),
)

const words = v.exactOptional(field.text(300))
const keep = pick(['main', 'trajectoire'])

export const pair = v.strictObject({
  technique: field.properName(field.chooseBoth, 60),
  effect: field.properName(field.chooseBoth, 60),
})

export const exerciseDrillFields = {
  pairs: v.exactOptional(several(pair, 2)),
  objective: words,
  dosage: v.exactOptional(
    v.strictObject({
      explain: whole(0, 30),
      roles: whole(1, 6),
      sets: whole(1, 30),
      rest: whole(0, 600),
      work: v.union(
        [
          v.strictObject({ seconds: whole(1, 3600) }),
          v.strictObject({ services: whole(1, 500) }),
          v.strictObject({ balles: whole(1, 500) }),
          v.strictObject({ points: whole(1, 100) }),
        ],
        unreadable,
      ),
    }),
  ),
  format: v.exactOptional(pick(keysOf(drillFormats))),
  uncertainty: v.exactOptional(v.picklist([0, 1, 2, 3], unreadable)),
  rank: v.exactOptional(several(pick(keysOf(ballRanks)), 7)),
  players: v.exactOptional(
    v.pipe(
      v.strictObject({ min: whole(1, 40), max: whole(1, 40) }),
      v.check(({ min, max }) => min <= max, 'Il faut au plus autant de joueurs au minimum qu’au maximum'),
    ),
  ),
  material: v.exactOptional(several(field.text(40), 10)),
  coaching: v.exactOptional(field.list(field.text(200), 6, '6 points à observer au maximum')),
  success: v.exactOptional(
    v.strictObject({
      text: field.text(200),
      target: v.exactOptional(whole(1, 1000)),
      of: v.exactOptional(whole(1, 1000)),
    }),
  ),
  easier: words,
  harder: words,
  adaptations: v.exactOptional(
    v.strictObject({
      gaucher: field.text(300),
      picots: field.text(300),
      enfants: field.text(300),
      pingSante: v.strictObject({ status: pick(pingSanteStatuses), text: field.text(300) }),
    }),
  ),
  keep: v.exactOptional(keep),
  sequence: v.exactOptional(sequence),
  competitive: onlyTrue,
}

/** What an exercise has of a drill; all of it may be missing, what is there can be played. */
export const exerciseDrill = v.strictObject(
  exerciseDrillFields,
  // The domain’s words are readonly, Valibot’s are not.
) as v.GenericSchema<ExerciseDrill>

/** What a programme’s copy keeps of it. */
export const drawnDrill = v.strictObject({ keep, sequence }) as v.GenericSchema<DrawnDrill>
