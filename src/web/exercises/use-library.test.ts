import { describe, expect, test } from 'vitest'
import { waiting, writtenAt } from '../../../test/support/waiting-write.ts'
import { rebondDrills } from '../../content/drills.ts'
import { addToLibrary } from '../../contract/exercise-requests.ts'
import * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { requestedDrill } from '../../domain/coach-advice/requested-drill.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { draftOf } from './exercise-draft.ts'
import { overlayLibrary } from './use-library.ts'

const september = '2026-09-01T08:00:00.000Z'
const content = { difficulty: 'débutant', duration: '15 min', description: '' } as const
const known = { clubId: 'vaise', createdBy: 'marc', createdAt: september, updatedAt: september }
const hammer: Exercise = {
  id: 'hammer',
  type: 'service',
  technique: 'Marteau',
  effect: 'Lifté',
  ...content,
  ...known,
  version: 3,
}
const push: Exercise = {
  id: 'push',
  type: 'defense',
  technique: 'Poussette RV',
  effect: 'Coupé',
  ...content,
  ...known,
  version: 1,
}
const server = [hammer, push]

const flip = { id: 'flip', type: 'initiative', technique: 'Flip CD', effect: 'Placé', ...content } as const
/** What the device knows of an exercise that was written here. */
const made = { clubId: 'vaise', createdBy: 'lea', createdAt: writtenAt, updatedAt: writtenAt, version: 1 }
const creation = waiting(exercises.create, flip)

function change(version: number, part: Partial<Exercise>): QueuedWrite {
  return waiting(exercises.update, { ...draftOf({ ...hammer, ...part }), id: 'hammer', version })
}

/** As the device keeps it, with what it knows of the request. */
function addition(): QueuedWrite {
  const { type, technique, effect } = flip
  const write = waiting(addToLibrary, { id: 'request', version: 2, exerciseId: 'added' })
  return {
    ...write,
    named: [{ id: 'request', type, technique, effect, message: 'Pour dimanche', version: 2 }],
  }
}

function ids(library: readonly Exercise[]): string[] {
  return library.map(({ id }) => id)
}

describe('The library', () => {
  test('that nothing waits for stays the very same.', () => {
    const elsewhere = waiting(exercises.remove, { id: 'gone', version: 1 })
    expect(overlayLibrary(server, [])).toBe(server)
    expect(overlayLibrary(server, [elsewhere])).toBe(server)
  })

  test('has what was written here, in the place where the server will list it.', () => {
    const library = overlayLibrary(server, [creation])
    expect(ids(library)).toEqual(['hammer', 'flip', 'push'])
    expect(library[1]).toEqual({ ...flip, ...made })
  })

  test('sorts as French does, accents aside.', () => {
    const named = (technique: string) =>
      waiting(exercises.create, { ...flip, id: technique, type: 'service', technique })
    const library = overlayLibrary([hammer], [named('Zigzag'), named('Élan'), named('Fouet')])
    expect(ids(library)).toEqual(['Élan', 'Fouet', 'hammer', 'Zigzag'])
  })

  test('has once what the server has added already, as the server tells it.', () => {
    const already = [{ ...flip, ...known, effect: 'Rapide', version: 2 }]
    expect(overlayLibrary(already, [creation])).toBe(already)
  })

  test('has what was added from a request, as the server will add it.', () => {
    const library = overlayLibrary(server, [addition()])
    expect(ids(library)).toEqual(['hammer', 'added', 'push'])
    expect(library[1]).toEqual({
      id: 'added',
      type: 'initiative',
      technique: 'Flip CD',
      effect: 'Placé',
      difficulty: 'débutant',
      duration: '15 min',
      description: '',
      ...made,
    })
  })

  test('has it with the text and the drawing that the device found for it.', () => {
    const { type, technique, effect } = flip
    const exercise = requestedDrill(flip, rebondDrills)
    const named = [{ type, technique, effect, exercise }]
    const added = overlayLibrary(server, [{ ...addition(), named }])[1]
    expect(added).toEqual({ id: 'added', ...exercise, ...made })
    expect(added?.description).not.toBe('')
    expect(added?.drill?.sequence).toBeDefined()
  })

  test('has nothing new of a request for what the club has, or that this device does not know.', () => {
    const alike = [...server, { ...flip, ...known, difficulty: 'avancé' as const, version: 4 }]
    expect(overlayLibrary(alike, [addition()])).toBe(alike)
    expect(
      ids(overlayLibrary(server, [addition(), { ...addition(), input: { exerciseId: 'twice' } }])),
    ).toEqual(['hammer', 'added', 'push'])
    expect(overlayLibrary(server, [{ ...addition(), named: [null] }])).toBe(server)
    expect(overlayLibrary(server, [{ ...addition(), named: undefined }])).toBe(server)
  })

  test('counts each change as the server will, so that the next one follows it.', () => {
    const writes = [change(3, { effect: 'Coupé' }), change(4, { effect: 'Coupé', duration: '20 min' })]
    expect(overlayLibrary(server, writes)[0]).toEqual({
      ...hammer,
      title: '',
      effect: 'Coupé',
      duration: '20 min',
      updatedAt: writtenAt,
      version: 5,
    })
  })

  test('moves what changed its category.', () => {
    const library = overlayLibrary(server, [change(3, { type: 'defense', technique: 'Poussette CD' })])
    expect(ids(library)).toEqual(['hammer', 'push'])
    expect(ids(overlayLibrary(server, [change(3, { type: 'defense', technique: 'Top' })]))).toEqual([
      'push',
      'hammer',
    ])
  })

  test('changes and deletes what was only written here.', () => {
    const changed = waiting(exercises.update, { ...flip, effect: 'Rapide', version: 1 })
    const removed = waiting(exercises.remove, { id: 'flip', version: 2 })
    expect(overlayLibrary(server, [creation, changed])[1]?.effect).toBe('Rapide')
    expect(ids(overlayLibrary(server, [creation, changed, removed]))).toEqual(['hammer', 'push'])
  })

  test('lets go of what was deleted here.', () => {
    expect(ids(overlayLibrary(server, [waiting(exercises.remove, { id: 'hammer', version: 3 })]))).toEqual([
      'push',
    ])
  })

  test('is left alone by what was written over another version: that will be refused.', () => {
    const stale = [change(2, { effect: 'Dévié' }), waiting(exercises.remove, { id: 'hammer', version: 2 })]
    expect(overlayLibrary(server, stale)).toBe(server)
  })
})
