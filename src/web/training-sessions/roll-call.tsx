import { useRef } from 'react'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Participant, TrainingSession } from '../../contract/training-sessions.ts'
import { notedPresence, type Presence, presences } from '../../domain/attendance.ts'
import { sessionPhase } from '../../domain/training-session.ts'
import { clubDay, clubTime, longInstant } from '../clubs/club-time.ts'
import { useGroupFilter } from '../groups/use-group-filter.tsx'
import { counted } from '../ui/counted.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { focusTitleOf } from '../ui/layout.tsx'
import { ToggleChoice } from '../ui/toggle-choice.tsx'
import { useAction } from '../app/use-action.ts'
import { noParticipantsWords } from './empty-words.ts'
import { presenceIcons } from './presence-badge.tsx'
import { cacheSession, invalidateSessions } from './queries.ts'
import { replyWithReason } from './absence-words.ts'
import { presenceNames, presentCount, replyNames, sessionName } from './session-words.ts'
import type { Arrivals } from './use-arrivals.ts'

const marks = presences.map((value) => ({
  value,
  label: presenceNames[value],
  icon: presenceIcons[value],
}))

/** So many rows stand on one screen of a phone, where chips would push the last one off. */
const onOnePhone = 12

interface RollCallProps {
  session: TrainingSession
  now: Date
  timeZone: string
  arrivals: Arrivals
}

/**
 * One press a player, for a thumb in a loud hall; another one corrects it, the same one takes it back. A group's roll is called
 * by its chip: « Tous présents » are those who are shown.
 */
export function RollCall({ session, now, timeZone, arrivals }: RollCallProps) {
  const { players } = session
  const roll = useRollCall(session, arrivals.explain)
  const { isShown, chips } = useGroupFilter(players.map(({ id }) => id))
  const unmarked = players.filter((player) => !notedPresence(player))
  const unmarkedShown = unmarked.filter(({ id }) => isShown(id))
  // Whoever said so stands below, also once they turned up: a row that one is about to press stays where it is.
  const [others = [], expected = []] = [true, false].map((out) =>
    players.filter(({ id, reply }) => isShown(id) && (reply === 'not_coming') === out),
  )
  // Marked one by one, nothing is left of what everybody was refused.
  const troubles = [
    ...roll.troubles.filter(({ about }) => about !== everybody || unmarked.length > 0),
    ...arrivals.troubles,
  ]
  const present = presentCount(players) ?? 0
  const markOthers = useRef<HTMLButtonElement>(null)
  const lists = useRef<HTMLDivElement>(null)

  /** Read, and put away: one goes on where that can be done again. */
  function handleUnderstood(about: string) {
    const row = lists.current?.querySelector(`[data-player="${CSS.escape(about)}"]`)
    const next = about === everybody ? markOthers.current : row?.querySelector('button')
    if (next) next.focus()
    else focusTitleOf(lists.current?.closest('section') ?? null)
    roll.forget(about)
    arrivals.forget(about)
  }
  function rows(some: readonly Participant[]) {
    return some.map((player) => (
      <RollRow
        key={player.id}
        player={player}
        note={noteOf(player, timeZone, now)}
        onMark={(presence) => void roll.mark(player, presence)}
      />
    ))
  }
  if (players.length === 0) {
    return (
      <div ref={lists}>
        <Troubles troubles={troubles} onUnderstood={handleUnderstood} />
        <p className="roll-nobody secondary">{noParticipantsWords(sessionPhase(session, now))}</p>
      </div>
    )
  }
  return (
    <div ref={lists}>
      <div className="roll-head">
        <p role="status">
          <b>{counted(present, 'présent')}</b> sur {players.length}
          <small>{unmarked.length === 0 ? 'Tout le monde est noté' : `${unmarked.length} à noter`}</small>
        </p>
        {unmarkedShown.length > 0 && (
          <Button ref={markOthers} variant="primary" onClick={() => void roll.markAllPresent(unmarkedShown)}>
            {unmarkedShown.length === expected.length + others.length
              ? 'Tous présents'
              : 'Les autres présents'}
          </Button>
        )}
      </div>
      {chips && (
        <div className={players.length > onOnePhone ? 'roll-groups' : 'roll-groups roll-groups-desk'}>
          {chips}
        </div>
      )}
      <Troubles troubles={troubles} onUnderstood={handleUnderstood} />
      {expected.length > 0 && <ul className="rows roll">{rows(expected)}</ul>}
      {others.length > 0 && (
        <>
          <h3 className="roll-others">Ont répondu «&nbsp;{replyNames.not_coming}&nbsp;»</h3>
          <ul className="rows roll">{rows(others)}</ul>
        </>
      )}
    </div>
  )
}

interface TroublesProps {
  troubles: Arrivals['troubles']
  onUnderstood: (about: string) => void
}

function Troubles({ troubles, onUnderstood }: TroublesProps) {
  return troubles.map(({ about, sentence }) => (
    <Banner
      key={about}
      tone="error"
      className="section-notice"
      action={<Button onClick={() => onUnderstood(about)}>Compris</Button>}
    >
      {sentence}
    </Banner>
  ))
}

interface RollRowProps {
  player: Participant
  note: string
  onMark: (presence: Presence | null) => void
}

/** 56 px high, so that twelve fit on a phone. */
function RollRow({ player, note, onMark }: RollRowProps) {
  const noted = notedPresence(player)
  return (
    <li data-player={player.id}>
      <p>
        <b>
          <bdi>{player.name}</bdi>
        </b>
        {(noted || note) && (
          <small title={note}>
            {noted && <span className="roll-state">{presenceNames[noted]}</span>}
            {note && <span>{note}</span>}
          </small>
        )}
      </p>
      <ToggleChoice
        label={player.name}
        value={noted}
        options={marks}
        // Excused by the reply alone: the press makes it the coach's mark, which the next one takes back.
        onChange={(presence) => onMark(presence ?? (player.presence ? null : noted))}
      />
    </li>
  )
}

/** What the player announced; who marked them and when, so that a correction is seen. */
function noteOf(player: Participant, timeZone: string, now: Date): string {
  const { presence, marked } = player
  const notes = [replyWithReason(player)].filter((words) => words !== null)
  if (presence && marked) {
    const at = new Date(marked.at)
    const today = clubDay(at, timeZone) === clubDay(now, timeZone)
    notes.push(today ? clubTime(at, timeZone) : longInstant(marked.at, timeZone, now))
    if (marked.by) notes.push(marked.by)
  }
  return notes.join(' · ')
}

const everybody = 'everybody'

/**
 * Each mark is a write of its own, so that two coaches call one roll together. What was refused is said until that player
 * is marked again, or it is put away: the next one's mark may come before it is read.
 */
function useRollCall(session: TrainingSession, sentenceAgainst: Arrivals['explain']) {
  const { id } = session
  /** About a player, by id, or `everybody` at once. */
  const { act, forget, troubles } = useAction()

  function explain(failure: unknown, player: Participant | null): string {
    invalidateSessions()
    return sentenceAgainst(failure, player)
  }
  function mark(player: Participant, presence: Presence | null): Promise<boolean> {
    const marked = { id, playerId: player.id, presence, was: player.presence ?? null }
    return act(player.id, trainingSessions.markPresence, marked, {
      named: [sessionName(session), { name: player.name }],
      onSuccess: cacheSession,
      explain: (failure) => explain(failure, player),
    })
  }
  function markAllPresent(players: readonly Participant[]): Promise<boolean> {
    const playerIds = players.map((player) => player.id)
    forget(...playerIds)
    return act(
      everybody,
      trainingSessions.markAllPresent,
      { id, playerIds },
      {
        named: [sessionName(session)],
        onSuccess: cacheSession,
        explain: (failure) => explain(failure, null),
      },
    )
  }

  return { mark, markAllPresent, troubles, forget }
}
