import pg from 'pg'

export interface Statement {
  readonly name: string | undefined
  readonly text: string
  readonly values: unknown[]
}

/** What pg's queries are made of, as pg-cursor knows it too; the types leave it out. */
interface Protocol {
  readonly parsedStatements: Readonly<Record<string, string>>
  describe(portal: object): void
  sync(): void
}

interface QueryInside extends pg.Submittable {
  prepare(protocol: Protocol): void
  handleDataRow(row: unknown): void
  handleCommandComplete(message: unknown, protocol: Protocol): void
}

const PgQuery = pg.Query as unknown as new (
  statement: Statement,
  callback: (error: Error | null, result: pg.QueryResult) => void,
) => QueryInside

/**
 * Sends these statements as one message, which PostgreSQL answers once: with what the last one found, or with the first
 * error, after which it does none of the others. By themselves each would be answered, and waking up for an answer takes
 * longer than most statements. The connection has to know them all already.
 */
export function queryTogether(
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(
      new QueryAfterOthers(statements, (error, result) => {
        if (error) reject(error)
        else resolve(result)
      }),
    )
  })
}

export function knows(client: pg.PoolClient, { name, text }: Statement): boolean {
  const { parsedStatements } = client.connection as unknown as Protocol
  return name !== undefined && parsedStatements[name] === text
}

class QueryAfterOthers extends PgQuery {
  readonly statements: readonly Statement[]
  readonly #others: readonly QueryInside[]
  #unanswered: number
  constructor(statements: readonly Statement[], callback: ConstructorParameters<typeof PgQuery>[1]) {
    super(statements.at(-1)!, callback)
    this.statements = statements
    this.#others = statements.slice(0, -1).map((statement) => new PgQuery(statement, giveUp))
    this.#unanswered = this.#others.length
  }
  override prepare(protocol: Protocol): void {
    const silent = Object.assign(Object.create(protocol) as Protocol, { describe() {}, sync() {} })
    for (const other of this.#others) other.prepare(silent)
    super.prepare(protocol)
  }
  override handleDataRow(row: unknown): void {
    if (this.#unanswered === 0) super.handleDataRow(row)
  }
  override handleCommandComplete(message: unknown, protocol: Protocol): void {
    if (this.#unanswered > 0) this.#unanswered -= 1
    else super.handleCommandComplete(message, protocol)
  }
}

/** Of values that cannot be written: what was sent before them has no end, so nobody may use the connection any more. */
function giveUp(error: Error | null): void {
  if (error) throw error
}
