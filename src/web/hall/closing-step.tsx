import { useId, useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { HallBlock } from '../../domain/hall/hall-blocks.ts'
import type { Proposal } from '../../domain/hall/hall-marks.ts'
import { playedByBlock, playedMinutes, rivalRun } from '../../domain/hall/hall-timer.ts'
import { catalogueTechnique } from '../../domain/technique-catalogue.ts'
import { isHallOpen } from '../../domain/training-session.ts'
import { useMe, useTimeZone } from '../accounts/queries.ts'
import { clubDay } from '../clubs/club-time.ts'
import { statusNames } from '../technique-evaluations/evaluation-words.ts'
import { ObservationList } from '../technique-evaluations/observation-list.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { counted } from '../ui/counted.ts'
import { showToast } from '../ui/toast.ts'
import { FeedbackCode } from './feedback-code.tsx'
import { useHallPeople } from './hall-people.ts'
import type { HallState } from './use-hall.ts'
import { useMarks } from './use-marks.ts'
import { useTick } from './use-tick.ts'

interface ClosingStepProps {
  session: TrainingSession
  hall: HallState
  blocks: readonly HallBlock[]
}

/** What was done of what was planned. */
export function ClosingStep({ session, hall, blocks }: ClosingStepProps) {
  const headingId = useId()
  const now = useTick(hall.now)
  const { nameOf } = useHallPeople(session, hall)
  const { proposals, evidenceFor, confirm, troubles, forget } = useMarks(hall)
  /** By proposal, once somebody has said: a technique that was mastered is unchecked until then. */
  const [unchecked, setUnchecked] = useState<Readonly<Record<string, boolean>>>({})
  const played = playedByBlock(hall.timer, now)
  const minutesOf = (id: string) => playedMinutes(played, id)
  const total = blocks.reduce((sum, { id }) => sum + minutesOf(id), 0)
  const present = session.players.filter(({ presence }) => presence === 'present').length
  const guests = hall.guests.filter((guest) => guest.present).length
  const longest = Math.max(...blocks.map(({ id, minutes }) => Math.max(minutes, minutesOf(id))))
  const closed = hall.timer.endedAt !== null
  const { account } = useMe()
  const timeZone = useTimeZone()
  const hasRival = !closed && rivalRun(hall.events, account.id) !== null

  const chosen = proposals.filter((each) => !(unchecked[keyOf(each)] ?? each.lowers))

  function handleClose() {
    // What nobody confirms is asked no more; what was seen stays.
    for (const proposal of proposals) {
      if (chosen.includes(proposal)) confirm(proposal)
      else
        hall.note({
          type: 'mark',
          playerId: proposal.playerId,
          techniqueId: proposal.techniqueId,
          mark: null,
          declined: true,
        })
    }
    if (!closed) hall.note({ type: 'end', run: hall.run })
    showToast('Séance fermée')
  }
  function check(which: readonly Proposal[], checked: boolean) {
    setUnchecked({ ...unchecked, ...Object.fromEntries(which.map((each) => [keyOf(each), !checked])) })
  }
  return (
    <div className="hall-closing">
      <div className="hall-closing-body">
        <h2>{closed ? 'C’est fini' : 'Bilan'}</h2>
        <dl className="hall-facts">
          <div>
            <dt>présents sur {session.players.length + hall.guests.length}</dt>
            <dd>{present + guests}</dd>
          </div>
          <div>
            <dt>{total > 1 ? 'minutes jouées' : 'minute jouée'}</dt>
            <dd>{total}</dd>
          </div>
          {proposals.length > 0 && (
            <div>
              <dt>à confirmer</dt>
              <dd>{proposals.length}</dd>
            </div>
          )}
        </dl>
        <h3>Minutes par bloc</h3>
        <ul className="hall-minutes">
          {blocks.map(({ id, title, minutes, exercise }) => {
            const done = minutesOf(id)
            return (
              <li key={id}>
                {exercise ? <CategoryGlyph category={exercise.type} /> : <span />}
                <span>
                  <bdi>{title}</bdi>
                </span>
                <span>
                  <b>{done}&nbsp;min</b> {done !== minutes && <small>sur {minutes}</small>}
                </span>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  {done === 0 ? (
                    <rect width={(100 * minutes) / longest} height="4" className="hall-minutes-unplayed" />
                  ) : (
                    <rect width={(100 * done) / longest} height="4" className="hall-minutes-played" />
                  )}
                </svg>
              </li>
            )
          })}
        </ul>
        {troubles.map(({ about, sentence }) => (
          <Banner key={about} tone="error" action={<Button onClick={() => forget(about)}>Compris</Button>}>
            {sentence}
          </Banner>
        ))}
        {proposals.length > 0 && (
          <>
            <header className="hall-proposals-head">
              <h3 id={headingId}>À confirmer</h3>
              {chosen.length > 0 && (
                <Button variant="bare" onClick={() => check(chosen, false)}>
                  Tout décocher
                </Button>
              )}
            </header>
            <ul aria-labelledby={headingId} className="hall-proposals">
              {proposals.map((proposal) => (
                <li key={keyOf(proposal)}>
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={chosen.includes(proposal)}
                      onChange={(event) => check([proposal], event.target.checked)}
                    />
                    <span>
                      <b>
                        <bdi>{nameOf(proposal.playerId)}</bdi>
                      </b>{' '}
                      · {catalogueTechnique(proposal.techniqueId)?.name}
                      <small>
                        {statusNames[proposal.status]}
                        {proposal.was !== 'not_evaluated' && `, était ${statusNames[proposal.was]}`}
                      </small>
                    </span>
                  </label>
                  {proposal.status === 'mastered' && (
                    <ObservationList
                      observations={evidenceFor(proposal) ?? []}
                      today={clubDay(new Date(now), timeZone)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        {Date.parse(session.startsAt) <= now && <FeedbackCode sessionId={session.id} />}
      </div>
      <div className="hall-foot">
        {closed && proposals.length === 0 ? (
          <p className="hall-closed">
            La séance est fermée.
            {isHallOpen(session, new Date(now)) && ' Pour la rouvrir, lancez un bloc.'}
          </p>
        ) : (
          <Button
            variant="primary"
            size="large"
            pending={hall.isLoading}
            disabledReason={
              hasRival ? 'Deux chronos tournent\u00A0: choisissez le vôtre dans «\u00A0Bloc\u00A0».' : null
            }
            onClick={handleClose}
          >
            {closeWords(chosen.length, closed)}
          </Button>
        )}
      </div>
    </div>
  )
}

function keyOf({ playerId, techniqueId }: Proposal): string {
  return `${playerId} ${techniqueId}`
}

function closeWords(confirmed: number, closed: boolean): string {
  if (confirmed === 0) return closed ? 'Ne rien confirmer' : 'Fermer la séance'
  const marks = counted(confirmed, 'repère')
  return closed ? `Confirmer ${marks}` : `Confirmer ${marks} et fermer`
}
