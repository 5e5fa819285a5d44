import { queryOptions, useQuery } from '@tanstack/react-query'
import * as playerProgress from '../../contract/player-progress.ts'
import type { Road } from '../../contract/player-progress.ts'
import { minutesByCategory } from '../../domain/analyses-minutes.ts'
import { weeksOf } from '../../domain/days.ts'
import { categories } from '../../domain/category.ts'
import type { ProgressEntry } from '../../domain/player-progress.ts'
import { regularityOf } from '../../domain/player-road.ts'
import { call } from '../app/call.ts'
import { Reading } from '../app/reading.tsx'
import { progressTitles } from '../technique-evaluations/category-names.ts'
import { hoursWords } from '../training-sessions/hours-words.ts'
import { counted } from '../ui/counted.ts'
import { Section } from '../ui/layout.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { Quarter, TableQuarters } from '../ui/table-quarters.tsx'
import { MonthTechniques } from './month-techniques.tsx'

/** Under the sessions’ key: what changes one of them changes it. */
const roadQuery = queryOptions({
  queryKey: ['training-sessions', 'road'],
  queryFn: () => call(playerProgress.road, {}),
})

/** How many weeks stand side by side on a phone. */
const shownWeeks = 11

/** « Mon parcours »: how long one trained what this season, and in which weeks. */
export function PlayerRoad({ entries }: { entries: readonly ProgressEntry[] }) {
  const query = useQuery(roadQuery)
  const { data } = query
  if (data?.from === null) return null
  return (
    <Section title="Mon parcours" aside="Cette saison" className="player-road">
      <Reading query={query} part otherwise="Votre parcours n’a pas pu être lu.">
        <Skeleton label="Chargement de votre parcours" rows={4} />
      </Reading>
      {data && (data.weeks.length === 0 ? <NothingYet /> : <KnownRoad road={data} entries={entries} />)}
    </Section>
  )
}

function NothingYet() {
  return (
    <EmptyState title="Pas encore de séance cette saison" compact>
      Après votre première séance, vous verrez ici ce que vous avez travaillé.
    </EmptyState>
  )
}

function KnownRoad({ road, entries }: { road: Road; entries: readonly ProgressEntry[] }) {
  const minutes = minutesByCategory(road.minutes)
  return (
    <>
      <TableQuarters label="Temps passé par catégorie" className="road-table">
        {categories.map((category) => (
          <Quarter key={category} label={progressTitles[category]} value={hoursWords(minutes[category])} />
        ))}
      </TableQuarters>
      <Weeks road={road} />
      {road.techniques && <MonthTechniques techniques={road.techniques} entries={entries} />}
    </>
  )
}

/** A ball for each session; a week without one is dashed, and one in which nothing was planned has no place for it. */
function Weeks({ road }: { road: Road }) {
  const known = new Map(road.weeks.map((each) => [each.week, each]))
  const [first, last] = [road.weeks[0]!.week, road.weeks.at(-1)!.week]
  const weeks = weeksOf({ from: first, to: last }).slice(-shownWeeks)
  const sessions = road.weeks.reduce((sum, { attended }) => sum + attended, 0)
  const { attended, weeks: looked } = regularityOf(road.weeks)
  return (
    <div>
      <h3 className="road-title">Mes semaines</h3>
      <ol className="road-weeks" aria-hidden="true">
        {weeks.map((week) => {
          const { planned = 0, attended: balls = 0 } = known.get(week) ?? {}
          return (
            <li key={week}>
              {balls === 0 && planned > 0 && <i className="road-missed" />}
              {Array.from({ length: balls }, (_, ball) => (
                <i
                  key={ball}
                  className={week === last && ball === 0 ? 'road-ball road-latest' : 'road-ball'}
                />
              ))}
            </li>
          )
        })}
      </ol>
      <p className="road-words">
        <b className="numeral">{attended}</b>{' '}
        <span className="strong">
          {attended > 1 ? 'semaines' : 'semaine'} sur les {looked} dernières
        </span>
        , {counted(sessions, 'séance')} cette saison.
      </p>
      <p className="note">
        Une semaine manquée ne remet rien à zéro. Une semaine sans séance prévue ne compte pas.
      </p>
    </div>
  )
}
