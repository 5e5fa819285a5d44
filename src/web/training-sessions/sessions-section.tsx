import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SessionPage, TrainingSession } from '../../contract/training-sessions.ts'
import { Reading } from '../app/reading.tsx'
import { Section } from '../ui/layout.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Skeleton } from '../ui/states.tsx'
import type { Period } from './queries.ts'

const failed = 'Erreur lors du chargement des séances'

const titles: Readonly<Record<Period, string>> = {
  upcoming: 'Séances à venir',
  past: 'Séances passées',
}

interface SessionsSectionProps {
  period: Period
  query: UseQueryResult<SessionPage>
  onPage: (page: number) => void
  /** Says how many there are beside the title. */
  counted?: boolean | undefined
  empty: ReactNode
  /** In the list, below the first session, which comes before it. It may render nothing. */
  afterFirst?: ReactNode
  children: (session: TrainingSession, index: number) => ReactNode
}

/** Neither list was ever read on this device: said once for the whole screen. */
export function NoSessionRead({ query }: { query: UseQueryResult }) {
  return (
    <Reading query={query} otherwise={failed}>
      <Skeleton label="Chargement des séances" />
    </Reading>
  )
}

/** One of the two lists of sessions, five a page. */
export function SessionsSection(props: SessionsSectionProps) {
  const { period, query, onPage, counted, empty, afterFirst, children } = props
  const { data } = query
  const items = data?.sessions.map(children) ?? []
  const notice = afterFirst && <li key="after-first">{afterFirst}</li>
  const title = counted && data ? `${titles[period]} (${data.total})` : titles[period]
  return (
    <Section title={title}>
      <Reading query={query} part className="section-notice" otherwise={failed}>
        <Skeleton label="Chargement des séances" />
      </Reading>
      {data?.total === 0 && empty}
      {items.length > 0 ? <ul className="rows">{[items[0], notice, ...items.slice(1)]}</ul> : afterFirst}
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
