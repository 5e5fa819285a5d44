import type { Context } from 'hono'
import { html } from 'hono/html'
import { feedToken } from '../../domain/calendar-feed.ts'
import { unsubscribeFolder } from '../../contract/paths.ts'
import type { App, AppEnv } from '../app-env.ts'
import { announcing, announce } from '../live/announce.ts'
import { policyOf } from '../page-policy.ts'
import { isUnsubscribeToken, stopMails } from './settings.ts'

/**
 * Where « Ne plus recevoir ces emails » leads, for whoever has the link and without a login (RFC 8058). Programs look at the links of
 * mails before people do: GET shows a button, and changes nothing.
 */
export function unsubscribeRoutes(app: App): void {
  app.get(`${unsubscribeFolder}:token`, async (c) => {
    const { db } = c.get('context')
    await count(c)
    return (await isUnsubscribeToken(db, tokenOf(c))) ? page(c, question) : page(c, unknown, 404)
  })

  app.post(`${unsubscribeFolder}:token`, async (c) => {
    const { db, now } = c.get('context')
    await count(c)
    const stopped = await announcing(db, async (tx) => {
      const accountId = await stopMails(tx, tokenOf(c), now())
      if (accountId) announce(tx, { topic: 'me', accounts: [accountId] })
      return accountId !== null
    })
    return stopped ? page(c, done) : page(c, unknown, 404)
  })
}

/** Empty where it cannot be one, as with signs that the database knows no text of. */
function tokenOf(c: Context<AppEnv>): string {
  const given = c.req.param('token') ?? ''
  return feedToken.test(given) ? given : ''
}

function count(c: Context<AppEnv>): Promise<void> {
  return c.get('context').attempts.consume('unsubscribeByAddress', c.get('address'))
}

interface Words {
  readonly title: string
  readonly text: string
  readonly button?: string
}

const question: Words = {
  title: 'Ne plus recevoir d’emails de votre club\u202F?',
  text: 'Rebond ne vous écrira plus au sujet de vos séances, pas même quand l’une d’elles est annulée. Les emails de votre compte, comme un nouveau mot de passe, arrivent toujours.',
  button: 'Ne plus recevoir ces emails',
}
const done: Words = {
  title: 'C’est fait',
  text: 'Vous ne recevrez plus ces emails. Pour changer d’avis, ouvrez «\u00A0Notifications\u00A0» dans Rebond.',
}
const unknown: Words = {
  title: 'Lien inconnu',
  text: 'Ce lien n’est pas complet, ou son compte n’existe plus. Copiez-le en entier depuis l’email.',
}

async function page(c: Context<AppEnv>, { title, text, button }: Words, status: 200 | 404 = 200) {
  const shown = await html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Rebond</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          ${button && html`<form method="post"><button>${button}</button></form>`}
          <p><a href="/">Rebond</a></p>
        </main>
      </body>
    </html>`
  const body = String(shown)
  c.header('Content-Security-Policy', policyOf(body))
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex, nofollow')
  c.header('Referrer-Policy', 'no-referrer')
  return c.html(body, status)
}

const style = html`<style>
  body {
    margin: 0;
    font:
      1.0625rem/1.5 system-ui,
      sans-serif;
  }
  main {
    max-width: 34rem;
    margin: 10vh auto;
    padding: 0 18px;
  }
  h1 {
    line-height: 1.2;
  }
  button {
    min-height: 48px;
    padding: 0 24px;
    border: 0;
    border-radius: 24px;
    background: #064f41;
    color: #fff;
    font: inherit;
    font-weight: 650;
    cursor: pointer;
  }
  a {
    color: inherit;
  }
</style>`
