import { factsInWords } from '../../domain/planner-facts.ts'
import type { ExerciseReasons } from '../../domain/planner-reasons.ts'

/** What spoke for an exercise, player by player. */
export function PlayerReasons({ players }: Pick<ExerciseReasons, 'players'>) {
  return (
    <ul>
      {players.map(({ playerId, firstName, facts }) => (
        <li key={playerId}>
          <b>
            <bdi>{firstName}</bdi>
          </b>
          &nbsp;: {factsInWords({ facts })}
        </li>
      ))}
    </ul>
  )
}
