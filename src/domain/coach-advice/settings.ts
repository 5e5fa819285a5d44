import { attendanceRate, attendanceWindowDays } from '../attendance.ts'
import { categories, type Category } from '../category.ts'
import type { PlayingProfile } from '../player.ts'
import { scoreNames } from '../player-scores.ts'
import type { RebondDrill } from '../drills/rebond-drill.ts'
import { setupOf } from './advised-drill.ts'
import type { Fact } from './fact.ts'
import { canEase, isWeak, negativeOpinion, opinionDays, opinionThatEases, weakScore } from './opinion.ts'
import type { FollowUp, PlayerRecord } from './player-record.ts'
import type { Stroke } from './strokes.ts'
import type { Subject } from './subjects.ts'

/** The advised strokes and drills: only what influenced them may be given as a reason. */
export interface AdvisedDrills {
  readonly strokes: readonly Stroke[]
  /** One for each stroke; null for a club's own exercise, which is never adapted. */
  readonly drills: readonly (RebondDrill | null)[]
}

/** A fact that changed how exercises are practised, and the sentence on what would change it back. */
export interface Setting {
  readonly fact: Fact
  readonly change: string
}

/** Below this attendance rate, over at least this many roll calls, most drills are to be done alone. */
const rarelyPresentPercent = 60
const fewestRollCalls = 3

export function settingsOf(
  subject: Subject,
  record: PlayerRecord,
  advised: AdvisedDrills,
  now: Date,
): Setting[] {
  return [
    ...(subject.kind === 'strength' ? [] : presenceSettings(record, advised)),
    ...variantSettings(subject, record, advised, now),
  ]
}

/** A player who is rarely present gets more drills to do alone. */
export function presenceSettings(
  { followUp }: PlayerRecord,
  { drills }: Pick<AdvisedDrills, 'drills'>,
): Setting[] {
  const alone = drills.filter((drill) => drill && setupOf(drill) === 'alone').length
  if (!followUp || alone === 0 || !isRarelyPresent(followUp)) return []
  const { present, absent } = followUp.attendance
  const done = alone > 1 ? 'deux exercices se font' : 'un exercice se fait'
  const text = `Présent ${present} fois sur les ${present + absent} derniers appels (${attendanceWindowDays}\u00A0jours)\u00A0: ${done} sans partenaire`
  return [{ fact: { text, quote: null, at: null }, change: presentMoreOften }]
}

const presentMoreOften = `À partir de ${rarelyPresentPercent}\u00A0% de présence, davantage d’exercices se font avec un partenaire ou un panier de balles.`

/** What makes the exercises easier: a low score, otherwise a negative opinion. */
function variantSettings(
  subject: Subject,
  record: PlayerRecord,
  { drills }: AdvisedDrills,
  now: Date,
): Setting[] {
  if (drills.every((drill) => drill === null)) return []
  if (isWeak(subject.category, record)) {
    return [
      weakSetting([subject.category], record, canEase(subject.kind) ? negativeOpinion(record, now) : null),
    ]
  }
  const opinion = opinionThatEases(subject, record, now)
  if (!opinion) return []
  const text = `Votre avis sur «\u00A0${opinion.sessionTitle}\u00A0» était négatif\u00A0: une variante plus facile`
  return [{ fact: { text, quote: null, at: opinion.givenAt }, change: easedUntil(record.profile) }]
}

/** The techniques to refresh may be of several categories; a low score makes those of its category easier. */
export function refreshVariantSettings(strokes: readonly Stroke[], record: PlayerRecord): Setting[] {
  const weak = categories.filter(
    (category) => isWeak(category, record) && strokes.some(({ type }) => type === category),
  )
  return weak.length > 0 ? [weakSetting(weak, record, null)] : []
}

function weakSetting(
  weak: readonly Category[],
  { profile, scoresSetAt }: PlayerRecord,
  opinion: FollowUp['feedback'],
): Setting {
  const names = weak.map((category) => scoreNames[category]).join(', ')
  const text = `${names} à ${weakScore} ou moins\u00A0: une variante plus facile`
  const until = opinion ? `, sauf dans les ${opinionDays}\u00A0jours qui suivent votre avis négatif` : ''
  const change = isSpared(profile)
    ? `L’exercice se fait sans variante au-dessus de ${weakScore}${until}.`
    : `La variante devient plus difficile au-dessus de ${weakScore}${until}.`
  return { fact: { text, quote: null, at: scoresSetAt }, change }
}

function easedUntil(profile: PlayingProfile): string {
  const then = isSpared(profile)
    ? 'L’exercice se refait sans variante'
    : 'La variante redevient plus difficile'
  return `${then} avec un avis positif, ou ${opinionDays}\u00A0jours après l’avis négatif.`
}

/** Never gets a harder variant, see `variantFor`. */
function isSpared({ playerType }: PlayingProfile): boolean {
  return playerType === 'ping-sante'
}

export function isRarelyPresent({ attendance }: FollowUp): boolean {
  const rate = attendanceRate(attendance)
  const called = attendance.present + attendance.absent
  return rate !== null && called >= fewestRollCalls && rate < rarelyPresentPercent
}
