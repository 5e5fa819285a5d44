export const minPasswordLength = 8
/** Beyond this a password only costs hashing time. */
export const maxPasswordLength = 200

export type PasswordFlaw = 'too-short' | 'too-common'

/** `common`: the most common passwords in lower case; capitals do not make one rare. */
export function passwordFlaw(password: string, common: ReadonlySet<string>): PasswordFlaw | null {
  if (password.length < minPasswordLength) return 'too-short'
  return common.has(password.toLowerCase()) ? 'too-common' : null
}
