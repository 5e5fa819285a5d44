import * as family from '../../contract/family.ts'
import { whyReadOnly } from '../../domain/subscription.ts'
import type { App } from '../app-env.ts'
import { listRequests } from '../exercise-requests/store.ts'
import { findProgress } from '../player-progress/store.ts'
import { allow, foundOr404 } from '../refused.ts'
import { serve } from '../serve.ts'
import { reply } from '../training-sessions/replying.ts'
import { findSession } from '../training-sessions/store.ts'
import { childOf } from './child-of.ts'
import { leaveChild } from './deciding.ts'
import { familySession, findFamily } from './family.ts'
import { followInvitation } from './invitations.ts'

/** « Ma famille »: what guardians do for their children, by what the child’s own calls do. */
export function familyRoutes(app: App): void {
  serve(app, family.list, ({ actor, db, now, http }) => findFamily(db, actor, http.var.context.env, now))

  serve(app, family.follow, async ({ input, actor, db, now, http }) => {
    await followInvitation(http.var.context, db, actor, { ...input, now })
    return findFamily(db, actor, http.var.context.env, now)
  })

  serve(app, family.giveReply, async ({ input: { childId, ...input }, actor, db, now, http }) => {
    const child = await childOf(db, actor, childId, { writes: true })
    if (http.var.context.env.BILLING !== 'off') allow(whyReadOnly(child.readOnlyFrom, now))
    await reply(db, child, input, { by: actor.id, now })
    return familySession(foundOr404(await findSession(db, child, input.id)), childId)
  })

  serve(app, family.show, async ({ input: { childId }, actor, db, now }) => {
    const child = await childOf(db, actor, childId)
    return {
      progress: await findProgress(db, child, now),
      requests: await listRequests(db, child, { view: 'active', page: 1, now }),
    }
  })

  serve(app, family.leave, async ({ input: { childId }, actor, db, now, http }) => {
    await leaveChild(db, actor, { childId, now })
    return findFamily(db, actor, http.var.context.env, now)
  })
}
