import type { Role } from '../domain/actor.ts'

/**
 * Every path of the application. The server answers any other path with 404; the web's route table has to contain the
 * same ones.
 */
export const applicationPaths = [
  '/start',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/family',
  '/family/account',
  '/family/notifications',
  '/player',
  '/player/join-club',
  '/player/profile',
  '/player/club',
  '/player/training',
  '/player/exercises',
  '/player/progress',
  '/player/ai-coach',
  '/player/notifications',
  '/coach',
  '/coach/overview',
  '/coach/club',
  '/coach/club/export',
  '/coach/inviter',
  '/coach/journal',
  '/coach/sessions',
  '/coach/exercises',
  '/coach/exercises/dessin',
  '/coach/requests',
  '/coach/players',
  '/coach/players/import',
  '/coach/groups',
  '/coach/seasons',
  '/coach/evaluation',
  '/coach/analyses',
  '/coach/analyses/lignes',
  '/coach/statistiques',
  '/coach/subscription',
  '/coach/account',
  '/coach/notifications',
  '/coach/aide',
  '/coach/api',
] as const

/** Where the space of a role begins: its entry page. */
export function spacePath(role: Role): string {
  return role === 'guardian' ? '/family' : `/${role}`
}

/** Answered outside production only. */
export const developmentPaths = ['/dev/ui'] as const

export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** One exercise: one of the club’s by its id, one of Rebond’s drills by its name. */
const exercisePath = /^\/(coach|player)\/exercises\/[a-z0-9-]{1,60}$/

export function isApplicationPath(path: string): boolean {
  return (
    includes(applicationPaths, path) ||
    exercisePath.test(withoutTrailingSlash(path)) ||
    hallPath.test(path) ||
    childPath.test(path) ||
    invitedPath.test(path)
  )
}

/** What a link and a QR code lead to: the club's code, and the group that whoever follows them enters. */
export function invitationPath(code: string, groupId?: string): string {
  return `/rejoindre/${code}${groupId ? `?groupe=${groupId}` : ''}`
}

const invitedPath = /^\/rejoindre\/[a-z0-9]{1,60}\/?$/i

/** A person's sessions for a calendar. */
export function calendarFeedPath(token: string): string {
  return `${calendarFeedFolder}${token}.ics`
}
export const calendarFeedFolder = '/agenda/'

/** Where a mail's « Ne plus recevoir ces emails » leads. */
export function unsubscribePath(token: string): string {
  return `${unsubscribeFolder}${token}`
}
export const unsubscribeFolder = '/desabonnement/'

/** One child of a family. */
const childPath = /^\/family\/[\da-f-]{36}\/?$/

/** The evening of one session. */
const hallPath = /^\/coach\/sessions\/[\da-f-]{36}\/salle\/?$/

export function isDevelopmentPath(path: string): boolean {
  return includes(developmentPaths, path)
}

/** Anything below a signed-in area: an unknown address is answered there too, beside the navigation. */
export function isBelowArea(path: string): boolean {
  return /^\/(coach|player|family)\/./.test(path)
}

function includes(paths: readonly string[], path: string): boolean {
  return paths.includes(withoutTrailingSlash(path))
}
