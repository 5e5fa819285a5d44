import type { AppContext } from '../app-env.ts'

/** What a command of the operator works with: the database of the server, its settings, and the account that clubs pay to. */
export interface AdminContext extends Pick<AppContext, 'db' | 'env' | 'logger' | 'payments' | 'now'> {
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
