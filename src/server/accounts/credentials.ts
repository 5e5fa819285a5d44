import type { Endpoint } from '../../contract/endpoint.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../refused.ts'
import type { Request } from '../request.ts'
import { logSecurityEvent } from '../security-events.ts'
import { countAttempt, forgiveSignIn } from './count-attempt.ts'
import { isPassword } from './password-hash.ts'
import { findByEmail, lockAccountIfPassword } from './store.ts'

type Typed = Pick<Request<Endpoint>, 'db' | 'http'> & {
  readonly input: { readonly email: string; readonly password: string }
}

type Credited = NonNullable<Awaited<ReturnType<typeof findByEmail>>>

/** Whose e-mail and password these are. @throws Refused `wrong-credentials`, `too-many-attempts` */
export async function checkCredentials({ input, db, http }: Typed): Promise<Credited> {
  await countAttempt(http, db, 'signIn', input.email)
  const account = await findByEmail(db, input.email)
  const right = await isPassword(input.password, account?.passwordHash)
  if (!account || !right) {
    const accountId = account?.id ?? null
    await logSecurityEvent(http.var, { event: 'sign-in-failed', accountId, email: input.email })
    throw new Refused('wrong-credentials')
  }
  await forgiveSignIn(http, db, input.email)
  return account
}

/** In the transaction. @throws Refused `wrong-credentials` when the password was changed since it was checked */
export async function lockChecked(db: Db, account: Credited): Promise<{ erasedFrom: Date | null }> {
  const locked = await lockAccountIfPassword(db, account)
  if (!locked) throw new Refused('wrong-credentials')
  return locked
}
