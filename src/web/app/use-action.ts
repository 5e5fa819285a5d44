import { useState } from 'react'
import type { Endpoint, Input } from '../../contract/endpoint.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { useIsMounted } from '../ui/use-is-mounted.ts'
import { handleSessionEnd } from './query-client.ts'
import { write, type Written } from './write.ts'

/** Why what was pressed was not done. */
export interface Trouble<About> {
  readonly about: About
  readonly sentence: string
}

interface Press<E extends Endpoint> {
  /** What the address names, in its order (`write`). */
  named?: QueuedWrite['named']
  /** With null it is kept on this device and will be sent. */
  onSuccess?: (answer: Written<E>) => void
  /** The sentence that says why not; null where there is nothing to say. */
  explain: (failure: unknown) => string | null
}

/**
 * A press outside a form: written at once. What the server then refuses is said beside what it was about, until that is
 * pressed again or the sentence is put away.
 */
export function useAction<About = string>(keyOf: (about: About) => string = String) {
  const [pending, setPending] = useState<readonly string[]>([])
  const [troubles, setTroubles] = useState<readonly Trouble<About>[]>([])
  const isMounted = useIsMounted()

  function forget(...things: readonly About[]) {
    const keys = new Set(things.map(keyOf))
    setTroubles((before) => before.filter(({ about }) => !keys.has(keyOf(about))))
  }
  function complain(about: About, sentence: string) {
    forget(about)
    setTroubles((before) => [...before, { about, sentence }])
  }
  /** Answers whether it was done, or will be. */
  async function act<E extends Endpoint>(
    about: About,
    endpoint: E,
    input: Input<E>,
    { named, onSuccess, explain }: Press<E>,
  ): Promise<boolean> {
    const key = keyOf(about)
    forget(about)
    setPending((before) => [...before, key])
    try {
      const answer = await write(endpoint, input, { named, isMounted })
      onSuccess?.(answer)
      return true
    } catch (failure) {
      handleSessionEnd(failure)
      const sentence = explain(failure)
      if (sentence !== null) complain(about, sentence)
      return false
    } finally {
      setPending((before) => before.filter((each) => each !== key))
    }
  }

  return { act, forget, troubles, isPending: (about: About) => pending.includes(keyOf(about)) }
}
