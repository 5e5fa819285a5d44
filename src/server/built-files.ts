import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** A file ready to send, in each of its encodings. */
export interface BuiltFile {
  type: string
  /** Weak: the same for all encodings. */
  etag: string
  plain: Uint8Array<ArrayBuffer>
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
  /** A Content-Security-Policy that replaces the one of every response. */
  policy?: string
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const encodings: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }

/** Every file below the folder, by its URL's path. Nothing else is served. */
export function readBuiltFiles(folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>()
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of found) {
    const type = types[extname(path)]
    const address = `/${relative(folder, path).split(sep).join('/')}`
    if (!type || address.startsWith('/.')) continue
    const plain = read(path)
    const encoded: BuiltFile['encoded'] = {}
    for (const [extension, encoding] of Object.entries(encodings)) {
      if (found.includes(path + extension)) encoded[encoding] = read(path + extension)
    }
    files.set(address, { type, etag: etagOf(plain), plain, encoded })
  }
  return files
}

export function htmlFile(html: string): BuiltFile {
  return fileOf('text/html; charset=utf-8', html)
}

/** For a file whose content depends on the server's settings. */
export function fileOf(type: string, content: string): BuiltFile {
  const plain = new TextEncoder().encode(content)
  return {
    type,
    etag: etagOf(plain),
    plain,
    encoded: {
      br: new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
      gzip: new Uint8Array(gzipSync(plain, { level: 9 })),
    },
  }
}

function read(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path))
}

function etagOf(content: Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}
