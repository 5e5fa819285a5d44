/** What PostgreSQL did for one statement, or for a nested one of a function or a foreign key. */
export interface Plan {
  readonly statement: string
  /** Of tables and indexes, cached or not; a page that is read twice counts twice. */
  readonly pages: number
  /** Tables that were scanned completely, or of which an index was. */
  readonly readWhole: readonly string[]
  /** How often each index was descended, from its root to a leaf. */
  readonly descents: ReadonlyMap<string, number>
  /** How many rows of each table were inserted or changed: each such row descends all the table's indexes. */
  readonly writes: ReadonlyMap<string, number>
  /** The tables that got a row. */
  readonly insertedInto: ReadonlySet<string>
}

interface Node {
  readonly 'Node Type': string
  readonly Operation?: string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  /** Of all loops; a list of values takes several each time. */
  readonly 'Index Searches'?: number
  readonly 'Conflict Resolution'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Node[]
}

/** Parses a message of auto_explain. */
export function planOf(message: string): Plan | null {
  const json = /^duration: .* plan:\n(.*)$/s.exec(message)?.[1]
  if (json === undefined) return null
  const { 'Query Text': text, Plan: root } = JSON.parse(json) as { 'Query Text': string; Plan: Node }
  const readWhole = new Set<string>()
  const descents = new Map<string, number>()
  const writes = new Map<string, number>()
  const insertedInto = new Set<string>()
  for (const { node, table } of nodesOf(root)) {
    if (isReadWhole(node)) readWhole.add(table)
    const index = node['Index Name']
    if (index !== undefined) add(descents, index, node['Index Searches'] ?? node['Actual Loops'])
    if (node['Node Type'] === 'ModifyTable') add(writes, table, rowsWritten(node))
    if (node.Operation === 'Insert') insertedInto.add(table)
  }
  return {
    statement: text.replaceAll(/\s+/g, ' ').trim(),
    pages: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
    readWhole: [...readWhole],
    descents,
    writes,
    insertedInto,
  }
}

/** With the table that they read: the node of a bitmap index scan names its index only. */
function* nodesOf(node: Node, above = ''): Generator<{ node: Node; table: string }> {
  const table = node['Relation Name'] ?? above
  yield { node, table }
  for (const below of node.Plans ?? []) yield* nodesOf(below, table)
}

function isReadWhole(node: Node): boolean {
  if (node['Node Type'] === 'Seq Scan') return true
  return node['Index Name'] !== undefined && node['Index Cond'] === undefined
}

function rowsWritten({ Plans = [], 'Conflict Resolution': conflict }: Node): number {
  const [source] = Plans
  const rows = Math.ceil((source?.['Actual Rows'] ?? 0) * (source?.['Actual Loops'] ?? 0))
  // A conflict is looked up first.
  return conflict === undefined ? rows : 2 * rows
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}
