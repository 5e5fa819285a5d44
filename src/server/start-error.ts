/** Why Rebond cannot start, or a command cannot run: one sentence for the operator, without secrets. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}

export const diskFull =
  'There is no space left on the disk: free some, or set DATA_DIR to a folder on another one.'

/** Explains an error of the embedded PostgreSQL's folder; returns any other as it is. */
export function dataFolderError(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error)) return error
  const reason = codeOf(error)
  if (isDiskFull(error)) return new StartError(diskFull, { cause: error })
  if (error instanceof StartError) return error
  if (reason === 'ENOTDIR' || reason === 'EEXIST')
    return new StartError(`DATA_DIR should be a folder: ${dataDir} is a file, or lies below one.`)
  if (reason !== undefined && unwritable.has(reason))
    return new StartError(`DATA_DIR should be a folder in which this user can write: ${dataDir} is none.`)
  return error
}

/** 8 and 14 come from SQLite: read-only, cannot be opened. */
const unwritable: ReadonlySet<string | number> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOENT',
  'ELOOP',
  8,
  14,
])

/** As reported by Node, SQLite (13), PostgreSQL (53100) or the output of one of its programs. */
export function isDiskFull(error: Error): boolean {
  const reason = codeOf(error)
  return (
    reason === 'ENOSPC' ||
    reason === 'EDQUOT' ||
    reason === '53100' ||
    reason === 13 ||
    /No space left on device|wrote only \d+ of \d+ bytes/.test(error.message) ||
    (error.cause instanceof Error && isDiskFull(error.cause))
  )
}

export function listenError(error: unknown, port: number): unknown {
  const reason = codeOf(error)
  if (reason === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is taken: stop the program that listens there, or set PORT to another one.`,
    )
  if (reason === 'EACCES')
    return new StartError(`Port ${port} is not for this user: set PORT to one above 1023.`)
  if (typeof reason === 'string' && wrongHost.has(reason))
    return new StartError(
      'HOST should be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all it has.',
    )
  return error
}

const wrongHost: ReadonlySet<string> = new Set([
  'EADDRNOTAVAIL',
  'EAFNOSUPPORT',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EINVAL',
  'ENOTFOUND',
])

/** Explains an error of the file of a backup or a restore; returns any other as it is. */
export function fileError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || error instanceof StartError || !('syscall' in error)) return error
  const reason = codeOf(error)
  if (isDiskFull(error)) return new StartError(`There is no space left on the disk of ${path}.`)
  if (reason === 'ENOENT' || reason === 'ENOTDIR')
    return new StartError(`There is no folder for ${path}: make it first, or name another file.`)
  if (reason === 'EISDIR') return new StartError(`${path} is a folder: name a file.`)
  if (reason === 'EACCES' || reason === 'EPERM' || reason === 'EROFS')
    return new StartError(`This user may not read or write ${path}.`)
  return error
}

/** Node's or PostgreSQL's code, or SQLite's number: the low byte of `errcode`. */
export function codeOf(error: unknown): string | number | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode & 0xff
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
