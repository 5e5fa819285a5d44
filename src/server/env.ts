import { isIP } from 'node:net'
import pg from 'pg'
import * as v from 'valibot'
import { StartError } from './start-error.ts'

const text = v.pipe(v.string(), v.trim())

const settings = v.object({
  NODE_ENV: v.optional(text, 'development'),
  PORT: v.optional(v.pipe(text, v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535)), '3000'),
  HOST: v.optional(text),
  PUBLIC_URL: v.optional(v.pipe(text, v.url(), v.regex(/^https?:\/\/[^/?#@]+\/?$/))),
  DATABASE_URL: v.optional(v.pipe(text, v.check(isDatabaseAddress))),
  DATABASE_DIRECT_URL: v.optional(v.pipe(text, v.check(isDatabaseAddress))),
  DATA_DIR: v.optional(text, './data'),
  BACKUP_PASSPHRASE: v.optional(text),
  SMTP_URL: v.optional(v.pipe(text, v.url(), v.regex(/^smtps?:\/\/./))),
  MAIL_FROM: v.optional(v.pipe(text, v.regex(/^[^@]+@[^@]+$/)), 'Rebond <ne-pas-repondre@rebond.example>'),
  BILLING: v.optional(v.picklist(['stripe', 'simulation', 'off'])),
  STRIPE_SECRET_KEY: v.optional(text),
  STRIPE_WEBHOOK_SECRET: v.optional(text),
  STRIPE_PRICE_ESSENTIAL: v.optional(text),
  STRIPE_PRICE_CLUB: v.optional(text),
  STRIPE_PRICE_PRO: v.optional(text),
  STRIPE_PORTAL_CONFIGURATION: v.optional(text),
  STRIPE_TERMS_CONSENT: v.optional(v.picklist(['on', 'off']), 'off'),
  STRIPE_HOST: v.optional(v.pipe(text, v.regex(/^[\w.-]+$/))),
  STRIPE_PORT: v.optional(v.pipe(text, v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))),
  STRIPE_PROTOCOL: v.optional(v.picklist(['https', 'http'])),
  METRICS_TOKEN: v.optional(v.pipe(text, v.regex(/^[!-~]{16,200}$/))),
  WRONG_ROLE_ACCOUNT: v.optional(v.picklist(['keep', 'delete']), 'keep'),
  SHUTDOWN_DELAY: v.optional(v.pipe(text, v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(300))),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      text,
      v.transform((list) => (list === 'none' ? [] : list.split(',').map((address) => address.trim()))),
      v.array(v.pipe(v.string(), v.check(isAddressOrNetwork))),
    ),
  ),
  PUSH_SERVICES: v.optional(
    v.pipe(
      text,
      v.transform((list) => list.split(',').map((origin) => origin.trim())),
      v.array(v.pipe(v.string(), v.check(isOrigin))),
    ),
  ),
  CONTACT_EMAIL: v.optional(v.pipe(text, v.email()), 'contact@rebond.example'),
  SUPPORT_PROMISE: v.optional(v.pipe(text, v.maxLength(60), v.regex(/^\P{Cc}+$/u))),
  OPERATOR_NAME: v.optional(text),
  OPERATOR_LEGAL_FORM: v.optional(text),
  OPERATOR_ADDRESS: v.optional(text),
  OPERATOR_REGISTRATION: v.optional(text),
  OPERATOR_VAT: v.optional(text),
  OPERATOR_PUBLISHER: v.optional(text),
  OPERATOR_HOST: v.optional(text),
  OPERATOR_MEDIATOR: v.optional(text),
})

/** Parsed by the driver, which also opens the certificate files that an address names. */
function isDatabaseAddress(address: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(address)) return false
  try {
    return new pg.Client(address).host !== ''
  } catch {
    return false
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
}

function isAddressOrNetwork(entry: string): boolean {
  const [, address = entry, bits = '0'] = /^(.*)\/(\d{1,3})$/.exec(entry) ?? []
  const family = isIP(address)
  return family !== 0 && Number(bits) <= (family === 4 ? 32 : 128)
}

const databaseAddress =
  'a PostgreSQL address such as postgres://user:password@host/rebond, with other signs than letters and digits percent-encoded (@ is %40)'

const expectations: Partial<Record<keyof v.InferInput<typeof settings>, string>> = {
  PORT: 'a port number from 0 to 65535',
  PUBLIC_URL: 'an address such as https://rebond.monclub.fr, without a path',
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  SMTP_URL: 'a mail server such as smtps://user:password@host',
  MAIL_FROM: 'a sender such as Rebond <rebond@monclub.fr>',
  BILLING: '« stripe », « simulation » or « off »',
  STRIPE_TERMS_CONSENT: '« on » or « off »',
  STRIPE_HOST: 'a host name such as api.stripe.com',
  STRIPE_PORT: 'a port number from 0 to 65535',
  STRIPE_PROTOCOL: '« https » or « http »',
  METRICS_TOKEN: 'at least 16 letters, digits or signs, without spaces',
  WRONG_ROLE_ACCOUNT: '« keep » or « delete »',
  SHUTDOWN_DELAY: 'a number of seconds from 0 to 300',
  TRUSTED_PROXIES: 'addresses or networks separated by commas, such as 10.0.0.0/8, or « none » alone',
  PUSH_SERVICES: 'origins separated by commas, such as https://push.monclub.fr',
  CONTACT_EMAIL: 'an email address',
  SUPPORT_PROMISE:
    'how soon questions are answered, such as «\u00A0sous un jour ouvré\u00A0», in 60 characters at most',
}

const neededByStripe = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ESSENTIAL',
  'STRIPE_PRICE_CLUB',
  'STRIPE_PRICE_PRO',
] as const

const neededToSell = [
  'CONTACT_EMAIL',
  'OPERATOR_NAME',
  'OPERATOR_LEGAL_FORM',
  'OPERATOR_ADDRESS',
  'OPERATOR_REGISTRATION',
  'OPERATOR_VAT',
  'OPERATOR_PUBLISHER',
  'OPERATOR_HOST',
  'OPERATOR_MEDIATOR',
] as const

/** What stands where something is still to be filled in, addresses that exist nowhere included. */
function isPlaceholder(value: string | undefined): boolean {
  return (
    value === undefined ||
    !/[\p{L}\d]/u.test(value) ||
    /à (compléter|remplir|définir)|^[<[{].*[>\]}]$|\b(todo|tbd|xxx+|lorem ipsum|placeholder|changeme)\b/i.test(
      value,
    ) ||
    /[@.](example|exemple|invalid|test|localhost)(\.(com|net|org|fr))?$/i.test(value)
  )
}

export type Env = ReturnType<typeof readEnv>

/** One sentence for each wrong setting, never with its value, which may be a secret. */
export class InvalidSettings extends StartError {
  override readonly name = 'WrongSettings'
  readonly sentences: readonly string[]
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

/** Reads the settings of product.md section 6. An empty variable counts as absent. @throws WrongSettings */
export function readEnv(variables: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const result = v.safeParse(settings, given)
  if (!result.success) {
    const wrong = new Set(result.issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? ''))
    throw new InvalidSettings(
      [...wrong].map(
        (name) => `${name} should be ${expectations[name as keyof typeof expectations] ?? 'a text'}.`,
      ),
    )
  }
  const { NODE_ENV, ...read } = result.output
  const production = NODE_ENV === 'production'
  const publicUrl = (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/$/, '')
  const secure = publicUrl.startsWith('https:')

  const sentences = []
  if (read.DATABASE_DIRECT_URL && !read.DATABASE_URL) {
    sentences.push(
      'DATABASE_DIRECT_URL goes with DATABASE_URL, which leads through a pooler to the same database.',
    )
  }
  if (production && !secure) {
    sentences.push(
      'PUBLIC_URL should begin with https: in production, or sign-in cookies could be read on the way.',
    )
  }
  if (production && !read.SMTP_URL) {
    sentences.push('SMTP_URL should name a mail server in production, or nobody can renew a password.')
  }
  if (production && !read.BILLING && !read.STRIPE_SECRET_KEY) {
    sentences.push(
      'BILLING should be chosen in production: « stripe » (with STRIPE_SECRET_KEY), « simulation » or « off ».',
    )
  }
  if (production && !read.TRUSTED_PROXIES) {
    sentences.push(
      'TRUSTED_PROXIES should name the proxies in front of the server in production, or say « none »: behind one that is not named, everybody counts as one visitor, and too many wrong passwords lock all of them out.',
    )
  }
  const billing: 'stripe' | 'simulation' | 'off' =
    read.BILLING ?? (read.STRIPE_SECRET_KEY ? 'stripe' : 'simulation')
  if (billing === 'stripe') {
    const missing = neededByStripe.filter((name) => !read[name])
    if (missing.length > 0) sentences.push(`With BILLING=stripe, these are needed: ${missing.join(', ')}.`)
  }
  if (production && (read.BILLING ?? (read.STRIPE_SECRET_KEY ? 'stripe' : 'off')) !== 'off') {
    const unsaid = neededToSell.filter((name) => isPlaceholder(read[name]))
    if (unsaid.length > 0) {
      sentences.push(
        `Who sells has to say who they are: ${unsaid.join(', ')} should be filled in for the legal pages, without placeholders.`,
      )
    }
  }
  if (production && read.PUSH_SERVICES?.some((origin) => origin.startsWith('http:'))) {
    sentences.push('PUSH_SERVICES should be https in production.')
  }
  if (production && read.STRIPE_PROTOCOL === 'http') {
    sentences.push('STRIPE_PROTOCOL should be https in production: the key travels with each call.')
  }
  if (sentences.length > 0) throw new InvalidSettings(sentences)

  return {
    ...read,
    production,
    secure,
    PUBLIC_URL: publicUrl,
    HOST: read.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    BILLING: billing,
    SHUTDOWN_DELAY: read.SHUTDOWN_DELAY ?? (production ? 5 : 0),
    TRUSTED_PROXIES: read.TRUSTED_PROXIES ?? [],
    PUSH_SERVICES: read.PUSH_SERVICES ?? [],
  }
}
