import { v7 as uuidv7 } from 'uuid'
import type { Input } from '../../src/contract/endpoint.ts'
import * as players from '../../src/contract/players.ts'
import * as techniqueEvaluations from '../../src/contract/technique-evaluations.ts'
import type { AiSettings } from '../../src/domain/player-scores.ts'
import type { TestAccount } from './people.ts'

type EvaluationInput = Input<typeof techniqueEvaluations.evaluate>

/** A coach's first evaluation of a player: « En progression » for Marteau. */
export function evaluationInput(player: TestAccount, fields: Partial<EvaluationInput> = {}): EvaluationInput {
  return {
    evaluationId: uuidv7(),
    playerId: player.id,
    id: 'service-1',
    status: 'in_progress',
    coachNotes: 'Plus bas sur les jambes.',
    was: null,
    ...fields,
  }
}

export function evaluate(
  coach: TestAccount,
  player: TestAccount,
  fields: Partial<EvaluationInput> = {},
): Promise<techniqueEvaluations.PlayerEvaluation> {
  return coach.call(techniqueEvaluations.evaluate, evaluationInput(player, fields))
}

type Setting = Input<typeof players.saveScores>['settings'][number]

export const evenScores: AiSettings = { service: 6, initiative: 6, counterInitiative: 6, defense: 6 }

export function setting(player: TestAccount, set: Partial<Setting> = {}): Setting {
  return { id: uuidv7(), playerId: player.id, aiSettings: evenScores, was: null, ...set }
}

export function setScores(coach: TestAccount, ...settings: Setting[]): Promise<players.SavedScores> {
  return coach.call(players.saveScores, { settings })
}
