import type { UseQueryResult } from '@tanstack/react-query'
import { useTimeZone } from '../accounts/queries.ts'
import { counted } from '../counted.ts'
import { dataOf } from '../data-age.tsx'
import { Banner } from '../ui/banner.tsx'
import { isUnreachable } from '../unreachable.ts'
import { useNow } from '../use-now.ts'

interface ProposalNoticesProps {
  /** The query of the players' data. */
  query: UseQueryResult
  /** Number of participants, and of those with data. */
  invited: number
  known: number
  /** The data has changed since the coach began to edit the proposal. */
  outdated: boolean
}

/** The notices above a proposal. */
export function ProposalNotices({ query, invited, known, outdated }: ProposalNoticesProps) {
  return (
    <div className="proposal-notices">
      <Age query={query} />
      {invited === 0 && (
        <Banner tone="info">
          Aucun participant n’est choisi&nbsp;: ce programme équilibre seulement les catégories. Choisissez
          les participants pour qu’il réponde à leurs besoins.
        </Banner>
      )}
      {known < invited && (
        <Banner tone="info">
          Rien n’est connu de {counted(invited - known, 'participant')}&nbsp;: le programme n’en tient pas
          compte.
        </Banner>
      )}
      {outdated && (
        <Banner tone="info">
          Les données ont changé depuis. «&nbsp;Proposer à nouveau&nbsp;» en tient compte.
        </Banner>
      )}
    </div>
  )
}

/** The age of the cached data, if the last refetch has failed. */
function Age({ query: { error, dataUpdatedAt } }: Pick<ProposalNoticesProps, 'query'>) {
  const timeZone = useTimeZone()
  const now = useNow()
  if (!error) return null
  const why = isUnreachable(error) ? 'Hors ligne' : 'Non actualisé'
  return (
    <p className="text-sm">
      {why}&nbsp;: {dataOf(new Date(dataUpdatedAt), timeZone, now)}
    </p>
  )
}
