import { describe, expect, test } from 'vitest'
import { readEnv, InvalidSettings } from './env.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://rebond.monclub.fr',
  SMTP_URL: 'smtps://mail.monclub.fr',
  BILLING: 'off',
  TRUSTED_PROXIES: 'none',
}

const operator = {
  CONTACT_EMAIL: 'bonjour@monclub.fr',
  OPERATOR_NAME: 'Mon Club Services',
  OPERATOR_LEGAL_FORM: 'SAS au capital de 1 000 €',
  OPERATOR_ADDRESS: '12 rue des Sports, 69009 Lyon',
  OPERATOR_REGISTRATION: 'RCS Lyon 123 456 789',
  OPERATOR_VAT: 'FR12 123456789',
  OPERATOR_PUBLISHER: 'Léa Fontaine',
  OPERATOR_HOST: 'Hébergeur SAS, 1 quai du Port, 13002 Marseille',
  OPERATOR_MEDIATOR: 'Médiation de la consommation, www.mediation-exemple.fr',
}

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ESSENTIAL: 'price_1',
  STRIPE_PRICE_CLUB: 'price_2',
  STRIPE_PRICE_PRO: 'price_3',
}

function mistakes(variables: Record<string, string>): readonly string[] {
  try {
    readEnv(variables)
    return []
  } catch (error) {
    if (error instanceof InvalidSettings) return error.sentences
    throw error
  }
}

test('All settings are optional in development.', () => {
  expect(readEnv({})).toMatchObject({
    production: false,
    secure: false,
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: './data',
    BILLING: 'simulation',
    WRONG_ROLE_ACCOUNT: 'keep',
    TRUSTED_PROXIES: [],
    SHUTDOWN_DELAY: 0,
    CONTACT_EMAIL: 'contact@rebond.example',
  })
})

test('The port is part of the default address, an empty variable is none, a last slash does not count.', () => {
  expect(readEnv({ PORT: '4120' }).PUBLIC_URL).toBe('http://localhost:4120')
  expect(readEnv({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ PORT: 3000 })
  expect(readEnv({ PUBLIC_URL: 'https://rebond.monclub.fr/' })).toMatchObject({
    PUBLIC_URL: 'https://rebond.monclub.fr',
    secure: true,
  })
})

test('In production the server listens on all addresses.', () => {
  expect(readEnv(production)).toMatchObject({ production: true, secure: true, HOST: '0.0.0.0' })
})

test('In production a load balancer has five seconds to notice that the server stops, or as many as it needs.', () => {
  expect(readEnv(production).SHUTDOWN_DELAY).toBe(5)
  expect(readEnv({ ...production, SHUTDOWN_DELAY: '0' }).SHUTDOWN_DELAY).toBe(0)
  expect(readEnv({ SHUTDOWN_DELAY: '30' }).SHUTDOWN_DELAY).toBe(30)
  for (const wrong of ['301', '-1', '5s', '1.5']) {
    expect(mistakes({ SHUTDOWN_DELAY: wrong })).toEqual([
      'SHUTDOWN_DELAY should be a number of seconds from 0 to 300.',
    ])
  }
})

test('Proxies are addresses and networks.', () => {
  const list = '10.0.0.0/8, 192.168.1.7,2001:db8::/32'
  expect(readEnv({ TRUSTED_PROXIES: list }).TRUSTED_PROXIES).toEqual([
    '10.0.0.0/8',
    '192.168.1.7',
    '2001:db8::/32',
  ])
})

test('In production, TRUSTED_PROXIES is required: the proxies, or « none ».', () => {
  expect(readEnv({ ...production, TRUSTED_PROXIES: 'none' }).TRUSTED_PROXIES).toEqual([])
  expect(readEnv({ ...production, TRUSTED_PROXIES: '10.0.0.7' }).TRUSTED_PROXIES).toEqual(['10.0.0.7'])
  const { TRUSTED_PROXIES: _, ...silent } = production
  for (const settings of [silent, { ...silent, TRUSTED_PROXIES: ' ' }]) {
    expect(mistakes(settings)).toEqual([
      expect.stringMatching(/^TRUSTED_PROXIES should name .+ or say « none »: .+\.$/),
    ])
  }
})

describe('production that sells', () => {
  const sells = { ...production, ...operator, BILLING: 'simulation' }

  test('says who sells, on real addresses', () => {
    expect(mistakes(sells)).toEqual([])
    expect(mistakes({ ...sells, ...stripe, BILLING: 'stripe' })).toEqual([])
  })

  test('is refused without, in one sentence that names what is missing', () => {
    const names = Object.keys(operator).join(', ')
    expect(mistakes({ ...production, BILLING: 'simulation' })).toEqual([
      `Who sells has to say who they are: ${names} should be filled in for the legal pages, without placeholders.`,
    ])
    const { BILLING: _, ...withKey } = { ...production, ...stripe }
    expect(mistakes(withKey)).toHaveLength(1)
  })

  test.each([
    ['OPERATOR_NAME', 'à compléter par l’exploitant'],
    ['OPERATOR_NAME', '[Dénomination sociale]'],
    ['OPERATOR_ADDRESS', '<adresse>'],
    ['OPERATOR_REGISTRATION', 'TODO'],
    ['OPERATOR_VAT', '…'],
    ['OPERATOR_VAT', ' '],
    ['OPERATOR_HOST', 'XXXX'],
    ['CONTACT_EMAIL', 'contact@rebond.example'],
    ['CONTACT_EMAIL', 'contact@example.com'],
  ])('is refused with the placeholder %s=%s', (name, value) => {
    const [sentence, ...more] = mistakes({ ...sells, [name]: value })
    expect(sentence).toContain(`: ${name} should be filled in`)
    expect(more).toEqual([])
  })

  test('is no matter where nothing is sold, nor for a trial', () => {
    expect(mistakes(production)).toEqual([])
    expect(mistakes({ BILLING: 'simulation', OPERATOR_NAME: 'TODO' })).toEqual([])
  })
})

describe('a mistake is one sentence that names the variable and not its value', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PUBLIC_URL', 'ping.example'],
    ['PUBLIC_URL', 'https://monclub.fr/rebond'],
    ['PUBLIC_URL', 'https://monclub.fr?x=1'],
    ['DATABASE_URL', 'mysql://user:geheim@host/db'],
    ['DATABASE_URL', 'postgres://user:geheim@host:99999/db'],
    ['DATABASE_URL', 'postgres://user:ge/heim@host:x/db'],
    ['DATABASE_URL', 'postgres://user:geheim@host/db?sslrootcert=/nowhere'],
    ['SMTP_URL', 'mail.monclub.fr'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Le club'],
    ['BILLING', 'paypal'],
    ['WRONG_ROLE_ACCOUNT', 'remove'],
    ['METRICS_TOKEN', 'court'],
    ['METRICS_TOKEN', 'un jeton avec des espaces'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1,proxy.monclub.fr'],
    ['TRUSTED_PROXIES', 'none,10.0.0.1'],
    ['TRUSTED_PROXIES', '10.0.0.1, none'],
    ['CONTACT_EMAIL', 'contact'],
  ])('%s=%s', (name, value) => {
    const [sentence, ...more] = mistakes({ [name]: value })
    expect(sentence).toMatch(new RegExp(`^${name} should be .+\\.$`))
    expect(sentence).not.toContain(value)
    expect(more).toEqual([])
  })

  test.each([
    ['PUBLIC_URL', 'http://rebond.monclub.fr'],
    ['SMTP_URL', ''],
    ['BILLING', ''],
  ])('in production %s=%s', (name, value) => {
    expect(mistakes({ ...production, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} should .+\\.$`)),
    ])
  })

  test('a direct address without the one that leads through a pooler', () => {
    expect(mistakes({ DATABASE_DIRECT_URL: 'postgres://user:geheim@host/db' })).toEqual([
      'DATABASE_DIRECT_URL goes with DATABASE_URL, which leads through a pooler to the same database.',
    ])
  })

  test('Stripe without a key', () => {
    expect(mistakes({ BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      'With BILLING=stripe, these are needed: STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ESSENTIAL, STRIPE_PRICE_CLUB, STRIPE_PRICE_PRO.',
    ])
    expect(mistakes({ ...stripe, STRIPE_PORT: 'many', STRIPE_PROTOCOL: 'ftp' })).toEqual([
      'STRIPE_PORT should be a port number from 0 to 65535.',
      'STRIPE_PROTOCOL should be « https » or « http ».',
    ])
    expect(
      mistakes({ ...production, ...operator, ...stripe, BILLING: 'stripe', STRIPE_PROTOCOL: 'http' }),
    ).toEqual(['STRIPE_PROTOCOL should be https in production: the key travels with each call.'])
    expect(readEnv(stripe).BILLING).toBe('stripe')
    expect(readEnv({ ...stripe, BILLING: 'simulation' }).BILLING).toBe('simulation')
  })

  test('and two mistakes are two', () => {
    expect(mistakes({ PORT: 'x', BILLING: 'x' })).toHaveLength(2)
  })
})
