import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { FeedEvent } from '../../domain/calendar-feed.ts'

const hour = 3600

/** Instants in UTC alone: with a time zone, the library would write names that no part of the file explains. */
export function calendarText(
  name: string,
  events: readonly (FeedEvent & { readonly url: string })[],
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Rebond', product: 'Agenda', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
    // How soon calendars are asked to read it again.
    ttl: hour,
  })
  for (const {
    uid,
    sequence,
    changedAt,
    start,
    end,
    title,
    place,
    description,
    isCancelled,
    url,
  } of events) {
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      start,
      end,
      summary: title,
      location: place,
      description,
      url,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return `${calendar.toString()}\r\n`
}
