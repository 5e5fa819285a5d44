import type * as accounts from '../../../contract/accounts.ts'
import type * as clubs from '../../../contract/clubs.ts'
import type * as coachAdvice from '../../../contract/coach-advice.ts'
import type * as dashboard from '../../../contract/dashboard.ts'
import type * as exerciseRequests from '../../../contract/exercise-requests.ts'
import type * as exercises from '../../../contract/exercises.ts'
import type * as playerProgress from '../../../contract/player-progress.ts'
import type * as players from '../../../contract/players.ts'
import type * as profiles from '../../../contract/profiles.ts'
import type * as sessionPlanning from '../../../contract/session-planning.ts'
import type * as subscription from '../../../contract/subscription.ts'
import type * as techniqueEvaluations from '../../../contract/technique-evaluations.ts'
import type * as trainingSessions from '../../../contract/training-sessions.ts'
import { accountWrites } from '../../accounts/queued-writes.ts'
import { clubWrites } from '../../clubs/queued-writes.ts'
import { requestWrites } from '../../exercise-requests/queued-writes.ts'
import { exerciseWrites } from '../../exercises/queued-writes.ts'
import { playerWrites } from '../../players/queued-writes.ts'
import { profileWrites } from '../../profiles/queued-writes.ts'
import { type QueryFilter, queriesAbout } from '../../live/invalidate.ts'
import { evaluationWrites } from '../../technique-evaluations/queued-writes.ts'
import { sessionWrites } from '../../training-sessions/queued-writes.ts'
import type { QueuedWrite } from './queued-write.ts'
import {
  addressOf,
  type Named,
  type QueuedAddress,
  type WriteDescription,
  type WriteWords,
} from './write-description.ts'

type Contract =
  | typeof accounts
  | typeof clubs
  | typeof coachAdvice
  | typeof dashboard
  | typeof exerciseRequests
  | typeof exercises
  | typeof playerProgress
  | typeof players
  | typeof profiles
  | typeof sessionPlanning
  | typeof subscription
  | typeof techniqueEvaluations
  | typeof trainingSessions

const registry = {
  ...accountWrites,
  ...clubWrites,
  ...requestWrites,
  ...exerciseWrites,
  ...playerWrites,
  ...profileWrites,
  ...evaluationWrites,
  ...sessionWrites,
} satisfies Record<QueuedAddress<Contract>, object>

type Input = QueuedWrite['input']
type Description = Omit<WriteDescription<Input, unknown, unknown>, 'overlay'>

/** Undefined for what a newer release has kept on this device. */
function descriptionOf(write: Pick<QueuedWrite, 'method' | 'path'>): Description | undefined {
  return (registry as unknown as Readonly<Record<string, Description>>)[addressOf(write)]
}

/** Only what was filled in, and is known. */
export function wordsFor(write: QueuedWrite): WriteWords {
  const named: Named = write.named ?? []
  const { title, typed } = descriptionOf(write)?.words(write.input, named) ?? {
    title: 'Enregistrement',
    typed: [],
  }
  return { title, typed: typed.filter(([, text]) => text !== '') }
}

/** Of what somebody else had changed before: what, and by whom; null where nobody can say. */
export function changedBefore(write: QueuedWrite): string | null {
  const current = write.refused?.refusal === 'changed-meanwhile' ? currentData(write) : null
  return (current && descriptionOf(write)?.overtaken?.(current, write)) ?? null
}

/** An edit of what somebody has changed meanwhile is tried again on what is there now. */
export function inputToRetry(write: QueuedWrite): Input {
  const current = currentData(write)
  return (current && descriptionOf(write)?.retry(write.input, current)) ?? write.input
}

function currentData({ refused }: QueuedWrite): object | null {
  const { current } = refused ?? {}
  return typeof current === 'object' ? current : null
}

/** What its author reads again once it is done. */
export function queriesChangedBy(
  write: Pick<QueuedWrite, 'method' | 'path'> & { readonly input?: Input },
): readonly QueryFilter[] {
  const { invalidates = [], players } = descriptionOf(write) ?? {}
  const ids = write.input && players?.(write.input)
  const readings = invalidates.flatMap((topic) => queriesAbout(topic, ids) ?? [])
  return [...new Map(readings.map((reading) => [reading.queryKey.join(), reading])).values()]
}
