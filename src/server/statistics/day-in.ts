const quarterMs = 15 * 60 * 1000

/** The day of an instant in a time zone. Formatting takes a while, and zones differ from one another by whole quarters of an hour. */
export function dayIn(timeZone: string): (at: number) => string {
  // Sweden writes yyyy-mm-dd.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone })
  const known = new Map<number, string>()
  return (at) => {
    const quarter = Math.floor(at / quarterMs)
    const day = known.get(quarter) ?? format.format(quarter * quarterMs)
    known.set(quarter, day)
    return day
  }
}
