import pg from 'pg'

export interface Statement {
  readonly name: string | undefined
  readonly text: string
  readonly values: unknown[]
}

/** What pg's queries are made of, as pg-cursor knows it too; the types leave it out. */
interface Protocol {
  readonly parsedStatements: Readonly<Record<string, string>>
  bind(values: object): void
  close(statement: object): void
  describe(portal: object): void
  execute(portal: object): void
  sync(): void
}

type Fields = readonly unknown[]

interface QueryInside extends pg.Submittable {
  prepare(protocol: Protocol): void
  handleRowDescription(message: { fields: Fields }): void
  handleDataRow(row: unknown): void
  handleCommandComplete(message: unknown, protocol: Protocol): void
}

const PgQuery = pg.Query as unknown as new (
  statement: Statement,
  callback: (error: Error | null, result: pg.QueryResult) => void,
) => QueryInside

/** What the rows of a statement look like, which stays the same as long as its connection lives. */
const descriptions = new WeakMap<pg.PoolClient, Map<string, Fields>>()

/**
 * Sends these statements as one message, which PostgreSQL answers once: with what the last one found, or with the first
 * error, after which it does none of the others. By themselves each would be answered, and waking up for an answer takes
 * longer than most statements. The connection has to know them all already; what the rows look like is asked once.
 */
export function queryTogether(
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<pg.QueryResult> {
  const described = descriptions.get(client) ?? new Map<string, Fields>()
  descriptions.set(client, described)
  return new Promise((resolve, reject) => {
    client.query(
      new QueryAfterOthers(statements, described, (error, result) => {
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

/** A class of its own, since a connection that is the prototype of others makes every look at it slow. */
class PartOfMessage implements Protocol {
  readonly parsedStatements: Protocol['parsedStatements']
  readonly #protocol: Protocol
  readonly #asks: { readonly describe: boolean; readonly sync: boolean }
  constructor(protocol: Protocol, asks: { readonly describe: boolean; readonly sync: boolean }) {
    this.parsedStatements = protocol.parsedStatements
    this.#protocol = protocol
    this.#asks = asks
  }
  bind(values: object): void {
    this.#protocol.bind(values)
  }
  close(statement: object): void {
    this.#protocol.close(statement)
  }
  describe(portal: object): void {
    if (this.#asks.describe) this.#protocol.describe(portal)
  }
  execute(portal: object): void {
    this.#protocol.execute(portal)
  }
  sync(): void {
    if (this.#asks.sync) this.#protocol.sync()
  }
}

class QueryAfterOthers extends PgQuery {
  readonly statements: readonly Statement[]
  readonly #others: readonly QueryInside[]
  readonly #described: Map<string, Fields>
  #unanswered: number
  constructor(
    statements: readonly Statement[],
    described: Map<string, Fields>,
    callback: ConstructorParameters<typeof PgQuery>[1],
  ) {
    super(statements.at(-1)!, callback)
    this.statements = statements
    this.#described = described
    this.#others = statements.slice(0, -1).map((statement) => new PgQuery(statement, giveUp))
    this.#unanswered = this.#others.length
  }
  override prepare(protocol: Protocol): void {
    for (const other of this.#others)
      other.prepare(new PartOfMessage(protocol, { describe: false, sync: false }))
    const fields = this.#described.get(this.#name)
    if (fields) super.handleRowDescription({ fields })
    super.prepare(new PartOfMessage(protocol, { describe: !fields, sync: true }))
  }
  override handleRowDescription(message: { fields: Fields }): void {
    this.#described.set(this.#name, message.fields)
    super.handleRowDescription(message)
  }
  get #name(): string {
    return this.statements.at(-1)!.name!
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
