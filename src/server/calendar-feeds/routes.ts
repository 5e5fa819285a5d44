import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import * as calendarFeeds from '../../contract/calendar-feeds.ts'
import { doneAnswer } from '../../contract/fields.ts'
import { calendarFeedFolder } from '../../contract/paths.ts'
import { feedEventOf, feedName, feedRange } from '../../domain/calendar-feed.ts'
import { tokenHash } from '../accounts/login-cookie.ts'
import type { Role } from '../../domain/actor.ts'
import type { App, AppEnv } from '../app-env.ts'
import { isKnownTag } from '../known-tag.ts'
import { announce } from '../live/announce.ts'
import { foundOr404 } from '../refused.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { serve } from '../serve.ts'
import { calendarText } from './calendar-text.ts'
import { deleteFeed, findFeed, findOwner, listSessionsOf, noteReading, saveFeed } from './store.ts'

export function calendarFeedRoutes(app: App): void {
  serve(app, calendarFeeds.show, async ({ actor, db }) => (await findFeed(db, actor)) ?? null)

  serve(app, calendarFeeds.open, async ({ input: { token }, actor, db, now }) => {
    const feed = await saveFeed(db, actor, tokenHash(token), now)
    announce(db, { topic: 'me', accounts: [actor.id] })
    noteSecurityEvent(db, { event: 'calendar-opened', accountId: actor.id })
    return feed
  })

  serve(app, calendarFeeds.close, async ({ actor, db }) => {
    if (!(await deleteFeed(db, actor))) return doneAnswer
    announce(db, { topic: 'me', accounts: [actor.id] })
    noteSecurityEvent(db, { event: 'calendar-closed', accountId: actor.id })
    return doneAnswer
  })

  app.get(`${calendarFeedFolder}:file`, answerFeed)
}

const headers = {
  // Kept by whoever reads it alone, and asked for again each time.
  'Cache-Control': 'private, no-cache',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/**
 * Needs no login: calendars have none. Whoever has no club any more gets an empty calendar, so that theirs loses its events; an address that
 * is not right, or no more, is not found.
 */
async function answerFeed(c: Context<AppEnv>): Promise<Response> {
  const { db, attempts, env, now } = c.get('context')
  Object.assign(c.get('headers'), headers)
  await attempts.consume('feedByAddress', c.get('address'))
  const token = foundOr404(/^(.*)\.ics$/.exec(c.req.param('file') ?? '')?.[1])
  const owner = foundOr404(await findOwner(db, tokenHash(token)))
  await noteReading(db, owner, now())
  const events = (await listSessionsOf(db, owner, feedRange(now()))).map((session) => ({
    ...feedEventOf(session),
    url: addressOf(session.id, owner.role, env.PUBLIC_URL),
  }))
  const text = calendarText(feedName(owner.firstName, owner.clubName), events)
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  c.header('ETag', etag)
  if (isKnownTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304)
  return c.body(text, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="rebond.ics"',
  })
}

function addressOf(sessionId: string, role: Role, publicUrl: string): string {
  const path = role === 'coach' ? `/coach/sessions?session=${sessionId}` : '/player/training'
  return new URL(path, publicUrl).href
}
