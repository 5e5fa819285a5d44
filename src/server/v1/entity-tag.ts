import { createHash } from 'node:crypto'

/**
 * Of what is answered; a thing that is written has its version in front, which `If-Match` goes by: who took part or what
 * was said of a session changes its tag, and is no edit.
 */
export function tagOf(answer: unknown, version?: string): string {
  const hash = createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)
  return `"${version === undefined ? '' : `${version}.`}${hash}"`
}

/** A proxy that compresses makes a tag weak: for a read that is the same. */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = tagsIn(ifNoneMatch)
  return known.includes(tag) || known.includes('*')
}

/** Whether that version is the one that was read, by the tag with which it was. */
export function isVersionOf(ifMatch: string, version: string): boolean {
  return tagsIn(ifMatch).some((tag) => tag === '*' || tag.startsWith(`"${version}.`))
}

function tagsIn(header = ''): string[] {
  return header.split(',').map((each) => each.trim().replace(/^W\//, ''))
}
