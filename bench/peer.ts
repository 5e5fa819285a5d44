import type { Dashboard } from '../src/contract/dashboard.ts'

/** Rebond, or one of those that it is compared with: one server process on the bench's PostgreSQL. */
export interface Peer {
  readonly name: string
  readonly port: number
  /** Its process, and its database on the bench's PostgreSQL. */
  readonly pid: number
  readonly database: string
  /** The coach's dashboard, as a whole HTTP request. */
  readonly dashboardRequest: string
  /** What the answer to it holds, in the words of the contract. */
  readDashboard(answer: unknown): Dashboard
  /** The coach listens, and a player is ready to write. */
  openLive(onFeedback: () => void): Promise<LiveFeedback>
  stop(): Promise<void>
}

export interface LiveFeedback {
  /** Makes a past session of the player's, and returns how the player says something about it. */
  prepare(): Promise<() => Promise<void>>
  close(): void
}

export const feedback = { rating: 'positive', comment: 'Très bonne séance.' } as const
