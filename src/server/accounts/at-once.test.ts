import { expect, test } from 'vitest'
import { caller, cookieOf, createTestContext } from '../../../test/support/context.ts'
import { runJobs, mailedTokenOf } from '../../../test/support/mails.ts'
import { commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { newPlayer, password } from '../../../test/support/newcomers.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import type { Db } from '../database/connection.ts'

const context = await createTestContext()
const nobody = caller(context.app)

test('Concurrent changes of one account do not deadlock.', async () => {
  for (let round = 0; round < 8; round += 1) {
    await context.db.deleteFrom('attempts').execute()
    const { id, email } = newPlayer()
    await nobody(accounts.signUp, newPlayer({ id, email }))
    const call = caller(context.app, await cookieOf(context, id))
    const newEmail = `au-meme-instant${round}@exemple.fr`
    await call(accounts.requestEmailChange, { email: newEmail, password })
    const change = await mailedTokenOf(context, newEmail)
    await nobody(accounts.requestPasswordReset, { email })
    const reset = await mailedTokenOf(context, email)
    await nobody(accounts.requestPasswordReset, { email })

    const next = 'nouvelle-raquette-8'
    const ends = await Promise.all([
      refusal(call(accounts.changePassword, { currentPassword: password, password: next })),
      refusal(nobody(accounts.resetPassword, { token: reset, password: next })),
      refusal(nobody(accounts.confirmEmail, { token: change })),
      refusal(call(accounts.requestEmailChange, { email: `encore${round}@exemple.fr`, password })),
      refusal(nobody(accounts.signIn, { email, door: 'player', password })),
      runJobs(context).then(() => null),
    ])
    expect(ends).not.toContain('unexpected')
    expect(ends).not.toContain('unavailable')
  }
  expect(context.errors).toEqual([])
})

test('Signing out while a new password ends every login session waits for it, without a deadlock.', async () => {
  const { id, email } = newPlayer()
  await nobody(accounts.signUp, newPlayer({ id, email }))
  const call = caller(context.app, await cookieOf(context, id))
  const lock = (tx: Db) => tx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute()
  const end = (tx: Db) => tx.deleteFrom('login_sessions').where('account_id', '=', id).execute()
  expect(await commitOnceBlocked(context, lock, () => [call(accounts.signOut, {})], end)).toEqual(['ok'])
  expect(context.errors).toEqual([])
})
