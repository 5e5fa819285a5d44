import { hashKey, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as hall from '../../contract/hall.ts'
import type { Hall, WrittenHallEvent } from '../../contract/hall.ts'
import type { HallBlock } from '../../domain/hall/hall-blocks.ts'
import { type HallAction, type HallEvent, noteInstant } from '../../domain/hall/hall-event.ts'
import { asPlayers, guestsOf, linksOf } from '../../domain/hall/hall-guests.ts'
import { seatingOf } from '../../domain/hall/hall-seating.ts'
import { leadingRun, timerOf } from '../../domain/hall/hall-timer.ts'
import { useMe } from '../accounts/queries.ts'
import { newId } from '../app/new-id.ts'
import { useNow } from '../app/use-now.ts'
import { useAction } from '../app/use-action.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { sentenceFor } from '../app/refusals.ts'
import { useQueuedWritesFor } from '../offline/outbox/outbox-state.ts'
import { overlayWrite } from '../offline/outbox/write-description.ts'
import { type SessionName, sessionName } from '../training-sessions/session-words.ts'
import { hallQuery } from './queries.ts'
import { hallWrites } from './queued-writes.ts'

type Noted = HallAction & { readonly id?: string }
export type HallState = ReturnType<typeof useHall>

const empty: Pick<Hall, 'events'> = { events: [] }

/** The evening as this device knows it, and how to note something of it. */
export function useHall(session: SessionName & { readonly id: string }) {
  const { id } = session
  const { account, club } = useMe()
  const query = useQuery(hallQuery(id))
  const queuedWritesFor = useQueuedWritesFor()
  const readOnlyFrom = club?.readOnlyFrom
  const minute = useNow()
  const isReadOnly = Boolean(readOnlyFrom) && new Date(readOnlyFrom!) <= minute
  const readOnly = useWhyCannot('callRoll') !== null || isReadOnly
  // Where the club may only be read the timer runs, and nothing is kept of it.
  const [unkept, setUnkept] = useState<readonly HallEvent[]>([])
  const { act, troubles, forget } = useAction()
  const { data, dataUpdatedAt } = query

  const noted: readonly HallEvent[] = useMemo(() => {
    const writes = queuedWritesFor(hashKey(hallQuery(id).queryKey))
    const shown = writes
      .filter(({ input }) => input['id'] === id)
      .reduce((state, write) => overlayWrite(hallWrites, state, write, account), data ?? empty)
    return [...shown.events, ...unkept]
  }, [data, id, queuedWritesFor, account, unkept])
  const links = useMemo(
    () => new Map([...linksOf(noted), ...Object.entries(data?.links ?? {})]),
    [data, noted],
  )
  const events = useMemo(() => asPlayers(noted, links), [noted, links])
  const apart = useMemo(() => new Set(data?.apart), [data])
  const known = useMemo(
    () => ({
      timer: timerOf(events),
      run: leadingRun(events),
      guests: guestsOf(events),
      seating: seatingOf(events),
    }),
    [events],
  )
  /** By how much the server's clock is ahead of this one. */
  const offsetMs = data ? Date.parse(data.now) - dataUpdatedAt : 0

  function note({ id: eventId = newId(), ...action }: Noted): void {
    const event = {
      id: eventId,
      at: new Date(noteInstant(events, Date.now() + offsetMs)).toISOString(),
      ...action,
    }
    if (readOnly) {
      setUnkept((before) => [...before, { ...event, by: account.id }])
      return
    }
    const input = { id, event: event as WrittenHallEvent }
    void act(action.type, hall.addEvent, input, {
      named: [sessionName(session)],
      explain: (failure) => sentenceFor(failure, 'Ceci n’a pas pu être enregistré.'),
    })
  }
  function start({ id: blockId, minutes }: HallBlock): void {
    const eventId = newId()
    const { run, timer } = known
    const seenAt = data?.now ?? null
    const after = timer.block?.id ?? null
    note({ id: eventId, type: 'start', run: run ?? eventId, blockId, after, minutes, seenAt })
  }
  return {
    ...known,
    events,
    /** Whether what was noted, and how strong players play, is still on its way. */
    isLoading: query.isLoading,
    readOnly,
    formerGuests: (data?.formerGuests ?? []).filter((guest) => !links.has(guest.id)),
    apart,
    tables: data?.tables ?? null,
    levels: data?.levels ?? {},
    leftHanders: data?.leftHanders ?? [],
    recentPairs: data?.recentPairs ?? {},
    coaches: data?.coaches ?? {},
    now: () => Date.now() + offsetMs,
    /** The first name of a coach other than oneself; null for oneself. */
    nameOf: (by: string | null) =>
      by === account.id ? null : ((by && data?.coaches[by]) ?? 'Un autre entraineur'),
    note,
    /** After the block that runs, or ran last. */
    start,
    troubles,
    forget,
  }
}
