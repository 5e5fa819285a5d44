/** What is typed in a form while what it is about changes elsewhere: `before` is what the typing began on. */

export type Draft = object

/** What was touched stays as it was typed; the rest follows. */
export function merged<D extends Draft>(typed: D, before: D, now: D): D {
  const fields = fieldsOf(now).map((field) => [
    field,
    same(typed[field], before[field]) ? now[field] : typed[field],
  ])
  return Object.fromEntries(fields) as D
}

/** Whether the same field was changed here and there, and not to the same. */
export function collides<D extends Draft>(typed: D, before: D, now: D): boolean {
  return fieldsOf(now).some(
    (field) =>
      !same(typed[field], before[field]) &&
      !reads(before[field], now[field]) &&
      !reads(typed[field], now[field]),
  )
}

export function sameDraft<D extends Draft>(one: D, other: D): boolean {
  return fieldsOf(one).every((field) => same(one[field], other[field]))
}

/** A list is what it holds, in that order. */
function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** « 1 345 » comes back from the server as « 1345 », and no text with spaces around it. */
function reads(one: unknown, other: unknown): boolean {
  return (
    same(one, other) || (typeof one === 'string' && typeof other === 'string' && bare(one) === bare(other))
  )
}

function bare(text: string): string {
  const trimmed = text.trim()
  return /^[\d\s]+$/.test(trimmed) ? trimmed.replaceAll(/\s/g, '') : trimmed
}

function fieldsOf<D extends Draft>(draft: D): (keyof D)[] {
  return Object.keys(draft) as (keyof D)[]
}
