import { useNavigate } from '@tanstack/react-router'
import { Check, Clock3, FileCheck, Link2, UserPlus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import type { Participant, TrainingSession } from '../../contract/training-sessions.ts'
import { notedPresence, owesReply, type Presence } from '../../domain/attendance.ts'
import type { HallBlock } from '../../domain/hall/hall-blocks.ts'
import type { Guest } from '../../domain/hall/hall-guests.ts'
import { newId } from '../app/new-id.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { clubTime } from '../clubs/club-time.ts'
import { counted } from '../ui/counted.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { absenceReasonNames, presenceNames } from '../training-sessions/session-words.ts'
import { unlockSound } from './bell.ts'
import type { NamedPlayer } from './hall-people.ts'
import type { HallState } from './use-hall.ts'
import type { Roll } from './use-roll.ts'
import { useSweep } from './use-sweep.ts'

const LinkSheet = lazyPart(async () => (await import('./arrival-sheet.tsx')).LinkSheet)
const ArrivalSheet = lazyPart(async () => (await import('./arrival-sheet.tsx')).ArrivalSheet)

/** One row of the roll: a player, or somebody without an account. */
interface Row {
  readonly id: string
  readonly name: string
  readonly state: Presence | 'late' | null
  readonly note: string
  readonly player: Participant | null
}

interface RollStepProps {
  session: TrainingSession
  roll: Roll
  hall: HallState
  blocks: readonly HallBlock[]
  next: HallBlock | null
}

const choices = [
  { key: 'p', state: 'present', label: presenceNames.present, icon: <Check aria-hidden="true" /> },
  { key: 'a', state: 'absent', label: presenceNames.absent, icon: <X aria-hidden="true" /> },
  { key: 'e', state: 'excused', label: presenceNames.excused, icon: <FileCheck aria-hidden="true" /> },
  { key: 'r', state: 'late', label: 'En retard', icon: <Clock3 aria-hidden="true" /> },
] as const
type State = (typeof choices)[number]['state']

/** The thumb along the blue lane; a name opens what else can be noted. */
export function RollStep({ session, roll, hall, blocks, next }: RollStepProps) {
  const timeZone = useTimeZone()
  const navigate = useNavigate({ from: '/coach/sessions/$id/salle' })
  const [adding, setAdding] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const [linking, setLinking] = useState<Pick<Guest, 'id' | 'firstName'> | null>(null)
  const listId = useId()
  const players = session.players.map((player) => rowOf(player, timeZone))
  const isExcused = ({ player }: Row) => player?.reply === 'not_coming'
  const guests: Row[] = hall.guests.map(({ id, firstName, present }) => ({
    id,
    name: firstName,
    player: null,
    note: 'sans compte',
    state: present ? 'present' : 'absent',
  }))
  const expected = [...players.filter((row) => !isExcused(row)), ...guests]
  const warned = players.filter(isExcused)
  const rows = [...expected, ...warned]
  const missing = rows.filter(({ state }) => state === null)

  function note({ id, name, player, state: was }: Row, state: State | null) {
    if (!player) {
      hall.note({
        type: 'guest',
        guestId: id,
        firstName: name,
        present: state === 'present' || state === 'late',
      })
      return
    }
    if (state === 'late') roll.mark(player, 'present', new Date(hall.now()).toISOString())
    else if (state !== was) roll.mark(player, state)
  }
  /** A switch: present, or as it was. */
  function toggle(id: string) {
    const row = rows.find((each) => each.id === id)
    if (row) note(row, isPresent(row.state) ? null : 'present')
  }
  const sweep = useSweep({
    rows: rows.map(({ id, state }) => ({ id, noted: state !== null })),
    onTap: toggle,
    onSweep: (ids) => roll.markPresent(ids),
  })
  const present = rows.filter(({ id, state }) => isPresent(state) || sweep.swept.has(id)).length

  /** « C’est elle »: this evening shows it at once, the others once the server has heard of it. */
  function handleLink(guest: Pick<Guest, 'id'>, player: NamedPlayer) {
    setLinking(null)
    setOpened(null)
    const there = session.players.find(({ id }) => id === player.id)
    if (hall.guests.some(({ id, present: isThere }) => id === guest.id && isThere)) {
      if (!there) roll.add(player)
      else if (there.presence !== 'present') roll.mark(there, 'present')
    }
    hall.note({ type: 'link', guestId: guest.id, playerId: player.id })
  }
  function handleKey(event: KeyboardEvent<HTMLElement>, row: Row) {
    const choice = choices.find(({ key }) => key === event.key.toLowerCase())
    if (choice && !event.ctrlKey && !event.metaKey && !event.altKey) note(row, choice.state)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const lanes = [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(listId)} [data-lane]`)]
      const index = rows.indexOf(row) + (event.key === 'ArrowDown' ? 1 : -1)
      lanes[index]?.focus()
    } else return
    event.preventDefault()
  }
  function handleStart() {
    unlockSound()
    if (next) hall.start(next)
    void navigate({ search: { step: 'block' }, replace: true })
  }
  function row(each: Row) {
    return (
      <RollRow
        key={each.id}
        row={sweep.swept.has(each.id) ? { ...each, state: 'present', note: '' } : each}
        held={sweep.held === each.id}
        open={opened === each.id}
        onOpen={() => setOpened(opened === each.id ? null : each.id)}
        onChoose={(state) => {
          note(each, state)
          setOpened(null)
        }}
        onLink={() => setLinking({ id: each.id, firstName: each.name })}
        onToggle={() => toggle(each.id)}
        onKey={(event) => handleKey(event, each)}
      />
    )
  }
  const begun = hall.timer.block !== null && hall.timer.endedAt === null
  return (
    <div className="hall-roll">
      <p className="hall-roll-head">
        <b>{present}</b>
        <span>
          <strong>
            {present > 1 ? 'présents' : 'présent'} sur {rows.length}
          </strong>
          <span>{summary(rows, missing.length)}</span>
        </span>
      </p>
      <p role="status" className="sr-only">
        {rows.length > 0 &&
          (missing.length === 0 ? 'Tout le monde est noté' : progressWords(rows.length - missing.length))}
      </p>
      {rows.length === 0 ? (
        <p className="hall-roll-nobody">Cette séance n’a pas encore de participants.</p>
      ) : (
        <div id={listId} className="hall-roll-list" {...sweep.handlers}>
          <ul aria-label="Attendus">{expected.map(row)}</ul>
          {warned.length > 0 && (
            <>
              <h2 className="hall-roll-warned">Ont prévenu ({warned.length})</h2>
              <ul aria-label="Ont prévenu">{warned.map(row)}</ul>
            </>
          )}
        </div>
      )}
      <div className="hall-foot">
        <IconButton
          variant="plain"
          label="Ajouter un arrivant"
          tip="start"
          icon={<UserPlus />}
          onClick={() => setAdding(true)}
        />
        {missing.length > 0 ? (
          <Button
            variant="primary"
            size="large"
            onClick={() => roll.markPresent(missing.map(({ id }) => id))}
          >
            {missing.length === rows.length ? 'Tous présents' : othersPresent(missing.length)}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            onClick={begun ? () => void navigate({ search: { step: 'block' }, replace: true }) : handleStart}
          >
            {begun || !next ? 'Revenir au bloc' : startWords(next, blocks)}
          </Button>
        )}
      </div>
      {adding && (
        <ArrivalSheet
          players={session.players}
          guests={hall.guests}
          formerGuests={hall.formerGuests}
          onAdd={(player) => {
            setAdding(false)
            roll.add(player)
          }}
          onGuest={(firstName, guestId = newId()) => {
            setAdding(false)
            hall.note({ type: 'guest', guestId, firstName, present: true })
          }}
          onLink={(guest) => {
            setAdding(false)
            setLinking(guest)
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {linking && (
        <LinkSheet
          guest={linking}
          onLink={(player) => handleLink(linking, player)}
          onClose={() => setLinking(null)}
        />
      )}
    </div>
  )
}

interface RollRowProps {
  row: Row
  held: boolean
  open: boolean
  onOpen: () => void
  onChoose: (state: State) => void
  /** Of a guest. */
  onLink: () => void
  onToggle: () => void
  onKey: (event: KeyboardEvent<HTMLElement>) => void
}

function RollRow({ row, held, open, onOpen, onChoose, onLink, onToggle, onKey }: RollRowProps) {
  const { name, state, note, player } = row
  const label = state && (state === 'late' ? 'En retard' : presenceNames[state])
  return (
    <li className={`hall-row hall-row-${state ?? 'none'} ${held ? 'hall-row-held' : ''}`}>
      <button type="button" className="hall-row-name" aria-expanded={open} onClick={onOpen} onKeyDown={onKey}>
        <b>
          <bdi>{name}</bdi>
        </b>
        {note && <small>{note}</small>}
        <span className="sr-only">{'\u00A0'}: corriger</span>
      </button>
      <span className="hall-row-state">{label}</span>
      <button
        type="button"
        role="switch"
        aria-checked={isPresent(state)}
        aria-label={`${name} présent`}
        data-lane
        className="hall-lane"
        onKeyDown={onKey}
        // A pointer is the sweep's; a keyboard or a screen reader presses.
        onClick={(event) => event.detail === 0 && onToggle()}
      >
        <span className="hall-disc">{discOf(state)}</span>
      </button>
      {open && (
        <div role="group" aria-label={name} className="hall-choices">
          {choices
            .filter(({ state: each }) => player || each === 'present' || each === 'absent')
            .map((choice) => (
              <button
                key={choice.state}
                type="button"
                className="button hall-choice"
                aria-pressed={choice.state === state}
                onClick={() => onChoose(choice.state)}
              >
                {choice.icon}
                {choice.label}
              </button>
            ))}
          {!player && (
            <button type="button" className="button hall-choice" onClick={onLink}>
              <Link2 aria-hidden="true" />
              Rattacher
            </button>
          )}
        </div>
      )}
    </li>
  )
}

function discOf(state: Row['state']) {
  return state && choices.find((choice) => choice.state === state)?.icon
}

function isPresent(state: Row['state']): boolean {
  return state === 'present' || state === 'late'
}

function rowOf(player: Participant, timeZone: string): Row {
  const { id, name, presence, lateAt, absenceReason, marked } = player
  const noted = notedPresence(player)
  const at = lateAt ?? (presence && presence !== 'present' ? marked?.at : undefined)
  const notes = [
    presence && presence !== 'present' && marked?.by,
    at && clubTime(new Date(at), timeZone),
    !presence && owesReply(player) && 'sans réponse',
    !presence && absenceReason && absenceReasonNames[absenceReason],
  ]
  return { id, name, player, state: lateAt ? 'late' : noted, note: notes.filter(Boolean).join(', ') }
}

/** « 5 à noter · 2 excusés »; « dont 1 en retard et 1 sans compte ». */
function summary(rows: readonly Row[], missing: number): string {
  const count = (wanted: (row: Row) => boolean) => rows.filter(wanted).length
  const late = count(({ state }) => state === 'late')
  const excused = count(({ state }) => state === 'excused')
  const guests = count(({ player }) => !player)
  const facts = [
    missing > 0 ? `${missing} à noter` : 'Tout le monde est noté',
    excused > 0 && counted(excused, 'excusé'),
    late > 0 && `${late} en retard`,
    guests > 0 && `${guests} sans compte`,
  ]
  return facts.filter(Boolean).join(' · ')
}

/** Said by a screen reader every five marks. */
function progressWords(noted: number): string {
  const fives = Math.floor(noted / 5) * 5
  return fives > 0 ? `${fives} notés` : ''
}

function othersPresent(count: number): string {
  return count === 1 ? 'L’autre présent' : `Les ${count} autres présents`
}

function startWords({ title }: HallBlock, blocks: readonly HallBlock[]): string {
  return blocks.length === 1 && title === 'Bloc libre' ? 'Lancer un bloc libre' : `Lancer ${title}`
}
