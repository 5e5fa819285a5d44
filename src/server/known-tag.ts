/** Whether the client has what is to be answered, by its `If-None-Match`. */
export function isKnownTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const opaque = etag.replace('W/', '')
  return ifNoneMatch.split(',').some((known) => ['*', opaque].includes(known.trim().replace('W/', '')))
}
