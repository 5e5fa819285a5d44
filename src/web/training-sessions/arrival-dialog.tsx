import { fullName } from '../../domain/member-name.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Participant } from '../../contract/training-sessions.ts'
import { Reading } from '../app/reading.tsx'
import { useClubQuery } from '../clubs/club-overlay.ts'
import { useGroupFilter } from '../groups/use-group-filter.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { matchesSearch } from '../ui/matches-search.ts'
import { Skeleton } from '../ui/states.tsx'
import { SearchInput } from '../ui/text-input.tsx'

interface ArrivalDialogProps {
  /** Those of the session. */
  players: readonly Participant[]
  onAdd: (player: Pick<Participant, 'id' | 'name'>) => void
  onClose: () => void
}

/** Somebody of the club stands at the door: found by name or group, added by one press. */
export function ArrivalDialog({ players, onAdd, onClose }: ArrivalDialogProps) {
  const roster = useClubQuery()
  const [search, setSearch] = useState('')
  const others = roster.data?.players
    .filter(({ id }) => players.every((player) => player.id !== id))
    .map((player) => ({ id: player.id, name: fullName(player) }))
  const { isShown, chips } = useGroupFilter(others?.map(({ id }) => id) ?? [])
  const found = others?.filter(({ id, name }) => isShown(id) && matchesSearch(name, search))
  return (
    <Dialog title="Ajouter un arrivant" size="small" onClose={onClose}>
      <Reading query={roster} part otherwise="Erreur lors du chargement des joueurs">
        <Skeleton label="Chargement des joueurs" rows={3} />
      </Reading>
      {others?.length === 0 && <p>Tous les joueurs du club participent déjà à cette séance.</p>}
      {others && others.length > 0 && (
        <Field label="Prénom ou nom">
          <SearchInput value={search} onChange={setSearch} />
        </Field>
      )}
      {chips && <div className="arrival-groups">{chips}</div>}
      {found && others && others.length > 0 && (
        <>
          {found.length === 0 ? (
            <p role="status" className="players-none">
              Aucun joueur ne correspond à «&nbsp;{search.trim()}&nbsp;».
            </p>
          ) : (
            <ul aria-label="Joueurs du club" className="rows arrivals">
              {found.map((player) => (
                <li key={player.id}>
                  <b>
                    <bdi>{player.name}</bdi>
                  </b>
                  <Button icon={<Plus aria-hidden="true" />} onClick={() => onAdd(player)}>
                    Ajouter<span className="sr-only"> {player.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Dialog>
  )
}
