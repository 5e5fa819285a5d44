import { useQuery } from '@tanstack/react-query'
import { CatchBoundary, Link, useParams, useRouterState, useSearch } from '@tanstack/react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronLeft, CircleCheck, ClipboardCheck, Flag, Grid2x2, Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { presences } from '../../domain/attendance.ts'
import { marksOf } from '../../domain/hall/hall-marks.ts'
import { blockAfter, changesRoles, hallBlocks } from '../../domain/hall/hall-blocks.ts'
import { meQuery, useTimeZone } from '../accounts/queries.ts'
import { isGone } from '../app/call.ts'
import { ScreenError } from '../app/error-screens.tsx'
import { Reading } from '../app/reading.tsx'
import { useNow } from '../app/use-now.ts'
import { clubTime } from '../clubs/club-time.ts'
import { clubQuery } from '../clubs/queries.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Loading } from '../ui/loading.tsx'
import { EmptyState } from '../ui/states.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'
import { askToPersist } from '../offline/persistence.ts'
import { evaluationTableQuery } from '../technique-evaluations/queries.ts'
import { useSession } from '../training-sessions/use-sessions.ts'
import { BlockStep } from './block-step.tsx'
import { HallPill } from './hall-pill.tsx'
import type { HallStep } from './hall-search.ts'
import { positionOf } from './position-of.ts'
import { RoleChange } from './role-change.tsx'
import { RollStep } from './roll-step.tsx'
import { useBells } from './use-bells.ts'
import { useHall } from './use-hall.ts'
import { useRoll } from './use-roll.ts'
import { useWakeLock } from './use-wake-lock.ts'
import './hall.css'

const MarksStep = lazyPart(async () => (await import('./marks-step.tsx')).MarksStep)
const ClosingStep = lazyPart(async () => (await import('./closing-step.tsx')).ClosingStep)
const TablesStep = lazyPart(async () => (await import('./tables-step.tsx')).TablesStep)

export function HallPage() {
  const { id } = useParams({ from: '/coach/sessions/$id/salle' })
  const { data: me } = useSuspenseQuery(meQuery)
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '' })
  // Signed out a moment ago: the guard leads away.
  if (me === null) return null
  return (
    <div className="hall-frame">
      <CatchBoundary getResetKey={() => shown} errorComponent={ScreenError}>
        <HallOf key={id} id={id} />
      </CatchBoundary>
      <ToastRegion />
    </div>
  )
}

function HallOf({ id }: { id: string }) {
  const { session, query } = useSession(id)
  // Whoever turns up is found without network, too, and what everybody is able to do.
  useQuery(clubQuery)
  useQuery(evaluationTableQuery)
  if (session && !(query.data && isGone(query.error))) return <Hall session={session} />
  return (
    <main className="hall-nothing">
      <h1>Salle</h1>
      {query.isError && isGone(query.error) ? (
        <EmptyState title="Cette séance n’existe plus" action={<BackLink />}>
          Elle a été supprimée, ou n’est pas de votre club.
        </EmptyState>
      ) : (
        <Reading query={query} otherwise="Erreur lors du chargement des séances">
          <Loading label="Chargement de la séance…" />
        </Reading>
      )}
    </main>
  )
}

function BackLink() {
  return (
    <Link to="/coach/sessions" className={buttonClass({ variant: 'primary' })}>
      Retour aux séances
    </Link>
  )
}

function Hall({ session }: { session: TrainingSession }) {
  const search = useSearch({ from: '/coach/sessions/$id/salle' })
  const timeZone = useTimeZone()
  const hall = useHall(session)
  const roll = useRoll(session, hall.readOnly)
  const { block } = hall.timer
  const blocks = hallBlocks(session)
  const shownBlock = blocks.find(({ id }) => id === block?.id) ?? null
  const next = blockAfter(blocks, block?.id ?? null)
  const [changing, setChanging] = useState<string | null>(null)
  const [chained, setChained] = useState(false)
  const mayFallAsleep = useWakeLock(Boolean(block && block.since !== null))
  useBells(block, {
    now: hall.now,
    hasHalf: shownBlock !== null && changesRoles(shownBlock),
    onHalf: () => setChanging(block?.id ?? null),
    onEnd: () => chained && next && hall.start(next),
  })
  useEffect(askToPersist, [])
  useEffect(() => {
    document.title = `${session.title} · Salle · Rebond`
  }, [session.title])

  const step: HallStep = search.step ?? (block && hall.timer.endedAt === null ? 'block' : 'roll')
  const ofBlocks = { blocks, next, shownBlock }
  if (changing && shownBlock && block && changing === block.id) {
    return (
      <RoleChange
        block={block}
        position={positionOf(blocks, block.id)}
        now={hall.now}
        onDone={() => setChanging(null)}
      />
    )
  }
  return (
    <div className={step === 'block' ? 'hall hall-on-table' : 'hall'}>
      <header className="hall-head">
        <Link to="/coach/sessions" className="hall-leave" aria-label="Quitter la salle">
          <ChevronLeft aria-hidden="true" />
        </Link>
        <h1>
          <span className="sr-only">Salle, </span>
          <bdi>{session.title}</bdi>
        </h1>
        <HallPill />
        <Clock timeZone={timeZone} />
      </header>
      <main className="hall-main">
        {[...roll.troubles, ...hall.troubles].map(({ about, sentence }) => (
          <Banner
            key={about}
            tone="error"
            className="hall-notice"
            action={
              <Button
                onClick={() => {
                  roll.forget(about)
                  hall.forget(about)
                }}
              >
                Compris
              </Button>
            }
          >
            {sentence}
          </Banner>
        ))}
        {hall.readOnly && (
          <Banner tone="info" className="hall-notice">
            Lecture seule&nbsp;: l’appel ne sera pas gardé.
          </Banner>
        )}
        {step === 'roll' && <RollStep session={roll.session} roll={roll} hall={hall} {...ofBlocks} />}
        {step === 'block' && (
          <BlockStep
            session={session}
            hall={hall}
            mayFallAsleep={mayFallAsleep}
            chained={chained}
            onChain={setChained}
            {...ofBlocks}
          />
        )}
        {step === 'tables' && <TablesStep session={roll.session} hall={hall} />}
        {step === 'marks' && (
          <MarksStep session={roll.session} hall={hall} blocks={blocks} shownBlock={shownBlock} />
        )}
        {step === 'closing' && <ClosingStep session={roll.session} hall={hall} blocks={blocks} />}
      </main>
      <nav aria-label="Salle" className="hall-rail">
        <Step
          step="roll"
          current={step}
          label="Appel"
          fact={rollFact(roll.session)}
          icon={<ClipboardCheck />}
        />
        <Step
          step="block"
          current={step}
          label="Bloc"
          fact={block ? positionOf(blocks, block.id).replace(' sur ', '/') : ''}
          icon={<Timer />}
        />
        <Step
          step="tables"
          current={step}
          label="Tables"
          fact={String(hall.seating.rounds.at(-1)?.tables.length ?? '')}
          icon={<Grid2x2 />}
        />
        <Step
          step="marks"
          current={step}
          label="Repères"
          fact={String(marksOf(hall.events).length || '')}
          icon={<CircleCheck />}
        />
        <Step step="closing" current={step} label="Bilan" fact="" icon={<Flag />} />
      </nav>
    </div>
  )
}

interface StepProps {
  step: HallStep
  current: HallStep
  label: string
  fact: string
  icon: React.ReactNode
}

function Step({ step, current, label, fact, icon }: StepProps) {
  return (
    <Link
      from="/coach/sessions/$id/salle"
      to="/coach/sessions/$id/salle"
      search={{ step }}
      replace
      className="hall-step"
      aria-current={step === current ? 'page' : undefined}
      activeProps={{}}
    >
      <span className="hall-step-icon" aria-hidden="true">
        {icon}
      </span>
      <span>
        {label} {fact && <small>{fact}</small>}
      </span>
    </Link>
  )
}

/** « 12/14 », once somebody is noted. */
function rollFact({ players }: Pick<TrainingSession, 'players'>): string {
  const isNoted = players.some(({ presence }) => presence && presences.includes(presence))
  return isNoted ? `${players.filter(({ presence }) => presence === 'present').length}/${players.length}` : ''
}

function Clock({ timeZone }: { timeZone: string }) {
  const now = useNow()
  return (
    <time className="hall-clock" dateTime={now.toISOString()}>
      {clubTime(now, timeZone)}
    </time>
  )
}
