import type { MemberRole } from './actor.ts'

/** What can be chosen among. */
export const journalKinds = [
  'members',
  'sessions',
  'scores',
  'imports',
  'seasons',
  'exports',
  'api-keys',
  'club',
] as const
export type JournalKind = (typeof journalKinds)[number]

/** What somebody has done, with the closed values that its sentence needs: never a text that was typed about somebody. */
export type JournalAct =
  | { readonly act: 'club-created' | 'club-closed' | 'club-reopened' }
  | { readonly act: 'club-renamed' | 'time-zone-changed' | 'holiday-zone-changed' | 'code-renewed' }
  | { readonly act: 'approval-asked' | 'approval-dropped' }
  | { readonly act: 'exported' | 'readmitted' | 'handed-over' | 'inherited' | 'erased' }
  | { readonly act: 'named-assistant' | 'named-coach' }
  /** Of a child without an address, by a code of their coach. */
  | { readonly act: 'device-code-given' | 'child-device-opened' | 'child-device-ended' }
  /** Of a child’s guardian. The guardian is no member: its name is nowhere but in the relation. */
  | {
      readonly act: 'guardian-invited' | 'guardian-accepted' | 'guardian-ended' | 'guardian-left'
    }
  | { readonly act: 'operator-exported' | 'operator-resumed-billing' }
  | {
      readonly act: 'joined' | 'left' | 'added' | 'accepted' | 'refused' | 'removed' | 'archived'
      readonly role: MemberRole
    }
  /** The club’s day of the session, which stays when the session goes. */
  | {
      readonly act:
        'session-changed' | 'session-cancelled' | 'session-deleted' | 'session-restored' | 'roll-corrected'
      readonly date: string
    }
  /** How many dates, and the first of them. */
  | {
      readonly act:
        | 'series-planned'
        | 'series-extended'
        | 'series-changed'
        | 'series-cancelled'
        | 'series-deleted'
        | 'series-restored'
        | 'closed-dates-cancelled'
      readonly dates: number
      readonly date: string
    }
  /** Its first and last day. */
  | { readonly act: 'closure-added' | 'closure-removed'; readonly date: string; readonly until: string }
  | { readonly act: 'scores-set' }
  /** With so many players; its name is that of today. */
  | {
      readonly act: 'group-created' | 'group-changed' | 'group-deleted'
      readonly groupId: string
      readonly players: number
    }
  | { readonly act: 'players-imported' | 'import-undone'; readonly players: number }
  | {
      readonly act: 'season-opened'
      readonly startsOn: string
      readonly continuing: number
      readonly leaving: number
      readonly archived: number
    }
  | { readonly act: 'key-created' | 'key-ended'; readonly keyName: string }

export type JournalActName = JournalAct['act']

const kinds: Readonly<Record<JournalActName, JournalKind>> = {
  'club-created': 'club',
  'club-closed': 'club',
  'club-reopened': 'club',
  'club-renamed': 'club',
  'time-zone-changed': 'club',
  'holiday-zone-changed': 'club',
  'code-renewed': 'club',
  'approval-asked': 'club',
  'approval-dropped': 'club',
  joined: 'members',
  left: 'members',
  added: 'members',
  'device-code-given': 'members',
  'child-device-opened': 'members',
  'child-device-ended': 'members',
  'guardian-invited': 'members',
  'guardian-accepted': 'members',
  'guardian-ended': 'members',
  'guardian-left': 'members',
  accepted: 'members',
  refused: 'members',
  removed: 'members',
  archived: 'members',
  readmitted: 'members',
  'named-assistant': 'members',
  'named-coach': 'members',
  'handed-over': 'members',
  inherited: 'members',
  erased: 'members',
  'session-changed': 'sessions',
  'session-cancelled': 'sessions',
  'session-deleted': 'sessions',
  'session-restored': 'sessions',
  'roll-corrected': 'sessions',
  'series-planned': 'sessions',
  'series-extended': 'sessions',
  'series-changed': 'sessions',
  'series-cancelled': 'sessions',
  'series-deleted': 'sessions',
  'series-restored': 'sessions',
  'closed-dates-cancelled': 'sessions',
  'closure-added': 'club',
  'closure-removed': 'club',
  'group-created': 'club',
  'group-changed': 'club',
  'group-deleted': 'club',
  'scores-set': 'scores',
  'players-imported': 'imports',
  'import-undone': 'imports',
  'season-opened': 'seasons',
  exported: 'exports',
  'operator-exported': 'exports',
  'operator-resumed-billing': 'club',
  'key-created': 'api-keys',
  'key-ended': 'api-keys',
}

export const journalActs = Object.keys(kinds) as JournalActName[]

export function kindOf(act: JournalActName): JournalKind {
  return kinds[act]
}

/** Done to a person, by somebody else or by a program. */
const aboutSomebody: ReadonlySet<JournalActName> = new Set<JournalActName>([
  'added',
  'device-code-given',
  'child-device-ended',
  'guardian-invited',
  'guardian-accepted',
  'guardian-ended',
  'guardian-left',
  'accepted',
  'refused',
  'removed',
  'archived',
  'readmitted',
  'named-assistant',
  'named-coach',
  'handed-over',
  'inherited',
  'roll-corrected',
  'scores-set',
])

export function isAboutSomebody(act: JournalActName): boolean {
  return aboutSomebody.has(act)
}

/** Whether nobody has done it: it came of itself. */
export function isDoneByNobody(act: JournalActName): boolean {
  return act === 'inherited'
}

/** Whether nobody of the club has done it, but whoever runs the server. */
export function isDoneByOperator(act: JournalActName): boolean {
  return act === 'operator-exported' || act === 'operator-resumed-billing'
}
