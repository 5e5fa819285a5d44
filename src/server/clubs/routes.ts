import * as clubs from '../../contract/clubs.ts'
import { whyNotFound } from '../../domain/club.ts'
import { whoAmI } from '../accounts/who-am-i.ts'
import { memberRoleOf } from '../../domain/actor.ts'
import type { App } from '../app-env.ts'
import { allow, Refused } from '../refused.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import type { Request } from '../request.ts'
import { serve, servePrepared } from '../serve.ts'
import { accept, askToJoin, refuse } from './arrivals.ts'
import { clubPage } from './club-page.ts'
import { closingRoutes } from './closing.ts'
import { countCodeGuess } from './code-guesses.ts'
import { leave, removeMember } from './departures.ts'
import { createClub } from './create-club.ts'
import { membershipOf } from './memberships.ts'
import { nameMember } from './assistant-rank.ts'
import { handOver } from './ownership.ts'
import { readmit } from './removals.ts'
import { updateClub } from './settings.ts'
import { lockClubAsMember, renewCode } from './store.ts'

export function clubRoutes(app: App): void {
  serve(app, clubs.show, pageFor)

  serve(app, clubs.create, async ({ input, actor, db, now, http }) => {
    const membership = await membershipOf(db, actor.id)
    allow(whyNotFound(actor, membership?.standing ?? null))
    const { context } = http.var
    await createClub(db, { ...input, coachId: actor.id, sold: context.env.BILLING !== 'off', now })
    return whoAmI(db, actor.id, context)
  })

  servePrepared(
    app,
    clubs.join,
    async ({ input, actor, db, http }) => {
      const { attempts } = http.var.context
      await attempts.consume('codeByAddress', http.var.address)
      await attempts.consume('codeByAccount', actor.id)
      await countCodeGuess(db, attempts, input.code)
    },
    async ({ input, actor, db, now, http }) => {
      const settings = http.var.context.env
      await askToJoin(db, {
        accountId: actor.id,
        role: memberRoleOf(actor),
        code: input.code,
        groupId: input.groupId,
        settings,
        now,
      })
      return whoAmI(db, actor.id, http.var.context)
    },
  )

  serve(app, clubs.leave, async ({ actor, db, now, http }) => {
    await leave(db, actor, now)
    return whoAmI(db, actor.id, http.var.context)
  })

  serve(app, clubs.update, async (request) => {
    const { input, actor, db, now } = request
    await lockClubAsMember(db, actor)
    if (!(await updateClub(db, actor, input, now))) {
      throw new Refused('changed-meanwhile', { current: await pageFor(request) })
    }
    return pageFor(request)
  })

  serve(app, clubs.renewCode, async (request) => {
    const { actor, db, now } = request
    await renewCode(db, await lockClubAsMember(db, actor), now)
    announce(db, { topic: 'club', clubId: actor.clubId, to: 'coaches' })
    await noteInJournal(db, actor, { act: 'code-renewed' }, { now })
    return pageFor(request)
  })

  serve(app, clubs.removeMember, async (request) => {
    const { input, actor, db, now, http } = request
    await removeMember(db, actor, { id: input.id, settings: http.var.context.env, now })
    return pageFor(request)
  })

  serve(app, clubs.acceptMember, async (request) => {
    const { input, actor, db, now, http } = request
    await accept(db, actor, { ...input, settings: http.var.context.env, now })
    return pageFor(request)
  })

  serve(app, clubs.refuseMember, async (request) => {
    const { input, actor, db, now } = request
    await refuse(db, actor, { id: input.id, now })
    return pageFor(request)
  })

  serve(app, clubs.readmitMember, async (request) => {
    const { input, actor, db, now, http } = request
    await readmit(db, actor, { id: input.id, settings: http.var.context.env, now })
    return pageFor(request)
  })

  serve(app, clubs.nameMember, async (request) => {
    const { input, actor, db, now, http } = request
    await nameMember(db, actor, { ...input, settings: http.var.context.env, now })
    return pageFor(request)
  })

  closingRoutes(app)

  serve(app, clubs.handOver, async (request) => {
    const { input, actor, db, now, http } = request
    await handOver(db, actor, { id: input.id, settings: http.var.context.env, now })
    return pageFor(request)
  })
}

type PageRequest = Pick<Request<typeof clubs.show>, 'actor' | 'db' | 'now' | 'http'>

function pageFor({ actor, db, now, http }: PageRequest): Promise<clubs.ClubPage> {
  return clubPage(db, actor, http.var.context.env, now)
}
