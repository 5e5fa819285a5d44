import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type SeriesDate, usualLastDay, weeklyDates } from '../../domain/session-series.ts'
import { newId } from '../app/new-id.ts'
import { closuresQuery } from '../closures/queries.ts'

/** The same weekday from a first day on (empty: none yet), and which of the dates a coach wants planned. */
export function useSeriesDates(from: string, today: string) {
  const [ids] = useState(() => new Map<string, string>())
  const [until, setUntil] = useState(() => usualLastDay(from || today))
  const [flipped, setFlipped] = useState<readonly string[]>([])
  const { data: club = { schoolZone: null, closures: [] } } = useQuery(closuresQuery)
  const dates = from ? weeklyDates({ from, to: until }, club) : []
  const isPlanned = ({ date, why }: SeriesDate) => (why === null) !== flipped.includes(date)
  const planned = dates.filter(isPlanned)

  /** A second press plans the same sessions as the first one, whose answer may have been lost. */
  function idOf(date: string): string {
    const id = ids.get(date) ?? newId()
    ids.set(date, id)
    return id
  }
  function toggle(date: string) {
    setFlipped((before) =>
      before.includes(date) ? before.filter((each) => each !== date) : [...before, date],
    )
  }
  return {
    from,
    until,
    setUntil,
    club,
    dates,
    isPlanned,
    planned,
    sessions: planned.map(({ date }) => ({ id: idOf(date), date })),
    toggle,
  }
}

export type SeriesDates = ReturnType<typeof useSeriesDates>
