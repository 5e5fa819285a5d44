export interface Intervals {
  /** A call without an answer is given up: after all of the server's own time limits. */
  callTimeout: number
  /** The screen waits so long for what becomes of a write that may be queued; then it goes on without. */
  answer: number
  /** A read without an answer shows what is cached, and how old it is. */
  silence: number
  /** A press or a return to the page that no answer has followed asks whether the server is there. */
  press: number
  /** Signing out offers to erase the device without the server. */
  signOutTimeout: number
  /** After a first visit has begun, the service worker caches the application. */
  firstInstall: number
  /** Before the first retry of the live stream or of a queued write; each failure doubles it. */
  firstRetry: number
  /** Before the first retry of a read; each failure doubles it. */
  firstReadRetry: number
  /** The longest pause between retries of the live stream and of reads. */
  longestRetry: number
  /** The longest pause between retries of a queued write. */
  longestSendRetry: number
  /** Before what the hall needs is read ahead again; a minute where nobody says (`read-ahead.ts`). */
  readAhead?: number
}

/** In milliseconds. Some journeys set their own before the page's first script; nobody else does. */
export const intervals: Readonly<Intervals> = {
  callTimeout: 20_000,
  answer: 1_000,
  silence: 4_000,
  press: 4_000,
  signOutTimeout: 4_000,
  firstInstall: 3_000,
  firstRetry: 1_000,
  firstReadRetry: 2_000,
  longestRetry: 30_000,
  longestSendRetry: 60_000,
  ...(globalThis as { rebondIntervals?: Partial<Intervals> }).rebondIntervals,
}
