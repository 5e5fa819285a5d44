import { describe, expect, test } from 'vitest'
import { categories, effectsOf, techniquesOf } from '../exercise.ts'
import { adviceBase } from './advice-base.ts'
import type { AdviceBase, StrokeAdvice } from './stroke-advice.ts'

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
      advice: base[category][technique]?.[effect],
    })),
  ),
)

function fieldsOf({ gesture, faults, drills, harder, easier }: StrokeAdvice): Field[] {
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
    ...(['alone', 'withPartner', 'basket'] as const).flatMap((kind) => [
      { field: `${kind} name`, text: drills[kind].name, from: 5, to: 45 },
      { field: `${kind} description`, text: drills[kind].description, from: 100, to: 300 },
    ]),
    { field: 'harder', text: harder, from: 50, to: 180 },
    { field: 'easier', text: easier, from: 50, to: 180 },
  ]
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
      .filter(({ text, from, to }) => text.length < from || text.length > to)
      .map(({ field, text, from, to }) => `${field}: ${text.length}, not ${from} to ${to}`)
    expect(wrong).toEqual([])
  })

  test('names two or three faults, and drills of 15 or 20 minutes', () => {
    expect([2, 3]).toContain(advice?.faults.length)
    for (const kind of ['alone', 'withPartner', 'basket'] as const) {
      expect([15, 20]).toContain(advice?.drills[kind].minutes)
    }
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
      ({ field, text }) =>
        text !== text.trim() ||
        /['"]|\.\.\.| {2}|« | [»:;!?%]|[^\u00a0\u202f][»:;!?%]/.test(text) ||
        /[.!?»]$/.test(text) === field.endsWith('name'),
    )
    .map(({ pair, field, text }) => `${pair}, ${field}: ${text}`)
  expect(wrong).toEqual([])
})

test('a stroke that has a left and a right says that they are a right-hander’s', () => {
  const sided =
    /(?<!\p{L})(?:à|a|la|votre|de|flanc|arrière|hanche|latéral) (?:gauche|droite)(?!\p{L})|(?<!\p{L})(?:flanc|arrière) droit(?!\p{L})/iu
  const unsaid = pairs
    .filter(
      ({ advice }) =>
        advice &&
        sided.test(
          fieldsOf(advice)
            .map(({ text }) => text)
            .join(' '),
        ),
    )
    .filter(({ advice }) => !advice?.gesture.contact.startsWith('Pour un droitier'))
    .map(({ pair }) => pair)
  expect(unsaid).toEqual([])
})
