import type { ContractModule } from '../../../contract/endpoints.ts'
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

const registry = {
  ...accountWrites,
  ...clubWrites,
  ...requestWrites,
  ...exerciseWrites,
  ...playerWrites,
  ...profileWrites,
  ...evaluationWrites,
  ...sessionWrites,
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

/** What its author reads again once it is done. */
export function queriesChangedBy(
  write: Pick<QueuedWrite, 'method' | 'path'> & { readonly input?: Input },
): readonly QueryFilter[] {
  const { invalidates = [], players } = descriptionOf(write) ?? {}
  const ids = write.input && players?.(write.input)
  const readings = invalidates.flatMap((topic) => queriesAbout(topic, ids) ?? [])
  return [...new Map(readings.map((reading) => [reading.queryKey.join(), reading])).values()]
}
