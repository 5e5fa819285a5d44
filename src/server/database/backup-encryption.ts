import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

/*
 * An encrypted backup begins with `magic` and a salt. Then come pieces of the compressed file, each encrypted by itself
 * (AES-256-GCM), so that nothing is read before it is known to be genuine. A piece's nonce counts it, and says whether it
 * is the last: pieces can be neither left out, exchanged nor cut off.
 */
export const magic = Buffer.from('rebond-encrypted-backup-1\n')
export const saltLength = 16
const pieceLength = 256 * 1024
const tagLength = 16

/** Takes a quarter of a second and 128 MB, so that passphrases cannot be tried by the million. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 160 * 1024 * 1024 }

async function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)
  return derive(passphrase.normalize('NFC'), salt, 32, cost)
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(index))
  nonce.writeUInt8(Number(isLast), 11)
  return nonce
}

/** A stage of a pipeline. */
export function encryption(passphrase: string) {
  return async function* encrypt(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltLength)
    const key = await keyOf(passphrase, salt)
    yield Buffer.concat([magic, salt])
    for await (const { piece, index, isLast } of pieces(content, pieceLength)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast))
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    }
  }
}

/** The reason why a piece cannot be decrypted: of the first one, most likely another passphrase. */
export class NotDecryptable extends Error {
  readonly isFirst: boolean
  constructor(isFirst: boolean, cause: unknown) {
    super('not decryptable', { cause })
    this.isFirst = isFirst
  }
}

/** What follows `magic` and the salt. @throws NotDecryptable */
export async function* decrypt(
  encrypted: AsyncIterable<Buffer>,
  passphrase: string,
  salt: Buffer,
): AsyncGenerator<Buffer> {
  const key = await keyOf(passphrase, salt)
  for await (const { piece, index, isLast } of pieces(encrypted, pieceLength + tagLength)) {
    yield decryptPiece(piece, key, { index, isLast })
  }
}

function decryptPiece(
  piece: Buffer,
  key: Buffer,
  { index, isLast }: { index: number; isLast: boolean },
): Buffer {
  const end = Math.max(0, piece.length - tagLength)
  try {
    const options = { authTagLength: tagLength }
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast), options)
    decipher.setAuthTag(piece.subarray(end))
    return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()])
  } catch (error) {
    throw new NotDecryptable(index === 0, error)
  }
}

/** Of this length each, except for the last one, which may be empty. */
async function* pieces(content: AsyncIterable<Buffer>, length: number) {
  let buffered: Buffer[] = []
  let size = 0
  let index = 0
  for await (const chunk of content) {
    buffered.push(chunk)
    size += chunk.length
    if (size <= length) continue
    let bytes = Buffer.concat(buffered)
    // One that is exactly full may be the last.
    for (; bytes.length > length; bytes = bytes.subarray(length)) {
      yield { piece: bytes.subarray(0, length), index, isLast: false }
      index += 1
    }
    buffered = [bytes]
    size = bytes.length
  }
  yield { piece: Buffer.concat(buffered), index, isLast: true }
}
