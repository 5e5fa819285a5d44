import type { Role } from '../../domain/actor.ts'
import { localClock } from '../../domain/local-clock.ts'
import { nameInMail } from '../../domain/proper-name.ts'
import { withFirst } from '../first-of-month.ts'
import type { Facts, News, NewsSession } from './news.ts'

/** What a device shows, and what a tap on it opens. */
export interface Message {
  readonly title: string
  readonly body: string
  readonly path: string
  /** A later message of the same tag takes its place. */
  readonly tag: string
}

export interface Occasion {
  readonly role: Role
  readonly clubName: string
  readonly timeZone: string
  readonly now: Date
}

const askFor = {
  player: '. Dites si vous venez.',
  coach: '',
  guardian: '. Dites si votre enfant vient.',
} as const
const statuses = { not_evaluated: 'non évalué', in_progress: 'en progression', mastered: 'maîtrisé' } as const

/** Of one piece of news: what happened, and of what. */
export function wordsOf(news: Facts, occasion: Occasion): { title: string; body: string } {
  const when = (at: Date) => dayAndTime(at, occasion.timeZone)
  const named = (session: NewsSession) => `${session.title}, ${when(session.startsAt)}${at(session)}`
  switch (news.kind) {
    case 'session-planned':
      return { title: 'Nouvelle séance', body: named(news.session) }
    case 'session-changed':
      return changeWords(news, when, occasion.role)
    case 'reminder': {
      const { session, answered } = news
      return {
        title: reminderTitle(session.startsAt, occasion),
        // With its date: it may be read on the day itself.
        body: `${named(session)}${answered ? '' : askFor[occasion.role]}`,
      }
    }
    case 'request-answered':
      return { title: news.approved ? 'Demande approuvée' : 'Demande refusée', body: news.name }
    case 'evaluation':
      return { title: 'Technique évaluée', body: `${news.name}, ${statuses[news.status]}` }
    case 'arrival':
      return {
        title: 'Arrivée à accepter',
        body:
          news.count === 1
            ? 'Une personne attend votre accord pour rejoindre le club.'
            : `${news.count} personnes attendent votre accord pour rejoindre le club.`,
      }
    case 'absence':
      return {
        title: 'Absence de dernière minute',
        // Nobody is named on a locked screen.
        body: `${named(news.session)} : ${news.count === 1 ? 'un joueur ne vient pas' : `${news.count} joueurs ne viennent pas`}`,
      }
    default:
      return {
        title: 'Avis des joueurs',
        body: `${news.session.title}, ${when(news.session.startsAt)}, ${news.count === 1 ? 'un avis' : `${news.count} avis`}`,
      }
  }
}

function changeWords(
  { change, session, was }: Extract<Facts, { kind: 'session-changed' }>,
  when: (at: Date) => string,
  role: Role,
): { title: string; body: string } {
  const { title, startsAt } = session
  switch (change) {
    case 'cancelled':
      return { title: 'Séance annulée', body: `${title}, ${when(was)}` }
    case 'left':
      if (role === 'guardian') {
        return {
          title: 'Séance sans votre enfant',
          body: `Votre enfant n’est plus de cette séance, ${title}, ${when(was)}`,
        }
      }
      return { title: 'Séance sans vous', body: `Vous n’êtes plus de cette séance, ${title}, ${when(was)}` }
    case 'reinstated':
      return { title: 'Séance rétablie', body: `${title} a lieu ${when(startsAt)}${at(session)}` }
    case 'moved':
      return {
        title: 'Séance déplacée',
        body: `${title}, ${when(startsAt)}${at(session)}, au lieu de ${when(was)}`,
      }
    default:
      return {
        title: 'Changement de lieu',
        body: `${title}, ${when(startsAt)}${at(session) || ', lieu à préciser'}`,
      }
  }
}

/** One piece of news as it is, several in one message with as many lines as a device shows. */
export function pushMessage(news: readonly News[], occasion: Occasion): Message {
  const [first] = news
  if (!first) throw new Error('There is nothing to tell.')
  if (news.length === 1) {
    const path = pathOf(first, occasion.role)
    return { ...wordsOf(first, occasion), path, tag: `${first.about} ${first.subject}` }
  }
  const lines = linesOf(news, occasion)
  const shown = lines.slice(0, lines.length > maxLines ? maxLines - 1 : maxLines)
  const rest = lines.length - shown.length
  const paths = new Set(news.map((each) => pathOf(each, occasion.role)))
  return {
    title: `${news.length} nouvelles de votre club`,
    body: [...shown, ...(rest > 0 ? [`et ${rest} de plus`] : [])].join('\n'),
    path: paths.size === 1 ? [...paths][0]! : homeOf(occasion.role),
    // A digest takes the place of none but itself, sent again.
    tag: `digest ${occasion.now.getTime()}`,
  }
}

const maxLines = 4
/** Of a series over two seasons nobody reads every line. */
const maxMailed = 30

/** Subject and paragraphs of a mail. No mail program makes a link of what somebody has typed. */
export function mailWords(
  news: readonly News[],
  occasion: Occasion,
): { subject: string; paragraphs: string[]; path: string } {
  const { path } = pushMessage(news, occasion)
  const lines = linesOf(news, occasion).map(nameInMail)
  const club = nameInMail(occasion.clubName)
  if (news.length === 1) {
    const { title, body } = wordsOf(news[0]!, occasion)
    return { subject: `${title} · ${club}`, paragraphs: [`${title}\u00A0: ${nameInMail(body)}`], path }
  }
  const listed = lines.slice(0, maxMailed).map((line) => `– ${line}`)
  const rest = lines.length - listed.length
  return {
    subject: `${news.length} nouvelles · ${club}`,
    paragraphs: [[...listed, ...(rest > 0 ? [`– et ${rest} de plus`] : [])].join('\n')],
    path,
  }
}

function linesOf(news: readonly News[], occasion: Occasion): string[] {
  return news
    .toSorted((a, b) => sortedBy(a) - sortedBy(b))
    .map((each) => {
      const { title, body } = wordsOf(each, occasion)
      return `${title}\u00A0: ${body}`
    })
}

/** What keeps somebody from a closed door comes first, then what happens first. */
function sortedBy(news: News): number {
  const at = 'session' in news ? news.session.startsAt.getTime() : Number.MAX_SAFE_INTEGER
  return news.kind === 'session-changed' ? at - Number.MAX_SAFE_INTEGER : at
}

export function pathOf(news: Pick<News, 'kind' | 'subject'>, role: Role): string {
  switch (news.kind) {
    case 'arrival':
      return '/coach/club'
    case 'request-answered':
      return '/player/exercises'
    case 'evaluation':
      return '/player/progress'
    default:
      return role === 'coach' ? `/coach/sessions?session=${news.subject}` : '/player/training'
  }
}

function homeOf(role: Role): string {
  return role === 'coach' ? '/coach/overview' : '/player/training'
}

function at({ place }: NewsSession): string {
  return place === null ? '' : `, ${place}`
}

/** A session that was moved meanwhile may be on another day than tomorrow. */
function reminderTitle(at: Date, { timeZone, now }: Occasion): string {
  const { date } = localClock(at, timeZone)
  const time = timeOf(at, timeZone)
  if (date === localClock(now, timeZone).date) return `Aujourd’hui à ${time}`
  const isTomorrow = date === localClock(new Date(now.getTime() + dayMs), timeZone).date
  return isTomorrow ? `Demain à ${time}` : 'Prochaine séance'
}

const dayMs = 24 * 3600 * 1000

/** « mardi 1er décembre à 18:00 » */
function dayAndTime(at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('fr-FR', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  return `${withFirst(day.format(at))} à ${timeOf(at, timeZone)}`
}

function timeOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('fr-FR', { timeZone, timeStyle: 'short' }).format(at)
}
