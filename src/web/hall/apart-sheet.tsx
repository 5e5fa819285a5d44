import { X } from 'lucide-react'
import { useState } from 'react'
import { pairKey } from '../../domain/hall/table-round.ts'
import { fullName } from '../../domain/member-name.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { useClubQuery } from '../clubs/club-overlay.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { HallState, NamedPlayer } from './use-hall.ts'

interface ApartSheetProps {
  hall: HallState
  /** Who was touched at the tables. */
  chosen: string | null
  onClose: () => void
}

/** « À séparer »: who never stands at a table with whom. Coaches say and see it, players never do. */
export function ApartSheet({ hall, chosen, onClose }: ApartSheetProps) {
  const roster = useClubQuery().data?.players ?? []
  const players: readonly NamedPlayer[] = roster.map((player) => ({ id: player.id, name: fullName(player) }))
  const playerOf = (id: string | undefined) => players.find((player) => player.id === id)
  const [first, setFirst] = useState(playerOf(chosen ?? '')?.id ?? '')
  const [second, setSecond] = useState('')
  const cannot = useWhyCannot('separatePlayers')
  const whyReadOnly = hall.readOnly ? 'Votre club est en lecture seule.' : null
  const pairs = [...hall.apart].flatMap((pair) => {
    const [a, b] = pair.split(' ').map(playerOf)
    return a && b ? [[a, b] as const] : []
  })
  const isIncomplete = first === '' || second === ''
  const isThere = !isIncomplete && hall.apart.has(pairKey(first, second))

  function handleAdd() {
    const [a, b] = [playerOf(first), playerOf(second)]
    if (!a || !b) return
    hall.keepApart([a, b], true)
    setFirst('')
    setSecond('')
  }
  function choice(label: string, value: string, onChange: (id: string) => void, other: string) {
    return (
      <Field label={label}>
        <Select value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">Choisir un joueur</option>
          {players
            .filter(({ id }) => id !== other)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
    )
  }
  return (
    <Dialog title="Joueurs à séparer" size="small" onClose={onClose}>
      <div className="hall-apart-sheet">
        <p>Ils ne seront jamais à la même table. Les joueurs ne voient pas cette liste.</p>
        {pairs.length > 0 && (
          <ul className="rows hall-found" aria-label="Joueurs à séparer">
            {pairs.map(([a, b]) => (
              <li key={pairKey(a.id, b.id)}>
                <b>
                  <bdi>{a.name}</bdi> et <bdi>{b.name}</bdi>
                </b>
                <Button
                  icon={<X aria-hidden="true" />}
                  disabledReason={cannot ?? whyReadOnly}
                  onClick={() => hall.keepApart([a, b], false)}
                >
                  Retirer
                  <span className="sr-only">
                    {' '}
                    {a.name} et {b.name}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {choice('Un joueur', first, setFirst, second)}
        {choice('L’autre joueur', second, setSecond, first)}
        <Button
          block
          variant="primary"
          disabledReason={
            cannot ??
            whyReadOnly ??
            (isIncomplete ? 'Choisissez deux joueurs.' : isThere ? 'Ils sont déjà à séparer.' : null)
          }
          onClick={handleAdd}
        >
          Séparer
        </Button>
      </div>
    </Dialog>
  )
}
