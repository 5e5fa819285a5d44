import type { Endpoint, Input } from '../../../contract/endpoint.ts'
import type { LiveTopic } from '../../../contract/live-event.ts'
import type { SubjectSnapshot, QueuedWrite } from './queued-write.ts'

/** What is said of each queued write of a contract module, by its address: one that is forgotten does not compile. */
export type QueuedWrites<Module, State, Viewer = null> = {
  readonly [E in QueuedOf<Module> as AddressOf<E>]: E extends Endpoint
    ? WriteDescription<Input<E>, State, Viewer>
    : never
}

export interface WriteDescription<I, State, Viewer> {
  /** How it reads to its author; what was left empty is not shown. */
  readonly words: (input: I, named: Named) => WriteWords
  /** What is shown while it waits, and until it was read again; by the rules of the server. */
  readonly overlay: (state: State, write: Queued<I>, viewer: Viewer) => State
  /** What its author reads again once it is done: the topics that the server announces. */
  readonly invalidates: readonly LiveTopic[] | ((input: I) => readonly LiveTopic[])
  /** Of whom, where the topics' ids are players. */
  readonly players?: (input: I) => readonly string[]
  /** Sends it again over what is there now, as the refusal says. */
  readonly retry: (input: I, current: object) => I
  /** Who was before, and with what, as the refusal says. */
  readonly overtaken?: (current: object, write: Queued<I>) => string
}

export interface WriteWords {
  readonly title: string
  /** What was typed or chosen: label and text. */
  readonly typed: readonly (readonly [label: string, text: string])[]
}

/** What the write's address names, in its order. */
export type Named = readonly (SubjectSnapshot | null | undefined)[]

export type Queued<I> = Omit<QueuedWrite, 'input'> & { readonly input: I }

export type QueuedAddress<Module> = AddressOf<QueuedOf<Module>>
type AddressOf<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never
type QueuedOf<Module> = Exclude<EndpointOf<Module>, { online: true } | { method: 'GET' }>
type EndpointOf<Module> = Module extends unknown ? Extract<Module[keyof Module], Endpoint> : never

export function addressOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

type Overlays<State, Viewer> = Readonly<
  Record<string, { readonly overlay: (state: State, write: never, viewer: Viewer) => State }>
>

/** Lays one write over what is shown; one that is not among these changes nothing. */
export function overlayWrite<State, Viewer>(
  descriptions: Overlays<NoInfer<State>, NoInfer<Viewer>>,
  state: State,
  write: QueuedWrite,
  viewer: Viewer,
): State {
  const description = descriptions[addressOf(write)]
  return description ? description.overlay(state, write as never, viewer) : state
}

/** It counts on nothing that somebody else could have changed. */
export function retrySame<I>(input: I): I {
  return input
}

export function retryOnVersion<I extends { readonly version: number }>(input: I, current: object): I {
  return 'version' in current ? { ...input, version: Number(current.version) } : input
}
