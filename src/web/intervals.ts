export interface Intervals {
  /** A call without an answer is given up. */
  callTimeout: number
  /** A read without an answer shows what is cached, and how old it is. */
  silence: number
  /** Signing out offers to erase the device without the server. */
  signOutTimeout: number
  /** After a first visit has begun, the service worker caches the application. */
  firstInstall: number
  /** Between the first tries to open the stream or to send a queued write, and to read again; each try doubles it. */
  firstRetry: number
  firstReadRetry: number
  /** Between two tries to open the stream or to read again, and to send a queued write, however many have failed. */
  longestRetry: number
  longestSendRetry: number
}

/** In milliseconds. The journeys without network shorten them before the page's first script; nobody else does. */
export const intervals: Readonly<Intervals> = {
  callTimeout: 15_000,
  silence: 4_000,
  signOutTimeout: 4_000,
  firstInstall: 3_000,
  firstRetry: 1_000,
  firstReadRetry: 2_000,
  longestRetry: 30_000,
  longestSendRetry: 60_000,
  ...(globalThis as { rebondIntervals?: Partial<Intervals> }).rebondIntervals,
}
