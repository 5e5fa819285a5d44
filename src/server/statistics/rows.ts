import type { MasteryRows, PauseRows, PlayerRows } from '../../contract/statistics.ts'
import type { Member } from '../../domain/actor.ts'
import { casesOf, isIn, type PauseSpan, pauseSpanOf } from '../../domain/statistics.ts'
import { presenceAndProgress } from '../../domain/statistics-seasons.ts'
import { namesOfAccounts } from '../accounts/names-of-accounts.ts'
import { offsetOf, pageAt, rowsPerPage } from '../analyses/pages.ts'
import type { Wanted } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { readHistory } from './history.ts'
import { listNamedPlayers } from './players.ts'

const playersPerPage = 20

interface WantedPage extends Wanted {
  readonly page: number
}

/** Who is a player now, by name, also who was at no session. */
export async function listPlayers(db: Db, actor: Member, wanted: WantedPage): Promise<PlayerRows> {
  const { from, to } = wanted
  const history = await readHistory(db, actor, wanted)
  const figures = presenceAndProgress(history.sessions, casesOf(history).masteries, wanted)
  const players = await listNamedPlayers(db, actor, wanted)
  const none = { present: 0, absent: 0, gained: 0 }
  const rows = players.map(({ id, name }) => ({
    playerId: id,
    playerName: name,
    ...(figures.get(id) ?? none),
  }))
  const page = pageAt(wanted.page, rows.length, playersPerPage)
  const start = offsetOf(page, playersPerPage)
  const mostGained = rows.reduce((most, { gained }) => Math.max(most, gained), 0)
  return { from, to, ...page, mostGained, rows: rows.slice(start, start + playersPerPage) }
}

export async function listMasteries(
  db: Db,
  actor: Member,
  wanted: WantedPage & { technique: string | undefined },
): Promise<MasteryRows> {
  const cases = casesOf(await readHistory(db, actor, wanted)).masteries
  const { technique } = wanted
  return pageOf(
    db,
    wanted,
    cases.filter(({ techniqueId }) => technique === undefined || techniqueId === technique),
  )
}

export async function listPauses(
  db: Db,
  actor: Member,
  wanted: WantedPage & { span: PauseSpan | undefined },
): Promise<PauseRows> {
  const cases = casesOf(await readHistory(db, actor, wanted)).pauses
  const { span } = wanted
  return pageOf(
    db,
    wanted,
    cases.filter(({ days }) => span === undefined || pauseSpanOf(days) === span),
  )
}

/** Those of the period, latest first; names are read for the page alone. */
async function pageOf<Case extends { playerId: string; day: string }>(
  db: Db,
  wanted: WantedPage,
  cases: readonly Case[],
) {
  const { from, to } = wanted
  const all = cases.filter(({ day }) => isIn(wanted, day)).toReversed()
  const page = pageAt(wanted.page, all.length)
  const shown = all.slice(offsetOf(page), offsetOf(page) + rowsPerPage)
  const ids = [...new Set(shown.map(({ playerId }) => playerId))]
  const names = new Map((await namesOfAccounts(db, ids)).map((person) => [person.id, person]))
  const nameOf = (id: string) => {
    const { firstName, lastName } = names.get(id)!
    return `${firstName} ${lastName}`
  }
  return { from, to, ...page, rows: shown.map((each) => ({ ...each, playerName: nameOf(each.playerId) })) }
}
