import type { Dashboard } from '../src/contract/dashboard.ts'

/** Rebond, or a server that it is compared with: one process on the bench's PostgreSQL. */
export interface Peer {
  readonly name: string
  readonly port: number
  /** Its process, and its database on the bench's PostgreSQL. */
  readonly pid: number
  readonly database: string
  /** The coach's dashboard, as a whole HTTP request. */
  readonly dashboardRequest: string
  /** Converts its answer to the contract's dashboard. */
  readDashboard(answer: unknown): Dashboard
  /** Opens the coach's event stream, and a player's connection for writes. */
  openLive(onFeedback: () => void): Promise<LiveFeedback>
  stop(): Promise<void>
}

export interface LiveFeedback {
  /** Creates a past session of the player, and returns the write of the player's feedback on it. */
  prepare(): Promise<() => Promise<void>>
  close(): void
}

export const feedback = { rating: 'positive', comment: 'Très bonne séance.' } as const
