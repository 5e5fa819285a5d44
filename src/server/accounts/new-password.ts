import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minPasswordLength, passwordFlaw } from '../../domain/password.ts'
import { Refused } from '../refused.ts'
import { hashPassword } from './password-hash.ts'

/** The 10,000 most common passwords, from the MIT-licensed list of zxcvbn-ts (language-common). */
const common = new Set(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'))

const sentences = {
  'too-short': `${minPasswordLength} caractères au minimum`,
  'too-common': 'Ce mot de passe est trop courant\u00A0: choisissez-en un autre',
} as const

/** @throws Refused `invalid-input` when the password is too easy to guess */
export async function hashNewPassword(password: string): Promise<string> {
  const flaw = passwordFlaw(password, common)
  if (flaw !== null) throw new Refused('invalid-input', { fields: { password: sentences[flaw] } })
  return hashPassword(password)
}
