import { html, raw } from 'hono/html'
import type { App } from './app-env.ts'
import type { Db } from './database/connection.ts'
import { isFromThisMachine } from './own-machine.ts'

const maxShown = 100

/** `/dev/mails`: the mails stored while no mail server is set. Only for requests from this machine. */
export function devMails(app: App): void {
  app.get('/dev/mails', async (c, next) => {
    const { env, db } = c.var.context
    if (env.production || !isFromThisMachine(c)) return next()
    c.header('Cache-Control', 'no-store')
    return c.html(page(await storedMails(db)))
  })
}

type StoredMail = Awaited<ReturnType<typeof storedMails>>[number]

function storedMails(db: Db) {
  return db
    .selectFrom('kept_mails')
    .select(['recipient', 'subject', 'body', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute()
}

function page(mails: readonly StoredMail[]) {
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Emails gardés · Rebond</title>
      </head>
      <body>
        <main>
          <h1>Emails gardés</h1>
          <p>Sans <code>SMTP_URL</code>, rien ne part&nbsp;: les ${maxShown} derniers emails restent ici.</p>
          ${mails.length === 0 ? html`<p>Aucun email pour le moment.</p>` : mails.map(article)}
        </main>
      </body>
    </html>`
}

function article({ recipient, subject, body, createdAt }: StoredMail) {
  return html`<article>
    <hr />
    <h2>${subject}</h2>
    <p>
      À ${recipient}, le <time datetime="${createdAt.toISOString()}">${dateAndTime.format(createdAt)}</time>
    </p>
    ${body.split('\n\n').map((paragraph) => html`<p>${withLinks(paragraph)}</p>`)}
  </article>`
}

const dateAndTime = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'medium' })

function withLinks(paragraph: string) {
  return paragraph
    .split(/(https?:\/\/\S+|\n)/)
    .map((part) =>
      part === '\n' ? raw('<br>') : /^https?:/.test(part) ? html`<a href="${part}">${part}</a>` : part,
    )
}
