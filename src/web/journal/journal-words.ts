import type { JournalEntry, Someone } from '../../contract/journal.ts'
import type { MemberRole } from '../../domain/actor.ts'
import type { JournalActName, JournalKind } from '../../domain/journal.ts'
import { seasonName } from '../../domain/season.ts'
import { longDay } from '../clubs/club-time.ts'
import { counted } from '../ui/counted.ts'

export const kindNames: Readonly<Record<JournalKind, string>> = {
  members: 'Membres',
  sessions: 'Séances',
  scores: 'Paramètres IA',
  imports: 'Imports',
  seasons: 'Saisons',
  exports: 'Exports',
  'api-keys': 'Clés d’API',
  club: 'Le club',
}

/** A name stands out from the words around it. */
export type Part = string | { readonly name: string }

export const erasedAccount = 'Compte supprimé'

/** What one write has done to several people: an entry each, and a sentence for all. */
export interface JournalDeed extends Omit<JournalEntry, 'subject'> {
  readonly subjects: readonly Someone[]
}

/** Of entries that follow each other, those of one write become one. What only a newer page has words for is left out. */
export function deedsOf(entries: readonly JournalEntry[]): readonly JournalDeed[] {
  const deeds: JournalDeed[] = []
  for (const { subject, ...entry } of entries) {
    if (!Object.hasOwn(sentences, entry.act)) continue
    const last = deeds.at(-1)
    if (subject && last && isSameDeed(last, entry)) {
      deeds[deeds.length - 1] = { ...last, subjects: [...last.subjects, subject] }
    } else deeds.push({ ...entry, subjects: subject ? [subject] : [] })
  }
  return deeds
}

function isSameDeed(one: JournalDeed, other: Omit<JournalEntry, 'subject'>): boolean {
  return (
    one.act === other.act &&
    one.at === other.at &&
    one.actor?.id === other.actor?.id &&
    one.actor?.name === other.actor?.name &&
    one.session?.id === other.session?.id
  )
}

/** In the order of its words; without the full stop. */
export function sentenceOf(deed: JournalDeed, today: string): readonly Part[] {
  return sentences[deed.act](deed, today)
}

const roleNames: Readonly<Record<MemberRole, string>> = { coach: 'entraineur', player: 'joueur' }

type Sentence = (deed: JournalDeed, today: string) => readonly Part[]

const sentences: Readonly<Record<JournalActName, Sentence>> = {
  'club-created': ({ actor }) => [nameOf(actor), ' a créé le club'],
  'club-closed': ({ actor }) => [nameOf(actor), ' a fermé le club'],
  'club-reopened': ({ actor }) => [nameOf(actor), ' a rouvert le club'],
  'club-renamed': ({ actor }) => [nameOf(actor), ' a changé le nom du club'],
  'time-zone-changed': ({ actor }) => [nameOf(actor), ' a changé le fuseau horaire du club'],
  'holiday-zone-changed': ({ actor }) => [nameOf(actor), ' a changé la zone de vacances scolaires'],
  'code-renewed': ({ actor }) => [nameOf(actor), ' a renouvelé le code du club'],
  'approval-asked': ({ actor }) => [nameOf(actor), ' a activé «\u00A0Approuver les nouveaux joueurs\u00A0»'],
  'approval-dropped': ({ actor }) => [
    nameOf(actor),
    ' a désactivé «\u00A0Approuver les nouveaux joueurs\u00A0»',
  ],
  'group-created': (deed) => [nameOf(deed.actor), ' a créé ', ...groupOf(deed)],
  'group-changed': (deed) => [nameOf(deed.actor), ' a modifié ', ...groupOf(deed)],
  'group-deleted': (deed) => [nameOf(deed.actor), ' a supprimé ', ...groupOf(deed)],
  joined: ({ actor, details }) => [nameOf(actor), `, ${roleOf(details)}, a rejoint le club`],
  left: ({ actor, details }) => [nameOf(actor), `, ${roleOf(details)}, a quitté le club`],
  added: (deed) => [nameOf(deed.actor), ' a ajouté ', ...subjectsAs(deed)],
  'device-code-given': ({ actor, subjects }) => [
    nameOf(actor),
    ' a donné un code pour ouvrir un appareil\u00A0: ',
    ...namesOf(subjects),
  ],
  'child-device-opened': ({ actor }) => [nameOf(actor), ' a ouvert un appareil avec un code'],
  'child-device-ended': ({ actor, subjects }) => [
    nameOf(actor),
    ' a déconnecté un appareil\u00A0: ',
    ...namesOf(subjects),
  ],
  'guardian-invited': ({ actor, subjects }) => [
    nameOf(actor),
    ' a invité un parent\u00A0: ',
    ...namesOf(subjects),
  ],
  'guardian-accepted': ({ actor, subjects }) => [
    nameOf(actor),
    ' a accepté un parent\u00A0: ',
    ...namesOf(subjects),
  ],
  'guardian-ended': ({ actor, subjects }) => [
    nameOf(actor),
    ' a mis fin au suivi par un parent\u00A0: ',
    ...namesOf(subjects),
  ],
  'guardian-left': ({ actor, subjects }) => [nameOf(actor), ' ne suit plus ', ...namesOf(subjects)],
  accepted: (deed) => [nameOf(deed.actor), ' a accepté ', ...subjectsAs(deed)],
  refused: (deed) => [nameOf(deed.actor), ' a refusé ', ...subjectsAs(deed)],
  removed: (deed) => [nameOf(deed.actor), ' a retiré ', ...subjectsAs(deed)],
  archived: (deed) => [nameOf(deed.actor), ' a archivé ', ...subjectsAs(deed)],
  readmitted: ({ actor, subjects }) => [nameOf(actor), ' a réadmis ', ...namesOf(subjects)],
  'named-assistant': ({ actor, subjects }) => [nameOf(actor), ' a nommé assistant ', ...namesOf(subjects)],
  'named-coach': ({ actor, subjects }) => [nameOf(actor), ' a nommé entraineur ', ...namesOf(subjects)],
  'handed-over': ({ actor, subjects }) => [
    nameOf(actor),
    ' a confié la responsabilité du club à ',
    ...namesOf(subjects),
  ],
  inherited: ({ subjects }) => [
    'La responsabilité du club est passée à ',
    ...namesOf(subjects),
    '\u00A0: son responsable l’a quitté, ou a supprimé son compte',
  ],
  erased: () => [{ name: erasedAccount }, '\u00A0: ses données ont été effacées'],
  'session-changed': (deed, today) => [nameOf(deed.actor), ' a modifié ', ...sessionOf(deed, today)],
  'session-cancelled': (deed, today) => [nameOf(deed.actor), ' a annulé ', ...sessionOf(deed, today)],
  'session-deleted': (deed, today) => [nameOf(deed.actor), ' a supprimé ', ...sessionOf(deed, today)],
  'session-restored': (deed, today) => [nameOf(deed.actor), ' a rétabli ', ...sessionOf(deed, today)],
  'roll-corrected': (deed, today) => [
    nameOf(deed.actor),
    ` a corrigé l’appel ${deed.session ? 'de ' : 'd’'}`,
    ...sessionOf(deed, today),
    '\u00A0: ',
    ...namesOf(deed.subjects),
  ],
  'series-planned': (deed, today) => [
    nameOf(deed.actor),
    ' a planifié ',
    ...seriesOf(deed, 'une série', 'la série '),
    `\u00A0: ${datesOf(deed, today)}`,
  ],
  'series-extended': (deed, today) => [
    nameOf(deed.actor),
    ' a prolongé ',
    ...seriesOf(deed, 'une série', 'la série '),
    `\u00A0: ${datesOf(deed, today)}`,
  ],
  'series-changed': (deed, today) => [nameOf(deed.actor), ' a modifié ', ...severalOf(deed, today)],
  'series-cancelled': (deed, today) => [nameOf(deed.actor), ' a annulé ', ...severalOf(deed, today)],
  'series-deleted': (deed, today) => [nameOf(deed.actor), ' a supprimé ', ...severalOf(deed, today)],
  'series-restored': (deed, today) => [nameOf(deed.actor), ' a rétabli ', ...severalOf(deed, today)],
  'closed-dates-cancelled': (deed, today) => [
    nameOf(deed.actor),
    ` a annulé les séances des jours de fermeture\u00A0: ${datesOf(deed, today)}`,
  ],
  'closure-added': (deed, today) => [nameOf(deed.actor), ' a ajouté une fermeture', closedDays(deed, today)],
  'closure-removed': (deed, today) => [
    nameOf(deed.actor),
    ' a supprimé une fermeture',
    closedDays(deed, today),
  ],
  'scores-set': ({ actor, subjects }) => [
    nameOf(actor),
    ' a changé les paramètres IA\u00A0: ',
    ...namesOf(subjects),
  ],
  'players-imported': ({ actor, details }) => [
    nameOf(actor),
    ` a importé une liste de ${counted(details.players ?? 0, 'joueur')}`,
  ],
  'import-undone': ({ actor, details }) => [
    nameOf(actor),
    ` a annulé l’import d’une liste de ${counted(details.players ?? 0, 'joueur')}`,
  ],
  'season-opened': ({ actor, details: { startsOn = '', continuing = 0, leaving = 0, archived = 0 } }) => [
    nameOf(actor),
    ` a ouvert la saison ${seasonName(startsOn)}\u00A0: ${counted(continuing, 'joueur')} au début, ${counted(leaving, 'départ')}, ${counted(archived, 'archivé')}`,
  ],
  exported: ({ actor }) => [nameOf(actor), ' a exporté le club'],
  'operator-exported': () => ['L’équipe Rebond a exporté le club'],
  'operator-resumed-billing': () => ['L’équipe Rebond a relancé les prélèvements de l’abonnement'],
  'key-created': ({ actor, details }) => [
    nameOf(actor),
    ' a créé la clé d’API ',
    { name: details.keyName ?? '' },
  ],
  'key-ended': ({ actor, details }) => [
    nameOf(actor),
    ' a arrêté la clé d’API ',
    { name: details.keyName ?? '' },
  ],
}

function nameOf(someone: Someone | null): Part {
  return { name: someone?.name ?? erasedAccount }
}

/** « Tom Girard, Zoé Perrin ». */
function namesOf(people: readonly Someone[]): readonly Part[] {
  return people.flatMap((each, index) => (index === 0 ? [nameOf(each)] : [', ', nameOf(each)]))
}

function subjectsAs({ subjects, details }: JournalDeed): readonly Part[] {
  return [...namesOf(subjects), `, ${roleOf(details)}${subjects.length > 1 ? 's' : ''}`]
}

function roleOf({ role = 'player' }: JournalEntry['details']): string {
  return roleNames[role]
}

/** Its day stays when it goes; its title does not. */
function sessionOf({ session, details: { date = '' } }: JournalDeed, today: string): readonly Part[] {
  const day = longDay(date, today)
  return session
    ? ['la séance passée ', { name: session.title }, ` du ${day}`]
    : [`une séance passée, le ${day}`]
}

/** By its name, as long as there is one. */
function groupOf({ details: { groupName, players = 0 } }: JournalDeed): readonly Part[] {
  const size = players === 0 ? 'sans joueur' : counted(players, 'joueur')
  return groupName === undefined ? [`un groupe (${size})`] : ['le groupe ', { name: groupName }, ` (${size})`]
}

/** By its title, as long as there is one. */
function seriesOf({ session }: JournalDeed, without: string, before: string): readonly Part[] {
  return session ? [before, { name: session.title }] : [without]
}

/** « 12 séances à partir du mardi 24 novembre ». */
function datesOf({ details: { dates = 0, date = '' } }: JournalDeed, today: string): string {
  return `${counted(dates, 'séance')} à partir du ${longDay(date, today)}`
}

/** « 12 séances de la série Services, à partir du mardi 24 novembre ». */
function severalOf(deed: JournalDeed, today: string): readonly Part[] {
  const { dates = 0, date = '' } = deed.details
  return [
    `${counted(dates, 'séance')} `,
    ...seriesOf(deed, 'd’une série', 'de la série '),
    `, à partir du ${longDay(date, today)}`,
  ]
}

function closedDays({ details: { date = '', until = date } }: JournalDeed, today: string): string {
  return date === until
    ? ` le ${longDay(date, today)}`
    : ` du ${longDay(date, today)} au ${longDay(until, today)}`
}
