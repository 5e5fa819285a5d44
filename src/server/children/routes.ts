import * as children from '../../contract/children.ts'
import { consumeLink } from '../accounts/links.ts'
import { openSession } from '../accounts/open-session.ts'
import { whoAmI } from '../accounts/who-am-i.ts'
import type { App } from '../app-env.ts'
import { Refused } from '../refused.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { serve, servePrepared } from '../serve.ts'
import { addChild } from './add-child.ts'
import { giveDeviceCode } from './give-device-code.ts'

export function childRoutes(app: App): void {
  serve(app, children.add, ({ input, actor, db, now, http }) =>
    addChild(db, actor, { ...input, settings: http.var.context.env, now }),
  )

  serve(app, children.giveDeviceCode, ({ input, actor, db, now }) =>
    giveDeviceCode(db, actor, { ...input, now }),
  )

  servePrepared(
    app,
    children.openDevice,
    ({ http }) => http.var.context.attempts.consume('wrongDeviceCodeByAddress', http.var.address),
    async ({ input, db, now, http }) => {
      const { attempts } = http.var.context
      const link = await consumeLink(db, input.code, ['device-code'], now)
      if (!link) throw new Refused('device-code-wrong')
      await attempts.giveBack('wrongDeviceCodeByAddress', http.var.address)
      // A coach has just let this device in: it is no stranger's.
      await openSession(http, db, link.accountId, { isSignUp: true })
      noteSecurityEvent(db, { event: 'signed-in', accountId: link.accountId })
      return whoAmI(db, link.accountId, http.var.context)
    },
  )
}
