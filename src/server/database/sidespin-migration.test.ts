import { expect, test } from 'vitest'
import { migratedFrom } from '../../../test/support/migrated-from.ts'
import { idOf } from '../../demo/seeded.ts'
import { rallyFaults } from '../../domain/drills/rally-rules.ts'
import type { Rally } from '../../domain/drills/rally.ts'

const served = (technique: string, side: 'gauche' | 'droit'): Rally => ({
  steps: [
    {
      by: 'A',
      options: [
        {
          stroke: 'service',
          technique,
          spin: { axis: 'coupé', side },
          from: 'RV',
          to: { col: 'CD', depth: 'court' },
          first: { col: 'RV', depth: 'court' },
        },
      ],
    },
  ],
  loop: false,
  end: 'stop',
})

test('A drawing that was saved by the racket’s direction can still be played, and keeps its name.', async () => {
  const saved = [
    ['Pioche', 'Latéral Droit', served('Pioche', 'droit')],
    ['Revers', 'Latéral Droit', served('Revers', 'droit')],
    ['Revers', 'Latéral Droit', null],
    ['Lancé', 'Latéral Droit', served('Lancé', 'droit')],
    ['Marteau', 'Latéral Gauche', served('Marteau', 'gauche')],
  ] as const
  const { client } = await migratedFrom('0051', async (query) => {
    await query(
      `insert into clubs (id, name, code, trial_ends_at, created_at, updated_at)
       values ($1, 'Ping', 'ping', now(), now(), now())`,
      [idOf('club')],
    )
    await query(
      `insert into training_sessions (id, club_id, title, date, time, duration, starts_at, created_at, updated_at)
       values ($1, $2, 'Services', '2026-11-24', '18:00', '1h', now(), now(), now())`,
      [idOf('session'), idOf('club')],
    )
    for (const [position, [technique, effect, rally]] of saved.entries()) {
      const drill = rally && JSON.stringify({ sequence: { kind: 'rally', phases: [rally] } })
      await query(
        `insert into exercises (id, club_id, type, technique, effect, difficulty, duration, drill, created_at, updated_at)
         values ($1, $2, 'service', $3, $4, 'débutant', '15 min', $5, now(), now())`,
        [idOf(`exercise ${position}`), idOf('club'), technique, effect, drill],
      )
      await query(
        `insert into session_exercises (id, session_id, club_id, position, type, technique, effect, duration, drill)
         values ($1, $2, $3, $4, 'service', $5, $6, '15 min', $7)`,
        [idOf(`entry ${position}`), idOf('session'), idOf('club'), position, technique, effect, drill],
      )
    }
  })
  for (const table of ['exercises', 'session_exercises']) {
    const { rows } = await client.query<{
      technique: string
      effect: string
      drill: { sequence: { phases: [Rally] } } | null
    }>(`select technique, effect, drill from ${table} order by technique, drill is null`)
    expect(rows.map(({ technique, effect }) => `${technique} - ${effect}`)).toEqual([
      'Lancé - Latéral Droit',
      'Marteau - Latéral Gauche',
      'Pioche - Latéral Gauche',
      'Revers - Latéral Gauche',
      'Revers - Latéral Droit',
    ])
    expect(rows.flatMap(({ drill }) => (drill ? rallyFaults(drill.sequence.phases[0]) : []))).toEqual([])
  }
})
