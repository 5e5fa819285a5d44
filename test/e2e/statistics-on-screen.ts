import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import type {
  CrossingRows,
  MasteryRows,
  PlayedRows,
  PlayerRows,
  PointRows,
  Points,
  Statistics,
} from '../../src/contract/statistics.ts'

const range = { from: '2026-07-01', to: '2026-11-24' }
const season = { sessions: 30, present: 200, absent: 50, minutes: 1500, gained: 24 }

export const figures: Statistics = {
  ...range,
  since: '2024-07-01',
  sessions: 90,
  crossings: {
    from: '2026-07-28',
    cases: 194,
    spans: [
      { span: 'under-15', cases: 47, share: { raised: 4, low: 0.034, high: 0.199 } },
      { span: 'from-15', cases: 52, share: { raised: 9, low: 0.094, high: 0.297 } },
      { span: 'from-30', cases: 46, share: { raised: 12, low: 0.156, high: 0.403 } },
      { span: 'from-60', cases: 34, share: { raised: 14, low: 0.263, high: 0.578 } },
      { span: 'from-90', cases: 15, share: { raised: 7, low: 0.248, high: 0.699 } },
    ],
    compared: { above: { cases: 49, raised: 21 }, below: { cases: 145, raised: 25 } },
    techniques: [
      { techniqueId: 'initiative-1', cases: 31, difference: { points: 22, low: 9, high: 35, isThin: false } },
      { techniqueId: 'service-2', cases: 24, difference: { points: 18, low: 4, high: 32, isThin: false } },
      { techniqueId: 'counter-1', cases: 27, difference: { points: 14, low: -2, high: 30, isThin: false } },
      { techniqueId: 'defense-4', cases: 12, difference: { points: 6, low: -14, high: 26, isThin: true } },
      { techniqueId: 'initiative-3', cases: 5, difference: null },
    ],
  },
  clock: {
    mastered: 24,
    toRefresh: 9,
    spans: [
      { span: 'under-15', techniques: 9 },
      { span: 'from-15', techniques: 4 },
      { span: 'from-30', techniques: 2 },
      { span: 'from-45', techniques: 6 },
      { span: 'from-60', techniques: 3 },
    ],
  },
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

const ofInes = { playerId: people.ines.id, playerName: 'Inès Morel', techniqueId: 'counter-1' }
const one = { ...range, total: 1, page: 1, pageCount: 1 }
const crossings: CrossingRows = {
  ...one,
  rows: [{ ...ofInes, day: '2026-11-24', minutes: 75, isRaised: true }],
}
const rankings: PointRows = {
  ...one,
  rows: [
    { playerId: people.ines.id, playerName: 'Inès Morel', points: 640, day: '2026-10-01', minutes: 320 },
  ],
}
const played: PlayedRows = { ...one, rows: [{ ...ofInes, day: '2026-10-05', days: 50 }] }

/** Figures that are the same on every day, instead of those of the demonstration. */
export async function answerStatistics(page: Page, answer: Statistics = figures): Promise<void> {
  const answers = {
    '': answer,
    '/players': players,
    '/points': points,
    '/rankings': rankings,
    '/masteries': masteries,
    '/crossings': crossings,
    '/played': played,
  }
  for (const [path, json] of Object.entries(answers))
    await page.route(new RegExp(`/api/statistics${path}(\\?|$)`), (route) => route.fulfill({ json }))
}
