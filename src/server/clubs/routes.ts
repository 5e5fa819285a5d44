import * as clubs from '../../contract/clubs.ts'
import { whyNotFound } from '../../domain/club.ts'
import { whoAmI } from '../accounts/who-am-i.ts'
import type { App } from '../app-env.ts'
import { allow, Refused } from '../errors.ts'
import { announce } from '../live/announce.ts'
import type { Request } from '../request.ts'
import { serve, servePrepared } from '../serve.ts'
import { accept, askToJoin, refuse } from './arrivals.ts'
import { clubPage } from './club-page.ts'
import { countCodeGuess } from './code-guesses.ts'
import { leave, removeMember } from './departures.ts'
import { foundClub } from './founding.ts'
import { membershipOf } from './memberships.ts'
import { handOver } from './ownership.ts'
import { readmit } from './removals.ts'
import { updateClub } from './settings.ts'
import { holdClub, renewCode } from './store.ts'

export function clubRoutes(app: App): void {
  serve(app, clubs.show, pageFor)

  serve(app, clubs.found, async ({ input, actor, db, now, http }) => {
    const membership = await membershipOf(db, actor.id)
    allow(whyNotFound(actor, membership?.standing ?? null))
    await foundClub(db, { ...input, coachId: actor.id, now })
    return whoAmI(db, actor.id, http.var.house)
  })

  servePrepared(
    app,
    clubs.join,
    async ({ input, actor, db, http }) => {
      const { attempts } = http.var.house
      await attempts.spend('codeByAddress', http.var.address)
      await attempts.spend('codeByAccount', actor.id)
      await countCodeGuess(db, attempts, input.code)
    },
    async ({ input, actor, db, now, http }) => {
      const settings = http.var.house.env
      await askToJoin(db, { accountId: actor.id, role: actor.role, code: input.code, settings, now })
      return whoAmI(db, actor.id, http.var.house)
    },
  )

  serve(app, clubs.leave, async ({ actor, db, now, http }) => {
    await leave(db, actor, now)
    return whoAmI(db, actor.id, http.var.house)
  })

  serve(app, clubs.update, async (request) => {
    const { input, actor, db, now } = request
    await holdClub(db, actor)
    if (!(await updateClub(db, actor, input, now))) {
      throw new Refused('changed-meanwhile', { current: await pageFor(request) })
    }
    return pageFor(request)
  })

  serve(app, clubs.renewCode, async (request) => {
    const { actor, db, now } = request
    await renewCode(db, await holdClub(db, actor), now)
    announce(db, { topic: 'club', clubId: actor.clubId, to: 'coaches' })
    return pageFor(request)
  })

  serve(app, clubs.removeMember, async (request) => {
    const { input, actor, db, now, http } = request
    await removeMember(db, actor, { id: input.id, settings: http.var.house.env, now })
    return pageFor(request)
  })

  serve(app, clubs.acceptMember, async (request) => {
    const { input, actor, db, now, http } = request
    await accept(db, actor, { id: input.id, settings: http.var.house.env, now })
    return pageFor(request)
  })

  serve(app, clubs.refuseMember, async (request) => {
    const { input, actor, db } = request
    await refuse(db, actor, input.id)
    return pageFor(request)
  })

  serve(app, clubs.readmitMember, async (request) => {
    const { input, actor, db, now, http } = request
    await readmit(db, actor, { id: input.id, settings: http.var.house.env, now })
    return pageFor(request)
  })

  serve(app, clubs.handOver, async (request) => {
    const { input, actor, db, http } = request
    await handOver(db, actor, { id: input.id, settings: http.var.house.env })
    return pageFor(request)
  })
}

type PageRequest = Pick<Request<typeof clubs.show>, 'actor' | 'db' | 'now' | 'http'>

function pageFor({ actor, db, now, http }: PageRequest): Promise<clubs.ClubPage> {
  return clubPage(db, actor, http.var.house.env, now)
}
