import { calendarFeedFolder, unsubscribeFolder } from '../../contract/paths.ts'

/** Whoever reads the log does not get anybody's calendar, nor stops their mails. */
export function loggedPath(path: string): string {
  const secret = [calendarFeedFolder, unsubscribeFolder].find((folder) => path.startsWith(folder))
  return secret === undefined ? path : `${secret}…`
}
