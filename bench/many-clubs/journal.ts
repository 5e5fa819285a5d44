import { dayMs, type Place, uuidv7At } from './place.ts'

const entriesEach = 60

/** One every six days, of two kinds. */
export function journalRows({ clubId, seed, today, coachIds }: Place) {
  return Array.from({ length: entriesEach }, (_, n) => {
    const at = new Date(today.getTime() - (n * 6 + 1) * dayMs)
    return {
      id: uuidv7At(at, `entry ${n} of ${seed}`),
      club_id: clubId,
      at,
      ...(n % 2 === 0
        ? { kind: 'scores' as const, act: 'scores-set', details: '{}' }
        : { kind: 'members' as const, act: 'joined', details: '{"role":"player"}' }),
      actor_id: coachIds[n % coachIds.length]!,
    }
  })
}
