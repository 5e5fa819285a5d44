/**
 * Made when it is first used: a format of the browser's takes milliseconds to make, which a screen that shows none need not
 * wait for.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
