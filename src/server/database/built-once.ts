import { type CompiledQuery, createQueryId, type Expression, type QueryResult, sql } from 'kysely'
import type { Db } from './connection.ts'

/** What stands for values while a statement is built: nobody can look at them. */
export type Placeholders<Values> = { readonly [Name in keyof Values]: Expression<Values[Name]> }

/** For what takes part in statements that are built once and in others. */
export type Value<T> = T | Expression<T>

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement of the way that every request takes, built the first time only: Kysely needs longer to build it than
 * PostgreSQL to answer it.
 */
export function builtOnce<Values extends object, Row>(
  build: (db: Db, placeholders: Placeholders<Values>) => { compile(): CompiledQuery<Row> },
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  let built: CompiledQuery<Row> | undefined
  const placeholders = new Proxy({} as Placeholders<Values>, {
    get: (_, name: string) => sql.val(new Placeholder(name)),
  })

  return (db, values) => {
    built ??= build(db, placeholders).compile()
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    )
    return db.executeQuery({ ...built, parameters, queryId: createQueryId() })
  }
}
