import { v7 as uuidv7 } from 'uuid'
import type { Input } from '../src/contract/endpoint.ts'
import * as exerciseRequests from '../src/contract/exercise-requests.ts'
import type { Somebody } from './people.ts'

type RequestInput = Input<typeof exerciseRequests.create>

/** The input of a player's request. */
export function composed(typed: Partial<RequestInput> = {}): RequestInput {
  return {
    id: uuidv7(),
    type: 'initiative',
    technique: 'Flip CD',
    effect: 'Placé',
    message: 'Avant dimanche, si possible.',
    ...typed,
  }
}

export function ask(
  player: Somebody,
  typed: Partial<RequestInput> = {},
): Promise<exerciseRequests.ExerciseRequest> {
  return player.call(exerciseRequests.create, composed(typed))
}
