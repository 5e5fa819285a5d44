import { X } from 'lucide-react'
import { useState } from 'react'
import { keepApart } from '../../contract/pairs-apart.ts'
import { pairKey } from '../../domain/hall/table-round.ts'
import { fullName } from '../../domain/member-name.ts'
import { queryClient } from '../app/query-client.ts'
import { sentenceFor } from '../app/refusals.ts'
import { useAction } from '../app/use-action.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useClubQuery } from '../clubs/club-overlay.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { NamedPlayer } from './hall-people.ts'
import type { HallState } from './use-hall.ts'

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
  const { act, troubles, forget } = useAction()
  const cannot = useWhyNotNow('manageGroups')
  const whyNot = cannot ?? (hall.readOnly ? 'Votre club est en lecture seule.' : null)
  const pairs = [...hall.apart].flatMap((pair) => {
    const ids = pair.split(' ')
    // In the order of the list.
    const [a, b] = players.filter(({ id }) => ids.includes(id))
    return a && b ? [[a, b] as const] : []
  })
  const isIncomplete = first === '' || second === ''
  const isThere = !isIncomplete && hall.apart.has(pairKey(first, second))

  function keep(playerIds: string[], apart: boolean) {
    return act(
      'apart',
      keepApart,
      { playerIds, apart },
      {
        onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['hall'] }),
        explain: (failure) => sentenceFor(failure, 'Ceci n’a pas pu être enregistré.'),
      },
    )
  }
  async function handleAdd() {
    if (!(await keep([first, second], true))) return
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
      <div className="hall-sheet">
        {troubles.map(({ about, sentence }) => (
          <Banner key={about} tone="error" action={<Button onClick={() => forget(about)}>Compris</Button>}>
            {sentence}
          </Banner>
        ))}
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
                  disabledReason={whyNot}
                  onClick={() => void keep([a.id, b.id], false)}
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
            whyNot ??
            (isIncomplete ? 'Choisissez deux joueurs.' : isThere ? 'Ils sont déjà à séparer.' : null)
          }
          onClick={() => void handleAdd()}
        >
          Séparer
        </Button>
      </div>
    </Dialog>
  )
}
