import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/layout.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Skeleton } from '../ui/states.tsx'
import { type Period, sessionsQuery } from './queries.ts'

const titles: Readonly<Record<Period, string>> = {
  upcoming: 'Séances à venir',
  past: 'Séances passées',
}

interface SessionsSectionProps {
  period: Period
  page: number
  onPage: (page: number) => void
  /** Says how many there are beside the title. */
  counted?: boolean | undefined
  empty: ReactNode
  children: (session: TrainingSession, index: number) => ReactNode
}

/** One of the two lists of sessions, five a page. */
export function SessionsSection({ period, page, onPage, counted, empty, children }: SessionsSectionProps) {
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery(period, page))
  const title = counted && data ? `${titles[period]} (${data.total})` : titles[period]
  return (
    <Section title={title}>
      {isError && (
        <Banner
          tone="error"
          className="mt-4"
          action={
            <Button
              icon={<RefreshCw aria-hidden="true" />}
              pending={isFetching}
              onClick={() => void refetch()}
            >
              Réessayer
            </Button>
          }
        >
          Erreur lors du chargement des séances
        </Banner>
      )}
      {!data && !isError && <Skeleton label="Chargement des séances" />}
      {data?.total === 0 && empty}
      {data && data.sessions.length > 0 && <ul className="rows">{data.sessions.map(children)}</ul>}
      {data && (
        <Pagination
          label={`Pages des ${titles[period].toLowerCase()}`}
          page={data.page}
          pageCount={data.pageCount}
          onPage={onPage}
        />
      )}
    </Section>
  )
}
