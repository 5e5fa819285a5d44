import type { MemberRole } from '../domain/actor.ts'
import type { PlayerType, PlayingStyle, PreferredHand, Rubber } from '../domain/player.ts'
import { idOf } from './seeded.ts'

/** Every account of the demonstration has it. */
export const demoPassword = 'balle-orange-2026'

export interface Person {
  readonly id: string
  readonly role: MemberRole
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly emailConfirmed: boolean
  readonly playingStyle: PlayingStyle | null
  readonly preferredHand: PreferredHand | null
  readonly playerType: PlayerType | null
  readonly backhandRubber: Rubber | null
  readonly goals: string
  readonly ranking: number | null
  /** How many weeks ago the account was created and the club, if there is one, was joined. */
  readonly weeksHere: number
  /** How many of the catalogue's techniques are mastered by now. */
  readonly mastered: number
}

const wholeSeason = 26
/** Longer than any three seasons that are compared. */
const founded = 160

/** Where the e-mail address is. */
type Home = 'pingvaise' | 'ttcsaone' | 'courriel'

const noGame = { playingStyle: null, preferredHand: null, playerType: null, backhandRubber: null }

export const people = {
  // Ping Club de Vaise
  lea: coach('Léa Fontaine', founded),
  marc: coach('Marc Delorme', 152),
  /** « Assistante » */
  manon: coach('Manon Guérin', 20),
  ines: player(
    'Inès Morel',
    'initiative right competitif',
    612,
    7,
    'Placer mon service marteau court avant le tournoi du mois prochain.',
  ),
  tom: player('Tom Girard', 'counter left competitif', 587, 5, 'Tenir le bloc revers sans reculer.'),
  lina: player(
    'Lina Nguyen',
    'initiative right competitif',
    655,
    8,
    'Monter en top 10 départemental minimes.',
  ),
  hugo: player('Hugo Blanchard', 'beginner right loisir', null, 2, 'Gagner contre mon grand frère.'),
  zoe: player('Zoé Perrin', 'beginner left loisir', null, 1, 'Réussir mes services sans faire de faute.'),
  camille: player(
    'Camille Roussel',
    'defender right competitif long-pips',
    701,
    9,
    'Varier la coupe en défense, surtout en coup droit.',
  ),
  jules: player('Jules Lefèvre', 'initiative right loisir', 534, 4, 'Apprendre le flip revers.'),
  noe: player('Noé Petit', 'beginner right loisir', null, 1, 'Jouer ma première compétition cette année.'),
  sarah: player('Sarah Haddad', 'counter right competitif', 668, 7, 'Mieux me replacer après le contre-top.'),
  /** Was added from a list, and has not opened his invitation yet. */
  adam: player('Adam Benali', null, null, 0, '', 9),
  maxime: player(
    'Maxime Faure',
    'initiative right competitif',
    1345,
    13,
    'Passer les 1400 points avant la fin de la saison.',
    152,
  ),
  anais: player(
    'Anaïs Marchand',
    'counter left competitif short-pips',
    1120,
    12,
    'Garder le bloc actif sur les tops appuyés.',
    120,
  ),
  yanis: player(
    'Yanis Cherif',
    'initiative right competitif',
    1087,
    10,
    'Enchainer service court et troisième balle.',
    104,
  ),
  lucas: player(
    'Lucas Bernard',
    'defender right competitif',
    1232,
    14,
    'Contre-attaquer plus tôt quand la balle est haute.',
    148,
  ),
  elodie: player(
    'Élodie Vasseur',
    'initiative right competitif',
    968,
    10,
    'Revenir au niveau régional après ma pause.',
    96,
  ),
  thomas: player(
    'Thomas Lambert',
    'counter right loisir',
    742,
    6,
    'Me faire plaisir et transpirer un peu le samedi.',
    144,
  ),
  karim: player('Karim Bouchareb', 'initiative left loisir', 815, 7, 'Un service latéral qui gêne vraiment.'),
  julie: player(
    'Julie Chevalier',
    'beginner right loisir',
    null,
    3,
    'Jouer avec mes enfants sans perdre trop souvent.',
  ),
  olivier: player(
    'Olivier Renaud',
    'defender right loisir anti',
    690,
    5,
    'Ne plus avoir mal à l’épaule.',
    138,
  ),
  monique: player(
    'Monique Gauthier',
    'beginner right ping-sante',
    null,
    2,
    'Travailler l’équilibre et voir du monde.',
  ),
  bernard: player(
    'Bernard Lacroix',
    'counter right ping-sante',
    null,
    4,
    'Bouger deux fois par semaine, conseil du cardiologue.',
  ),
  francoise: player('Françoise Picard', 'beginner left ping-sante', null, 2, 'Garder mes réflexes.'),
  /** Came in by the code, and has not opened the link that was sent to him. */
  gerard: unconfirmed(player('Gérard Colin', null, null, 0, '', 6)),
  /** Was added from a list without an address. */
  jeanne: player('Jeanne Prévost', null, null, 1, '', 14),
  /** Wants to coach in Vaise; nobody has said yes yet. */
  nadia: coach('Nadia Ferrand', 1, 'courriel'),
  /** Wants to coach there too; his address is not confirmed, so nobody can say yes. */
  bastien: unconfirmed(coach('Bastien Morin', 0, 'courriel')),
  // TTC des Bords de Saône
  paul: coach('Paul Vernier', 8, 'ttcsaone'),
  clara: player(
    'Clara Besson',
    'initiative right competitif',
    905,
    0,
    'Arriver en finale régionale.',
    8,
    'ttcsaone',
  ),
  theo: player('Théo Rolland', 'counter right loisir', null, 0, '', 7, 'ttcsaone'),
  // of no club
  malo: player('Malo Tessier', null, null, 0, '', 1, 'courriel'),
  irene: coach('Irène Sabatier', 1, 'courriel'),
  /** Was removed from Ping Club de Vaise. */
  dorian: player('Dorian Leroux', 'initiative right loisir', null, 0, '', 20, 'courriel'),
} as const satisfies Record<string, Person>

export type PersonName = keyof typeof people

function coach(name: string, weeksHere = wholeSeason, home: Home = 'pingvaise'): Person {
  return { ...person(name, weeksHere, home), role: 'coach', ...noGame, goals: '', ranking: null, mastered: 0 }
}

/** `game` is style, hand, type and the backhand’s rubber, in one string so that the list above reads as a table. */
function player(
  name: string,
  game: `${PlayingStyle} ${PreferredHand} ${PlayerType}${'' | ` ${Rubber}`}` | null,
  ranking: number | null,
  mastered: number,
  goals: string,
  weeksHere = wholeSeason,
  home: Home = 'pingvaise',
): Person {
  return { ...person(name, weeksHere, home), role: 'player', ...gameOf(game), ranking, mastered, goals }
}

function gameOf(game: string | null) {
  if (game === null) return noGame
  const [playingStyle, preferredHand, playerType, backhandRubber = null] = game.split(' ') as [
    PlayingStyle,
    PreferredHand,
    PlayerType,
    Rubber?,
  ]
  return { playingStyle, preferredHand, playerType, backhandRubber }
}

function person(name: string, weeksHere: number, home: Home) {
  const [firstName = '', lastName = ''] = name.split(' ')
  const email = `${ascii(firstName)}.${ascii(lastName)}@${home}.example`
  return { id: idOf(email), firstName, lastName, email, emailConfirmed: true, weeksHere }
}

function unconfirmed(person: Person): Person {
  return { ...person, emailConfirmed: false }
}

function ascii(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
}
