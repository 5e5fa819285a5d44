import { useRef } from 'react'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Participant, TrainingSession } from '../../contract/training-sessions.ts'
import { type Presence, presences } from '../../domain/attendance.ts'
import { CallFailed } from '../app/call.ts'
import { clubDay, clubTime, longInstant } from '../clubs/club-time.ts'
import { counted } from '../ui/counted.ts'
import { queryClient } from '../app/query-client.ts'
import { sentenceFor } from '../app/refusals.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { focusTitleOf } from '../ui/layout.tsx'
import { ToggleChoice } from '../ui/toggle-choice.tsx'
import { useAction } from '../app/use-action.ts'
import { presenceIcons } from './presence-badge.tsx'
import { cacheSession } from './queries.ts'
import { presenceNames, presentCount, sessionName } from './session-words.ts'

const marks = presences.map((value) => ({
  value,
  label: presenceNames[value],
  icon: presenceIcons[value],
}))

interface RollCallProps {
  session: TrainingSession
  now: Date
  timeZone: string
}

/** One press a player, for a thumb in a loud hall; another one corrects it, the same one takes it back. */
export function RollCall({ session, now, timeZone }: RollCallProps) {
  const { players } = session
  const roll = useRollCall(session)
  const unmarked = players.filter(({ presence }) => !presence)
  // Marked one by one, nothing is left of what everybody was refused.
  const troubles = roll.troubles.filter(({ about }) => about !== everybody || unmarked.length > 0)
  const present = presentCount(players) ?? 0
  const others = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)

  /** Read, and put away: one goes on where that can be done again. */
  function handleUnderstood(about: string) {
    const row = list.current?.children[players.findIndex(({ id }) => id === about)]
    const next = about === everybody ? others.current : row?.querySelector('button')
    if (next) next.focus()
    else focusTitleOf(list.current?.closest('section') ?? null)
    roll.forget(about)
  }
  if (players.length === 0) {
    return <p className="mt-6 text-ink-2">Cette séance n’a pas encore de participants.</p>
  }
  return (
    <>
      <div className="roll-head">
        <p role="status">
          <b>{counted(present, 'présent')}</b> sur {players.length}
          <small>{unmarked.length === 0 ? 'Tout le monde est noté' : `${unmarked.length} à noter`}</small>
        </p>
        {unmarked.length > 0 && (
          <Button ref={others} variant="primary" onClick={() => void roll.markAllPresent(unmarked)}>
            {unmarked.length === players.length ? 'Tous présents' : 'Les autres présents'}
          </Button>
        )}
      </div>
      {troubles.map(({ about, sentence }) => (
        <Banner
          key={about}
          tone="error"
          className="mt-4"
          action={<Button onClick={() => handleUnderstood(about)}>Compris</Button>}
        >
          {sentence}
        </Banner>
      ))}
      <ul ref={list} className="rows roll">
        {players.map((player) => (
          <li key={player.id}>
            <p>
              <b>
                <bdi>{player.name}</bdi>
              </b>
              <small>{noteOf(player, timeZone, now)}</small>
            </p>
            <ToggleChoice
              label={player.name}
              value={player.presence ?? null}
              options={marks}
              onChange={(presence) => void roll.mark(player, presence)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Who marked it and when, so that a correction is seen; before that, what the player announced. */
function noteOf({ presence, marked, reply }: Participant, timeZone: string, now: Date): string {
  if (presence && marked) {
    const at = new Date(marked.at)
    const today = clubDay(at, timeZone) === clubDay(now, timeZone)
    const when = today ? clubTime(at, timeZone) : longInstant(marked.at, timeZone, now)
    return marked.by ? `${when} · ${marked.by}` : when
  }
  if (reply === 'coming') return 'A répondu\u00a0: je viens'
  return reply === 'not_coming' ? 'A répondu\u00a0: je ne viens pas' : ''
}

const everybody = 'everybody'

/**
 * Each mark is a write of its own, so that two coaches call one roll together. What was refused is said until that player
 * is marked again, or it is put away: the next one's mark may come before it is read.
 */
function useRollCall(session: TrainingSession) {
  const { id } = session
  /** About a player, by id, or `everybody` at once. */
  const { act, forget, troubles } = useAction()

  function explain(failure: unknown, player: Participant | null): string {
    void queryClient.invalidateQueries({ queryKey: ['training-sessions'] })
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

/** Where another coach has marked this player meanwhile: who, and what. */
function sentenceAgainst(failure: unknown, player: Participant | null): string {
  if (!(failure instanceof CallFailed) || failure.refusal !== 'changed-meanwhile') {
    const sentence = sentenceFor(failure, 'L’appel n’a pas pu être enregistré.')
    return player ? `${player.name}\u00A0: ${sentence}` : sentence
  }
  const { name, presence, marked } = failure.current as Participant
  const by = marked?.by ?? 'Un autre entraineur'
  return presence
    ? `${by} vient de noter «\u00A0${presenceNames[presence]}\u00A0» pour ${name}. Touchez à nouveau pour corriger.`
    : `${by} vient de retirer ce qui était noté pour ${name}. Touchez à nouveau pour corriger.`
}
