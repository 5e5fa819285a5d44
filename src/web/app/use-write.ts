import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Endpoint, Input } from '../../contract/endpoint.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { useIsMounted } from '../ui/use-is-mounted.ts'
import { CallFailed } from './call.ts'
import { handleSessionEnd } from './query-client.ts'
import type * as inputCheck from './input-check.ts'
import { sentenceFor } from './refusals.ts'
import { type FieldErrors, stillWrong, unmended } from './still-wrong.ts'
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
  /** For a form that offers another way on; what was refused is said all the same. */
  onRefused?: (refusal: string) => void
}

interface Sending {
  /** What was submitted: what is wrong with it takes the focus there. */
  form?: HTMLFormElement | undefined
  /** What the address names, in its order (`write`). */
  named?: QueuedWrite['named']
}

/** What was said of the fields, about what was sent, and has not been mended since. */
interface FieldMessages {
  readonly fields: FieldErrors
  readonly sent: unknown
  /** No field on screen shows it, so that it is said above them. */
  readonly above: boolean
}
const nothingSaid: FieldMessages = { fields: {}, sent: null, above: false }

const oneMore = (count: number) => count + 1

/** What is typed, as far as it has a field. */
type Typed<I> = { readonly [Name in keyof I]?: unknown }

interface Messages {
  readonly error: string | null
  readonly fields: FieldErrors
  readonly failures: number
}

/** A form's write: checks the input as the server will, then sends it, and knows what to say beside the fields. */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  { onSuccess, otherwise, onChangedMeanwhile, onRefused }: Options<E> = {},
) {
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const [said, setSaid] = useState<FieldMessages>(nothingSaid)
  const [failures, setFailures] = useState(0)
  const isMounted = useIsMounted()
  useEffect(() => void loadCheck(), [])

  /** Beside the fields; what no field on screen shows, above them. */
  function showMessages(fields: FieldErrors, sent: unknown, form: HTMLFormElement | undefined) {
    flushSync(() => {
      setSaid({ fields, sent, above: false })
      setFailures(oneMore)
    })
    if (!form || focusFirstInvalid(form)) return
    setSaid({ fields, sent, above: true })
    setFailures(oneMore)
  }
  function clear() {
    setFailed(null)
    setSaid(nothingSaid)
  }
  /**
   * What to say above the form and, by path, beside its fields: whatever is mended goes, until the next submission.
   * `failures` counts those that failed.
   */
  function messages(typed: Typed<Input<E>>): Messages {
    if (said === nothingSaid) return { error: failed, fields: said.fields, failures }
    const fields = stillWrong(
      said.fields,
      said.sent,
      typed,
      check && (check.invalidFields(endpoint, typed) ?? {}),
    )
    const mended = Object.keys(said.fields).some((path) => !(path in fields))
    if (mended) setSaid({ ...said, fields: unmended(said.fields, fields) })
    return { error: failed ?? (said.above ? sentences(fields) : null), fields, failures }
  }

  /** Answers whether it was done; what failed is in `error` and `messages`. */
  async function send(input: Input<E>, { form, named }: Sending = {}): Promise<boolean> {
    if (pending) return false
    clear()
    setPending(true)
    try {
      const wrong = await wrongFields(endpoint, input)
      if (wrong) {
        showMessages(wrong, input, form)
        return false
      }
      const answer = await write(endpoint, input, { named, isMounted })
      await onSuccess?.(answer)
      return true
    } catch (failure) {
      handleSessionEnd(failure)
      // Once the form is unmounted it asks nothing more; the outbox keeps the refusal as a notice.
      const asks = onChangedMeanwhile && isMounted()
      const { refusal, current } = failure instanceof CallFailed ? failure : {}
      if (refusal) onRefused?.(refusal)
      // What is there now may be nothing: null.
      if (asks && refusal === 'changed-meanwhile' && current !== undefined) {
        // The whole stays under way until that has ended.
        return (await onChangedMeanwhile(current)) === true
      }
      const invalid = failure instanceof CallFailed ? failure.fields : {}
      if (Object.keys(invalid).length > 0) showMessages(invalid, input, form)
      else {
        setFailed(sentenceFor(failure, otherwise))
        setFailures(oneMore)
      }
      return false
    } finally {
      setPending(false)
    }
  }

  const error = failed ?? (said.above ? sentences(said.fields) : null)
  /** Whether something was wrong with what was sent, where no field can say so. */
  const invalid = said !== nothingSaid
  return { send, pending, error, invalid, messages, clear }
}

/** Two fields may have one. */
function sentences(fields: FieldErrors): string | null {
  return [...new Set(Object.values(fields))].join(' ') || null
}

/** Its label and what is wrong with it are read then. @returns whether there is one */
function focusFirstInvalid(form: HTMLFormElement): boolean {
  const first =
    form.querySelector<HTMLElement>('[aria-invalid]') ??
    // A group has a message, and nothing in it is wrong alone.
    form.querySelector('.field-error')?.closest('fieldset')?.querySelector<HTMLElement>('input, button')
  // A summary of the errors may have taken the focus already.
  if (!form.contains(document.activeElement) || 'form' in document.activeElement!) first?.focus()
  return Boolean(first)
}

let check: typeof inputCheck | null = null

/** Fetched as soon as there is something to fill in. */
async function loadCheck() {
  check ??= await import('./input-check.ts').catch(() => null)
  return check
}

const patienceMs = 1_500

/** Where the check has not arrived the server's own is enough. */
async function wrongFields(endpoint: Endpoint, input: unknown): Promise<FieldErrors | null> {
  const arrived = await Promise.race([loadCheck(), timeout(patienceMs)])
  return arrived?.invalidFields(endpoint, input) ?? null
}
