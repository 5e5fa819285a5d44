import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RequestRows as Answer } from '../../contract/analysis-rows.ts'
import { useNow } from '../app/use-now.ts'
import { clubDay, dateOf } from '../clubs/club-time.ts'
import { RequestBadge, requestStatusName } from '../exercise-requests/request-badge.tsx'
import { daysInWords } from './analyses-words.ts'
import type { Wanted } from './queries.ts'
import { requestRowsQuery } from './row-queries.ts'
import { type Column, RowsTable } from './rows-table.tsx'

interface RequestRowsProps {
  wanted: Wanted
  timeZone: string
}

export function RequestRows({ wanted, timeZone }: RequestRowsProps) {
  const [page, setPage] = useState(1)
  const now = useNow()
  return (
    <RowsTable
      query={useQuery(requestRowsQuery(wanted, page))}
      name={`demandes-${wanted.from}-${wanted.to}`}
      caption="Demandes des joueurs"
      keyOf={({ id }) => id}
      onPage={setPage}
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
