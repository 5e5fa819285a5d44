import * as profiles from '../../contract/profiles.ts'
import { whyNotPlayer } from '../../domain/actor.ts'
import type { App } from '../app-env.ts'
import { allow, Refused } from '../errors.ts'
import { announcePerson } from '../accounts/announce-person.ts'
import { serve } from '../serve.ts'
import { findProfile, holdProfile, updateProfile } from './store.ts'

export function profileRoutes(app: App): void {
  serve(app, profiles.show, async ({ actor, db, now }) => {
    allow(whyNotPlayer(actor))
    return findProfile(db, actor, now)
  })

  serve(app, profiles.update, async ({ input, actor, db, now }) => {
    allow(whyNotPlayer(actor))
    const { profile: current, onlookers } = await holdProfile(db, actor, now)
    const { version, ...edit } = input
    if (version !== current.version) throw new Refused('changed-meanwhile', { current })
    await updateProfile(db, actor, edit, now)
    announcePerson(db, actor, onlookers)
    return { ...current, ...edit, version: version + 1 }
  })
}
