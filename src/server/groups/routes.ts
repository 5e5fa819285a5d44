import { doneAnswer } from '../../contract/fields.ts'
import * as groups from '../../contract/groups.ts'
import type { Member } from '../../domain/actor.ts'
import { whyNotAddGroup } from '../../domain/group.ts'
import type { App } from '../app-env.ts'
import { lockClubAsMember } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import type { JournalAct } from '../../domain/journal.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { allow, foundOr404, refuseStale } from '../refused.ts'
import { serve } from '../serve.ts'
import { countGroups, deleteGroup, findGroup, insertGroup, listGroups, updateGroup } from './store.ts'
import { refuseWrongFields } from './wrong-fields.ts'

export function groupRoutes(app: App): void {
  serve(app, groups.list, ({ actor, db }) => listGroups(db, actor))

  serve(app, groups.create, async ({ input, actor, db, now }) => {
    await lockClubAsMember(db, actor)
    allow(whyNotAddGroup(await countGroups(db, actor)))
    await refuseWrongFields(db, actor, input)
    await insertGroup(db, actor, input, now)
    announceGroups(db, actor)
    await noteInJournal(db, actor, actOn('group-created', input), { now })
    return foundOr404(await findGroup(db, actor, input.id))
  })

  serve(app, groups.update, async ({ input, actor, db, now }) => {
    await lockClubAsMember(db, actor)
    foundOr404(await findGroup(db, actor, input.id))
    await refuseWrongFields(db, actor, input)
    if (!(await updateGroup(db, actor, input, now))) return refuseStale(await findGroup(db, actor, input.id))
    announceGroups(db, actor)
    await noteInJournal(db, actor, actOn('group-changed', input), { now })
    return foundOr404(await findGroup(db, actor, input.id))
  })

  serve(app, groups.remove, async ({ input, actor, db, now }) => {
    const group = await findGroup(db, actor, input.id)
    if (!(await deleteGroup(db, actor, input))) return refuseStale(await findGroup(db, actor, input.id))
    announceGroups(db, actor)
    if (group) await noteInJournal(db, actor, actOn('group-deleted', group), { now })
    return doneAnswer
  })
}

function actOn(
  act: 'group-created' | 'group-changed' | 'group-deleted',
  { id, playerIds }: Pick<groups.Group, 'id' | 'playerIds'>,
): JournalAct {
  return { act, groupId: id, players: playerIds.length }
}

function announceGroups(db: Db, { clubId }: Member): void {
  announce(db, { topic: 'groups', clubId, to: 'coaches' })
}
