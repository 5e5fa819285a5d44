import { v7 as uuidv7 } from 'uuid'
import type { Input } from '../../src/contract/endpoint.ts'
import type { TrainingSession, update } from '../../src/contract/training-sessions.ts'

/** One exercise of a programme. */
export function programmeEntry(technique = 'Marteau') {
  return {
    id: uuidv7(),
    type: 'service' as const,
    technique,
    effect: 'Coupé',
    duration: '15 min' as const,
    description: 'Court au centre.',
  }
}

/** A coach's input for a session far in the future. */
export function sessionPlan(playerIds: readonly string[] = []) {
  return {
    id: uuidv7(),
    title: 'Services courts',
    description: '',
    date: '2099-06-01',
    time: '18:00',
    duration: '1h30' as const,
    playerIds: [...playerIds],
    exercises: [programmeEntry('Marteau'), programmeEntry('Pioche')],
  }
}

/** The form's input for a session in which nothing was changed. */
export function editOf(session: TrainingSession): Input<typeof update> {
  const { id, title, description, date, time, duration, exercises, version } = session
  const playerIds = session.players.map((player) => player.id)
  return { id, title, description, date, time, duration, exercises, version, playerIds }
}
