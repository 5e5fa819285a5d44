import { fullName } from '../../domain/member-name.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ListedPlayer } from '../../contract/players.ts'
import { counted } from '../ui/counted.ts'
import { matchesSearch } from '../ui/matches-search.ts'
import { GroupChips } from '../groups/group-chips.tsx'
import { inGroup } from '../groups/in-group.ts'
import { PlayersTabs } from '../groups/players-tabs.tsx'
import { groupsQuery } from '../groups/queries.ts'
import { playingStyleNames } from '../profiles/player-words.ts'
import { Reading } from '../app/reading.tsx'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { pageOf, Pagination } from '../ui/pagination.tsx'
import { Select } from '../ui/select.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { SearchInput } from '../ui/text-input.tsx'
import { PlayerCard } from './player-card.tsx'
import { filterStyles, type PlayersSearch } from './players-search.ts'
import type { ScoreEditing } from './use-score-edits.ts'

const AddChildDialog = lazyPart(async () => (await import('../children/add-child-dialog.tsx')).AddChildDialog)

const playersOnPage = 6

interface PlayerListProps {
  query: UseQueryResult<readonly ListedPlayer[]>
  editing: ScoreEditing
  /** « Sauvegarder » with its errors and conflicts. */
  save: ReactNode
  search: string
  onSearch: (search: string) => void
  onSet: (player: ListedPlayer) => void
}

export function PlayerList({ query, editing, save, search, onSearch, onSet }: PlayerListProps) {
  const { page = 1, style, group } = useSearch({ from: '/coach-area/coach/players' })
  const navigate = useNavigate({ from: '/coach/players' })
  const groups = useQuery(groupsQuery)
  const [adds, setAdds] = useState(false)
  const whyNotAdd = useWhyCannot('runClub')
  const whyNotImport = useWhyCannot('importPlayers')
  // Who is in the group is not known: nobody is shown rather than everybody.
  const awaitsGroups = group !== undefined && !groups.data
  const players = awaitsGroups ? undefined : query.data
  const isInGroup = inGroup(groups.data ?? [], group)
  const found = (players ?? []).filter(
    (player) =>
      matchesSearch(fullName(player), search) &&
      (!style || player.playingStyle === style) &&
      isInGroup(player.id),
  )
  const shown = pageOf(found, page, playersOnPage)
  const list = useRef<HTMLUListElement>(null)
  const isFiltered = search.trim() !== '' || style !== undefined || group !== undefined
  useEffect(preloadNextPart, [])

  function show(part: Partial<PlayersSearch>, replace = true) {
    void navigate({ search: (before) => ({ ...before, ...part }), resetScroll: false, replace })
  }
  function handleSearch(typed: string) {
    onSearch(typed)
    if (page !== 1) show({ page: undefined })
  }
  function handlePage(next: number) {
    show({ page: next === 1 ? undefined : next }, false)
    list.current?.scrollIntoView({ block: 'nearest' })
  }
  function handleClear() {
    onSearch('')
    show({ page: undefined, style: undefined, group: undefined })
  }
  return (
    <>
      <PageHeader
        title="Joueurs"
        subtitle={players && players.length > 0 && `${counted(players.length, 'joueur')} au club`}
        actions={
          <>
            {whyNotAdd === null && <Button onClick={() => setAdds(true)}>Ajouter un enfant</Button>}
            {whyNotImport === null && (
              <Link to="/coach/players/import" className={buttonClass()}>
                Importer
              </Link>
            )}
          </>
        }
      />
      {save}
      <PlayersTabs />
      <Reading query={query} otherwise="Erreur lors du chargement des joueurs">
        <Skeleton label="Chargement des joueurs" rows={5} />
      </Reading>
      {awaitsGroups && query.data && (
        <Reading query={groups} otherwise="Erreur lors du chargement des groupes">
          <Skeleton label="Chargement des groupes" rows={5} />
        </Reading>
      )}
      {players?.length === 0 && <NoPlayers />}
      {players && players.length > 0 && (
        <>
          <div className="players-filters">
            <Field label="Rechercher un joueur" hideLabel>
              <SearchInput value={search} onChange={handleSearch} placeholder="Rechercher un joueur..." />
            </Field>
            <Field label="Style de jeu" hideLabel>
              <Select
                value={style ?? ''}
                onChange={({ target: { value } }) =>
                  show({ page: undefined, style: filterStyles.find((each) => each === value) })
                }
              >
                <option value="">Tous les styles</option>
                {filterStyles.map((each) => (
                  <option key={each} value={each}>
                    {playingStyleNames[each]}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <GroupChips chosen={group} onChoose={(chosen) => show({ page: undefined, group: chosen })} />
          <p role="status" className="sr-only">
            {isFiltered && `${counted(found.length, 'joueur')} sur ${players.length}`}
          </p>
          {found.length === 0 && (
            <EmptyState
              title="Aucun joueur trouvé"
              compact
              action={<Button onClick={handleClear}>Voir tous les joueurs</Button>}
            >
              Personne au club ne correspond à cette recherche.
            </EmptyState>
          )}
          <ul ref={list} aria-label="Joueurs" className="players-grid">
            {shown.items.map((player) => (
              <PlayerCard
                key={player.id}
                player={player}
                edits={editing.edits}
                modified={editing.modified.some(({ playerId }) => playerId === player.id)}
                onSet={() => onSet(player)}
              />
            ))}
          </ul>
          <Pagination label="Pages des joueurs" {...shown} onPage={handlePage} />
        </>
      )}
      {adds && (
        <AddChildDialog
          players={query.data ?? []}
          onAdded={(player) => void navigate({ search: (before) => ({ ...before, player }) })}
          onClose={() => setAdds(false)}
        />
      )}
    </>
  )
}

function preloadNextPart() {
  import('./scores-dialog.tsx').catch(() => null)
}

function NoPlayers() {
  return (
    <EmptyState
      title="Aucun joueur au club"
      action={
        <Link to="/coach/club" className={buttonClass({ variant: 'primary' })}>
          Voir le code du club
        </Link>
      }
    >
      Partagez le code du club&nbsp;: les joueurs qui le rejoignent se retrouvent ici. Ou importez votre
      liste, ou ajoutez un enfant qui n’a pas d’adresse.
    </EmptyState>
  )
}
