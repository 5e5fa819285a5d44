import type { LeftHanded } from './geometry.ts'
import { answered, endOf, type Rally, stepBefore, type Step, type StrokeOption } from './rally.ts'
import { ballNames, handWords, placeWords, spinWords, verbOf, zoneWords } from './stroke-words.ts'

/** One sentence for each stroke, in order: who, what, how and where to. */
export function strokeSentences(rally: Rally, hands: LeftHanded = {}): readonly string[] {
  return rally.steps.map((step, index) => strokeSentence(step, stepBefore(rally, index), hands))
}

/** The rally read aloud: up to four plain strokes in one sentence, otherwise numbered. */
export function rallySentence(rally: Rally, hands: LeftHanded = {}): string {
  const strokes = strokeSentences(rally, hands)
  const isNumbered = strokes.length > 4 || strokes.some((stroke) => stroke.includes('\u202F;'))
  const text = isNumbered
    ? strokes.map((stroke, index) => `${index + 1}.\u00A0${capital(stroke)}`).join('. ')
    : capital(strokes.join(', '))
  if (rally.loop) return isNumbered ? `${text}. Et l’on recommence.` : `${text}, et l’on recommence.`
  if (rally.end === 'libre')
    return isNumbered
      ? `${text}. Puis le point se joue librement.`
      : `${text}, puis le point se joue librement.`
  return `${text}.`
}

function strokeSentence(step: Step, before: Step | undefined, hands: LeftHanded): string {
  const [only] = step.options
  const who = step.by === 'R' ? 'le relanceur' : step.by
  const isLeftHander = hands[endOf(step.by)] ?? false
  const verb = (option: StrokeOption) => verbOf(option, before, isLeftHander)
  const said = (option: StrokeOption) => wordsOf(option, verb(option))
  if (step.options.length === 1) return `${who} ${said(only!)}`
  if (before && step.options.every(({ after }) => after)) return answers(step, before, who, said)
  const verbs = new Set(step.options.map(verb))
  if (verbs.size > 1) return `${who}, au choix, ${listed(step.options.map(said))}`
  const columns = new Set(step.options.map(({ to }) => to.col))
  const isNamedByPlace = columns.size === step.options.length && only!.stroke !== 'service'
  const places = step.options.map(({ to }) => (isNamedByPlace ? placeWords[to.col] : zoneWords(to)))
  const [does, detail = ''] = [...verbs][0]!.split(' (')
  return `${who} ${does}, au choix, ${listed(places)}${detail && ` (${detail}`}`
}

/** What is played against which ball: « si c’est dans le revers, bloque du revers au milieu ». Like answers are said once. */
function answers(step: Step, before: Step, who: string, said: (option: StrokeOption) => string): string {
  const name = tellingApart(before.options)
  const groups = new Map<string, string[]>()
  for (const option of step.options) {
    const balls = answered(option, before).flatMap((index) => before.options[index] ?? [])
    const words = said(option)
    groups.set(words, [...(groups.get(words) ?? []), ...balls.map(name)])
  }
  const [first] = groups.keys()
  if (groups.size === 1) return `${who} ${first} dans tous les cas`
  const conditions = [...groups].map(([words, balls]) => `si c’est ${listed([...new Set(balls)])}, ${words}`)
  return `${who}, ${conditions.join('\u202F; ')}`
}

/** The shortest words that tell these balls apart: place, then length, then stroke, then spin, then hand. */
function tellingApart(balls: readonly StrokeOption[]): (ball: StrokeOption) => string {
  const ways: readonly ((ball: StrokeOption) => string)[] = [
    ({ to }) => placeWords[to.col],
    ({ to }) => zoneWords(to),
    ({ stroke }) => ballNames[stroke],
    ({ spin }) => `une balle ${spinWords[spin.axis]}`,
    ({ stroke, hand }) => [ballNames[stroke], hand && handWords[hand]].filter(Boolean).join(' '),
    ({ stroke, to }) => `${ballNames[stroke]} ${placeWords[to.col]}`,
    ({ stroke, hand, to, spin }) =>
      [ballNames[stroke], hand && handWords[hand], zoneWords(to), `(balle ${spinWords[spin.axis]})`]
        .filter(Boolean)
        .join(' '),
  ]
  return ways.find((way) => new Set(balls.map(way)).size === balls.length) ?? ways.at(-1)!
}

function wordsOf(option: StrokeOption, verb: string): string {
  // A service names its length and its place before its spin.
  if (option.stroke !== 'service') return `${verb} ${placeWords[option.to.col]}`
  const [serves, spin] = verb.split(' (')
  return `${serves} ${zoneWords(option.to)} (${spin}`
}

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
