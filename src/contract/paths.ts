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
  '/player',
  '/player/join-club',
  '/player/profile',
  '/player/club',
  '/player/training',
  '/player/exercises',
  '/player/progress',
  '/player/ai-coach',
  '/coach',
  '/coach/overview',
  '/coach/club',
  '/coach/club/export',
  '/coach/sessions',
  '/coach/exercises',
  '/coach/requests',
  '/coach/players',
  '/coach/players/import',
  '/coach/groups',
  '/coach/evaluation',
  '/coach/analyses',
  '/coach/statistiques',
  '/coach/subscription',
  '/coach/account',
  '/coach/aide',
  '/coach/api',
] as const

/** Answered outside production only. */
export const developmentPaths = ['/dev/ui'] as const

export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

export function isApplicationPath(path: string): boolean {
  return includes(applicationPaths, path)
}

export function isDevelopmentPath(path: string): boolean {
  return includes(developmentPaths, path)
}

/** Anything below a signed-in area: an unknown address is answered there too, beside the navigation. */
export function isBelowArea(path: string): boolean {
  return /^\/(coach|player)\/./.test(path)
}

function includes(paths: readonly string[], path: string): boolean {
  return paths.includes(withoutTrailingSlash(path))
}
