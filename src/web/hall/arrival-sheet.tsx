import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Participant } from '../../contract/training-sessions.ts'
import { type Guest, maxGuestName } from '../../domain/hall/hall-guests.ts'
import { fullName } from '../../domain/member-name.ts'
import { useClubQuery } from '../clubs/club-overlay.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { matchesSearch } from '../ui/matches-search.ts'
import { SearchInput } from '../ui/text-input.tsx'

export { LinkSheet } from './link-sheet.tsx'

interface ArrivalSheetProps {
  players: readonly Participant[]
  guests: readonly Guest[]
  formerGuests: readonly Pick<Guest, 'id' | 'firstName'>[]
  onAdd: (player: Pick<Participant, 'id' | 'name'>) => void
  onGuest: (firstName: string, id?: string) => void
  onLink: (guest: Pick<Guest, 'id' | 'firstName'>) => void
  onClose: () => void
}

const shownAtMost = 6

/** Somebody stands at the door: of the club, or once there without an account, or nobody has seen them yet. */
export function ArrivalSheet(props: ArrivalSheetProps) {
  const { players, guests, formerGuests, onAdd, onGuest, onLink, onClose } = props
  const roster = useClubQuery()
  const [search, setSearch] = useState('')
  const name = search.trim().slice(0, maxGuestName)
  const members = (roster.data?.players ?? [])
    .filter(({ id }) => players.every((player) => player.id !== id))
    .map((player) => ({ id: player.id, name: fullName(player) }))
    .filter((player) => matchesSearch(player.name, search))
  const known = formerGuests
    .filter(({ id }) => guests.every((guest) => guest.id !== id))
    .filter(({ firstName }) => matchesSearch(firstName, search))
  return (
    <Dialog title="Ajouter un arrivant" size="small" onClose={onClose}>
      <Field label="Prénom ou nom">
        <SearchInput value={search} onChange={setSearch} />
      </Field>
      {members.length > 0 && (
        <section className="hall-found">
          <h3>Du club</h3>
          <ul className="rows">
            {members.slice(0, shownAtMost).map((player) => (
              <Found key={player.id} name={player.name} onAdd={() => onAdd(player)} />
            ))}
          </ul>
        </section>
      )}
      {known.length > 0 && (
        <section className="hall-found">
          <h3>Déjà venus sans compte</h3>
          <ul className="rows">
            {known.slice(0, shownAtMost).map((guest) => (
              <Found
                key={guest.id}
                name={guest.firstName}
                onAdd={() => onGuest(guest.firstName, guest.id)}
                onLink={() => onLink(guest)}
              />
            ))}
          </ul>
        </section>
      )}
      {name !== '' && (
        <Button block icon={<Plus aria-hidden="true" />} className="hall-guest" onClick={() => onGuest(name)}>
          Ajouter «&nbsp;<bdi>{name}</bdi>&nbsp;» comme invité
        </Button>
      )}
    </Dialog>
  )
}

interface FoundProps {
  name: string
  onAdd: () => void
  /** Of somebody without an account. */
  onLink?: () => void
}

function Found({ name, onAdd, onLink }: FoundProps) {
  return (
    <li>
      <b>
        <bdi>{name}</bdi>
      </b>
      {onLink && (
        <Button variant="bare" onClick={onLink}>
          Rattacher<span className="sr-only"> {name}</span>
        </Button>
      )}
      <Button icon={<Plus aria-hidden="true" />} onClick={onAdd}>
        Ajouter<span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
