/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Entry
 * @typedef {{ packages?: Record<string, Entry> }} LockFile
 */

/**
 * Whether the installed packages (node_modules/.package-lock.json) differ from those of package-lock.json. Compares
 * contents, since a clone, a branch change or a copy changes file dates. Optional packages may be absent: most are for
 * other platforms.
 * @param {LockFile} wanted
 * @param {LockFile} installed
 */
export function differsFromLock(wanted, installed) {
  const present = installed.packages ?? {}
  const known = wanted.packages ?? {}
  return (
    Object.keys(present).some((path) => !(path in known)) ||
    Object.entries(known).some(([path, entry]) => path !== '' && differs(entry, present[path]))
  )
}

/**
 * @param {Entry} wanted
 * @param {Entry | undefined} found
 */
function differs(wanted, found) {
  if (!found) return wanted.optional !== true
  return found.version !== wanted.version || found.integrity !== wanted.integrity
}
