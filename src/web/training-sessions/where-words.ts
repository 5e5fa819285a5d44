import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { SessionPhase } from '../../domain/training-session.ts'
import { counted } from '../ui/counted.ts'

/** « Gymnase Roquette, 10 tables ». */
export function placeWords({ name, tables }: NonNullable<TrainingSession['place']>): string {
  return `${name}, ${counted(tables, 'table')}`
}

export const withoutCoach = 'sans entraineur'

/** « Léa, Marc »; null where an earlier release did not say who coaches, or nobody does. */
export function coachWords({ coaches = [] }: Pick<TrainingSession, 'coaches'>): string | null {
  if (coaches.length === 0) return null
  return coaches.map(({ name }) => (coaches.length > 1 ? name.split(' ')[0] : name)).join(', ')
}

/** Said of what is still to come: who coached what is over, before coaches were noted, nobody knows. */
export function lacksCoach({ coaches }: Pick<TrainingSession, 'coaches'>, phase: SessionPhase): boolean {
  return coaches?.length === 0 && (phase === 'upcoming' || phase === 'in-progress')
}
