import type { Input } from '../../contract/endpoint.ts'
import * as federation from '../../contract/federation.ts'
import type { Registration } from '../../contract/federation.ts'
import { type Actor, isMember, type Member } from '../../domain/actor.ts'
import { birthYearFlaw, whyNotRegister } from '../../domain/registration.ts'
import type { App } from '../app-env.ts'
import { lockClub } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { foundOr404, Refused } from '../refused.ts'
import { serve } from '../serve.ts'
import { rankingRoutes } from './ranking-routes.ts'
import {
  findOwnRecord,
  findRecord,
  isLicenceTaken,
  lockBirthYear,
  lockRegistration,
  updateRegistration,
} from './store.ts'

export function federationRoutes(app: App): void {
  serve(app, federation.show, async ({ input, actor, db, now }) =>
    foundOr404(await findRecord(db, actor, input.id, now)),
  )

  serve(app, federation.showOwn, ({ actor, db, now }) => findOwnRecord(db, actor, now))

  serve(app, federation.update, async ({ input: { id, ...edit }, actor, db, now }) => {
    await lockLicences(db, actor, edit)
    const current = foundOr404(await lockRegistration(db, actor, id))
    const { today } = await findOwnRecord(db, { id, clubId: null }, now)
    refuse({ isMember: true, current, edit, today })
    await refuseTakenLicence(db, { id, clubId: actor.clubId }, edit)
    await updateRegistration(db, { id, clubId: actor.clubId }, edit)
    announceRegistration(db, actor, id)
    return { licence: edit.licence, birthYear: edit.birthYear }
  })

  serve(app, federation.updateOwn, async ({ input: edit, actor, db, now }) => {
    if (isMember(actor)) await lockLicences(db, actor, edit)
    // The player may have left the club a moment ago.
    const member = isMember(actor) && (await lockRegistration(db, actor, actor.id))
    const current = member || (await lockBirthYear(db, actor.id))
    const { today } = await findOwnRecord(db, { id: actor.id, clubId: null }, now)
    refuse({ isMember: Boolean(member), current, edit, today })
    if (member) await refuseTakenLicence(db, actor, edit)
    await updateRegistration(db, { id: actor.id, clubId: member ? actor.clubId : null }, edit)
    announceRegistration(db, actor, actor.id)
    return { licence: edit.licence, birthYear: edit.birthYear }
  })

  rankingRoutes(app)
}

interface Registering {
  readonly isMember: boolean
  readonly current: Registration
  readonly edit: Input<typeof federation.updateOwn>
  readonly today: string
}

/** @throws Refused `no-club`, `changed-meanwhile` with the current registration, `invalid-input` */
function refuse({ isMember, current, edit, today }: Registering): void {
  const refusal = whyNotRegister({ isMember, wanted: edit, was: edit.was, current })
  if (refusal === 'changed-meanwhile') throw new Refused(refusal, { current })
  if (refusal) throw new Refused(refusal)
  const flaw = birthYearFlaw(edit.birthYear, today)
  if (flaw) throw new Refused('invalid-input', { fields: { birthYear: flaw } })
}

/** First of all locks, as wherever a club is locked: two players cannot write one number meanwhile. */
async function lockLicences(db: Db, { clubId }: Member, { licence }: Registration): Promise<void> {
  if (licence !== null) await lockClub(db, clubId)
}

async function refuseTakenLicence(
  db: Db,
  player: Pick<Member, 'id' | 'clubId'>,
  { licence }: Registration,
): Promise<void> {
  if (licence === null || !(await isLicenceTaken(db, player, licence))) return
  throw new Refused('invalid-input', {
    fields: { licence: 'Ce numéro est déjà celui d’un autre joueur du club' },
  })
}

/** Only that it changed, and only to the coaches and the player. */
function announceRegistration(db: Db, actor: Actor | Member, id: string): void {
  if (!isMember(actor)) announce(db, { topic: 'profile', accounts: [id] })
  else announce(db, { topic: 'profile', ids: [id], clubId: actor.clubId, to: 'coaches', accounts: [id] })
}
