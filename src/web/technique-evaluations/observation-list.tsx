import type { MasteryProposal } from '../../contract/technique-evaluations.ts'
import { uncertaintyNames } from '../../domain/drills/uncertainty-names.ts'
import { longDay } from '../clubs/club-time.ts'

interface ObservationListProps {
  observations: MasteryProposal['observations']
  /** yyyy-mm-dd. */
  today: string
}

/** What coaches saw in the hall, the oldest first: when, in which drill, whether it succeeded, who. */
export function ObservationList({ observations, today }: ObservationListProps) {
  return (
    <ul className="observations small">
      {observations.map(({ day, drill, uncertainty, reached, by }, index) => (
        <li key={index}>
          <b className="strong">{reached ? 'Réussi' : 'En cours'}</b> {longDay(day, today)}&nbsp;:{' '}
          <bdi>{drill}</bdi>
          {uncertainty !== null && `, ${uncertaintyNames[uncertainty]?.toLowerCase()}`}
          {by && (
            <>
              , par <bdi>{by}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
