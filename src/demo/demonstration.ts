import { fullName } from '../domain/member-name.ts'
import type { Db } from '../server/database/connection.ts'
import { club, vaiseId } from './club.ts'
import { demoPassword, people, type PersonName } from './club-people.ts'
import { fillClub } from './fill-club.ts'
import { fillFamily, parent } from './fill-family.ts'
import { fillToday } from './of-today.ts'

/** Whom one can sign in as to see everything; the other players have the same password. */
const shown: readonly [name: PersonName, who: string][] = [
  ['marc', 'Ping Club de Vaise'],
  ['manon', 'Ping Club de Vaise, assistante'],
  ['nadia', 'attend une réponse de Ping Club de Vaise'],
  ['bastien', 'attend une réponse de Ping Club de Vaise, email non confirmé'],
  ['camille', 'Ping Club de Vaise, U13 et Compétition'],
  ['maxime', 'Ping Club de Vaise, Compétition'],
  ['monique', 'Ping Club de Vaise, Ping Santé'],
  ['gerard', 'Ping Club de Vaise, profil encore vide, email non confirmé'],
  ['paul', 'TTC des Bords de Saône'],
  ['clara', 'TTC des Bords de Saône'],
  ['irene', 'sans club'],
  ['malo', 'a quitté Ping Club de Vaise'],
  ['dorian', 'retiré de Ping Club de Vaise'],
]

interface Demonstrated {
  /** Whether its dates are those of today. */
  ofToday: boolean
  /** As it is by now: a visitor may have renewed the code, or deleted the club. */
  club: { name: string; code: string } | undefined
}

/**
 * Fills an empty database and leaves any other unchanged: on the next start a visitor's changes are still there, and
 * the dates are still those of the first start.
 */
export async function demonstrate(
  db: Db,
  now: Date,
  hash: (password: string) => Promise<string>,
): Promise<Demonstrated> {
  const first = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  if (!first) {
    const passwordHash = await hash(demoPassword)
    await fillClub(db, now, passwordHash, { plan: 'pro' })
    await fillToday(db, now)
    await fillFamily(db, now, passwordHash)
  }
  const own = db.selectFrom('clubs').select(['name', 'code']).where('id', '=', vaiseId)
  return { ofToday: await isOfToday(db, now), club: await own.executeTakeFirst() }
}

/** The terminal's output: what to open first, as whom, and what to try. */
export function tour(url: string, dataDir: string, { ofToday, club: own }: Demonstrated): string {
  const { lea, ines } = people
  const lines = [
    '',
    `La démonstration de Rebond est ouverte : ${url}`,
    '',
    'Ouvrez deux navigateurs côte à côte (ou une fenêtre privée), et connectez-vous :',
    ...table([
      ['  entraineuse', fullName(lea), `${url}/coach`, lea.email],
      ['  joueuse', fullName(ines), `${url}/player`, ines.email],
    ]),
    `  Mot de passe, le même pour tous : ${demoPassword}`,
    '',
    'À essayer : Inès demande un exercice (« Exercices »), Léa le voit arriver dans « Demandes »',
    'sans recharger la page, répond, et Inès voit la réponse.',
    '',
    ...table([
      ['Emails', `${url}/dev/mails : aucun ne part, lisez-les là.`],
      ...(own
        ? [['Code club', `${own.code} (${own.name}), pour créer un compte et rejoindre le club.`]]
        : []),
      [
        'Paiement',
        'simulé, sans carte ni argent : « Abonnement », « Mettre à niveau », « Payer » ou « Refuser ».',
      ],
    ]),
    '',
    'Autres comptes :',
    ...table([
      ...shown.map(([name, who]) => {
        const { email, role } = people[name]
        return [`  ${fullName(people[name])}`, email, `/${role}`, who]
      }),
      [`  ${fullName(parent)}`, parent.email, '/family', 'mère de Kenza et de Rayan, Ping Club de Vaise'],
    ]),
    '',
    `Tout est inventé. Ctrl-C arrête ; pour tout effacer, supprimez le dossier des données : ${dataDir}`,
    ...(ofToday
      ? []
      : ['Les dates sont celles du premier lancement : supprimez ce dossier pour repartir d’aujourd’hui.']),
    '',
  ]
  return lines.join('\n') + '\n'
}

export function portInUseMessage(port: number): string {
  return `Le port ${port} est déjà pris : arrêtez le programme qui l’utilise, ou choisissez-en un autre avec PORT.`
}

async function isOfToday(db: Db, now: Date): Promise<boolean> {
  const { createdAt } = club(now).people.find(({ id }) => id === people.lea.id)!
  const lea = await db
    .selectFrom('accounts')
    .select('created_at')
    .where('id', '=', people.lea.id)
    .executeTakeFirst()
  return lea?.created_at.getTime() === createdAt.getTime()
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
