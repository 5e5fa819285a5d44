import type * as v from 'valibot'
import * as accounts from '../../contract/accounts.ts'
import type { App, AppContext } from '../app-env.ts'
import { askToJoin } from '../clubs/arrivals.ts'
import { countCodeGuess } from '../clubs/code-guesses.ts'
import { createClub } from '../clubs/create-club.ts'
import type { Db } from '../database/connection.ts'
import type { Env } from '../env.ts'
import { Refused } from '../refused.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { servePrepared } from '../serve.ts'
import { countAttempt } from './count-attempt.ts'
import { mailConfirmationLink } from './email-routes.ts'
import { findInvited } from './invitations.ts'
import { checkInvitation, enqueueLinkMail } from './link-mails.ts'
import { openSession } from './open-session.ts'
import { hashNewPassword } from './new-password.ts'
import { isPassword } from './password-hash.ts'
import { findByEmail, insertAccount } from './store.ts'
import { whoAmI } from './who-am-i.ts'

type SignUp = v.InferOutput<typeof accounts.signUp.input>

export function signUpRoutes(app: App): void {
  servePrepared(
    app,
    accounts.signUp,
    async ({ input, db, http }) => {
      const { attempts } = http.var.context
      await attempts.consume('signUpByAddress', http.var.address)
      if (input.role === 'coach' && input.club.way === 'join') {
        await attempts.consume('codeByAddress', http.var.address)
        await countCodeGuess(db, attempts, input.club.clubCode)
      }
      const existing = await findByEmail(db, input.email)
      // A repeated id gets its password checked below: limit guesses as at sign-in.
      if (existing?.id === input.id) await countAttempt(http, db, 'signIn', input.email)
      return hashNewPassword(input.password)
    },
    async ({ input, db, now, http }, passwordHash) => {
      const isNew = await insertAccount(db, { ...input, passwordHash, now })
      if (isNew) {
        await joinOrFoundClub(db, input, http.var.context.env, now)
        await mailConfirmationLink(db, input.id, now)
      } else if (!(await isRepeated(db, input))) {
        await inviteAgain(http.var.context, db, input.email, now)
        throw new Refused('email-taken')
      }
      await openSession(http, db, input.id, { isSignUp: true })
      noteSecurityEvent(db, {
        event: isNew ? 'signed-up' : 'signed-in',
        accountId: input.id,
        email: input.email,
      })
      return whoAmI(db, input.id, http.var.context)
    },
  )
}

/** Whose coach has imported them gets their invitation anew: it leads into the account that they have already. */
async function inviteAgain(context: AppContext, db: Db, email: string, now: Date): Promise<void> {
  const invited = await findInvited(db, email)
  if (!invited) return
  await checkInvitation(context, { clubId: invited.clubId, email })
  await enqueueLinkMail(db, { accountId: invited.id, purpose: 'invitation', email, now })
  throw new Refused('already-invited', { commits: true })
}

async function joinOrFoundClub(db: Db, input: SignUp, settings: Env, now: Date): Promise<void> {
  if (input.role === 'player') return
  if (input.club.way === 'join') {
    await askToJoin(db, { accountId: input.id, role: 'coach', code: input.club.clubCode, settings, now })
  } else {
    const { clubId: id, clubName: name } = input.club
    await createClub(db, { id, name, coachId: input.id, sold: settings.BILLING !== 'off', now })
  }
}

/** Whether a client that got no response repeats its own sign-up. */
async function isRepeated(db: Db, { id, email, password }: SignUp): Promise<boolean> {
  const existing = await findByEmail(db, email)
  return existing?.id === id && (await isPassword(password, existing.passwordHash))
}
