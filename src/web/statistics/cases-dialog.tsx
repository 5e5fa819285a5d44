import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CrossingRows, MasteryRows, PauseRows, PlayedRows } from '../../contract/statistics.ts'
import { addDays, type DateRange } from '../../domain/days.ts'
import { windowDays } from '../../domain/statistics-crossings.ts'
import type { AnalysesSearch } from '../analyses/analyses-search.ts'
import { type Column, RowsTable } from '../analyses/rows-table.tsx'
import { useNow } from '../app/use-now.ts'
import { clubDay, longDay } from '../clubs/club-time.ts'
import { counted } from '../ui/counted.ts'
import { Dialog } from '../ui/dialog.tsx'
import { PlayerLink } from './player-link.tsx'
import { crossingsQuery, masteriesQuery, pausesQuery, playedQuery } from './queries.ts'
import { techniqueName } from './statistics-words.ts'
import { casesIn, titleOfCases, type WantedCases } from './wanted-cases.ts'

interface CasesDialogProps {
  /** As the address has them. */
  of: string
  search: AnalysesSearch
  range: DateRange
  timeZone: string
  onClose: () => void
}

/** Nothing where the address names no cases. */
export function CasesDialog({ of, search, range, timeZone, onClose }: CasesDialogProps) {
  const today = clubDay(useNow(), timeZone)
  const cases = casesIn(of)
  if (!cases) return null
  const props = { search, range, today }
  return (
    <Dialog title={titleOfCases(cases)} size="large" onClose={onClose}>
      {cases.kind === 'crossings' && <Crossings cases={cases} {...props} />}
      {cases.kind === 'played' && <Played cases={cases} {...props} />}
      {cases.kind === 'masteries' && <Masteries cases={cases} {...props} />}
      {cases.kind === 'pauses' && <Pauses cases={cases} {...props} />}
    </Dialog>
  )
}

interface CasesProps<Kind> {
  cases: Extract<WantedCases, { kind: Kind }>
  search: AnalysesSearch
  range: DateRange
  today: string
}

const ofWhom: readonly Column<{ playerId: string; playerName: string; techniqueId: string }>[] = [
  {
    heading: 'Joueur',
    value: ({ playerName }) => playerName,
    show: ({ playerId, playerName }) => <PlayerLink id={playerId} name={playerName} />,
  },
  { heading: 'Technique', value: ({ techniqueId }) => techniqueName(techniqueId) },
]

function dayColumn(heading: string, today: string): Column<{ day: string }> {
  return { heading, value: ({ day }) => day, show: ({ day }) => longDay(day, today) }
}

function Crossings({ cases, search, range, today }: CasesProps<'crossings'>) {
  const [page, setPage] = useState(1)
  const columns: Column<CrossingRows['rows'][number]>[] = [
    ...ofWhom,
    {
      heading: 'Du',
      value: ({ day }) => addDays(day, 1 - windowDays),
      show: ({ day }) => longDay(addDays(day, 1 - windowDays), today),
    },
    dayColumn('Au', today),
    { heading: 'Minutes', value: ({ minutes }) => minutes },
    { heading: 'Marche franchie', value: ({ isRaised }) => (isRaised ? 'oui' : 'non') },
  ]
  return (
    <RowsTable
      query={useQuery(crossingsQuery(search, cases, page))}
      name={`minutes-et-progres-${range.from}-${range.to}`}
      caption="Joueurs et techniques"
      keyOf={({ playerId, techniqueId, day }) => `${playerId} ${techniqueId} ${day}`}
      onPage={setPage}
      method={minutesInWindow}
      columns={columns}
    />
  )
}

function Played({ cases: { span }, search, range, today }: CasesProps<'played'>) {
  const [page, setPage] = useState(1)
  const columns: Column<PlayedRows['rows'][number]>[] = [
    ...ofWhom,
    dayColumn('Jouée le', today),
    { heading: 'Sans jouer', value: ({ days }) => days, show: ({ days }) => counted(days, 'jour') },
  ]
  return (
    <RowsTable
      query={useQuery(playedQuery(search, span, page))}
      name={`horloge-des-techniques-${range.to}`}
      caption="Techniques maîtrisées"
      keyOf={({ playerId, techniqueId }) => `${playerId} ${techniqueId}`}
      onPage={setPage}
      method={lastPlayed}
      columns={columns}
    />
  )
}

function Masteries({ cases: { technique }, search, range, today }: CasesProps<'masteries'>) {
  const [page, setPage] = useState(1)
  const columns: Column<MasteryRows['rows'][number]>[] = [
    ...ofWhom,
    dayColumn('Maîtrisée le', today),
    { heading: 'Minutes', value: ({ minutes }) => minutes },
    { heading: 'Séances', value: ({ sessions }) => sessions },
  ]
  return (
    <RowsTable
      query={useQuery(masteriesQuery(search, technique, page))}
      name={`techniques-gagnees-${range.from}-${range.to}`}
      caption="Techniques gagnées"
      keyOf={({ playerId, techniqueId }) => `${playerId} ${techniqueId}`}
      onPage={setPage}
      method={minutesCounted}
      columns={columns}
    />
  )
}

function Pauses({ cases: { span }, search, range, today }: CasesProps<'pauses'>) {
  const [page, setPage] = useState(1)
  const columns: Column<PauseRows['rows'][number]>[] = [
    ...ofWhom,
    dayColumn('Réévaluée le', today),
    { heading: 'Pause', value: ({ days }) => days, show: ({ days }) => counted(days, 'jour') },
    { heading: 'Encore maîtrisée', value: ({ isKept }) => (isKept ? 'oui' : 'non') },
  ]
  return (
    <RowsTable
      query={useQuery(pausesQuery(search, span, page))}
      name={`pauses-${range.from}-${range.to}`}
      caption="Pauses"
      keyOf={({ playerId, techniqueId, day }) => `${playerId} ${techniqueId} ${day}`}
      onPage={setPage}
      method={daysCounted}
      columns={columns}
    />
  )
}

function minutesInWindow({ total }: CrossingRows) {
  return (
    <>
      <b>{total}&nbsp;cas.</b> Les minutes de cette technique pendant {windowDays}&nbsp;jours, aux séances où
      le joueur était présent. La marche est franchie si la technique est maîtrisée à la fin.
    </>
  )
}

function lastPlayed({ total }: PlayedRows) {
  return (
    <>
      <b>{counted(total, 'technique')}.</b> Le dernier jour où un exercice l’a travaillée avec ce joueur
      présent, ou celui de son évaluation.
    </>
  )
}

function minutesCounted({ total }: MasteryRows) {
  return (
    <>
      <b>{total}&nbsp;cas.</b> Les minutes de cette technique avant le jour où elle est devenue maîtrisée, aux
      séances où le joueur était présent.
    </>
  )
}

function daysCounted({ total }: PauseRows) {
  return (
    <>
      <b>{total}&nbsp;cas.</b> Les jours sans travailler cette technique, jusqu’à la nouvelle évaluation.
    </>
  )
}
