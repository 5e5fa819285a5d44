import { useQuery } from '@tanstack/react-query'
import type { Drills } from '../../contract/analysis-rows.ts'
import type { Category } from '../../domain/category.ts'
import { queryClient } from '../app/query-client.ts'
import { useNow } from '../app/use-now.ts'
import { clubDay, longDay } from '../clubs/club-time.ts'
import { hoursAndMinutes } from './analyses-words.ts'
import { drillsQuery } from './row-queries.ts'
import type { RowsProps } from './rows-page.tsx'
import { type Column, RowsTable, SessionLink } from './rows-table.tsx'

interface DrillRowsProps extends RowsProps {
  /** All of them where it is missing. */
  category: Category | undefined
  /** As statistics count. */
  only: 'attended' | undefined
}

export function DrillRows({ wanted, category, only, page, timeZone, onPage }: DrillRowsProps) {
  const today = clubDay(useNow(), timeZone)
  return (
    <RowsTable
      query={useQuery(drillsQuery(wanted, category, only, page))}
      readPage={(each) => queryClient.fetchQuery({ ...drillsQuery(wanted, category, only, each), gcTime: 0 })}
      name={`exercices-${wanted.from}-${wanted.to}`}
      caption="Exercices des programmes"
      keyOf={({ sessionId, position }) => `${sessionId} ${position}`}
      onPage={onPage}
      method={only ? attendedIn : countedIn}
      columns={columnsOn(today)}
    />
  )
}

function columnsOn(today: string): Column<Drills['rows'][number]>[] {
  return [
    { heading: 'Date', value: ({ date }) => date, show: ({ date }) => longDay(date, today) },
    {
      heading: 'Séance',
      value: ({ title }) => title,
      show: ({ sessionId, title }) => <SessionLink id={sessionId} title={title} />,
    },
    { heading: 'Exercice', value: ({ technique, effect }) => `${technique} - ${effect}` },
    { heading: 'Minutes', value: ({ minutes }) => minutes },
  ]
}

function countedIn({ minutes }: Drills) {
  return (
    <>
      <b>{hoursAndMinutes(minutes)}</b> au programme des séances terminées. Une minute compte une fois, quel
      que soit le nombre de joueurs.
    </>
  )
}

function attendedIn({ minutes }: Drills) {
  return (
    <>
      <b>{hoursAndMinutes(minutes)}</b> au programme des séances terminées où un joueur au moins était
      présent, dès le premier arrivé. Une minute compte une fois, quel que soit le nombre de joueurs.
    </>
  )
}
