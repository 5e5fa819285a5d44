import type {
  CrossingRows,
  MasteryRows,
  PauseRows,
  PlayedRows,
  PlayerRows,
} from '../../contract/statistics.ts'
import type { Member } from '../../domain/actor.ts'
import type { DateRange } from '../../domain/days.ts'
import {
  byLatestDay,
  type Cases,
  casesOf,
  gainedByPlayer,
  isIn,
  marksByPlayer,
  type PauseSpan,
  pauseSpanOf,
} from '../../domain/statistics.ts'
import { type ClockSpan, clockSpanOf } from '../../domain/statistics-clock.ts'
import { crossingCases, type MinuteSpan, minuteSpanOf } from '../../domain/statistics-crossings.ts'
import { namesOfAccounts } from '../accounts/names-of-accounts.ts'
import { offsetOf, pageAt, rowsPerPage } from '../analyses/pages.ts'
import type { Wanted } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { readHistory } from './history.ts'
import { listPlayersByName } from './players.ts'

const playersPerPage = 20

export interface WantedPage extends Wanted {
  readonly page: number
}

/** Who is a player now, by name, also who was at no session. */
export async function listPlayers(db: Db, actor: Member, wanted: WantedPage): Promise<PlayerRows> {
  const { from, to } = wanted
  const [players, history] = await Promise.all([
    listPlayersByName(db, actor, wanted),
    readHistory(db, actor, wanted),
  ])
  const { masteries } = casesOf(history)
  const marks = marksByPlayer(history.sessions, wanted)
  const gained = gainedByPlayer(masteries, wanted)
  const rows = players.map((player) => ({
    ...player,
    ...(marks.get(player.playerId) ?? { present: 0, absent: 0 }),
    gained: gained.get(player.playerId) ?? 0,
  }))
  const page = pageAt(wanted.page, rows.length, playersPerPage)
  const start = offsetOf(page, playersPerPage)
  const mostGained = Math.max(0, ...gained.values())
  return { from, to, ...page, mostGained, rows: rows.slice(start, start + playersPerPage) }
}

/** Latest first, as pauses are. */
export async function listMasteries(
  db: Db,
  actor: Member,
  wanted: WantedPage & {
    technique: string | undefined
    gained: { [Day in keyof DateRange]: string | undefined }
  },
): Promise<MasteryRows> {
  const cases = (await readCases(db, actor, wanted)).masteries
  const { technique, from, to, gained } = wanted
  const days = { from: gained.from ?? from, to: gained.to ?? to }
  const chosen = cases.filter(
    ({ techniqueId, day }) => isIn(days, day) && (technique === undefined || techniqueId === technique),
  )
  return namedPage(db, wanted, chosen.toSorted(byLatestDay))
}

export async function listPauses(
  db: Db,
  actor: Member,
  wanted: WantedPage & { span: PauseSpan | undefined },
): Promise<PauseRows> {
  const cases = (await readCases(db, actor, wanted)).pauses
  const { span } = wanted
  const chosen = cases.filter(
    ({ days, day }) => isIn(wanted, day) && (span === undefined || pauseSpanOf(days) === span),
  )
  return namedPage(db, wanted, chosen.toSorted(byLatestDay))
}

/** The most minutes first. */
export async function listCrossings(
  db: Db,
  actor: Member,
  wanted: WantedPage & { technique: string | undefined; span: MinuteSpan | undefined },
): Promise<CrossingRows> {
  const { players } = await readHistory(db, actor, wanted)
  const { technique, span } = wanted
  const cases = crossingCases(players, wanted).filter(
    ({ techniqueId, minutes }) =>
      (technique === undefined || techniqueId === technique) &&
      (span === undefined || minuteSpanOf(minutes) === span),
  )
  return namedPage(
    db,
    wanted,
    cases.toSorted((a, b) => b.minutes - a.minutes),
  )
}

/** Those that have waited longest first. */
export async function listPlayed(
  db: Db,
  actor: Member,
  wanted: WantedPage & { span: ClockSpan | undefined },
): Promise<PlayedRows> {
  const cases = (await readCases(db, actor, wanted)).played
  const { span } = wanted
  return namedPage(
    db,
    wanted,
    cases
      .filter(({ days }) => span === undefined || clockSpanOf(days) === span)
      .toSorted((a, b) => b.days - a.days),
  )
}

async function readCases(db: Db, actor: Member, wanted: Wanted): Promise<Cases> {
  return casesOf(await readHistory(db, actor, wanted))
}

/** Names are read for the page alone. */
export async function namedPage<Case extends { playerId: string }>(
  db: Db,
  wanted: WantedPage,
  all: readonly Case[],
) {
  const { from, to } = wanted
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
