export type FieldErrors = Readonly<Record<string, string>>

/**
 * What was said of the fields of a form and still holds: in the words that fit what is typed now, and without whatever
 * was mended. What only the server knows holds until the field is changed.
 * @param said by path, of what was `sent`
 * @param wrongNow what the form's own check says of what is `typed` now; null where it has not arrived
 */
export function stillWrong(
  said: FieldErrors,
  sent: unknown,
  typed: unknown,
  wrongNow: FieldErrors | null,
): FieldErrors {
  const messages: Record<string, string> = {}
  for (const [path, message] of Object.entries(said)) {
    const isUnchanged = JSON.stringify(valueAt(sent, path)) === JSON.stringify(valueAt(typed, path))
    const now = wrongNow?.[path] ?? (isUnchanged ? message : undefined)
    if (now !== undefined) messages[path] = now
  }
  return messages
}

/** What was said and has not been mended: it stays so until the next submission. */
export function unmended(said: FieldErrors, still: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(said).filter(([path]) => path in still))
}

function valueAt(input: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], input)
}
