import type { HallAction } from '../domain/hall/hall-event.ts'
import type { Db } from '../server/database/connection.ts'
import { people } from './club-people.ts'
import type { PlannedSession } from './club-sessions.ts'
import { vaiseId } from './club.ts'
import { idOf } from './seeded.ts'

const minuteMs = 60_000

/**
 * Of the session that is in progress what its coach noted in the hall: the warm-up is over, the first exercise runs, three tables
 * play, somebody came late and a cousin came along.
 */
export async function fillEvening(
  db: Db,
  { id, date, time, blocks, programme, startsAt }: PlannedSession & { startsAt: Date },
): Promise<void> {
  const { ines, tom, camille, hugo, sarah, jules, lea } = people
  const after = (minutes: number) => new Date(startsAt.getTime() + minutes * minuteMs)
  const guestId = idOf('guest of the evening')
  const run = idOf(`evening ${date} ${time} 0`)
  const block = { run, seenAt: after(0).toISOString() }
  const warmUp = blocks[0]!.id
  const mark = { type: 'mark', techniqueId: 'initiative-1' } as const
  const noted: readonly (readonly [minutes: number, action: HallAction])[] = [
    [1, { type: 'start', ...block, blockId: warmUp, after: null, minutes: 10 }],
    [4, { type: 'guest', guestId, firstName: 'Kenza', present: true }],
    [12, { type: 'start', ...block, blockId: programme[0]!.id, after: warmUp, minutes: 20 }],
    [
      13,
      {
        type: 'round',
        after: null,
        mode: 'pairs',
        tables: [
          { number: 1, players: [ines.id, tom.id], basket: null },
          { number: 2, players: [camille.id, hugo.id], basket: null },
          { number: 3, players: [sarah.id, jules.id, guestId], basket: null },
        ],
        rest: [],
      },
    ],
    [17, { ...mark, playerId: tom.id, mark: 'done' }],
    [18, { ...mark, playerId: ines.id, mark: 'working' }],
  ]
  await db
    .insertInto('hall_events')
    .values(
      noted.map(([minutes, { type, ...details }], index) => ({
        id: idOf(`evening ${date} ${time} ${index}`),
        session_id: id,
        club_id: vaiseId,
        at: after(minutes),
        noted_by: lea.id,
        type,
        details: JSON.stringify(details),
      })),
    )
    .execute()
  await db
    .updateTable('session_participants')
    .set({ late_at: after(9) })
    .where('session_id', '=', id)
    .where('player_id', '=', jules.id)
    .execute()
}
