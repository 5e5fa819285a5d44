import type * as hall from '../../contract/hall.ts'
import type { Hall } from '../../contract/hall.ts'
import type { HallAction } from '../../domain/hall/hall-event.ts'
import { type QueuedWrites, retrySame } from '../offline/outbox/write-description.ts'
import { sessionWords } from '../training-sessions/queued-writes.ts'

const ofHallAlone: readonly HallAction['type'][] = ['round', 'exchange', 'winner', 'revert', 'table', 'mark']

/** An event is there once: what the server has already is not added again. */
export const hallWrites = {
  'POST /api/hall/:id/events': {
    words: (_, [session]) => ({ title: 'Salle', typed: sessionWords(session) }),
    overlay: (state, { input: { event } }, viewer) =>
      state.events.some(({ id }) => id === event.id)
        ? state
        : { ...state, events: [...state.events, { ...event, by: viewer.id }] },
    // When a session is under way follows its timer, and a guest who is a player was there.
    invalidates: ({ event: { type } }) =>
      ofHallAlone.includes(type) ? ['hall'] : ['hall', 'training-sessions'],
    retry: retrySame,
  },
} satisfies QueuedWrites<typeof hall, Pick<Hall, 'events'>, { readonly id: string }>
