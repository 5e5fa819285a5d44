import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caresOf } from '../care.ts'
import { categories } from '../category.ts'
import { effectsOf, techniquesOf } from '../exercise.ts'
import { catalogueTechnique, techniqueCatalogue, type TechniqueStatus } from '../technique-catalogue.ts'
import { type Evaluation, techniqueStatuses } from '../technique-evaluation.ts'
import type { AdviceKind } from './subjects.ts'
import { rebondDrills } from '../../content/drills.ts'
import { setupOf } from './advised-drill.ts'
import {
  type PlayerType,
  playerTypes,
  playingStyles,
  type PreferredHand,
  preferredHands,
  rubbers,
} from '../player.ts'
import type { AdvisedExercise, Tip } from './advised.ts'
import { advise } from './coach-advice.ts'
import type { AdvisedProfile, FollowUp, PlayerRecord, Training } from './player-record.ts'
import { statusesOf } from './strokes.ts'

const now = new Date('2026-11-21T18:00:00Z')
const setAt = '2026-11-14T17:00:00Z'
const unknown: AdvisedProfile = {
  playingStyle: null,
  preferredHand: null,
  forehandRubber: null,
  backhandRubber: null,
  playerType: null,
  cares: [],
}
const basic: PlayerRecord = {
  profile: unknown,
  scores: { service: 8, initiative: 7, counter: 5, defense: 4 },
  scoresSetAt: setAt,
  drills: rebondDrills,
  followUp: null,
  training: null,
}
const nothing: FollowUp = {
  evaluations: [],
  requests: [],
  attendance: { present: 0, absent: 0 },
  feedback: null,
  library: [],
}

function evaluated(id: string, status: TechniqueStatus, lastEvaluation: string, coachNotes = ''): Evaluation {
  const { name, category } = catalogueTechnique(id)!
  return { id, name, category, status, coachNotes, lastEvaluation }
}

function cardOf(kind: AdviceKind, record: PlayerRecord) {
  return advise(record, now).find((advice) => advice.kind === kind)!
}

function following(part: Partial<FollowUp>): PlayerRecord {
  return { ...basic, followUp: { ...nothing, ...part } }
}

function practising(part: Partial<FollowUp>, training: Partial<Training>): PlayerRecord {
  return { ...following(part), training: { scoreHistory: [], practisedAt: new Map(), ...training } }
}

function drillOf({ drillId }: Pick<AdvisedExercise, 'drillId'>) {
  return rebondDrills.find(({ id }) => id === drillId)
}

function isAlone(exercise: AdvisedExercise): boolean {
  const drill = drillOf(exercise)
  return drill !== undefined && setupOf(drill) === 'alone'
}

describe('From the scores alone', () => {
  test('each card has three tips, three exercises of 15 or 20 minutes, its reason and what would change it.', () => {
    const { title, tips, exercises, reasons } = cardOf('improvement', basic)
    expect(title).toBe('Défense - Axe de progression')
    expect(tips.map(({ stroke, about }) => [stroke, about])).toEqual([
      ['Poussette CD - Coupé', 'Touchez la balle au sommet, devant l’épaule.'],
      ['Poussette CD - Coupé', 'Ouvrez la raquette à moitié.'],
      ['Poussette CD - Coupé', 'Avancez sous la balle et grattez court.'],
    ])
    expect(exercises.map(({ technique, effect }) => `${technique} - ${effect}`)).toEqual([
      'Poussette CD - Coupé',
      'Poussette RV - Amorti',
      'Poussette CD - Amorti',
    ])
    expect(reasons).toEqual({
      scale: { score: 4, others: [8, 7, 5], mark: 'lowest' },
      facts: [
        { text: 'Défense 4/10, la plus basse des quatre', quote: null, at: setAt },
        { text: 'Défense à 4 ou moins\u00A0: une variante plus facile', quote: null, at: setAt },
      ],
      change:
        'une note Défense au-dessus de 5. Elle ne serait alors plus la plus basse. La variante devient plus difficile au-dessus de 4.',
    })
  })

  test('a focus names its threshold, a strength its rivals.', () => {
    expect(cardOf('focus', basic).reasons).toMatchObject({
      facts: [{ text: 'Contre-Initiative 5/10, sous le seuil de 7' }],
      change: 'une note Contre-Initiative de 7 ou plus.',
    })
    expect(cardOf('strength', basic).reasons).toMatchObject({
      facts: [{ text: 'Service 8/10, la plus haute des quatre' }],
      change: 'une autre note qui passerait au-dessus de 8.',
    })
  })

  test('equal scores are called equal.', () => {
    const equal = { ...basic, scores: { service: 10, initiative: 10, counter: 10, defense: 10 } }
    expect(cardOf('improvement', equal).reasons).toMatchObject({
      facts: [{ text: 'Défense 10/10, comme les trois autres' }],
      change: 'une autre note qui passerait sous 10.',
    })
    expect(cardOf('strength', equal).reasons.change).toBe(
      'une note Service qui passerait sous les autres ou sous l’une d’elles.',
    )
    const shared = { ...basic, scores: { service: 8, initiative: 4, counter: 8, defense: 4 } }
    expect(cardOf('improvement', shared).reasons.facts[0].text).toBe(
      'Initiative 4/10, parmi les plus basses des quatre',
    )
  })

  test('what is weak is made easier, what is strong harder.', () => {
    expect(cardOf('improvement', basic).exercises.map(({ variant }) => variant?.kind)).toEqual(
      Array(3).fill('easier'),
    )
    expect(cardOf('strength', basic).exercises.map(({ variant }) => variant?.kind)).toEqual(
      Array(3).fill('harder'),
    )
  })

  test('up to 4 it is easier, and the card says so; above it is not.', () => {
    const of = (defense: number) => cardOf('improvement', { ...basic, scores: { ...basic.scores, defense } })
    const says = ({ reasons }: ReturnType<typeof of>) =>
      reasons.facts.some(({ text }) => text === 'Défense à 4 ou moins\u00A0: une variante plus facile')
    for (const score of [1, 4]) {
      expect(of(score).exercises[0]?.variant?.kind).toBe('easier')
      expect(says(of(score))).toBe(true)
    }
    expect(of(5).exercises[0]?.variant?.kind).toBe('harder')
    expect(says(of(5))).toBe(false)
    expect(of(5).reasons.change).not.toContain('variante')
  })

  test('what is easy enough is advised with its drawing, whatever the score.', () => {
    for (const score of [1, 3, 5, 10]) {
      const scores = { service: score, initiative: 5, counter: 8, defense: 5 }
      const { exercises } = advise({ ...basic, scores }, now).find(({ category }) => category === 'service')!
      expect(exercises.map(({ drill }) => drill !== null)).toEqual([true, true, true])
    }
    const { exercises } = cardOf('improvement', { ...basic, scores: { ...basic.scores, initiative: 1 } })
    const levels = exercises.map((exercise) => drillOf(exercise)!.level)
    expect(levels).not.toContain('avancé')
    expect(exercises.map(({ technique }) => technique).join()).not.toContain('Flip')
  })

  test('what often goes wrong is said of a stroke to work on, and not of what is strong.', () => {
    const faultsAt = (kind: AdviceKind, scores: Partial<PlayerRecord['scores']>) =>
      cardOf(kind, { ...basic, scores: { ...basic.scores, ...scores } }).faults.length
    expect(faultsAt('improvement', {})).toBeGreaterThan(1)
    expect(faultsAt('strength', {})).toBe(0)
    expect(faultsAt('improvement', { service: 10, initiative: 10, counter: 10, defense: 9 })).toBe(0)
  })

  test('two cards on one category advise different exercises.', () => {
    const cards = advise({ ...basic, scores: { service: 8, initiative: 8, counter: 2, defense: 8 } }, now)
    const advised = cards
      .filter(({ category }) => category === 'counter')
      .flatMap(({ exercises }) => exercises.map(({ technique, effect }) => `${technique} - ${effect}`))
    expect(new Set(advised).size).toBe(6)
  })
})

describe('What a card says of itself', () => {
  const summaryAt = (kind: AdviceKind, scores: PlayerRecord['scores']) =>
    cardOf(kind, { ...basic, scores }).summary
  const all = (score: number) => ({ service: score, initiative: score, counter: score, defense: score })

  test('is no praise at 1/10 and no alarm at 10/10.', () => {
    expect(summaryAt('strength', all(1))).toBe(
      'Partez de vos services\u00A0: réguliers d’abord, plus variés ensuite.',
    )
    expect(summaryAt('improvement', all(10))).toBe(
      'Une défense plus régulière et mieux placée\u00A0: de quoi gagner encore des points.',
    )
  })

  test('is a superlative where one score alone deserves it.', () => {
    expect(summaryAt('strength', basic.scores)).toBe(
      'C’est votre meilleur secteur\u00A0: servez-vous-en pour prendre l’initiative.',
    )
    expect(summaryAt('improvement', basic.scores)).toBe(
      'C’est votre secteur le plus exposé\u00A0: c’est là que l’on vous attaquera.',
    )
    expect(summaryAt('strength', { ...all(8), defense: 4 })).not.toContain('meilleur')
    expect(summaryAt('improvement', { ...all(4), service: 8 })).not.toContain('le plus')
  })

  test('a strength of 4 or less, and a technique to refresh there, are practised more easily too.', () => {
    const low = { ...basic, scores: { service: 4, initiative: 3, counter: 2, defense: 2 } }
    const strength = cardOf('strength', low)
    expect(strength.exercises.map(({ variant }) => variant?.kind)).toEqual(Array(3).fill('easier'))
    expect(strength.reasons.facts.map(({ text }) => text)).toContain(
      'Service à 4 ou moins\u00A0: une variante plus facile',
    )
    const evaluations = [
      evaluated('service-1', 'mastered', '2026-08-01T18:00:00Z'),
      evaluated('defense-3', 'mastered', '2026-08-02T18:00:00Z'),
    ]
    const refresh = cardOf('refresh', {
      ...practising({ evaluations }, {}),
      scores: { ...low.scores, service: 8 },
    })
    expect(refresh.exercises.map(({ type, variant }) => [type, variant?.kind])).toEqual([
      ['service', 'harder'],
      ['defense', 'easier'],
      ['service', 'harder'],
    ])
    expect(refresh.reasons.facts.at(-1)?.text).toBe('Défense à 4 ou moins\u00A0: une variante plus facile')
    expect(refresh.reasons.change).toContain('La variante devient plus difficile au-dessus de 4.')
  })
})

describe('From what the player said of themselves', () => {
  const playing = (profile: Partial<AdvisedProfile>, scores = basic.scores): PlayerRecord => ({
    ...basic,
    scores,
    profile: {
      ...unknown,
      ...profile,
      cares: caresOf({ playerType: null, birthYear: null, ...profile }, '2026-11-21'),
    },
  })
  const allOn = (record: PlayerRecord) => advise(record, now).flatMap(({ exercises }) => exercises)

  test('a left-hander reads the left-hander’s gesture.', () => {
    const request = { type: 'service', technique: 'Marteau', effect: 'Dévié', askedAt: setAt } as const
    const firstTip = (profile: Partial<AdvisedProfile>) => {
      const asking = { ...playing(profile), followUp: { ...nothing, requests: [request] } }
      const [{ about, text }] = cardOf('strength', asking).tips as [Tip]
      return [about, text.split(',')[0]]
    }
    expect(firstTip({})).toEqual(['Pour un droitier, touchez le côté droit de la balle.', 'Pour un droitier'])
    expect(firstTip({ preferredHand: 'right' })).toEqual([
      'Touchez le côté droit de la balle.',
      'Sur le flanc droit de la balle',
    ])
    expect(firstTip({ preferredHand: 'left' })).toEqual([
      'Touchez le côté gauche de la balle.',
      'Sur le flanc gauche de la balle',
    ])
  })

  test('long pimples are advised nothing that needs grip, and read first what they make of the stroke.', () => {
    const cards = advise(playing({ backhandRubber: 'long-pips' }), now)
    const exercises = cards.flatMap((card) => card.exercises)
    expect(exercises.map(({ technique }) => technique).join()).not.toMatch(/(Top Spin|Flip|Contre Top) RV/)
    const backhand = cards.filter(({ tips }) => / RV -|^Revers/.test(tips[0]!.stroke))
    expect(backhand.length).toBeGreaterThan(0)
    for (const { tips, faults } of backhand) {
      expect(tips[0]!.about).toMatch(/^Picots longs en revers\. [A-Z].+\.$/)
      // The gesture is described for backside.
      expect(tips.map(({ text }) => text)).toEqual(['', '', ''])
      expect(faults).toEqual([])
    }
  })

  test('who has no side that grips is advised attacks all the same, with what to make of them.', () => {
    const bare = playing(
      { forehandRubber: 'anti', backhandRubber: 'long-pips' },
      { service: 8, initiative: 1, counter: 8, defense: 8 },
    )
    const { exercises, tips } = cardOf('improvement', bare)
    expect(exercises.map(({ type }) => type)).toEqual(['initiative', 'initiative', 'initiative'])
    expect(tips[0]!.about).toContain('on mise sur le placement')
  })

  test('a left-hander reads an exercise by the name that it has on its page, and which sidespin it is for them.', () => {
    const request = {
      type: 'service',
      technique: 'Marteau',
      effect: 'Latéral Droit',
      askedAt: setAt,
    } as const
    const asked = (preferredHand: PreferredHand) =>
      allOn({
        ...playing({ preferredHand }, { service: 2, initiative: 5, counter: 5, defense: 5 }),
        followUp: { ...nothing, requests: [request] },
      })
        .filter(({ technique, effect }) => technique === 'Marteau' && effect.startsWith('Latéral'))
        .map(({ effect, drillId, changes }) => ({ effect, drillId, changes }))[0]!
    const left = asked('left')
    const page = rebondDrills.find(({ id }) => id === left.drillId)!
    expect(left.effect).toBe('Latéral Gauche')
    expect(page.pairs[0]).toEqual({ technique: 'Marteau', effect: left.effect })
    expect(left.changes).toEqual([expect.stringContaining('comme au «\u00A0Latéral Droit\u00A0»')])
    expect(asked('right')).toMatchObject({ effect: 'Latéral Droit', changes: [] })
  })

  test('what is « aménagé » says what to change, for Ping Santé alone.', () => {
    const adapted = (playerType: PlayerType) =>
      allOn(playing({ playerType }, { service: 8, initiative: 1, counter: 8, defense: 8 })).flatMap(
        ({ drillId, changes }) => {
          const drill = rebondDrills.find(({ id }) => id === drillId)
          return drill?.adaptations?.pingSante.status === 'aménagé' ? [changes.join()] : []
        },
      )
    expect(adapted('ping-sante').length).toBeGreaterThan(0)
    for (const said of adapted('ping-sante')) expect(said).toMatch(/^Ping Santé\u00A0: .+\.$/)
    for (const said of adapted('competitif')) expect(said).toBe('')
  })

  test('only whoever competes plays against the clock.', () => {
    const scores = { service: 8, initiative: 2, counter: 8, defense: 8 }
    const requests = [
      { type: 'initiative', technique: 'Top Spin CD', effect: 'Rapide', askedAt: setAt },
    ] as const
    const drillOf = (profile: Partial<AdvisedProfile>) =>
      allOn({ ...playing(profile, scores), followUp: { ...nothing, requests } }).find(
        ({ technique, effect }) => technique === 'Top Spin CD' && effect === 'Rapide',
      )?.name
    expect(drillOf({ playerType: 'competitif' })).toBe('Le record des 30 secondes')
    expect(drillOf({ playerType: 'loisir' })).toBe('Dix tops à deux')
    expect(drillOf({})).toBe('Dix tops à deux')
    // Not even when asked for: a coach decides about it, not we.
    expect(drillOf({ playerType: 'ping-sante' })).toBeUndefined()
  })

  test('chops are a defender’s, and a beginner starts with what is gentle.', () => {
    const techniques = (profile: Partial<AdvisedProfile>) =>
      allOn(playing(profile)).map(({ technique }) => technique)
    expect(techniques({ playingStyle: 'defender' }).join()).toContain('Défense Coupée')
    expect(techniques({ playingStyle: 'initiative' }).join()).not.toContain('Défense Coupée')
    expect(techniques({ playingStyle: 'beginner' }).join()).not.toMatch(/Défense Coupée|Contre Top|Pioche/)
  })
})

describe('From what the club follows up', () => {
  const inProgress = evaluated('defense-4', 'in_progress', '2026-11-17T18:00:00Z', 'Avant-bras vers l’avant.')

  test('what is begun comes first, with its date and the coach’s words.', () => {
    const record = following({
      evaluations: [inProgress, evaluated('defense-3', 'mastered', '2026-10-02T18:00:00Z')],
    })
    const { exercises, reasons } = cardOf('improvement', record)
    expect(exercises[0]).toMatchObject({ technique: 'Poussette RV', because: ['En progression'] })
    expect(exercises.map(({ technique }) => technique)).not.toContain('Poussette CD')
    expect(reasons.facts).toContainEqual({
      text: 'Poussette RV\u00A0: En progression',
      quote: 'Avant-bras vers l’avant.',
      at: '2026-11-17T18:00:00Z',
    })
  })

  test('a request and the library weigh, and say so.', () => {
    const asked = { type: 'defense', technique: 'Défense Coupée RV', effect: 'Amorti' } as const
    const record = following({
      requests: [{ ...asked, askedAt: '2026-11-20T10:00:00Z' }],
      library: [{ ...asked, minutes: 15, description: '' }],
    })
    const { exercises, reasons } = cardOf('improvement', record)
    expect(exercises[0]).toMatchObject({
      ...asked,
      because: ['Non évalué', 'à votre demande', 'dans la bibliothèque du club'],
    })
    expect(reasons.facts).toContainEqual({
      text: 'Votre demande\u00A0: Défense Coupée RV - Amorti',
      quote: null,
      at: '2026-11-20T10:00:00Z',
    })
  })

  test('the club’s own exercise is advised as its coach wrote it, if it lasts 15 to 20 minutes.', () => {
    const own = {
      type: 'defense',
      technique: 'Mur de Vaise',
      effect: 'Montante',
      description: 'Dix balles.',
    } as const
    const advised = (minutes: number) =>
      cardOf('improvement', following({ library: [{ ...own, minutes }] })).exercises.find(
        ({ technique }) => technique === 'Mur de Vaise',
      )
    expect(advised(20)).toMatchObject({ name: null, minutes: 20, description: 'Dix balles.', variant: null })
    expect(advised(30)).toBeUndefined()
    expect(cardOf('improvement', following({ library: [{ ...own, minutes: 20 }] })).tips).toHaveLength(3)
  })

  test('who is rarely there gets drills to do alone, and is told why.', () => {
    const rare = cardOf('improvement', following({ attendance: { present: 2, absent: 3 } }))
    const often = cardOf('improvement', following({ attendance: { present: 3, absent: 2 } }))
    expect(rare.exercises[0]?.name).not.toBe(often.exercises[0]?.name)
    expect(rare.reasons.facts.map(({ text }) => text)).toContain(
      'Présent 2 fois sur les 5 derniers appels (90\u00A0jours)\u00A0: deux exercices se font sans partenaire',
    )
    const moreOften =
      'À partir de 60\u00A0% de présence, davantage d’exercices se font avec un partenaire ou un panier de balles.'
    expect(rare.reasons.change).toContain(moreOften)
    expect(often.reasons.facts.map(({ text }) => text).join()).not.toContain('Présent')
    expect(often.reasons.change).not.toContain(moreOften)
  })

  test('of two exercises of one name the one evaluated last counts, unless it was set back.', () => {
    const own = { technique: 'Le huit', effect: 'Lent' }
    const said = (id: string, status: TechniqueStatus, lastEvaluation: string): Evaluation => ({
      id,
      name: 'Le huit - Lent',
      category: 'defense',
      status,
      coachNotes: '',
      lastEvaluation,
    })
    const statusesIn = (...evaluations: Evaluation[]) =>
      statusesOf({ type: 'defense', ...own }, { ...nothing, evaluations })
    const [first, second] = ['2026-11-01T18:00:00Z', '2026-11-02T18:00:00Z'] as const
    const both = [said('a', 'in_progress', first), said('b', 'mastered', second)]
    expect(statusesIn(...both)).toEqual(['mastered'])
    expect(statusesIn(...both.toReversed())).toEqual(['mastered'])
    expect(statusesIn(both[0]!, said('b', 'not_evaluated', second))).toEqual(['in_progress'])
    expect(statusesIn(said('b', 'not_evaluated', second))).toEqual(['not_evaluated'])
  })

  test('what was set back is no fact.', () => {
    const record = following({
      evaluations: [evaluated('defense-3', 'not_evaluated', '2026-11-02T18:00:00Z')],
    })
    expect(cardOf('improvement', record).reasons).toEqual(cardOf('improvement', basic).reasons)
  })

  test('what no advised exercise comes from is no reason.', () => {
    const own = { type: 'defense', technique: 'Mur de Vaise', effect: 'Montante' } as const
    const record = following({
      evaluations: [
        {
          ...inProgress,
          id: 'own',
          name: 'Mur de Vaise - Montante',
          lastEvaluation: '2026-11-18T18:00:00Z',
        },
      ],
      requests: [{ ...own, askedAt: '2026-11-20T10:00:00Z' }],
    })
    expect(cardOf('improvement', record).reasons).toEqual(cardOf('improvement', basic).reasons)
    const inLibrary = { ...record.followUp!, library: [{ ...own, minutes: 20, description: '' }] }
    expect(cardOf('improvement', following(inLibrary)).reasons.facts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Mur de Vaise - Montante\u00A0: En progression',
        'Votre demande\u00A0: Mur de Vaise - Montante',
      ]),
    )
  })

  test('each of the requests that are advised has its date, the last one of a stroke.', () => {
    const asked = (technique: string, day: string) =>
      ({ type: 'defense', technique, effect: 'Coupé', askedAt: `2026-11-${day}T10:00:00Z` }) as const
    const requests = [asked('Poussette RV', '12'), asked('Poussette CD', '14'), asked('Poussette RV', '16')]
    const { facts } = cardOf('improvement', following({ requests })).reasons
    expect(facts.filter(({ text }) => text.startsWith('Votre demande'))).toEqual([
      { text: 'Votre demande\u00A0: Poussette RV - Coupé', quote: null, at: '2026-11-16T10:00:00Z' },
      { text: 'Votre demande\u00A0: Poussette CD - Coupé', quote: null, at: '2026-11-14T10:00:00Z' },
    ])
  })

  test('of a service it is said which of its techniques is meant.', () => {
    const evaluations = [
      evaluated('service-1', 'mastered', '2026-10-01T18:00:00Z'),
      evaluated('service-2', 'mastered', '2026-10-02T18:00:00Z'),
    ]
    const requests = ['Coupé', 'Lifté'].flatMap((effect) =>
      ['Marteau', 'Lancé'].map(
        (technique) => ({ type: 'service', technique, effect, askedAt: '2026-10-03T18:00:00Z' }) as const,
      ),
    )
    const practisedAt = new Map([['service-1', '2026-10-20T18:00:00Z']])
    const scores = { service: 2, initiative: 7, counter: 7, defense: 7 }
    const { exercises } = cardOf('improvement', {
      ...practising({ evaluations, requests }, { practisedAt }),
      scores,
    })
    const because = Object.fromEntries(
      exercises.map((exercise) => [`${exercise.technique} - ${exercise.effect}`, exercise.because]),
    )
    expect(because).toMatchObject({
      'Marteau - Lifté': [
        'Marteau\u00A0: Maîtrisé',
        'Lifté\u00A0: Non évalué',
        'à votre demande',
        'Marteau\u00A0: pas travaillé depuis 32\u00A0jours',
      ],
      'Lancé - Lifté': ['Lifté\u00A0: Non évalué', 'à votre demande'],
    })
  })

  test('a negative opinion makes the next exercises easier, and is named.', () => {
    const feedback = { sessionTitle: 'Blocs', givenAt: '2026-11-19T20:00:00Z' }
    const after = (rating: 'positive' | 'negative') =>
      cardOf('focus', following({ feedback: { ...feedback, rating } }))
    expect(after('negative').exercises[0]?.variant?.kind).toBe('easier')
    expect(after('negative').reasons.facts.map(({ text }) => text)).toContain(
      'Votre avis sur «\u00A0Blocs\u00A0» était négatif\u00A0: une variante plus facile',
    )
    expect(after('negative').reasons.change).toBe(
      'une note Contre-Initiative de 7 ou plus. La variante redevient plus difficile avec un avis positif, ou 45\u00A0jours après l’avis négatif.',
    )
    expect(after('positive').exercises[0]?.variant?.kind).toBe('harder')
    expect(after('positive').reasons.change).toBe('une note Contre-Initiative de 7 ou plus.')
  })

  test('a negative opinion counts for 45 days.', () => {
    const given = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString()
    const variantAfter = (daysAgo: number) => {
      const feedback = { rating: 'negative' as const, sessionTitle: 'Blocs', givenAt: given(daysAgo) }
      return cardOf('focus', following({ feedback })).exercises[0]?.variant?.kind
    }
    expect([0, 44, 45, 400].map(variantAfter)).toEqual(['easier', 'easier', 'harder', 'harder'])
  })

  test('where the score is low the exercises are easier whatever the opinion, which is then no reason.', () => {
    const feedback = { rating: 'negative', sessionTitle: 'Blocs', givenAt: '2026-11-19T20:00:00Z' } as const
    const { exercises, reasons } = cardOf('improvement', following({ feedback }))
    expect(exercises[0]?.variant?.kind).toBe('easier')
    expect(reasons.facts).toEqual(cardOf('improvement', basic).reasons.facts)
    expect(reasons.change).toContain(
      'La variante devient plus difficile au-dessus de 4, sauf dans les 45\u00A0jours qui suivent votre avis négatif.',
    )
  })
})

describe('From what was done over time', () => {
  test('a score that moved is told with where it stood, and the day on which it moved.', () => {
    const scoreHistory = [
      { scores: { ...basic.scores, defense: 2 }, setAt: '2026-06-01T17:00:00Z' },
      { scores: { ...basic.scores, defense: 3 }, setAt: '2026-09-01T17:00:00Z' },
      { scores: basic.scores, setAt },
    ]
    expect(cardOf('improvement', practising({}, { scoreHistory })).reasons.facts).toContainEqual({
      text: 'Défense en hausse, de 3 à 4',
      quote: null,
      at: setAt,
    })
    const other = { scores: { ...basic.scores, service: 9 }, setAt: '2026-10-01T17:00:00Z' }
    expect(
      cardOf('improvement', practising({}, { scoreHistory: [...scoreHistory, other] })).reasons.facts,
    ).toContainEqual({ text: 'Défense en hausse, de 3 à 4', quote: null, at: other.setAt })
  })

  test('what rested longest comes before what was practised yesterday.', () => {
    const practisedAt = new Map([
      ['defense-3', '2026-11-20T18:00:00Z'],
      ['defense-4', '2026-11-20T18:00:00Z'],
      ['defense-1', '2026-11-20T18:00:00Z'],
      ['defense-2', '2026-10-20T18:00:00Z'],
    ])
    const known = { ...practising({}, { practisedAt }), scores: { ...basic.scores, counter: 7, defense: 5 } }
    const [first] = cardOf('improvement', known).exercises
    expect(first).toMatchObject({
      technique: 'Défense Coupée RV',
      because: ['Non évalué', 'pas travaillé depuis 32\u00A0jours'],
    })
  })

  test('what is mastered and rested 45 days is to be refreshed, the longest first.', () => {
    const evaluations = [
      evaluated('service-1', 'mastered', '2026-08-01T18:00:00Z'),
      evaluated('initiative-3', 'mastered', '2026-09-30T18:00:00Z'),
      evaluated('counter-1', 'mastered', '2026-11-01T18:00:00Z'),
      evaluated('defense-3', 'in_progress', '2026-08-01T18:00:00Z'),
    ]
    const practisedAt = new Map([['service-1', '2026-09-20T18:00:00Z']])
    const { title, exercises, tips, reasons } = cardOf(
      'refresh',
      practising({ evaluations }, { practisedAt }),
    )
    expect(title).toBe('À rafraîchir')
    expect(exercises.map(({ technique }) => technique)).toEqual(['Marteau', 'Flip CD', 'Marteau'])
    expect(tips).toHaveLength(3)
    // Each date is the one that the days are counted from.
    expect(reasons.facts).toEqual([
      {
        text: 'Marteau\u00A0: pas travaillé depuis 62\u00A0jours (seuil\u00A0: 45)',
        quote: null,
        at: '2026-09-20T18:00:00Z',
      },
      {
        text: 'Flip CD\u00A0: maîtrisé il y a 52\u00A0jours, pas retravaillé depuis (seuil\u00A0: 45)',
        quote: null,
        at: '2026-09-30T18:00:00Z',
      },
    ])
    expect(reasons.change).toBe(
      'pour chaque technique, une séance où vous la travaillez, ou une nouvelle évaluation\u00A0: le compteur de 45\u00A0jours repart de zéro.',
    )
  })

  test('of one technique it speaks as of one; who is rarely there refreshes it alone, and is told why.', () => {
    const evaluations = [evaluated('defense-3', 'mastered', '2026-09-01T18:00:00Z')]
    const { exercises, reasons } = cardOf(
      'refresh',
      practising({ evaluations, attendance: { present: 1, absent: 4 } }, {}),
    )
    expect(exercises.filter(isAlone)).toHaveLength(2)
    expect(reasons.facts.map(({ text }) => text)).toContain(
      'Présent 1 fois sur les 5 derniers appels (90\u00A0jours)\u00A0: deux exercices se font sans partenaire',
    )
    expect(reasons.change).toBe(
      'une séance où vous travaillez cette technique, ou une nouvelle évaluation\u00A0: le compteur de 45\u00A0jours repart de zéro. À partir de 60\u00A0% de présence, davantage d’exercices se font avec un partenaire ou un panier de balles. La variante devient plus difficile au-dessus de 4.',
    )
  })

  test('a club whose plan does not look at it is told nothing of it.', () => {
    const evaluations = [evaluated('service-1', 'mastered', '2026-08-01T18:00:00Z')]
    expect(cardOf('refresh', following({ evaluations }))).toBeUndefined()
    expect(cardOf('refresh', practising({}, {}))).toBeUndefined()
  })
})

describe('Whatever the record,', () => {
  const score = fc.integer({ min: 1, max: 10 })
  // Few distinct instants, so that some coincide: ties must be decided as well.
  const instant = fc.oneof(
    fc.date({ min: new Date('2025-11-21'), max: now, noInvalidDate: true }).map((date) => date.toISOString()),
    fc.constantFrom('2026-09-01T18:00:00.000Z', '2026-11-01T18:00:00.000Z'),
  )
  const composition = fc.constantFrom(...categories).chain((type) =>
    fc.record({
      type: fc.constant(type),
      technique: fc.constantFrom(...techniquesOf[type], 'Le huit'),
      effect: fc.constantFrom(...effectsOf[type], 'Lent'),
    }),
  )
  const ofExercise = (technique: string, minute: number) => ({
    id: `exercise ${minute}`,
    name: `${technique} - Lent`,
    category: 'defense' as const,
  })
  const evaluations = fc.uniqueArray(
    fc
      .tuple(
        fc.oneof(
          fc.constantFrom(...techniqueCatalogue.map(({ id, name, category }) => ({ id, name, category }))),
          // Two of the same name: one was deleted, or is another club's.
          fc.tuple(fc.constantFrom('Le huit', 'Poussette CD'), fc.nat(9)).map((of) => ofExercise(...of)),
        ),
        fc.constantFrom(...techniqueStatuses),
        instant,
      )
      .map(([technique, status, lastEvaluation]) => ({
        ...technique,
        status,
        coachNotes: '',
        lastEvaluation,
      })),
    { comparator: (a, b) => a.id === b.id || a.lastEvaluation === b.lastEvaluation },
  )
  const scores = fc.record({ service: score, initiative: score, counter: score, defense: score })
  const profile: fc.Arbitrary<AdvisedProfile> = fc
    .record({
      playingStyle: fc.option(fc.constantFrom(...playingStyles)),
      preferredHand: fc.option(fc.constantFrom(...preferredHands)),
      forehandRubber: fc.option(fc.constantFrom(...rubbers)),
      backhandRubber: fc.option(fc.constantFrom(...rubbers)),
      playerType: fc.option(fc.constantFrom(...playerTypes)),
      birthYear: fc.option(fc.integer({ min: 2010, max: 2020 })),
    })
    .map(({ birthYear, ...said }) => ({ ...said, cares: caresOf({ ...said, birthYear }, '2026-11-21') }))
  const record: fc.Arbitrary<PlayerRecord> = fc.record({
    profile,
    scores,
    scoresSetAt: instant,
    drills: fc.constant(rebondDrills),
    followUp: fc.option(
      fc.record({
        evaluations,
        requests: fc.array(
          fc.tuple(composition, instant).map(([asked, askedAt]) => ({ ...asked, askedAt })),
          { maxLength: 5 },
        ),
        attendance: fc.record({ present: fc.nat(20), absent: fc.nat(20) }),
        feedback: fc.option(
          fc.record({
            rating: fc.constantFrom('positive' as const, 'negative' as const),
            sessionTitle: fc.constant('Blocs'),
            givenAt: instant,
          }),
        ),
        library: fc.array(
          fc
            .tuple(composition, fc.constantFrom(5, 15, 20, 30), fc.constantFrom('', 'Dix balles.'))
            .map(([exercise, minutes, description]) => ({ ...exercise, minutes, description })),
          { maxLength: 8 },
        ),
      }),
    ),
    training: fc.option(
      fc.record({
        scoreHistory: fc.array(fc.record({ scores, setAt: instant }), { maxLength: 4 }),
        practisedAt: fc
          .dictionary(fc.constantFrom(...techniqueCatalogue.map(({ id }) => id)), instant)
          .map((days) => new Map(Object.entries(days))),
      }),
    ),
  })

  test('no advice is without a fact, three tips and three different exercises of 15 to 20 minutes.', () => {
    fc.assert(
      fc.property(record, (known) => {
        for (const { kind, tips, exercises, reasons } of advise(known, now)) {
          // Of a technique to refresh, only what is gentle, and suits their rubber, is for whoever plays for their health.
          const count = kind === 'refresh' && known.profile.cares.length > 0 ? exercises.length : 3
          expect([1, 2, 3]).toContain(count)
          expect(reasons.facts.length).toBeGreaterThan(0)
          expect(reasons.change).not.toBe('')
          expect(tips).toHaveLength(3)
          expect(new Set(tips.map(({ stroke }) => stroke)).size).toBe(1)
          expect(new Set(exercises.map(({ technique, effect }) => `${technique} - ${effect}`)).size).toBe(
            count,
          )
          for (const { minutes } of exercises) expect(minutes >= 15 && minutes <= 20).toBe(true)
        }
      }),
    )
  })

  test('as many exercises are done alone, and as much is easier, as the reasons say.', () => {
    fc.assert(
      fc.property(record, (known) => {
        const promised = advise(known, now).map(({ exercises, reasons }) => {
          const says = (end: string) => reasons.facts.some(({ text }) => text.endsWith(end))
          const alone = exercises.filter(isAlone)
          const easier = exercises.some(({ variant }) => variant?.kind === 'easier')
          return {
            two: !says('deux exercices se font sans partenaire') || alone.length === 2,
            one: !says('un exercice se fait sans partenaire') || alone.length === 1,
            // In the hall the first one is with a partner.
            alone:
              says('sans partenaire') ===
              exercises
                .filter(({ name }) => name !== null)
                .slice(0, 1)
                .some((exercise) => alone.includes(exercise)),
            present: says('sans partenaire') === reasons.change.includes('60\u00A0% de présence'),
            easier: says('une variante plus facile') === easier,
            low:
              says('ou moins\u00A0: une variante plus facile') ===
              /La variante devient|L’exercice se fait sans variante/.test(reasons.change),
            told:
              says('était négatif\u00A0: une variante plus facile') ===
              reasons.change.includes('l’avis négatif'),
          }
        })
        expect(promised.filter((promise) => Object.values(promise).includes(false))).toEqual([])
      }),
    )
  })

  test('at 4 and below every variant is an easier one, and each belongs to its drill.', () => {
    fc.assert(
      fc.property(record, (known) => {
        for (const exercise of advise(known, now).flatMap(({ exercises }) => exercises)) {
          const { type, name, variant } = exercise
          const drill = drillOf(exercise)
          // A club's own exercise has neither.
          expect(drill === undefined).toBe(name === null)
          expect(variant?.text).toBe(variant ? drill?.[variant.kind] : undefined)
          expect(variant?.kind).toBe(drill && known.scores[type] <= 4 ? 'easier' : variant?.kind)
        }
      }),
    )
  })

  test('no skill is a strength and something to work on at once, nor praised or blamed beyond its score.', () => {
    fc.assert(
      fc.property(record, (known) => {
        const cards = advise(known, now)
        const strengths = cards.filter(({ kind }) => kind === 'strength').map(({ category }) => category)
        const worked = cards.filter(({ kind }) => kind !== 'strength').map(({ category }) => category)
        expect(strengths.filter((category) => worked.includes(category))).toEqual([])
        const scored = cards.flatMap(({ category, summary }) =>
          category ? [{ score: known.scores[category], summary }] : [],
        )
        const praised = scored.filter(({ summary }) => summary.includes('votre meilleur secteur'))
        expect(praised.filter(({ score }) => score <= 4)).toEqual([])
        const blamed = scored.filter(({ summary }) => /le plus exposé|le plus à gagner/.test(summary))
        expect(blamed.filter(({ score }) => score >= 8)).toEqual([])
        for (const { summary } of cards) {
          expect(summary).not.toContain('quart')
        }
      }),
    )
  })

  test('who plays for their health is pushed to nothing, and told to stop when it hurts.', () => {
    fc.assert(
      fc.property(record, (any) => {
        const known = {
          ...any,
          profile: { ...any.profile, playerType: 'ping-sante' as const, cares: ['ping-sante'] as const },
        }
        for (const { summary, exercises, reasons } of advise(known, now)) {
          expect(summary).toMatch(/arrêtez-vous à la moindre douleur\.$/)
          expect(exercises.map(({ variant }) => variant?.kind)).not.toContain('harder')
          expect(reasons.change).not.toContain('plus difficile')
          for (const { technique, effect, description, name } of exercises.filter(({ name }) => name)) {
            expect(technique).not.toMatch(/^Contre Top|^Défense Coupée/)
            expect(effect).not.toMatch(/Rapide|Puissant|Dans le Coup/)
            expect(`${name} ${description}`).not.toMatch(/record|battre|à fond|chrono|pleine puissance/i)
          }
        }
      }),
    )
  })

  test('who is below nine is advised nothing that needs strength or reach, nor what is for the advanced.', () => {
    fc.assert(
      fc.property(record, (any) => {
        const known = { ...any, profile: { ...any.profile, cares: ['under-nine'] as const } }
        for (const exercise of advise(known, now).flatMap(({ exercises }) => exercises)) {
          const drill = drillOf(exercise)
          if (!drill) continue
          expect(exercise.technique).not.toMatch(/^Contre Top|^Défense Coupée/)
          expect(exercise.effect).not.toBe('Puissant')
        }
      }),
    )
  })

  test('nobody whose hand is known reads what a right-hander does.', () => {
    fc.assert(
      fc.property(record, (known) => {
        const cards = JSON.stringify(advise(known, now))
        expect(cards).not.toMatch(/[^"]\{[^"{}]*\|/)
        const isTold = /pour un droitier/i.test(cards)
        expect(isTold && known.profile.preferredHand !== null).toBe(false)
      }),
    )
  })

  test('an opinion of 45 days or more changes nothing.', () => {
    const latest = now.getTime() - 45 * 86_400_000
    fc.assert(
      fc.property(record, fc.integer({ min: 0, max: latest }), (known, at) => {
        if (!known.followUp) return
        const saying = (feedback: FollowUp['feedback']) =>
          advise({ ...known, followUp: { ...known.followUp!, feedback } }, now)
        const feedback = {
          rating: 'negative',
          sessionTitle: 'Blocs',
          givenAt: new Date(at).toISOString(),
        } as const
        expect(saying(feedback)).toEqual(saying(null))
      }),
    )
  })

  test('the same record gives the same advice, in whatever order it is told.', () => {
    fc.assert(
      fc.property(record, (known) => {
        const { followUp, training } = known
        const turned: PlayerRecord = {
          ...known,
          followUp: followUp && {
            ...followUp,
            evaluations: followUp.evaluations.toReversed(),
            requests: followUp.requests.toReversed(),
            library: followUp.library.toReversed(),
          },
          training: training && {
            scoreHistory: training.scoreHistory.toReversed(),
            practisedAt: new Map([...training.practisedAt].toReversed()),
          },
        }
        expect(advise(turned, now)).toEqual(advise(known, now))
      }),
    )
  })
})
