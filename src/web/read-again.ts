import { queryClient } from './query-client.ts'
import type { WaitingWrite } from './outbox/waiting-write.ts'

/** Which reads a write concerns, by where it goes. */
const concerned: readonly (readonly [path: string, queries: readonly string[]])[] = [
  ['/api/training-sessions', ['training-sessions', 'dashboard']],
  ['/api/exercises', ['exercises', 'exercise-requests', 'dashboard']],
  ['/api/exercise-requests', ['exercise-requests', 'exercises', 'training-sessions', 'dashboard']],
  ['/api/club', ['club', 'me', 'dashboard']],
  ['/api/profile', ['profile', 'me', 'club']],
  ['/api/me', ['me', 'club']],
]

/** Resolves once what is on screen of it was read again. */
export async function readAgainAfter({ path }: WaitingWrite): Promise<void> {
  const names = concerned.find(([start]) => path.startsWith(start))?.[1] ?? []
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}
