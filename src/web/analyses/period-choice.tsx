import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import {
  type AnalysisPeriod,
  analysisPeriods,
  analysisRange,
  defaultAnalysisPeriod,
} from '../../domain/analysis-period.ts'
import { inWeekOrder } from '../../domain/group.ts'
import { seasonBefore, seasonName, seasonStart } from '../../domain/season.ts'
import { fullName } from '../../domain/member-name.ts'
import { useNow } from '../app/use-now.ts'
import { clubDay } from '../clubs/club-time.ts'
import { groupsQuery } from '../groups/queries.ts'
import { playersQuery } from '../players/queries.ts'
import { counted } from '../ui/counted.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { AnalysesSearch } from './analyses-search.ts'
import '../groups/group-chips.css'

const OwnDays = lazy(async () => ({ default: (await import('./own-days.tsx')).OwnDays }))

function periodNamesOn(today: string): Readonly<Record<AnalysisPeriod, string>> {
  const last = seasonBefore(seasonStart(today))
  return {
    weeks: '4 semaines',
    months: '3 mois',
    season: 'Saison',
    'season-1': `Saison ${seasonName(last)}`,
    'season-2': `Saison ${seasonName(seasonBefore(last))}`,
  }
}

const ownDays = 'days'

interface PeriodChoiceProps {
  path: '/coach/analyses' | '/coach/statistiques'
  search: AnalysesSearch
  timeZone: string
}

/** Whose figures, and of which days; the address says both. */
export function PeriodChoice({ path, search, timeZone }: PeriodChoiceProps) {
  const navigate = useNavigate({ from: path })
  const today = clubDay(useNow(), timeZone)
  const range = analysisRange(search, today)
  const periodNames = periodNamesOn(today)
  const players = (useQuery(playersQuery).data ?? []).map((player) => ({
    id: player.id,
    name: fullName(player),
    players: player.id,
  }))
  const groups = inWeekOrder(useQuery(groupsQuery).data ?? [])
    .filter(({ playerIds }) => playerIds.length > 0)
    .map(({ id, name, playerIds }) => ({ id, name, players: playerIds.toSorted().join(',') }))
  const { period = defaultAnalysisPeriod, from, to, players: chosen = '' } = search
  const isOwn = from !== undefined || to !== undefined
  const isOffered = chosen === '' || players.some((each) => each.players === chosen)
  const chosenGroup = groups.find((each) => each.players === chosen)
  function show(part: Partial<AnalysesSearch>) {
    void navigate({ search: (before) => ({ ...before, page: undefined, ...part }), resetScroll: false })
  }
  function handlePeriod(value: string) {
    if (value === ownDays) show({ from: range.from, to: range.to, period: undefined })
    else show({ period: analysisPeriods.find((each) => each === value), from: undefined, to: undefined })
  }
  return (
    <>
      {groups.length > 0 && (
        <div role="group" aria-label="Groupes" className="group-chips">
          {[{ id: '', name: 'Tous', players: '' }, ...groups].map((each) => (
            <button
              key={each.id}
              type="button"
              className="button toggle"
              aria-pressed={each.players === chosen}
              onClick={() => show({ players: each.players || undefined })}
            >
              <bdi>{each.name}</bdi>
            </button>
          ))}
        </div>
      )}
      <div className="analyses-choice">
        <Field label="Joueurs">
          <Select value={chosen} onChange={({ target }) => show({ players: target.value || undefined })}>
            <option value="">Tous</option>
            {!isOffered && (
              <option value={chosen}>
                {chosenGroup?.name ?? counted(chosen.split(',').length, 'joueur')}
              </option>
            )}
            {players.map((each) => (
              <option key={each.id} value={each.players}>
                {each.name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Période">
          <Select value={isOwn ? ownDays : period} onChange={({ target }) => handlePeriod(target.value)}>
            {analysisPeriods.map((each) => (
              <option key={each} value={each}>
                {periodNames[each]}
              </option>
            ))}
            <option value={ownDays}>Du… au…</option>
          </Select>
        </Field>
        {isOwn && (
          <Suspense fallback={null}>
            <OwnDays
              from={from ?? range.from}
              to={to ?? range.to}
              shown={range}
              today={today}
              onChange={(days) => show(days)}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}
