import * as guardians from '../../contract/guardians.ts'
import { insertAccount } from '../accounts/store.ts'
import { hashNewPassword } from '../accounts/new-password.ts'
import { openSession } from '../accounts/open-session.ts'
import { whoAmI } from '../accounts/who-am-i.ts'
import type { App } from '../app-env.ts'
import { playersOfClub } from '../players/players-of-club.ts'
import { foundOr404, Refused } from '../refused.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { serve, servePrepared } from '../serve.ts'
import { acceptGuardian, endGuardian } from './deciding.ts'
import { findInvitedAddress, followInvitation, inviteGuardian } from './invitations.ts'
import { listGuardians } from './store.ts'

export function guardianRoutes(app: App): void {
  serve(app, guardians.list, async ({ input: { id }, actor, db }) => {
    foundOr404(await playersOfClub(db, actor).select('a.id').where('a.id', '=', id).executeTakeFirst())
    return listGuardians(db, actor, id)
  })

  serve(app, guardians.invite, async ({ input, actor, db, now, http }) => {
    await inviteGuardian(http.var.context, db, actor, { ...input, now })
    return listGuardians(db, actor, input.id)
  })

  serve(app, guardians.accept, async ({ input: { id }, actor, db, now, http }) => {
    const publicUrl = http.var.context.env.PUBLIC_URL
    return listGuardians(db, actor, await acceptGuardian(db, actor, { id, publicUrl, now }))
  })

  serve(app, guardians.end, async ({ input: { id }, actor, db, now }) =>
    listGuardians(db, actor, await endGuardian(db, actor, { id, now })),
  )

  servePrepared(
    app,
    guardians.signUp,
    async ({ input, db, now, http }) => {
      await http.var.context.attempts.consume('signUpByAddress', http.var.address)
      // Before the expensive hash.
      const email = await findInvitedAddress(db, input.token, now)
      if (email === undefined) throw new Refused('link-expired')
      return { email, passwordHash: await hashNewPassword(input.password) }
    },
    async ({ input: { id, token, firstName, lastName }, db, now, http }, { email, passwordHash }) => {
      const person = { id, role: 'guardian', email, passwordHash, firstName, lastName } as const
      // Only who reads the mails to that address has the link.
      if (!(await insertAccount(db, { ...person, emailConfirmedAt: now, now })))
        throw new Refused('email-taken')
      await followInvitation(http.var.context, db, { id }, { token, now })
      await openSession(http, db, id, { isSignUp: true })
      noteSecurityEvent(db, { event: 'signed-up', accountId: id, email })
      return whoAmI(db, id, http.var.context)
    },
  )
}
