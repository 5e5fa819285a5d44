import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SeasonPreparation } from '../../contract/seasons.ts'
import * as seasons from '../../contract/seasons.ts'
import { fullName } from '../../domain/member-name.ts'
import { seasonName } from '../../domain/season.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { queryClient } from '../app/query-client.ts'
import { UnsavedGuard } from '../app/unsaved-guard.tsx'
import { useNow } from '../app/use-now.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { clubDay } from '../clubs/club-time.ts'
import { inGroup } from '../groups/in-group.ts'
import { groupsQuery } from '../groups/queries.ts'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { matchesSearch } from '../ui/matches-search.ts'
import { pageOf, Pagination } from '../ui/pagination.tsx'
import { EmptyState } from '../ui/states.tsx'
import { showToast } from '../ui/toast.ts'
import { seasonPreparationQuery, seasonsQuery } from './queries.ts'
import {
  choose,
  everybodyContinues,
  goneOf,
  isLongAway,
  outcomeOf,
  type SeasonChoice,
  type SeasonPlayer,
} from './season-choices.ts'
import { SeasonFilters, type SeasonFilter, unfiltered } from './season-filters.tsx'
import { SeasonPlayerRow } from './season-player-row.tsx'
import { SeasonSummary } from './season-summary.tsx'
import { outcomeWords } from './season-words.ts'

const playersOnPage = 30

interface SeasonFormProps {
  preparation: SeasonPreparation
  confirming: boolean
  onConfirming: (confirming: boolean) => void
}

/** One choice a player, then a summary, then all of it at once. */
export function SeasonForm({ preparation, confirming, onConfirming }: SeasonFormProps) {
  const { startsOn, players, isOpened } = preparation
  const [choices, setChoices] = useState(everybodyContinues)
  const [filter, setFilter] = useState<SeasonFilter>(unfiltered)
  const [page, setPage] = useState(1)
  const [playersAtFirst] = useState(players)
  const [opens, setOpens] = useState(startsOn)
  const { data: groups = [] } = useQuery(groupsQuery)
  const today = clubDay(useNow(), useTimeZone())
  const whyNot = useWhyNotNow('openSeasons')
  const navigate = useNavigate()
  const saving = useRef<Promise<boolean> | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const outcome = outcomeOf(players, choices)
  // Once it is opened, here or elsewhere, whoever is missing left by that.
  const gone = isOpened ? [] : goneOf(playersAtFirst, players, choices)
  const counts = {
    continuing: outcome.continuing.length,
    leaving: outcome.leaving.length,
    archived: outcome.archived.length,
  }
  const opening = useWrite(seasons.open, {
    onSuccess: (answer) => {
      if (answer) queryClient.setQueryData(seasonsQuery.queryKey, answer)
      showToast(`Saison ${seasonName(startsOn)} ouverte`)
    },
    otherwise: 'Erreur lors de l’ouverture de la saison',
    onChangedMeanwhile: (current) => {
      queryClient.setQueryData(seasonPreparationQuery.queryKey, current as SeasonPreparation)
    },
  })

  const isInGroup = inGroup(groups, filter.group)
  const found = players.filter(
    (player) =>
      matchesSearch(fullName(player), filter.search) &&
      isInGroup(player.id) &&
      (!filter.longAway || isLongAway(player, today)),
  )
  const shown = pageOf(found, page, playersOnPage)

  function handleFilter(next: SeasonFilter) {
    setFilter(next)
    setPage(1)
  }
  function handleChoice(ids: readonly string[], choice: SeasonChoice) {
    setChoices((before) => choose(before, ids, choice))
  }
  function handlePage(next: number) {
    setPage(next)
    list.current?.scrollIntoView({ block: 'nearest' })
  }
  function handleClose() {
    opening.clear()
    onConfirming(false)
  }
  async function handleConfirm() {
    setOpens(startsOn)
    const idsOf = (chosen: readonly SeasonPlayer[]) => chosen.map(({ id }) => id)
    saving.current = opening.send({
      startsOn,
      leaving: idsOf(outcome.leaving),
      archived: idsOf(outcome.archived),
    })
    if (await saving.current) void navigate({ to: '/coach/seasons' })
  }
  return (
    <>
      <dl className="season-choices">
        <div>
          <dt>Continue</dt>
          <dd>Reste au club. C’est le cas de tous, sauf si vous dites autre chose.</dd>
        </div>
        <div>
          <dt>Quitte le club</dt>
          <dd>N’entre plus avec le code du club, jusqu’à ce que vous le réadmettiez.</dd>
        </div>
        <div>
          <dt>Archivé</dt>
          <dd>Fait une pause, et revient quand il veut avec le code du club.</dd>
        </div>
      </dl>
      {players.length > 0 && (
        <SeasonFilters
          filter={filter}
          found={found.map(({ id }) => id)}
          total={players.length}
          onFilter={handleFilter}
          onChoose={handleChoice}
        />
      )}
      {players.length === 0 && (
        <EmptyState title="Aucun joueur au club" compact>
          La saison peut s’ouvrir quand même&nbsp;: les joueurs arriveront avec le code du club.
        </EmptyState>
      )}
      {players.length > 0 && found.length === 0 && (
        <EmptyState
          title="Aucun joueur trouvé"
          compact
          action={<Button onClick={() => handleFilter(unfiltered)}>Voir tous les joueurs</Button>}
        >
          Personne au club ne correspond à ces filtres.
        </EmptyState>
      )}
      <ul ref={list} aria-label="Joueurs" className="season-players">
        {shown.items.map((player) => (
          <SeasonPlayerRow
            key={player.id}
            player={player}
            today={today}
            choice={choices.get(player.id) ?? 'continues'}
            onChoose={(choice) => handleChoice([player.id], choice)}
          />
        ))}
      </ul>
      <Pagination label="Pages des joueurs" {...shown} onPage={handlePage} />
      <div className="season-bar">
        <p role="status" className="strong">
          {counted(players.length, 'joueur')}&nbsp;: {outcomeWords(counts)}
        </p>
        <Button variant="primary" disabledReason={whyNot} onClick={() => onConfirming(true)}>
          Voir le résumé
        </Button>
      </div>
      {confirming && (
        <SeasonSummary
          startsOn={startsOn}
          outcome={outcome}
          gone={gone}
          isAnother={opens !== startsOn}
          error={opening.error}
          pending={opening.pending}
          whyNot={whyNot}
          onConfirm={() => void handleConfirm()}
          onClose={handleClose}
        />
      )}
      <UnsavedGuard unsaved={counts.leaving + counts.archived > 0} saving={saving} />
    </>
  )
}
