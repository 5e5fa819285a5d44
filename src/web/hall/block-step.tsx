import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Bell, Check, Link2, Pause, Play, SkipForward } from 'lucide-react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { changesRoles, type HallBlock } from '../../domain/hall/hall-blocks.ts'
import { hallHands } from '../../domain/hall/hall-hands.ts'
import { overSince, rivalRun, type TimedBlock, timeLeft } from '../../domain/hall/hall-timer.ts'
import { useMe, useTimeZone } from '../accounts/queries.ts'
import { clubTime } from '../clubs/club-time.ts'
import { Button } from '../ui/button.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { showToast } from '../ui/toast.ts'
import { unlockSound } from './bell.ts'
import { shortClock } from './clock-words.ts'
import { type HallPerson, useHallPeople } from './hall-people.ts'
import { HoldButton } from './hold-button.tsx'
import { positionOf } from './position-of.ts'
import { strokePoints } from '../../domain/stroke-advice/stroke-points.ts'
import { TimerDigits } from './timer-digits.tsx'
import { useBlockDrawing } from './use-block-drawing.ts'
import type { HallState } from './use-hall.ts'
import { useTick } from './use-tick.ts'

interface BlockStepProps {
  session: TrainingSession
  hall: HallState
  blocks: readonly HallBlock[]
  /** The one that runs, or ran last. */
  shownBlock: HallBlock | null
  next: HallBlock | null
  mayFallAsleep: boolean
  /** « Enchainer »: each block starts by itself when the one before is over. */
  chained: boolean
  onChain: (chained: boolean) => void
}

/** Seen from across the hall: the time, what is trained, what to look at. */
export function BlockStep(props: BlockStepProps) {
  const { session, hall, blocks, shownBlock, next, mayFallAsleep, chained, onChain } = props
  const navigate = useNavigate({ from: '/coach/sessions/$id/salle' })
  const { account } = useMe()
  const now = useTick(hall.now)
  const { present } = useHallPeople(session, hall)
  const { block } = hall.timer
  const over = block && overSince(block, now)
  const closed = hall.timer.endedAt !== null
  // Closed by mistake in the middle of a block: it goes on where it was.
  const cutOff = closed && block?.last.type === 'end' && timeLeft(block, now) > 0
  // After a block that was passed, and before the first one, the next one stands ready; after the evening the last one too.
  const waits = !block || !shownBlock || (block.left && !cutOff)
  const ready = next ?? (closed ? shownBlock : null)
  const shown = (waits ? ready : shownBlock) ?? shownBlock
  const rival = rivalRun(hall.events, account.id)

  function start(following: HallBlock) {
    unlockSound()
    hall.start(following)
  }
  function change(type: 'pause' | 'resume' | 'plus60' | 'skip' | 'back') {
    unlockSound()
    if (block && hall.run) hall.note({ type, run: hall.run, blockId: block.id })
  }
  function handleSkip() {
    change('skip')
    showToast('Bloc passé', { undo: () => change('back') })
  }
  const toClosing = () => void navigate({ search: { step: 'closing' }, replace: true })
  const runs = !waits && block.since !== null && over === null
  const main = waits
    ? ready && {
        label: ready === shownBlock ? 'Lancer encore' : 'Lancer',
        icon: <Play />,
        act: () => start(ready),
      }
    : over !== null
      ? next && { label: 'Bloc suivant', icon: <SkipForward />, act: () => start(next) }
      : runs
        ? { label: 'Pause', icon: <Pause />, act: () => change('pause') }
        : { label: 'Reprendre', icon: <Play />, act: () => change(cutOff ? 'back' : 'resume') }
  const afterShown = waits ? following(blocks, shown) : next

  if (!shown) return null
  return (
    <div className="hall-block">
      <p className="hall-block-head">
        <span>
          {shown.exercise && <CategoryGlyph category={shown.exercise.type} />}
          Bloc {positionOf(blocks, shown.id)}
        </span>
        {!waits && <BlockFact hall={hall} block={block} hasHalf={changesRoles(shown)} now={now} />}
      </p>
      <TimerDigits
        left={waits ? shown.minutes * 60_000 : timeLeft(block, now)}
        length={waits ? shown.minutes * 60_000 : block.lengthMs}
        hasHalf={changesRoles(shown)}
        dimmed={!runs}
      />
      <BlockLook
        block={shown}
        present={present}
        leftHanders={hall.leftHanders}
        hasChanged={!waits && changesRoles(shown) && timeLeft(block, now) <= block.lengthMs / 2}
      >
        {over !== null && !waits && <p className="hall-block-over">Terminé depuis {shortClock(over)}</p>}
        {mayFallAsleep && runs && (
          <p className="hall-block-note">
            Cet appareil peut s’endormir&nbsp;: le temps continue, pas la cloche.
          </p>
        )}
        {rival && (
          <div role="group" aria-label="Deux chronos" className="hall-rival">
            <p>{hall.nameOf(rival.by) ?? 'Un autre appareil'} tient le chrono.</p>
            <Button variant="on-table" onClick={() => hall.note({ type: 'lead', run: rival.leading })}>
              Suivre le sien
            </Button>
            <Button variant="on-table" onClick={() => hall.note({ type: 'lead', run: rival.own })}>
              Garder le mien
            </Button>
          </div>
        )}
      </BlockLook>
      <div className="hall-block-next">
        {afterShown ? (
          <>
            {afterShown.exercise && <CategoryGlyph category={afterShown.exercise.type} />}
            <span>
              Ensuite&nbsp;: <b>{afterShown.title}</b>, {afterShown.minutes}&nbsp;min
            </span>
          </>
        ) : (
          <span>Dernier bloc</span>
        )}
        {afterShown && (
          <button
            type="button"
            className="hall-chain"
            aria-pressed={chained}
            onClick={() => {
              unlockSound()
              onChain(!chained)
            }}
          >
            {chained ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
            Enchainer
          </button>
        )}
      </div>
      <div className="hall-controls">
        <button
          type="button"
          className="hall-round"
          aria-label="Une minute de plus"
          disabled={waits || cutOff}
          onClick={() => change('plus60')}
        >
          +1
        </button>
        {main ? (
          <Button variant="primary" size="large" icon={main.icon} onClick={main.act}>
            {main.label}
          </Button>
        ) : (
          <Button variant="primary" size="large" onClick={toClosing}>
            Finir la séance
          </Button>
        )}
        <HoldButton
          label="Passer le bloc"
          tip="Maintenez pour passer"
          className="hall-round"
          disabled={waits || cutOff}
          onHeld={handleSkip}
        >
          <SkipForward aria-hidden="true" />
        </HoldButton>
      </div>
    </div>
  )
}

function following(blocks: readonly HallBlock[], shown: HallBlock | null): HallBlock | null {
  const index = blocks.findIndex((block) => block === shown)
  return blocks[index + 1] ?? null
}

interface BlockFactProps {
  hall: HallState
  block: TimedBlock
  hasHalf: boolean
  now: number
}

/** When the bell rings; while it pauses, or was lengthened by another coach: who, and when. */
function BlockFact({ hall, block, hasHalf, now }: BlockFactProps) {
  const timeZone = useTimeZone()
  const { type, by, at } = block.last
  const name = hall.nameOf(by)
  const time = clubTime(new Date(at), timeZone)
  if (block.since === null) {
    return (
      <span>
        <Pause aria-hidden="true" />
        {name ? `${name}, ${time}` : time}
      </span>
    )
  }
  if (type === 'plus60' && name) return <span>+1 min, {name}</span>
  const left = timeLeft(block, now)
  const toHalf = hasHalf ? left - block.lengthMs / 2 : 0
  const bell = toHalf > 0 ? toHalf : left
  if (bell === 0) return null
  return (
    <span>
      <Bell aria-hidden="true" />
      dans {shortClock(bell + 999)}
    </span>
  )
}

interface BlockLookProps {
  block: HallBlock
  present: readonly HallPerson[]
  leftHanders: readonly string[]
  /** Whoever began as A is B now. */
  hasChanged: boolean
  children: ReactNode
}

/** What is trained, as a drawing and as three things to look at. */
function BlockLook({ block, present, leftHanders, hasChanged, children }: BlockLookProps) {
  const [forLeft, setForLeft] = useState(false)
  const known = hallHands(
    present.map(({ id }) => id),
    new Set(leftHanders),
    hasChanged,
  )
  const points = block.exercise ? strokePoints[block.exercise.technique] : undefined
  const drawing = useBlockDrawing(block, known ?? { left: forLeft }, Boolean(points || block.description))
  const isRally = block.drill?.sequence.kind === 'rally'
  const pair = present.length === 2 ? (hasChanged ? present.toReversed() : present) : []
  return (
    <>
      <div className="hall-block-title">
        <h2>
          <bdi>{block.title}</bdi>
        </h2>
        {drawing?.picture && isRally && !known && (
          <button
            type="button"
            className="hall-chip"
            aria-pressed={forLeft}
            onClick={() => setForLeft(!forLeft)}
          >
            Gaucher
          </button>
        )}
        {drawing?.next && (
          <button type="button" className="hall-chip" onClick={drawing.next.show}>
            {drawing.next.label}
          </button>
        )}
      </div>
      <div className="hall-block-body">
        {drawing?.picture && (
          <figure className="hall-drawing">
            {/* Our own drawing function’s text, in which every typed word is escaped. */}
            <div dangerouslySetInnerHTML={{ __html: drawing.picture.svg }} />
            {isRally && pair.length > 0 && (
              <figcaption>
                {pair.map(({ id, name }, index) => (
                  <span key={id}>
                    {index === 0 ? 'A' : 'B'}&#160;: <bdi>{name}</bdi>
                  </span>
                ))}
              </figcaption>
            )}
          </figure>
        )}
        {(!drawing || drawing.showsWords) && <Words points={points} description={block.description} />}
        {children}
      </div>
    </>
  )
}

/** Three things to look at; without any what the coach wrote. */
function Words({ points, description }: { points: readonly string[] | undefined; description: string }) {
  if (!points) return description ? <p className="hall-block-words typed-lines">{description}</p> : null
  return (
    <ol className="hall-points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ol>
  )
}
