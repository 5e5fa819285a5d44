import * as v from 'valibot'
import { targetTotal } from '../domain/category-target.ts'
import { endpoint } from './endpoint.ts'

const percent = v.pipe(
  v.number('Pourcentage requis'),
  v.integer('Un nombre entier, de 0 à 100'),
  v.minValue(0, 'Un nombre entier, de 0 à 100'),
  v.maxValue(100, 'Un nombre entier, de 0 à 100'),
)

const shares = { service: percent, initiative: percent, counter: percent, defense: percent }

/** 0 as long as the club has set none, which is the even one. */
const targetVersion = v.pipe(
  v.number('Version invalide'),
  v.integer('Version invalide'),
  v.minValue(0, 'Version invalide'),
  v.maxValue(2 ** 31 - 1, 'Version invalide'),
)

/** The share of the minutes that each category should have. */
export const categoryTarget = v.object({ ...shares, version: targetVersion })
export type VersionedTarget = v.InferOutput<typeof categoryTarget>

/** The first one too, with version 0. */
export const update = endpoint({
  method: 'PUT',
  path: '/api/category-target',
  ability: 'runClub',
  right: 'detailedAnalyses',
  online: true,
  input: v.pipe(
    v.strictObject({ ...shares, version: targetVersion }),
    v.forward(
      v.partialCheck(
        [['service'], ['initiative'], ['counter'], ['defense']],
        (target) => targetTotal(target) === 100,
        'Les quatre parts doivent faire 100\u00A0%',
      ),
      ['service'],
    ),
  ),
  output: categoryTarget,
})
