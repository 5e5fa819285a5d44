import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Endpoint, Input } from '../../contract/endpoint.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { useIsMounted } from '../ui/use-is-mounted.ts'
import { CallFailed } from './call.ts'
import { handleSessionEnd } from './query-client.ts'
import { sentenceFor } from './refusals.ts'
import { timeout, write, type Written } from './write.ts'

interface Options<E extends Endpoint> {
  /** With null it is kept on this device and will be sent: to whoever typed it that is as good as done. */
  onSuccess?: (answer: Written<E>) => void | Promise<void>
  /** The specification's sentence for a failure without one of its own. */
  otherwise?: string
  /**
   * An edit of what somebody else has changed meanwhile: what is there now. It may send again, and says whether that was
   * done. Without it the refusal is said as any other.
   */
  onChangedMeanwhile?: (current: unknown) => void | Promise<void | boolean>
}

interface Sending {
  /** What was submitted: what is wrong with it takes the focus there. */
  form?: HTMLFormElement | undefined
  /** What the address names, in its order (`write`). */
  named?: QueuedWrite['named']
}

type FieldErrors = Readonly<Record<string, string>>

/** A form's write: checks the input as the server will, then sends it, and keeps what to say beside the fields. */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  { onSuccess, otherwise, onChangedMeanwhile }: Options<E> = {},
) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [fields, setFields] = useState<FieldErrors>({})
  const isMounted = useIsMounted()
  useEffect(() => void loadCheck(), [])

  /** Beside the fields; what no field on screen shows, above them. */
  function say(invalid: FieldErrors, form: HTMLFormElement | undefined) {
    flushSync(() => setFields(invalid))
    if (form && !focusFirstInvalid(form)) setError(Object.values(invalid).join(' '))
  }
  function clear() {
    setError(null)
    setFields({})
  }

  /** Answers whether it was done; what failed is in `error` and `fields`. */
  async function send(input: Input<E>, { form, named }: Sending = {}): Promise<boolean> {
    if (pending) return false
    clear()
    setPending(true)
    try {
      const wrong = await wrongFields(endpoint, input)
      if (wrong) {
        say(wrong, form)
        return false
      }
      const answer = await write(endpoint, input, { named, isMounted })
      await onSuccess?.(answer)
      return true
    } catch (failure) {
      handleSessionEnd(failure)
      // Whoever has left is asked nothing, and sends nothing more: it waits as a notice.
      const asks = onChangedMeanwhile && isMounted()
      const { refusal, current } = failure instanceof CallFailed ? failure : {}
      // What is there now may be nothing: null.
      if (asks && refusal === 'changed-meanwhile' && current !== undefined) {
        // The whole stays under way until that has ended.
        return (await onChangedMeanwhile(current)) === true
      }
      const invalid = failure instanceof CallFailed ? failure.fields : {}
      if (Object.keys(invalid).length === 0) setError(sentenceFor(failure, otherwise))
      else say(invalid, form)
      return false
    } finally {
      setPending(false)
    }
  }

  return { send, pending, error, fields, clear }
}

/** Its label and what is wrong with it are read then. @returns whether there is one */
function focusFirstInvalid(form: HTMLFormElement): boolean {
  const first = form.querySelector<HTMLElement>('[aria-invalid]')
  // A summary of the errors may have taken the focus already.
  if (!form.contains(document.activeElement) || 'form' in document.activeElement!) first?.focus()
  return first !== null
}

/** Fetched as soon as there is something to fill in. */
const loadCheck = () => import('./input-check.ts').catch(() => null)

const patienceMs = 1_500

/** Where the check has not arrived the server's own is enough. */
async function wrongFields(endpoint: Endpoint, input: unknown): Promise<FieldErrors | null> {
  const check = await Promise.race([loadCheck(), timeout(patienceMs)])
  return check?.invalidFields(endpoint, input) ?? null
}
