import { maxSettings } from '../domain/max-settings.ts'
import type { Endpoint } from './endpoint.ts'

type Given = Readonly<Record<string, unknown>>

/**
 * Devices send queued writes as they were queued, perhaps under an earlier contract: a repeat must equal the first try.
 * A renamed or removed field of an input that may be queued needs a converter here. An added one is optional, and in an edit has
 * no default: absent means unchanged.
 */
const converters: Readonly<Record<string, (given: Given) => Given>> = {
  'POST /api/players/scores': scoresOfContract2,
  'POST /api/technique-evaluations': evaluationOfContract2,
}

/** An earlier contract's input as the present one has it; an input of the present contract unchanged. */
export function upgradeInput({ method, path }: Pick<Endpoint, 'method' | 'path'>, given: Given): Given {
  return converters[`${method} ${path}`]?.(given) ?? given
}

function scoresOfContract2(given: Given): Given {
  const { settings } = given
  if (!Array.isArray(settings) || settings.length > maxSettings) return given
  return { ...given, settings: settings.map((setting: unknown) => settingOfContract2(setting)) }
}

function settingOfContract2(setting: unknown): unknown {
  if (!isObject(setting) || !isObject(setting['scores'])) return setting
  const { scores, ...same } = setting
  const { counter, ...others } = scores
  return { ...same, aiSettings: { ...others, counterInitiative: counter } }
}

function evaluationOfContract2(given: Given): Given {
  if (!('techniqueId' in given) || 'evaluationId' in given || 'coachNotes' in given) return given
  const { id, techniqueId, notes, ...same } = given
  return { ...same, evaluationId: id, id: techniqueId, coachNotes: notes }
}

export function isObject(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
