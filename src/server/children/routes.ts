import * as children from '../../contract/children.ts'
import { doneAnswer } from '../../contract/fields.ts'
import { whoAmI } from '../accounts/who-am-i.ts'
import type { App } from '../app-env.ts'
import { serve, servePrepared } from '../serve.ts'
import { findRecord } from '../players/record.ts'
import { foundOr404, Refused } from '../refused.ts'
import { addChild } from './add-child.ts'
import { correctChild } from './correct-child.ts'
import { giveDeviceCode } from './device-codes.ts'
import { devicesOf, endDevice } from './devices.ts'
import { openDevice } from './open-device.ts'

export function childRoutes(app: App): void {
  serve(app, children.add, ({ input, actor, db, now, http }) =>
    addChild(db, actor, { ...input, settings: http.var.context.env, now }),
  )

  serve(app, children.correct, async ({ input, actor, db, now }) => {
    const { id } = input
    const corrected = await correctChild(db, actor, { ...input, now })
    const record = foundOr404(await findRecord(db, actor, { id, now }))
    if (!corrected) throw new Refused('changed-meanwhile', { current: record })
    return record
  })

  serve(app, children.giveDeviceCode, ({ input, actor, db, now }) =>
    giveDeviceCode(db, actor, { ...input, now }),
  )

  servePrepared(
    app,
    children.openDevice,
    async ({ http }) => {
      const { attempts } = http.var.context
      await attempts.consume('wrongDeviceCodeByAddress', http.var.address)
      await attempts.consume('wrongDeviceCode', everywhere)
    },
    async ({ input, db, now, http }) => {
      const { attempts } = http.var.context
      const id = await openDevice(http, db, input.code, now)
      await attempts.giveBack('wrongDeviceCodeByAddress', http.var.address)
      await attempts.giveBack('wrongDeviceCode', everywhere)
      return whoAmI(db, id, http.var.context)
    },
  )

  serve(app, children.devices, ({ input, actor, db, now }) => devicesOf(db, actor, { ...input, now }))

  serve(app, children.endDevice, async ({ input, actor, db, now }) => {
    await endDevice(db, actor, { ...input, now })
    return doneAnswer
  })
}

const everywhere = 'all addresses'
