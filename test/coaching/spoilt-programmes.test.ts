import { describe, expect, test } from 'vitest'
import { demands, type DrillFacts, type Entry, type Occasion, refused } from './checklist.ts'

const drill = (title: string, minutes: number, facts: Partial<DrillFacts> = {}): Entry => ({
  title,
  minutes,
  drill: {
    technique: title,
    category: 'initiative',
    level: 0,
    hasEasier: true,
    format: 'regularite',
    uncertainty: 0,
    minPlayers: 2,
    maxPlayers: 2,
    pingSante: 'adapté',
    straining: false,
    ...facts,
  },
})
const block = (title: string, minutes: number): Entry => ({ title, minutes, drill: null })

const moving = block('Mise en train', 10)
const easy = drill('Diagonale coup droit', 10, { format: 'echauffement', category: 'counter' })
const regular = drill('Deux points en coup droit', 15)
const semi = drill('Revers ou milieu', 15, { format: 'semi', uncertainty: 1 })
const service = drill('Service court, démarrage', 15, { format: 'service3', category: 'service' })
const matches = block('Matchs', 15)
const calm = block('Retour au calme', 5)

const good: readonly Entry[] = [moving, easy, regular, semi, service, matches, calm]
const evening: Occasion = {
  minutes: 90,
  weakest: { service: 0, initiative: 0, counter: 0, defense: 0 },
  players: 12,
  feeders: 1,
  hasPingSante: false,
  hasUnderNine: false,
}

/** The programme with one entry in place of another. */
const instead = (old: Entry, ...entries: readonly Entry[]) =>
  good.flatMap((entry) => (entry === old ? entries : [entry]))
const regularWith = (facts: Partial<DrillFacts>) => instead(regular, drill(regular.title, 15, facts))

const spoilt: readonly (readonly [string, readonly Entry[], Partial<Occasion>, keyof typeof demands])[] = [
  ['nothing at all', [], {}, 'It is empty.'],
  [
    'a drill more',
    [...good.slice(0, 3), drill('Encore un', 10), ...good.slice(3)],
    {},
    'It takes longer than the session.',
  ],
  ['the same for an hour', good, { minutes: 60 }, 'It takes longer than the session.'],
  [
    'the clock filled to the minute',
    instead(calm, block('Retour au calme', 10)),
    {},
    'It leaves no minute for changing places, water and explanations.',
  ],
  [
    'half of it empty',
    [moving, easy, regular, matches, calm],
    { minutes: 120 },
    'A quarter of the session has nothing planned.',
  ],
  ['no moving', good.slice(1), {}, 'It does not begin with moving.'],
  ['moving after the first drill', [easy, moving, ...good.slice(2)], {}, 'It does not begin with moving.'],
  [
    'a topspin from the basket, cold',
    instead(easy, drill('Panier de tops', 10, { format: 'panier' })),
    { players: 4 },
    'The first ball is not an easy one.',
  ],
  [
    'an open drill first',
    instead(easy, drill('Une ou deux', 10, { format: 'semi', uncertainty: 1 })),
    {},
    'The first ball is not an easy one.',
  ],
  ['services first', instead(easy, service), {}, 'Services are thrown in cold.'],
  [
    'no warm-up at the table',
    [moving, semi, service, matches, calm],
    { minutes: 75 },
    'Nobody warms up at the table.',
  ],
  ['no match', instead(matches), { minutes: 80 }, 'There is no match.'],
  [
    'a drill after the matches',
    [moving, easy, regular, semi, matches, service, calm],
    {},
    'Matches are followed by drills.',
  ],
  [
    'matches in the middle',
    [moving, easy, matches, regular, semi, service, calm],
    {},
    'Matches are followed by drills.',
  ],
  ['no calm', good.slice(0, -1), { minutes: 85 }, 'It does not end calmly.'],
  [
    'calm before the matches',
    [moving, easy, regular, semi, service, calm, matches],
    {},
    'It does not end calmly.',
  ],
  [
    'calm in the middle',
    [moving, easy, calm, regular, service, matches, calm],
    { minutes: 80 },
    'It calms down in the middle.',
  ],
  [
    'open before regular',
    [moving, easy, semi, regular, service, matches, calm],
    {},
    'The open drills come before the regular ones.',
  ],
  [
    'free play before a choice of two',
    [
      moving,
      easy,
      drill('Libre', 15, { format: 'irregulier', uncertainty: 3 }),
      drill('Deux', 15, { format: 'semi', uncertainty: 1 }),
      service,
      matches,
      calm,
    ],
    {},
    'Among open drills the surer one comes after the less sure one.',
  ],
  ['advanced for beginners', regularWith({ level: 2 }), {}, 'A drill is above what the weakest can do.'],
  [
    'a step above without an easier variant',
    regularWith({ level: 1, hasEasier: false }),
    {},
    'A drill is above what the weakest can do.',
  ],
  ['a drill twice', instead(semi, regular), {}, 'A drill comes twice.'],
  [
    'one technique three times',
    [
      moving,
      easy,
      ...['Un', 'Deux', 'Trois'].map((title) => drill(title, 15, { technique: 'Flip CD' })),
      matches,
      calm,
    ],
    {},
    'One technique is drilled three times.',
  ],
  [
    'nearly everything on one technique',
    [
      moving,
      easy,
      drill('Un', 20, { technique: 'Flip CD' }),
      drill('Deux', 20, { technique: 'Flip CD' }),
      drill('Trois', 10),
      matches,
      calm,
    ],
    { minutes: 95 },
    'One technique takes more than two thirds of the drills.',
  ],
  [
    'a basket for ten',
    regularWith({ format: 'panier' }),
    { players: 10 },
    'A basket is for more players than one can feed.',
  ],
  [
    'a basket without anybody to feed it',
    regularWith({ format: 'panier' }),
    { players: 4, feeders: 0 },
    'A basket is for more players than one can feed.',
  ],
  [
    'a drill for six, and they are four',
    regularWith({ minPlayers: 6, maxPlayers: 12 }),
    { players: 4 },
    'A drill needs more players than there are.',
  ],
  [
    'a drill for one alone',
    regularWith({ maxPlayers: 1 }),
    {},
    'A drill is for one alone, and they are several.',
  ],
  [
    'what is excluded, in Ping Santé',
    regularWith({ pingSante: 'exclu' }),
    { hasPingSante: true },
    'Something is excluded for Ping Santé.',
  ],
  [
    'a counter-topspin that says nothing, in Ping Santé',
    regularWith({ pingSante: null, straining: true }),
    { hasPingSante: true },
    'Something is excluded for Ping Santé.',
  ],
  [
    'a counter-topspin below nine',
    regularWith({ straining: true }),
    { hasUnderNine: true },
    'Something is too hard below nine.',
  ],
  [
    'five minutes of an open drill',
    instead(semi, drill(semi.title, 5, { format: 'semi', uncertainty: 1 })),
    {},
    'A drill is too short to be worth its explanation.',
  ],
  [
    'an hour of one drill',
    [moving, easy, drill('Long', 45), matches, calm],
    {},
    'One drill takes more than half an hour.',
  ],
  [
    'half of it without a ball',
    [block('Mise en train', 45), easy, regular, matches, calm],
    {},
    'More than a third of the time is moving without a ball.',
  ],
  [
    'hardly a drill',
    [moving, easy, block('Matchs', 60), calm],
    {},
    'Less than a third of the session is practised with drills.',
  ],
]

test('A programme as a coach writes it has nothing to refuse.', () => {
  expect(refused(good, evening)).toEqual([])
})

describe('A coach refuses', () => {
  test.each(spoilt)('%s.', (_name, programme, occasion, sentence) => {
    expect(refused(programme, { ...evening, ...occasion })).toContain(sentence)
  })
})

test('Each demand refuses something.', () => {
  expect(new Set(spoilt.map(([, , , sentence]) => sentence))).toEqual(new Set(Object.keys(demands)))
})
