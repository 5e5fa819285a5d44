import { expect, test } from 'vitest'
import type { JournalEntry } from '../../contract/journal.ts'
import { journalActs, kindOf, type JournalActName } from '../../domain/journal.ts'
import { deedsOf, sentenceOf } from './journal-words.ts'

const lea = { id: '0192b7a4-0000-7000-8000-000000000001', name: 'Léa Fontaine' }
const tom = { id: '0192b7a4-0000-7000-8000-000000000002', name: 'Tom Girard' }

function entry(act: JournalActName, part: Partial<JournalEntry> = {}): JournalEntry {
  return {
    id: '0192b7a4-0000-7000-8000-000000000003',
    at: '2026-11-24T17:00:00.000Z',
    kind: kindOf(act),
    act,
    actor: lea,
    subject: tom,
    session: null,
    details: {},
    ...part,
  }
}

function said(act: JournalActName, part?: Partial<JournalEntry>): string {
  return sentences([entry(act, part)])[0] ?? ''
}

function sentences(entries: readonly JournalEntry[]): string[] {
  return deedsOf(entries).map((deed) =>
    sentenceOf(deed, '2026-11-27')
      .map((each) => (typeof each === 'string' ? each : each.name))
      .join(''),
  )
}

test('An entry says who did what to whom.', () => {
  expect(said('accepted', { details: { role: 'player' } })).toBe('Léa Fontaine a accepté Tom Girard, joueur')
  expect(said('added', { details: { role: 'player' } })).toBe('Léa Fontaine a ajouté Tom Girard, joueur')
  expect(said('device-code-given')).toBe(
    'Léa Fontaine a donné un code pour ouvrir un appareil\u00A0: Tom Girard',
  )
  expect(said('child-device-opened', { subject: null })).toBe(
    'Léa Fontaine a ouvert un appareil avec un code',
  )
  expect(said('child-device-ended')).toBe('Léa Fontaine a déconnecté un appareil\u00A0: Tom Girard')
  expect(said('guardian-invited')).toBe('Léa Fontaine a invité un parent\u00A0: Tom Girard')
  expect(said('guardian-accepted')).toBe('Léa Fontaine a accepté un parent\u00A0: Tom Girard')
  expect(said('guardian-ended')).toBe('Léa Fontaine a mis fin au suivi par un parent\u00A0: Tom Girard')
  expect(said('guardian-left')).toBe('Léa Fontaine ne suit plus Tom Girard')
  expect(said('handed-over')).toBe('Léa Fontaine a confié la responsabilité du club à Tom Girard')
  expect(said('inherited', { actor: null })).toBe(
    'La responsabilité du club est passée à Tom Girard\u00A0: son responsable l’a quitté, ou a supprimé son compte',
  )
  expect(said('club-closed', { subject: null })).toBe('Léa Fontaine a fermé le club')
  expect(said('scores-set')).toBe('Léa Fontaine a changé les paramètres IA\u00A0: Tom Girard')
})

test('An import says how many players were on the list, also when it is undone.', () => {
  expect(said('players-imported', { details: { players: 1 } })).toBe(
    'Léa Fontaine a importé une liste de 1 joueur',
  )
  expect(said('import-undone', { details: { players: 24 } })).toBe(
    'Léa Fontaine a annulé l’import d’une liste de 24 joueurs',
  )
})

test('What was changed of the club is named.', () => {
  const without = { subject: null }
  expect(said('club-renamed', without)).toBe('Léa Fontaine a changé le nom du club')
  expect(said('time-zone-changed', without)).toBe('Léa Fontaine a changé le fuseau horaire du club')
  expect(said('holiday-zone-changed', without)).toBe('Léa Fontaine a changé la zone de vacances scolaires')
  expect(said('code-renewed', without)).toBe('Léa Fontaine a renouvelé le code du club')
  expect(said('approval-asked', without)).toBe(
    'Léa Fontaine a activé «\u00A0Approuver les nouveaux joueurs\u00A0»',
  )
  expect(said('approval-dropped', without)).toBe(
    'Léa Fontaine a désactivé «\u00A0Approuver les nouveaux joueurs\u00A0»',
  )
})

test('A group is named by its name of today, and by its size alone once it is gone.', () => {
  const details = { players: 12, groupName: 'Compétition' }
  expect(said('group-created', { details })).toBe('Léa Fontaine a créé le groupe Compétition (12 joueurs)')
  expect(said('group-changed', { details: { ...details, players: 0 } })).toBe(
    'Léa Fontaine a modifié le groupe Compétition (sans joueur)',
  )
  expect(said('group-deleted', { details: { players: 1 } })).toBe(
    'Léa Fontaine a supprimé un groupe (1 joueur)',
  )
})

test('What the operator did is said of them.', () => {
  const nobody = { actor: null, subject: null }
  expect(said('operator-exported', nobody)).toBe('L’équipe Rebond a exporté le club')
  expect(said('operator-resumed-billing', nobody)).toBe(
    'L’équipe Rebond a relancé les prélèvements de l’abonnement',
  )
})

test('Whose account is gone has no name left, whichever side they stood on.', () => {
  const gone = { id: null, name: null }
  expect(said('removed', { actor: gone, subject: gone })).toBe(
    'Compte supprimé a retiré Compte supprimé, joueur',
  )
  expect(said('erased', { actor: gone, subject: null })).toBe(
    'Compte supprimé\u00A0: ses données ont été effacées',
  )
})

test('A session is named by its title, and by its day alone once it is gone.', () => {
  const details = { date: '2026-11-24' }
  const session = { id: lea.id, title: 'Services' }
  expect(said('session-changed', { details, session })).toBe(
    'Léa Fontaine a modifié la séance passée Services du mardi 24 novembre',
  )
  expect(said('session-deleted', { details })).toBe(
    'Léa Fontaine a supprimé une séance passée, le mardi 24 novembre',
  )
})

test('Several dates of a series are one sentence, and a closure says its days.', () => {
  const details = { dates: 12, date: '2027-01-05' }
  const session = { id: lea.id, title: 'Services' }
  expect(said('series-planned', { details, session })).toBe(
    'Léa Fontaine a planifié la série Services\u00A0: 12 séances à partir du mardi 5 janvier 2027',
  )
  expect(said('series-extended', { details: { ...details, dates: 1 }, session })).toBe(
    'Léa Fontaine a prolongé la série Services\u00A0: 1 séance à partir du mardi 5 janvier 2027',
  )
  expect(said('series-cancelled', { details, session })).toBe(
    'Léa Fontaine a annulé 12 séances de la série Services, à partir du mardi 5 janvier 2027',
  )
  expect(said('series-deleted', { details })).toBe(
    'Léa Fontaine a supprimé 12 séances d’une série, à partir du mardi 5 janvier 2027',
  )
  expect(said('closed-dates-cancelled', { details, session })).toBe(
    'Léa Fontaine a annulé les séances des jours de fermeture\u00A0: 12 séances à partir du mardi 5 janvier 2027',
  )
  const day = { date: '2026-12-12', until: '2026-12-12' }
  expect(said('closure-added', { details: day })).toBe(
    'Léa Fontaine a ajouté une fermeture le samedi 12 décembre',
  )
  expect(said('closure-removed', { details: { ...day, until: '2026-12-13' } })).toBe(
    'Léa Fontaine a supprimé une fermeture du samedi 12 décembre au dimanche 13 décembre',
  )
})

test('A program is named by its key.', () => {
  expect(said('scores-set', { actor: { id: null, name: 'API\u00A0: Tableur' } })).toContain(
    'API\u00A0: Tableur a changé',
  )
})

test('What one write did to several people is one sentence, and another write’s another.', () => {
  const details = { role: 'player' } as const
  const zoe = { id: '0192b7a4-0000-7000-8000-000000000004', name: 'Zoé Perrin' }
  const at = '2026-11-24T17:00:01.000Z'
  expect(
    sentences([
      entry('removed', { details, at }),
      entry('removed', { details }),
      entry('removed', { details, subject: zoe }),
      entry('archived', { details, subject: zoe }),
      entry('exported', { subject: null }),
      entry('exported', { subject: null }),
    ]),
  ).toEqual([
    'Léa Fontaine a retiré Tom Girard, joueur',
    'Léa Fontaine a retiré Tom Girard, Zoé Perrin, joueurs',
    'Léa Fontaine a archivé Zoé Perrin, joueur',
    'Léa Fontaine a exporté le club',
    'Léa Fontaine a exporté le club',
  ])
})

test('Each act has a sentence.', () => {
  for (const act of journalActs) {
    expect(said(act, { details: { startsOn: '2026-07-01', date: '2026-11-24' } }).length).toBeGreaterThan(12)
  }
})

test('An act that only a newer page has words for is left out, and the others stand.', () => {
  const newer = 'hall-opened' as JournalActName
  const part = { kind: 'club' as const, subject: null }
  expect(sentences([entry('exported', part), { ...entry('exported', part), act: newer }])).toEqual([
    'Léa Fontaine a exporté le club',
  ])
})
