import type { Page } from '@playwright/test'
import type { Hall } from '../../src/contract/hall.ts'
import type { TrainingSession } from '../../src/contract/training-sessions.ts'
import type { HallAction } from '../../src/domain/hall/hall-event.ts'
import { sessionId } from '../../src/demo/club-sessions.ts'
import { expect } from './journey.ts'

const id = sessionId('u13', -1)
export const hallPath = (step: string) => `/coach/sessions/${id}/salle?step=${step}`

/** Shows a past session's evening as if its first block had run for five minutes, with tables, marks, a guest, and one block played. */
export async function runEvening(page: Page, { closed = false } = {}): Promise<void> {
  await page.route(`**/api/hall/${id}`, async (route) => {
    const [hall, session] = [
      (await (await route.fetch()).json()) as Hall,
      (await (await page.request.get(`/api/training-sessions/${id}`)).json()) as TrainingSession,
    ]
    await route.fulfill({ json: { ...hall, events: eveningOf(session, closed), coaches: {} } })
  })
  await page.reload()
  await expect(page.getByRole('link', { name: /^Repères 2/ })).toBeVisible()
}

function eveningOf({ players, exercises }: TrainingSession, closed: boolean): Hall['events'] {
  const [first, second] = exercises.map((exercise) => exercise.id) as [string, string]
  const present = players.filter(({ presence }) => presence === 'present').map((player) => player.id)
  const guestId = '01900000-0000-7000-8000-0000000000aa'
  const seated = [...present, guestId]
  const block = { run: idAt(0), seenAt: null }
  const table = (number: number, from: number, to: number) => ({
    number,
    players: seated.slice(from, to),
    basket: null,
  })
  const mark = { type: 'mark', techniqueId: 'initiative-1' } as const
  const actions: readonly (readonly [minutesAgo: number, action: HallAction])[] = [
    [30, { type: 'start', ...block, blockId: first, after: null, minutes: 15 }],
    [28, { type: 'guest', guestId, firstName: 'Kenza', present: true }],
    [5, { type: 'start', ...block, blockId: second, after: first, minutes: 15 }],
    [
      4,
      {
        type: 'round',
        after: null,
        mode: 'pairs',
        tables: [table(1, 0, 2), table(2, 2, 4), table(3, 4, 7)],
        rest: seated.slice(7, 8),
      },
    ],
    [3, { ...mark, playerId: present[0]!, mark: 'done' }],
    [2, { ...mark, playerId: present[1]!, mark: 'working' }],
    ...(closed ? [[1, { type: 'end' }] as const] : []),
  ]
  return actions.map(([minutesAgo, action], index) => ({
    ...action,
    id: idAt(index),
    at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    by: null,
  })) as Hall['events']
}

const idAt = (index: number) => `01900000-0000-7000-8000-00000000000${index}`
