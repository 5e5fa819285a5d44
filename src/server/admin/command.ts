import type { Db } from '../database/connection.ts'
import type { Env } from '../env.ts'

/** What a command of the operator works with: the database of the server, and its settings. */
export interface AdminContext {
  readonly db: Db
  readonly env: Env
  readonly now: () => Date
  /** What was given on the standard input, whole. */
  readonly readInput: () => Promise<string>
}

export interface AdminCommand {
  /** « support reply ID READ [FILE] » */
  readonly usage: string
  readonly summary: string
  /** Answers what the terminal shows. @throws StartError where it cannot be done */
  readonly run: (context: AdminContext, words: readonly string[]) => Promise<string>
}
