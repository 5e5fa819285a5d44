import { describe, expect, test } from 'vitest'
import { categories } from '../category.ts'
import { effectsOf, techniquesOf } from '../exercise.ts'
import { type PlayingProfile, preferredHands } from '../player.ts'
import { adviceBase } from './advice-base.ts'
import { adviceFor } from './advice-for.ts'
import type { AdviceBase, StrokeAdvice } from './stroke-advice.ts'
import { strokeTips } from './stroke-tips.ts'

interface Field {
  readonly field: string
  readonly text: string
  readonly from: number
  readonly to: number
}

const base: AdviceBase = adviceBase

const pairs = categories.flatMap((category) =>
  techniquesOf[category].flatMap((technique) =>
    effectsOf[category].map((effect) => ({
      pair: `${technique} × ${effect}`,
      stroke: { type: category, technique, effect },
      advice: base[category][technique]?.[effect],
    })),
  ),
)

function fieldsOf({ gesture, faults }: StrokeAdvice): Field[] {
  return [
    ...(['contact', 'racket', 'spin'] as const).map((part) => ({
      field: `gesture ${part}`,
      text: gesture[part],
      from: 60,
      to: 200,
    })),
    ...faults.flatMap(({ fault, correction }, index) => [
      { field: `fault ${index + 1}`, text: fault, from: 15, to: 90 },
      { field: `correction ${index + 1}`, text: correction, from: 40, to: 170 },
    ]),
  ]
}

/** As they are read by one kind of player. */
function textsFor(profile: Partial<PlayingProfile>): { pair: string; field: string; text: string }[] {
  return pairs.flatMap(({ pair, stroke }) =>
    fieldsOf(adviceFor(stroke, { ...unknown, ...profile })!).map(({ field, text }) => ({
      pair,
      field,
      text,
    })),
  )
}

const unknown: PlayingProfile = {
  playingStyle: null,
  preferredHand: null,
  forehandRubber: null,
  backhandRubber: null,
  playerType: null,
}

const texts = pairs.flatMap(({ pair, advice }) =>
  advice ? fieldsOf(advice).map((field) => ({ pair, ...field })) : [],
)

test.each(categories)('%s has advice on its pairs and on nothing else', (category) => {
  const advice = base[category]
  expect(Object.keys(advice).toSorted()).toEqual(techniquesOf[category].toSorted())
  for (const technique of techniquesOf[category]) {
    expect(Object.keys(advice[technique] ?? {}).toSorted()).toEqual(effectsOf[category].toSorted())
  }
})

describe.each(pairs)('$pair', ({ advice }) => {
  test('says every part, neither too short nor too long', () => {
    expect(advice).toBeDefined()
    const wrong = (advice ? fieldsOf(advice) : [])
      .map((field) => ({ ...field, length: field.text.replace(/\{([^|]+)\|[^}]+\}/g, '$1').length }))
      .filter(({ length, from, to }) => length < from || length > to)
      .map(({ field, length, from, to }) => `${field}: ${length}, not ${from} to ${to}`)
    expect(wrong).toEqual([])
  })

  test('names two or three faults', () => {
    expect([2, 3]).toContain(advice?.faults.length)
  })
})

test('no text is said twice', () => {
  const pairOf = new Map<string, string>()
  const twice = texts.flatMap(({ pair, field, text }) => {
    const earlier = pairOf.get(text.trim().toLowerCase())
    pairOf.set(text.trim().toLowerCase(), `${pair}, ${field}`)
    return earlier ? [`${earlier} and ${pair}, ${field}: ${text}`] : []
  })
  expect(twice).toEqual([])
})

test('no sentence is said twice', () => {
  const textOf = new Map<string, string>()
  const twice = texts.flatMap(({ pair, field, text }) =>
    text
      .split(/(?<=\.) /)
      .filter((sentence) => sentence.length > 30)
      .flatMap((sentence) => {
        const earlier = textOf.get(sentence)
        textOf.set(sentence, `${pair}, ${field}`)
        return earlier ? [`${earlier} and ${pair}, ${field}: ${sentence}`] : []
      }),
  )
  expect(twice).toEqual([])
})

test('the texts are set as French is, and end as sentences do', () => {
  const wrong = texts
    .filter(
      ({ text }) =>
        text !== text.trim() ||
        /['"]|\.\.\.| {2}|« | [»:;!?%]|[^\u00a0\u202f][»:;!?%]/.test(text) ||
        !/[.!?»]$/.test(text),
    )
    .map(({ pair, field, text }) => `${pair}, ${field}: ${text}`)
  expect(wrong).toEqual([])
})

const bothSides = /\{([^{|}]+)\|[^{|}]+\}/g
const sided = new RegExp(
  '(?<!\\p{L})(?:à|vers la|votre|de|pointe|flanc|arrière|bord|hanche|latéral|la) (?:gauche|droite)(?!\\p{L})' +
    '|(?<!\\p{L})(?:flanc|arrière|bord|pied|bras) droit(?!\\p{L})',
  'iu',
)

function linesWhere(
  texts: readonly { pair: string; field: string; text: string }[],
  wrong: RegExp,
): string[] {
  return texts
    .filter(({ text }) => wrong.test(text))
    .map(({ pair, field, text }) => `${pair}, ${field}: ${text}`)
}

describe('A left and a right', () => {
  test('are written for both hands: what is left outside the braces is nobody’s side', () => {
    const outside = texts.map((each) => ({ ...each, text: each.text.replace(/\{[^{}]*\}/g, '…') }))
    expect(linesWhere(outside, sided)).toEqual([])
    expect(linesWhere(outside, /[{}|]|droitier(?! ou)(?<!relanceur droitier)|gaucher/)).toEqual([])
  })

  test('are a left-hander’s for whoever is one, and a right-hander’s otherwise', () => {
    const lateral = { type: 'service', technique: 'Marteau', effect: 'Latéral Gauche' } as const
    const right = adviceFor(lateral, { ...unknown, preferredHand: 'right' })!.gesture
    expect(right.contact).toMatch(/^Sur le flanc droit de la balle/)
    expect(right.spin).toMatch(
      /^La balle courbe vers votre gauche.*couloir coup droit d’un relanceur droitier/,
    )
    // The effect is named by the side to which the ball curves: a left-hander’s comes from the other gesture.
    const left = adviceFor(lateral, { ...unknown, preferredHand: 'left' })!.gesture
    expect(left.contact).toMatch(/^À l’arrière de la balle, un peu à droite de son milieu/)
    expect(left.spin).toMatch(/La balle courbe vers votre gauche.*du côté coup droit d’un relanceur droitier/)
  })

  test.each(preferredHands)('curve a « Latéral » to the side in its name (%s-handed)', (preferredHand) => {
    const curves = textsFor({ preferredHand }).filter(
      ({ pair, field }) => pair.includes('Latéral') && field === 'gesture spin',
    )
    expect(curves).toHaveLength(8)
    for (const { pair, text } of curves) {
      const side = pair.endsWith('Gauche') ? 'gauche' : 'droite'
      expect(text).toMatch(new RegExp(`(?:courbe vers|vire à) votre ${side}`))
    }
  })

  test('nobody whose hand is known reads « Pour un droitier »; while it is not, each such text begins with it', () => {
    for (const preferredHand of preferredHands) {
      expect(linesWhere(textsFor({ preferredHand }), /pour un (?:droitier|gaucher)|[{}|]/iu)).toEqual([])
    }
    const unsaid = textsFor({}).filter(({ text }) => !text.startsWith('Pour un droitier, '))
    expect(linesWhere(unsaid, sided)).toEqual([])
    expect(textsFor({}).length - unsaid.length).toBeGreaterThan(40)
  })

  test('a left-hander’s text is the right-hander’s but for the sides', () => {
    const blind = (text: string) =>
      text.replace(/(?<!\p{L})(?:gauche|droite|coup droit|droit|revers)(?!\p{L})/gu, '…')
    for (const { stroke } of pairs.filter(({ stroke }) => !stroke.effect.startsWith('Latéral'))) {
      const [right, left] = preferredHands.map((preferredHand) =>
        fieldsOf(adviceFor(stroke, { ...unknown, preferredHand })!).map(({ text }) => blind(text)),
      )
      expect(left).toEqual(right)
    }
  })
})

describe('What is safe and within the rules', () => {
  test('a service is struck above the level of the table and behind its end line', () => {
    const services = texts.filter(({ pair }) => /^(?:Marteau|Lancé|Revers|Pioche) /.test(pair))
    const contacts = services.filter(({ field }) => field === 'gesture contact')
    expect(contacts).toHaveLength(20)
    // A child’s hip is below the 76 cm of the table.
    expect(
      linesWhere(contacts, /hanche|ceinture|genou(?!x fléchis)|au-dessus de (?:la|votre) table/),
    ).toEqual([])
    expect(linesWhere(services, /hauteur de (?:hanche|ceinture)|à la ceinture/)).toEqual([])
  })

  test('a toss is at least as high as the rules ask', () => {
    expect(linesWhere(texts, /(?<!au moins )16 cm|plus bas permis|juste réglementaire/)).toEqual([])
  })

  test('no foot, arm or side is a right-hander’s alone', () => {
    expect(
      linesWhere(texts, /(?:pied|bras|jambe|main|épaule|genou) (?:droite?|gauche)(?!\p{L}| vers)/iu),
    ).toEqual([])
  })

  test('nothing strains, flies or breaks', () => {
    expect(linesWhere(texts, /élastique|genou à terre|avec trois doigts|bouteille (?!en plastique)/)).toEqual(
      [],
    )
    const flip = base.initiative['Flip RV']!['Avec Rotation']!
    expect(fieldsOf(flip).some(({ text }) => text.includes('hauteur d’épaule'))).toBe(false)
  })
})

test('the spelling is that of 1990', () => {
  expect(
    linesWhere(texts, /boîte|fraîch|naît|connaît|plaît|traîn|chaîn|août|coût|goût|brûl|enchaîn|entraîn/i),
  ).toEqual([])
})

describe('The tips on a stroke', () => {
  const tips = pairs.flatMap(({ pair, stroke }) => {
    const { technique, effect } = stroke
    return (strokeTips[`${technique} - ${effect}`] ?? []).map((text) => ({ pair, field: 'tip', text }))
  })

  test('are three short sentences for each pair, and for nothing else', () => {
    expect(Object.keys(strokeTips)).toHaveLength(pairs.length)
    expect(tips).toHaveLength(3 * pairs.length)
    const wrong = tips
      .map(({ pair, text }) => ({ pair, said: text.replace(bothSides, '$1') }))
      .filter(({ said }) => said.length > 60 || !/^[A-ZÀÉ][^.!?]+\.$/.test(said))
    expect(wrong).toEqual([])
  })

  test('say a left and a right for both hands, and nobody’s foot, arm or side', () => {
    const outside = tips.map((each) => ({ ...each, text: each.text.replace(bothSides, '…') }))
    expect(linesWhere(outside, sided)).toEqual([])
    expect(linesWhere(outside, /[{}|]|droitier|gaucher/)).toEqual([])
  })
})
