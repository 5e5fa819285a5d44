import type { Refusal } from './refusal.ts'

interface Versioned {
  readonly version: number
}

/** An edit names the version that was on the screen: of two people, the second hears what is there now. */
export function whyNotEdit(thing: Versioned, seen: Versioned): Refusal | null {
  return thing.version === seen.version ? null : 'changed-meanwhile'
}

export function nextVersion<V extends Versioned>(thing: V): V {
  return { ...thing, version: thing.version + 1 }
}
