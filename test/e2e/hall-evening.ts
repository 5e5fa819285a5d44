import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { drawnDrills } from '../../src/content/drills.ts'
import { people, type Person } from '../../src/demo/club-people.ts'
import { expect } from './journey.ts'
import type { ClubDatabase } from './offline/club-database.ts'

const { lea } = people
export const lane = (page: Page, name: string) => page.getByRole('switch', { name: `${name} présent` })
export const timer = (page: Page) => page.getByRole('timer')
export const head = (page: Page) => page.locator('.hall-roll-head')

/** In « Joueurs à séparer ». */
export async function keepApart(page: Page, first: Person, second: Person): Promise<void> {
  const [one, other] = [first, second].map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  await page.getByLabel('Un joueur').selectOption(one!)
  await page.getByLabel('L’autre joueur').selectOption(other!)
  await page.getByRole('button', { name: 'Séparer', exact: true }).click()
  await expect(page.getByRole('button', { name: `Retirer ${one} et ${other}` })).toBeVisible()
}

interface Evening {
  players?: number
  minutes?: readonly number[]
  inMinutes?: number
}

/** A session that begins in a quarter of an hour, of so many players, with blocks of these lengths. */
export async function planEvening(
  database: ClubDatabase,
  { players = 14, minutes = [20, 15], inMinutes = 15 }: Evening = {},
) {
  const id = uuidv7()
  const [session] = await database.rows<{ names: string[] }>(
    `with club as (select club_id as id from memberships where account_id = $1),
     planned as (
       insert into training_sessions (id, club_id, title, date, time, duration, starts_at, created_at, updated_at)
       select $2::uuid, club.id, 'Soirée en salle', (at at time zone 'Europe/Paris')::date,
         (at at time zone 'Europe/Paris')::time, '1h30', at, now(), now()
       from club, date_trunc('minute', now() + make_interval(mins => $5)) as at
       returning id, club_id
     ),
     chosen as (
       select a.id, a.first_name || ' ' || a.last_name as name from memberships as m
       join accounts as a on a.id = m.account_id
       where m.club_id = (select id from club) and m.role = 'player' and m.standing = 'member'
       order by a.first_name || ' ' || a.last_name collate "fr-x-icu" limit $3
     ),
     added as (
       insert into session_participants (session_id, club_id, player_id)
       select planned.id, planned.club_id, chosen.id from planned, chosen
     ),
     programme as (
       insert into session_exercises (id, session_id, club_id, position, type, technique, effect, duration, description)
       select gen_random_uuid(), planned.id, planned.club_id, n, 'initiative', 'Top Spin CD', 'Rapide',
         length || ' min', '' from planned, unnest($4::int[]) with ordinality as blocks (length, n)
     )
     select array_agg(name) as names from chosen`,
    [lea.id, id, players, minutes, inMinutes],
  )
  return { id, path: `/coach/sessions/${id}/salle`, names: session!.names }
}

/** A block of the programme gets the drawing of one of Rebond’s drills. */
export async function drawBlock(database: ClubDatabase, sessionId: string, position: number, title: string) {
  const { keep, sequence } = drawnDrills.find((drill) => drill.title === title)!
  await database.rows(
    'update session_exercises set title = $3, drill = $4::jsonb where session_id = $1 and position = $2',
    [sessionId, position, title, JSON.stringify({ keep, sequence })],
  )
}

interface Passing {
  /** How many events the server has by then. */
  events: number
  seconds: number
  /** Moves all events but the latest, a pause. */
  paused?: boolean
}

/** As if that much more time had passed since everything that was noted. */
export async function letPass(
  database: ClubDatabase,
  sessionId: string,
  { events, seconds, paused = false }: Passing,
): Promise<void> {
  const noted = () => database.rows('select 1 from hall_events where session_id = $1', [sessionId])
  await expect.poll(async () => (await noted()).length).toBe(events)
  await database.rows(
    `update hall_events set at = at - make_interval(secs => $2)
     where session_id = $1 and not ($3 and at = (select max(at) from hall_events where session_id = $1))`,
    [sessionId, seconds, paused],
  )
}

/** The thumb along the lane, from one row to another. */
export async function sweep(page: Page, from: string, to: string): Promise<void> {
  // Each waits until its row stands still.
  await lane(page, from).hover()
  await page.mouse.down()
  await lane(page, to).hover()
  await page.mouse.up()
}

/** What a name opens. */
export async function correct(page: Page, name: string, state: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}.*corriger$`) }).click()
  await page.getByRole('group', { name }).getByRole('button', { name: state, exact: true }).click()
}

export async function addGuest(page: Page, firstName: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter un arrivant' }).click()
  await page.getByLabel('Prénom ou nom').fill(firstName)
  await page.getByRole('button', { name: `« ${firstName} » comme invité` }).click()
  await expect(lane(page, firstName)).toBeChecked()
}

export const openStep = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Salle' }).getByRole('link', { name }).click()

/** So many are there: as after the roll. */
export async function callRoll(database: ClubDatabase, sessionId: string, present: number): Promise<void> {
  await database.rows(
    `update session_participants set presence = 'present', presence_at = now() where session_id = $1 and player_id in (
       select player_id from session_participants where session_id = $1 order by player_id limit $2)`,
    [sessionId, present],
  )
}
