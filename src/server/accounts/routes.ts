import * as accounts from '../../contract/accounts.ts'
import type { App } from '../app-env.ts'
import { Refused } from '../refused.ts'
import { serve } from '../serve.ts'
import { announcePerson } from './announce-person.ts'
import { deletionRoutes } from './deletion-routes.ts'
import { emailRoutes } from './email-routes.ts'
import { rememberDevice } from './known-devices.ts'
import { loginSessionRoutes } from './login-session-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { signUpRoutes } from './sign-up-routes.ts'
import { rename } from './store.ts'
import { whoAmI } from './who-am-i.ts'

export function accountRoutes(app: App): void {
  serve(app, accounts.me, async ({ db, http }) => {
    const { signedIn } = http.var
    // Also where somebody stays signed in for longer than a device is known.
    if (signedIn?.isExtended) await rememberDevice(http, db, signedIn.actor.id)
    return signedIn && whoAmI(db, signedIn.actor.id, http.var.context)
  })

  serve(app, accounts.renameMyself, async ({ input, actor, db, now, http }) => {
    const renamed = await rename(db, actor, input, now)
    if (!renamed) {
      throw new Refused('changed-meanwhile', { current: await whoAmI(db, actor.id, http.var.context) })
    }
    announcePerson(db, actor, renamed.audience)
    return whoAmI(db, actor.id, http.var.context)
  })

  signUpRoutes(app)
  loginSessionRoutes(app)
  passwordRoutes(app)
  emailRoutes(app)
  deletionRoutes(app)
}
