import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { AnalysedPlayers } from '../../contract/analysis-rows.ts'
import { daysUnevaluated, daysUnseen } from '../../domain/analyses-players.ts'
import { daysSince } from '../../domain/days.ts'
import { fullName } from '../../domain/member-name.ts'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { ago, unseenFor } from './analyses-words.ts'
import { AnalysisSection, partOf } from './analysis-section.tsx'

/** The picture ends here; what is longer ago stands at its end. */
const longestDays = 60
/** Beside the minutes there is room for so many. */
const shownFirst = 5

type Player = AnalysedPlayers['players'][number]

/** Who has not come, or was not evaluated, for how long. */
export function ConcernSection({ data }: { data: AnalysedPlayers }) {
  const { players, today, unevaluated } = data
  const [isWhole, setIsWhole] = useState(false)
  const daysOr = (day: string | null) => (day === null ? null : daysSince(day, today))
  return (
    <AnalysisSection
      title="À revoir en premier"
      note="vu et évalué"
      table={{
        name: `a-revoir-${today}`,
        page: partOf(data),
        headings: ['Joueur', 'Vu il y a (jours)', 'Évalué il y a (jours)'],
        rows: players.map((player) => [
          fullName(player),
          daysOr(player.lastSeen),
          daysOr(player.lastEvaluated),
        ]),
      }}
      action={
        players.length > shownFirst && (
          <Button variant="bare" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            Tous<span className="sr-only">&nbsp;: À revoir en premier</span>
          </Button>
        )
      }
      finding={
        unevaluated > 0 && (
          <>
            <b>{counted(unevaluated, 'joueur')}</b> {unevaluated > 1 ? 'n’ont' : 'n’a'} pas été{' '}
            {unevaluated > 1 ? 'évalués' : 'évalué'} depuis un mois.
          </>
        )
      }
    >
      <div className="concern-axis" aria-hidden="true">
        <span />
        <div>
          <span>aujourd’hui</span>
          <span>30 j</span>
          <span>60 j</span>
        </div>
        <span />
      </div>
      <ul className="concern">
        {(isWhole ? players : players.slice(0, shownFirst)).map((player) => (
          <ConcernRow key={player.id} player={player} today={today} />
        ))}
      </ul>
      <ul className="heat-legend">
        <li>
          <i className="concern-seen" aria-hidden="true" />
          vu
        </li>
        <li>
          <i className="concern-evaluated" aria-hidden="true" />
          évalué
        </li>
      </ul>
    </AnalysisSection>
  )
}

function ConcernRow({ player, today }: { player: Player; today: string }) {
  const { lastSeen, lastEvaluated } = player
  const [seen, evaluated] = [daysUnseen(player, today), daysUnevaluated(player, today)]
  const [from, to] = [seen, evaluated].map(placeOf).toSorted((a, b) => a - b) as [number, number]
  const name = fullName(player)
  return (
    <li>
      <Link to="/coach/players" search={{ player: player.id }} className="concern-link">
        <bdi className="concern-name">{name}</bdi>
        <span className="sr-only">
          {`\u00A0: ${lastSeen ? `vu ${ago(seen)}` : unseenFor(seen)}, ${lastEvaluated ? `évalué ${ago(evaluated)}` : 'jamais évalué'}`}
        </span>
        <span className="concern-lane" aria-hidden="true">
          <s style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }} />
          {lastEvaluated && (
            <i className="concern-evaluated" style={{ insetInlineStart: `${placeOf(evaluated)}%` }} />
          )}
          {lastSeen && <i className="concern-seen" style={{ insetInlineStart: `${placeOf(seen)}%` }} />}
          {(!lastSeen || !lastEvaluated) && (
            <span className="concern-never">
              {!lastEvaluated && !lastSeen ? 'ni vu ni évalué' : lastSeen ? 'jamais évalué' : 'pas vu'}
            </span>
          )}
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  )
}

function placeOf(days: number): number {
  return (100 * Math.min(days, longestDays)) / longestDays
}
