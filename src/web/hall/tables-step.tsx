import { ArrowUp, ArrowUpDown, Check, RotateCw, Shuffle, Undo2, X } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { type HallRound, metIn } from '../../domain/hall/hall-seating.ts'
import { firstLadder, newPairs, nextTables, type TablesEvening } from '../../domain/hall/next-tables.ts'
import { type HallTable, pairsAt, type RoundMode, type TableDraft } from '../../domain/hall/table-round.ts'
import { apartAt } from '../../domain/hall/pairs-apart.ts'
import { newId } from '../app/new-id.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Loading } from '../ui/loading.tsx'
import { showToast } from '../ui/toast.ts'
import { ApartSheet } from './apart-sheet.tsx'
import { useHallPeople } from './hall-people.ts'
import { HoldButton } from './hold-button.tsx'
import type { HallState } from './use-hall.ts'
import { useSeatDrag } from './use-seat-drag.ts'

interface TablesStepProps {
  session: TrainingSession
  hall: HallState
}

const modes = [
  { mode: 'pairs', label: 'Paires' },
  { mode: 'ladder', label: 'Montante' },
] as const satisfies readonly { mode: RoundMode; label: string }[]

/** Who plays whom at which table; in « Montante » the winners climb. */
export function TablesStep({ session, hall }: TablesStepProps) {
  const { present, nameOf } = useHallPeople(session, hall)
  const { seating } = hall
  const round = seating.rounds.at(-1)
  const [wanted, setWanted] = useState<RoundMode>('pairs')
  const [chosen, setChosen] = useState<string | null>(null)
  const [exchanged, setExchanged] = useState<{ round: string; words: string } | null>(null)
  const [separating, setSeparating] = useState(false)
  const { drag, stop, listRef, handlers } = useSeatDrag({
    onStart: () => setChosen(null),
    onBack: setChosen,
    onDrop: exchange,
  })
  const mode = round?.mode ?? wanted
  const helper = helperOf(hall)
  const evening: TablesEvening = {
    sessionId: session.id,
    seating,
    players: present,
    tables: session.place?.tables ?? hall.tables,
    helper,
    recent: new Map(Object.entries(hall.recentPairs)),
    apart: hall.apart,
  }

  function begin(draft: TableDraft, words: string) {
    const id = newId()
    setChosen(null)
    hall.note({ id, type: 'round', after: round?.id ?? null, ...draft })
    if (round) showToast(words, { undo: () => hall.note({ type: 'revert', round: id }) })
  }
  function handleMode(next: RoundMode) {
    if (!round) setWanted(next)
    else if (next !== mode)
      begin(next === 'ladder' ? firstLadder(evening) : newPairs(evening), 'Tables changées')
  }
  function exchange(id: string, other: string) {
    if (!round) return
    hall.note({ type: 'exchange', round: round.id, players: [id, other] })
    setChosen(null)
    setExchanged({ round: round.id, words: `${nameOf(id)} et ${nameOf(other)} ont changé de place. ` })
  }
  function handleKey({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    stop()
    setChosen(null)
  }
  function handleSeat(id: string) {
    if (!round) return
    if (round.mode === 'ladder') {
      const isWinner = [...round.winners.values()].includes(id)
      hall.note({ type: 'winner', round: round.id, playerId: id, won: !isWinner })
    } else if (chosen && chosen !== id) exchange(chosen, id)
    else setChosen(chosen === id ? null : id)
  }
  const isThere = (id: string) => present.some((person) => person.id === id)
  /** What makes a place one that players are carried from and to. */
  const carried = (id: string) =>
    mode === 'pairs'
      ? {
          'data-seat': id,
          'data-held': drag?.id === id || undefined,
          'data-over': drag?.over === id || undefined,
        }
      : {}
  // By its place: after an exchange the focus stays where it was.
  function seat(id: string, place: number, waits: string | null = null) {
    const isPressed = round?.mode === 'ladder' ? [...round.winners.values()].includes(id) : chosen === id
    const content = (
      <>
        {isPressed && round?.mode === 'ladder' && <Check aria-hidden="true" />}
        <bdi className={isThere(id) ? undefined : 'hall-seat-gone'}>{nameOf(id)}</bdi>
        {waits && <small>{waits}</small>}
      </>
    )
    if (waits && round?.mode === 'ladder') {
      return (
        <span key={place} className="hall-seat">
          {content}
        </span>
      )
    }
    return (
      <button
        key={place}
        type="button"
        className="hall-seat"
        aria-pressed={isPressed}
        onClick={() => handleSeat(id)}
        {...carried(id)}
      >
        {content}
      </button>
    )
  }
  const levelOf = (id: string) => Math.round(present.find((person) => person.id === id)?.level ?? 5)
  return (
    <div className="hall-tables">
      <div role="radiogroup" aria-label="Façon de jouer" className="hall-modes">
        {modes.map((each) => (
          <button
            key={each.mode}
            type="button"
            role="radio"
            aria-checked={each.mode === mode}
            disabled={present.length < 2 || hall.isLoading}
            onClick={() => handleMode(each.mode)}
          >
            {each.label}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- presses of the buttons inside */}
      <div ref={listRef} className="hall-tables-body" onKeyDown={handleKey} {...handlers}>
        {hall.isLoading && <Loading label="Chargement des tables…" />}
        {!round && !hall.isLoading && (
          <p>
            {present.length < 2
              ? 'Faites d’abord l’appel\u00A0: les paires se forment avec les présents.'
              : `${present.length} présents.`}
          </p>
        )}
        <div className="hall-tables-grid">
          {round?.tables.map((table) => (
            <section key={table.number} aria-label={`Table ${table.number}`} className="hall-table">
              <header>
                <HoldButton
                  label={`Table ${table.number} indisponible`}
                  tip="Maintenez si la table est indisponible"
                  className="hall-table-number"
                  onHeld={() => hall.note({ type: 'table', number: table.number, usable: false })}
                >
                  {table.number}
                </HoldButton>
                <TableFact table={table} round={round} levelOf={levelOf} unusable={seating.unusable} />
              </header>
              <div className="hall-table-top">
                <div className="hall-table-side">
                  {(table.basket === null ? table.players.slice(0, 1) : table.players).map((id, place) =>
                    seat(id, place),
                  )}
                </div>
                <div className="hall-table-side">
                  {table.basket === null ? (
                    table.players
                      .slice(1)
                      .map((id, index) =>
                        seat(id, index, index === 0 ? null : mode === 'ladder' ? 'arbitre' : 'attend'),
                      )
                  ) : (
                    <span className="hall-seat">
                      <bdi>{hall.coaches[table.basket] ?? 'Entraineur'}</bdi>
                      <small>distribue</small>
                    </span>
                  )}
                </div>
              </div>
            </section>
          ))}
        </div>
        {round && round.rest.length > 0 && (
          <div role="group" aria-label="Repos" className="hall-rest">
            <span>Repos</span>
            {round.rest.map((id, place) => (
              <Button
                key={place}
                aria-pressed={mode === 'pairs' ? chosen === id : undefined}
                onClick={() => mode === 'pairs' && handleSeat(id)}
                {...carried(id)}
              >
                <bdi>{nameOf(id)}</bdi>
              </Button>
            ))}
          </div>
        )}
        {seating.unusable.size > 0 && (
          <div className="hall-rest">
            {[...seating.unusable]
              .toSorted((a, b) => a - b)
              .map((number) => (
                <Button key={number} onClick={() => hall.note({ type: 'table', number, usable: true })}>
                  Rendre la table {number}
                </Button>
              ))}
          </div>
        )}
        {!hall.isLoading && (
          <Button variant="bare" onClick={() => setSeparating(true)}>
            Joueurs à séparer{hall.apart.size > 0 && ` (${hall.apart.size})`}
          </Button>
        )}
      </div>
      {drag && (
        <span aria-hidden="true" className="hall-seat-carried" style={{ left: drag.x, top: drag.y }}>
          <bdi>{nameOf(drag.id)}</bdi>
        </span>
      )}
      {separating && <ApartSheet hall={hall} chosen={chosen} onClose={() => setSeparating(false)} />}
      {round && (
        <div role="status" className="hall-tables-words">
          {drag ? (
            <span>
              {drag.over && drag.over !== drag.id
                ? `Lâchez\u00A0: ${nameOf(drag.id)} et ${nameOf(drag.over)} changent de place.`
                : `${nameOf(drag.id)}\u00A0: glissez jusqu’au joueur à échanger.`}
            </span>
          ) : chosen ? (
            <>
              <span>
                <b>
                  <bdi>{nameOf(chosen)}</bdi>
                </b>
                {'\u00A0'}: touchez avec qui l’échanger.
              </span>
              <IconButton
                variant="plain"
                label={`Ne plus choisir ${nameOf(chosen)}`}
                icon={<X />}
                onClick={() => setChosen(null)}
              />
            </>
          ) : (
            <span>
              {exchanged?.round === round.id && exchanged.words}
              {tablesWords(evening, round, nameOf)}
            </span>
          )}
        </div>
      )}
      <div className="hall-foot">
        {hall.isLoading ? null : !round && present.length < 2 ? (
          <Link
            from="/coach/sessions/$id/salle"
            to="."
            search={{ step: 'roll' }}
            replace
            className={buttonClass({ variant: 'primary', size: 'large' })}
          >
            Faire l’appel
          </Link>
        ) : !round ? (
          <Button
            variant="primary"
            size="large"
            onClick={() => begin(mode === 'ladder' ? firstLadder(evening) : newPairs(evening), '')}
          >
            {mode === 'ladder' ? 'Placer les joueurs' : 'Former les paires'}
          </Button>
        ) : (
          <>
            {mode === 'ladder' ? (
              <Button
                icon={<Undo2 aria-hidden="true" />}
                onClick={() => hall.note({ type: 'revert', round: round.id })}
              >
                Annuler la ronde
              </Button>
            ) : (
              <Button
                icon={<Shuffle aria-hidden="true" />}
                onClick={() => begin(newPairs(evening), 'Nouvelles paires')}
              >
                Autres paires
              </Button>
            )}
            <Button
              variant="primary"
              icon={mode === 'ladder' ? <ArrowUpDown aria-hidden="true" /> : <RotateCw aria-hidden="true" />}
              onClick={() => begin(nextTables(evening), 'Rotation faite')}
            >
              Rotation
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** Who can feed balls: a coach who noted something this evening, beside the one who did first. */
function helperOf({ events }: HallState): string | null {
  const coaches = [
    ...new Set(events.toSorted((a, b) => a.at.localeCompare(b.at)).flatMap(({ by }) => by ?? [])),
  ]
  return coaches[1] ?? null
}

interface TableFactProps {
  table: HallTable
  round: HallRound
  levelOf: (id: string) => number
  unusable: ReadonlySet<number>
}

function TableFact({ table, round, levelOf, unusable }: TableFactProps) {
  const { number, players, basket } = table
  const index = round.tables.indexOf(table)
  if (unusable.has(number)) return <span className="hall-table-fact">dernière ronde ici</span>
  if (basket !== null) return <span className="hall-table-fact">panier</span>
  if (round.mode === 'pairs') {
    return (
      <span className="hall-table-fact">
        {players.length > 2 ? 'à trois' : `niveau ${players.map(levelOf).join(' et ')}`}
      </span>
    )
  }
  const above = round.tables[index - 1]
  const climbs = above && round.winners.has(number) && round.winners.has(above.number)
  return (
    <span className="hall-table-fact">
      {climbs && <ArrowUp aria-hidden="true" />}
      {index === 0 ? 'table des rois' : climbs ? 'monte' : players.length > 2 ? 'à trois, en jeu' : 'en jeu'}
    </span>
  )
}

/** What there is to say of a round: who has met before, who came meanwhile, how many winners are known. */
function tablesWords(
  { seating: { rounds }, players, apart }: TablesEvening,
  round: HallRound,
  nameOf: (id: string) => string,
): string {
  const seated = [...round.tables.flatMap((table) => table.players), ...round.rest]
  const late = players.filter(({ id }) => !seated.includes(id)).map(({ id }) => nameOf(id))
  const quarrels = round.tables.flatMap((table) => apartAt(table, apart))
  if (quarrels.length > 0) return `À séparer\u00A0: ${namePairs(quarrels, nameOf)}.`
  if (late.length > 0) return `${late.join(', ')}\u00A0: à la prochaine ronde.`
  if (round.mode === 'ladder') {
    const turns = rounds.length - rounds.findLastIndex(({ mode }) => mode === 'pairs') - 1
    return `Ronde ${turns}. Touchez le gagnant de chaque table\u00A0: ${round.winners.size} sur ${round.tables.length}.`
  }
  const met = metIn(rounds.slice(0, -1))
  const again = round.tables.flatMap(pairsAt).filter((pair) => met.has(pair))
  if (again.length === 0) return 'Touchez un joueur pour l’échanger, ou faites-le glisser.'
  const words = again.length === 1 ? '1 paire déjà vue' : `${again.length} paires déjà vues`
  return `${words}\u00A0: ${namePairs(again, nameOf)}.`
}

/** « Inès et Hugo, Tom et Zoé ». */
function namePairs(pairs: readonly string[], nameOf: (id: string) => string): string {
  return pairs.map((pair) => pair.split(' ').map(nameOf).join(' et ')).join(', ')
}
