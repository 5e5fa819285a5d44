import { useQuery } from '@tanstack/react-query'
import type { RequestRows as Answer } from '../../contract/analysis-rows.ts'
import type { AnswerSpan } from '../../domain/analyses-requests.ts'
import { queryClient } from '../app/query-client.ts'
import { useNow } from '../app/use-now.ts'
import { clubDay, dateOf } from '../clubs/club-time.ts'
import { RequestBadge, requestStatusName } from '../exercise-requests/request-badge.tsx'
import { daysInWords } from './analyses-words.ts'
import { requestRowsQuery } from './row-queries.ts'
import type { RowsProps } from './rows-page.tsx'
import { type Column, RowsTable } from './rows-table.tsx'

interface RequestRowsProps extends RowsProps {
  /** In which they were answered; any where it is missing. */
  span: AnswerSpan | undefined
}

export function RequestRows({ wanted, span, page, timeZone, onPage }: RequestRowsProps) {
  const now = useNow()
  return (
    <RowsTable
      query={useQuery(requestRowsQuery(wanted, span, page))}
      readPage={(each) => queryClient.fetchQuery({ ...requestRowsQuery(wanted, span, each), gcTime: 0 })}
      name={`demandes-${wanted.from}-${wanted.to}`}
      caption="Demandes des joueurs"
      keyOf={({ id }) => id}
      onPage={onPage}
      method={() => 'Les demandes faites dans la période. Celles sans réponse n’entrent pas dans la médiane.'}
      columns={columnsAt(now, timeZone)}
    />
  )
}

function columnsAt(now: Date, timeZone: string): Column<Answer['rows'][number]>[] {
  return [
    {
      heading: 'Date',
      value: ({ createdAt }) => clubDay(new Date(createdAt), timeZone),
      show: ({ createdAt }) => dateOf(createdAt, timeZone, now),
    },
    { heading: 'Joueur', value: ({ playerName }) => playerName },
    { heading: 'Exercice', value: ({ technique, effect }) => `${technique} - ${effect}` },
    {
      heading: 'Statut',
      value: ({ status }) => requestStatusName(status),
      show: ({ status }) => <RequestBadge status={status} />,
    },
    {
      heading: 'Réponse en jours',
      value: ({ days }) => days,
      show: ({ days }) => (days === null ? 'sans réponse' : daysInWords(days)),
    },
  ]
}
