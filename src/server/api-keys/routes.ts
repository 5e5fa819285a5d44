import * as apiKeys from '../../contract/api-keys.ts'
import { doneAnswer } from '../../contract/fields.ts'
import type { Member } from '../../domain/actor.ts'
import { whyNotCreateKey } from '../../domain/api-key.ts'
import { whyNotInPlan } from '../../domain/plan.ts'
import type { App } from '../app-env.ts'
import { planInForceOf } from '../clubs/plan-in-force.ts'
import { lockClubAsMember } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { allow, foundOr404 } from '../refused.ts'
import { serve } from '../serve.ts'
import { countLivingKeys, deleteKey, findKey, findMadeKey, insertKey, listKeys } from './store.ts'

export function apiKeyRoutes(app: App): void {
  serve(app, apiKeys.list, async ({ actor, db, now, http }) => {
    const plan = await planInForceOf(db, actor, http.get('context').env, now)
    return { inPlan: whyNotInPlan(plan, 'customApi') === null, keys: await listKeys(db, actor) }
  })

  serve(app, apiKeys.create, async ({ input, actor, db, now }) => {
    // Two coaches at once do not make one too many.
    await lockClubAsMember(db, actor)
    // The answer to the first press, and those to its repeats, were lost: another press shows the key that it made.
    const made = await findMadeKey(db, actor, input)
    if (made) return made
    allow(whyNotCreateKey(await countLivingKeys(db, actor, now)))
    await insertKey(db, actor, input, now)
    announceKey(db, actor, input.id)
    await noteInJournal(db, actor, { act: 'key-created', keyName: input.name }, { now })
    return foundOr404(await findKey(db, actor, input.id))
  })

  serve(app, apiKeys.end, async ({ input: { id }, actor, db, now }) => {
    const { name: keyName } = foundOr404(await deleteKey(db, actor, id))
    announceKey(db, actor, id)
    await noteInJournal(db, actor, { act: 'key-ended', keyName }, { now })
    return doneAnswer
  })
}

function announceKey(db: Db, { clubId }: Member, id: string): void {
  announce(db, { topic: 'api-keys', ids: [id], clubId, to: 'coaches' })
}
