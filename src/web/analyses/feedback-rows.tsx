import { useQuery } from '@tanstack/react-query'
import type { FeedbackRows as Answer } from '../../contract/analysis-rows.ts'
import { queryClient } from '../app/query-client.ts'
import { useNow } from '../app/use-now.ts'
import { clubDay, dateOf } from '../clubs/club-time.ts'
import { Thumb } from '../training-sessions/feedback-item.tsx'
import { ratingNames } from '../training-sessions/session-words.ts'
import { counted } from '../ui/counted.ts'
import { feedbackQuery } from './row-queries.ts'
import type { RowsProps } from './rows-page.tsx'
import { type Column, RowsTable, SessionLink } from './rows-table.tsx'

export function FeedbackRows({ wanted, page, timeZone, onPage }: RowsProps) {
  const now = useNow()
  return (
    <RowsTable
      query={useQuery(feedbackQuery(wanted, page))}
      readPage={(each) => queryClient.fetchQuery({ ...feedbackQuery(wanted, each), gcTime: 0 })}
      name={`retours-${wanted.from}-${wanted.to}`}
      caption="Retours des joueurs"
      keyOf={({ sessionId, playerId }) => `${sessionId} ${playerId}`}
      onPage={onPage}
      method={({ total }) => `${counted(total, 'retour')}. Chacun compte le jour où il a été donné.`}
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
    {
      heading: 'Séance',
      value: ({ title }) => title,
      show: ({ sessionId, title }) => <SessionLink id={sessionId} title={title} />,
    },
    {
      heading: 'Avis',
      value: ({ rating }) => ratingNames[rating],
      show: ({ rating }) => <Thumb rating={rating} />,
    },
    { heading: 'Commentaire', value: ({ comment }) => comment },
  ]
}
