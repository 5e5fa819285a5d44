import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hash = promisify(argon2)

/** 19 MiB and two passes: about 25 ms, also for each guess against a stolen table. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** In the PHC format, which stores the cost: it can change while older hashes still verify. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
}

/** Takes as long without a stored hash: the time must not reveal which e-mails have an account, nor which are only invited. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parsed = parse(stored ?? '')
  const tag = await derive(password, parsed?.salt ?? randomBytes(16), parsed?.cost ?? cost)
  return parsed !== null && timingSafeEqual(tag, parsed.tag)
}

function derive(
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: typeof cost,
): Promise<Buffer> {
  // Keyboards differ in how they encode accented letters (composed or decomposed).
  const message = password.normalize('NFC')
  return hash('argon2id', { message, nonce, memory, passes, parallelism, tagLength })
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]{43})$/

function parse(stored: string): { cost: typeof cost; salt: Buffer; tag: Buffer } | null {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(stored) ?? []
  if (memory === undefined) return null
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
