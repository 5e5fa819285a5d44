import type { ContractModule } from '../../../contract/endpoints.ts'
import type { ChangedTopic } from '../../live/invalidate.ts'
import { accountWrites } from '../../accounts/queued-writes.ts'
import { clubWrites } from '../../clubs/queued-writes.ts'
import { requestWrites } from '../../exercise-requests/queued-writes.ts'
import { exerciseMarkWrites, exerciseWrites } from '../../exercises/queued-writes.ts'
import { hallWrites } from '../../hall/queued-writes.ts'
import { playerWrites } from '../../players/queued-writes.ts'
import { profileWrites } from '../../profiles/queued-writes.ts'
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

const registry = {
  ...accountWrites,
  ...clubWrites,
  ...requestWrites,
  ...exerciseMarkWrites,
  ...exerciseWrites,
  ...playerWrites,
  ...profileWrites,
  ...evaluationWrites,
  ...sessionWrites,
  ...hallWrites,
} satisfies Record<QueuedAddress<ContractModule>, object>

type Input = QueuedWrite['input']
type Description = Omit<WriteDescription<Input, unknown, unknown>, 'overlay'>

/** Of that address, hence of such an input; undefined for what a newer release has kept on this device. */
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

/** What its author reads again once it is done: the topics that the server announces, of those players if it is of some. */
export function topicsChangedBy(
  write: Pick<QueuedWrite, 'method' | 'path' | 'input'>,
): readonly ChangedTopic[] {
  const { invalidates = [], players } = descriptionOf(write) ?? {}
  const topics = typeof invalidates === 'function' ? invalidates(write.input) : invalidates
  const ids = players?.(write.input)
  return topics.map((topic) => ({ topic, ids }))
}
