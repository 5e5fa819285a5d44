import pg from 'pg'

const { builtins, getTypeParser } = pg.types
const dateArray = 1182
const timeArray = 1183
const int8Array = 1016
const textArray = 1009

type Parse = (text: string) => unknown

/** pg parses a `date` as midnight in the server's time zone, which can move a training session by a day. */
const asText: Parse = (text) => text

/** « 18:00 »: no `time` column has seconds. */
const hoursAndMinutes: Parse = (text) => text.slice(0, 5)

/** Counts are int8. Beyond 2^53 a number would silently lose precision. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit in a number.`)
  return value
}

const parseTextArray = getTypeParser(textArray as number) as (text: string) => (string | null)[]

function eachOf(parse: Parse): Parse {
  return (text) => parseTextArray(text).map((item) => (item === null ? null : parse(item)))
}

const parsers = new Map<number, Parse>([
  [builtins.DATE, asText],
  [builtins.TIME, hoursAndMinutes],
  [builtins.INT8, safeInteger],
  [dateArray, eachOf(asText)],
  [timeArray, eachOf(hoursAndMinutes)],
  [int8Array, eachOf(safeInteger)],
])

function getParser(oid: number, format?: 'text' | 'binary'): unknown {
  if (format === 'binary') return getTypeParser(oid, format)
  return parsers.get(oid) ?? getTypeParser(oid)
}

/** How columns are parsed: date as 'yyyy-mm-dd', time as 'HH:mm', int8 as a number, timestamptz as a Date. */
export const valueParsers = { getTypeParser: getParser as typeof getTypeParser }
