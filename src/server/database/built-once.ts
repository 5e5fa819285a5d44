import { type CompiledQuery, createQueryId, type QueryResult } from 'kysely'
import type { Db } from './connection.ts'

/** Stands for a value while a statement is built. */
class Given {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement of the way that every request takes, built the first time only: Kysely needs longer to write it down than
 * PostgreSQL to answer it. What `build` makes may not depend on the values it is given, which are not there yet.
 */
export function builtOnce<P extends object, R>(
  build: (db: Db, given: P) => { compile(): CompiledQuery<R> },
): (db: Db, values: P) => Promise<QueryResult<R>> {
  let built: CompiledQuery<R> | undefined
  const given = new Proxy({} as P, { get: (_, name: string) => new Given(name) })

  return (db, values) => {
    built ??= build(db, given).compile()
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Given ? values[parameter.name as keyof P] : parameter,
    )
    return db.executeQuery({ ...built, parameters, queryId: createQueryId() })
  }
}
