import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import type { MasteryRows, PlayerRows, Points, Statistics } from '../../src/contract/statistics.ts'

const range = { from: '2026-07-01', to: '2026-11-24' }
const season = { sessions: 30, present: 200, absent: 50, minutes: 1500, gained: 24 }

export const figures: Statistics = {
  ...range,
  since: '2024-07-01',
  sessions: 90,
  minutes: [
    { techniqueId: null, cases: 31, spread: { first: 35, median: 60, third: 120 } },
    { techniqueId: 'counter-1', cases: 12, spread: { first: 20, median: 45, third: 60 } },
    { techniqueId: 'initiative-3', cases: 5, spread: null },
  ],
  retention: [
    { span: 'under-30', cases: 22, retained: { kept: 20, low: 0.722, high: 0.975 } },
    { span: 'from-30', cases: 10, retained: { kept: 8, low: 0.49, high: 0.943 } },
    { span: 'from-45', cases: 3, retained: null },
    { span: 'from-90', cases: 0, retained: null },
  ],
  seasons: ['2024-07-01', '2025-07-01', '2026-07-01'].map((start) => ({
    start,
    toDate: season,
    whole: season,
  })),
}

const players: PlayerRows = {
  ...range,
  total: 2,
  page: 1,
  pageCount: 1,
  mostGained: 4,
  rows: [
    { playerId: people.hugo.id, playerName: 'Hugo Blanchard', present: 3, absent: 1, gained: 0 },
    { playerId: people.ines.id, playerName: 'Inès Morel', present: 21, absent: 3, gained: 4 },
  ],
}

const points: Points = {
  ...range,
  players: 8,
  months: [
    { month: '2026-09', points: 612, minutes: 240 },
    { month: '2026-10', points: 640, minutes: 320 },
  ],
}

const masteries: MasteryRows = {
  ...range,
  total: 1,
  page: 1,
  pageCount: 1,
  rows: [
    {
      playerId: people.ines.id,
      playerName: 'Inès Morel',
      techniqueId: 'counter-1',
      day: '2026-10-13',
      minutes: 45,
      sessions: 3,
    },
  ],
}

/** Ping Club de Vaise is on the plan Club: the answers are those of a club on Pro. */
export async function answerStatistics(page: Page, answer: Statistics = figures): Promise<void> {
  const answers = { '': answer, '/players': players, '/points': points, '/masteries': masteries }
  for (const [path, json] of Object.entries(answers))
    await page.route(new RegExp(`/api/statistics${path}(\\?|$)`), (route) => route.fulfill({ json }))
}
