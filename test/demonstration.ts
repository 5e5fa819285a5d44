import type { Db } from '../src/server/database/connection.ts'
import { club } from './club.ts'
import { demoPassword, people, type PersonName } from './club-people.ts'
import { fillClub } from './fill-club.ts'

/** Whom one can sign in as to see everything; the other players have the same password. */
const shown: readonly [name: PersonName, who: string][] = [
  ['lea', 'Ping Club de Vaise, its owner'],
  ['marc', 'Ping Club de Vaise'],
  ['nadia', 'waits for Ping Club de Vaise'],
  ['bastien', 'waits for Ping Club de Vaise, e-mail not confirmed'],
  ['ines', 'Ping Club de Vaise, U13 and Loisir'],
  ['camille', 'Ping Club de Vaise, U13 and Compétition'],
  ['maxime', 'Ping Club de Vaise, Compétition'],
  ['monique', 'Ping Club de Vaise, Ping Santé'],
  ['gerard', 'Ping Club de Vaise, profile still empty, e-mail not confirmed'],
  ['paul', 'TTC des Bords de Saône'],
  ['clara', 'TTC des Bords de Saône'],
  ['irene', 'no club yet'],
  ['malo', 'no club yet'],
  ['dorian', 'removed from Ping Club de Vaise'],
]

/**
 * Fills a database that nobody has used, and leaves any other as it is: what a visitor changed is still there on the
 * next start, and the dates stay those of the first. @returns what to print
 */
export async function demonstrate(
  db: Db,
  now: Date,
  hash: (password: string) => Promise<string>,
): Promise<string> {
  const first = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  if (!first) await fillClub(db, now, await hash(demoPassword))
  const lines = [
    '',
    ...table([
      ['Name', 'E-mail', 'Password', 'Door', 'Club'],
      ...shown.map(([name, who]) => {
        const { firstName, lastName, email, role } = people[name]
        return [`${firstName} ${lastName}`, email, demoPassword, `/${role}`, who]
      }),
    ]),
    '',
    ...((await isOfToday(db, now))
      ? []
      : ['Filled on an earlier day: remove its data folder to begin anew.', '']),
  ]
  return lines.join('\n') + '\n'
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
