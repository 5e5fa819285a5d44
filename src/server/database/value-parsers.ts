import pg from 'pg'

const { builtins, getTypeParser } = pg.types
const dateArray = 1182
const timeArray = 1183
const int8Array = 1016
const textArray = 1009

type Parse = (text: string) => unknown

/** pg turns a `date` into midnight of the server's own zone, which moves a training session by a day. */
const keep: Parse = (text) => text

/** A session starts at « 18:00 »: a `time` column never carries seconds. */
const hoursAndMinutes: Parse = (text) => text.slice(0, 5)

/** Counts are int8. Beyond 2^53 a number would silently be another one. */
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
  [builtins.DATE, keep],
  [builtins.TIME, hoursAndMinutes],
  [builtins.INT8, safeInteger],
  [dateArray, eachOf(keep)],
  [timeArray, eachOf(hoursAndMinutes)],
  [int8Array, eachOf(safeInteger)],
])

function getParser(oid: number, format?: 'text' | 'binary'): unknown {
  if (format === 'binary') return getTypeParser(oid, format)
  return parsers.get(oid) ?? getTypeParser(oid)
}

/** What a column becomes: date 'yyyy-mm-dd', time 'HH:mm', int8 a number, timestamptz a Date. */
export const valueParsers = { getTypeParser: getParser as typeof getTypeParser }
