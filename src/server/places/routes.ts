import type { Input } from '../../contract/endpoint.ts'
import { doneAnswer } from '../../contract/fields.ts'
import * as places from '../../contract/places.ts'
import type { Member } from '../../domain/actor.ts'
import { whyNotAddPlace } from '../../domain/place.ts'
import type { App } from '../app-env.ts'
import { lockClubAsMember, planOf } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { allow, foundOr404, Refused, refuseStale } from '../refused.ts'
import { serve } from '../serve.ts'
import {
  countPlaces,
  deletePlace,
  findPlace,
  insertPlace,
  isNameTaken,
  listPlaces,
  updatePlace,
} from './store.ts'

export function placeRoutes(app: App): void {
  serve(app, places.list, ({ actor, db }) => listPlaces(db, actor))

  serve(app, places.create, async ({ input, actor, db, now, http }) => {
    const club = await lockClubAsMember(db, actor)
    const plan = planOf(club, http.var.context.env, now)
    allow(whyNotAddPlace(await countPlaces(db, actor), plan))
    await refuseTakenName(db, actor, input)
    const place = await insertPlace(db, actor, input, now)
    announcePlaces(db, actor)
    return place
  })

  serve(app, places.update, async ({ input, actor, db, now }) => {
    await lockClubAsMember(db, actor)
    foundOr404(await findPlace(db, actor, input.id))
    await refuseTakenName(db, actor, input)
    const place = await updatePlace(db, actor, input, now)
    if (!place) return refuseStale(await findPlace(db, actor, input.id))
    announcePlaces(db, actor)
    return place
  })

  serve(app, places.remove, async ({ input, actor, db }) => {
    // Otherwise a group could be given the place meanwhile.
    await lockClubAsMember(db, actor)
    if (!(await deletePlace(db, actor, input))) return refuseStale(await findPlace(db, actor, input.id))
    announcePlaces(db, actor)
    return doneAnswer
  })
}

async function refuseTakenName(db: Db, actor: Member, place: Input<typeof places.create>): Promise<void> {
  if (!(await isNameTaken(db, actor, place))) return
  throw new Refused('invalid-input', { fields: { name: 'Un autre lieu porte déjà ce nom' } })
}

function announcePlaces(db: Db, { clubId }: Member): void {
  announce(db, { topic: 'places', clubId, to: 'members' })
}
