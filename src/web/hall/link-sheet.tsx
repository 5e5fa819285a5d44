import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Guest } from '../../domain/hall/hall-guests.ts'
import { fullName } from '../../domain/member-name.ts'
import { useClubQuery } from '../clubs/club-overlay.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { matchesSearch } from '../ui/matches-search.ts'
import { SearchInput } from '../ui/text-input.tsx'
import type { NamedPlayer } from './hall-people.ts'

interface LinkSheetProps {
  guest: Pick<Guest, 'id' | 'firstName'>
  onLink: (player: NamedPlayer) => void
  onClose: () => void
}

const shownAtMost = 6

/** « C’est elle », « C’est lui »: whoever came without an account is a player of the club. */
export function LinkSheet({ guest: { firstName }, onLink, onClose }: LinkSheetProps) {
  const roster = useClubQuery()
  const [search, setSearch] = useState('')
  const players = (roster.data?.players ?? [])
    .map((player) => ({ id: player.id, name: fullName(player) }))
    .filter(({ name }) => matchesSearch(name, search))
    // Most likely somebody of that name.
    .toSorted((a, b) => Number(matchesSearch(b.name, firstName)) - Number(matchesSearch(a.name, firstName)))
  return (
    <Dialog
      title={
        <>
          Qui est <bdi>{firstName}</bdi>&#8239;?
        </>
      }
      size="small"
      onClose={onClose}
    >
      <div className="hall-sheet">
        <p>Ses présences passeront sur le compte choisi. Cela ne s’annule pas.</p>
        <Field label="Prénom ou nom">
          <SearchInput value={search} onChange={setSearch} />
        </Field>
      </div>
      <section className="hall-found">
        {players.length === 0 ? (
          <p>Aucun joueur de ce nom dans le club.</p>
        ) : (
          <ul className="rows" aria-label="Joueurs du club">
            {players.slice(0, shownAtMost).map((player) => (
              <li key={player.id}>
                <b>
                  <bdi>{player.name}</bdi>
                </b>
                <Button icon={<Check aria-hidden="true" />} onClick={() => onLink(player)}>
                  Choisir<span className="sr-only"> {player.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Dialog>
  )
}
