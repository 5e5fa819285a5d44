import type { AnyRefusal } from './refusal.ts'

interface Cancellable {
  /** « Annulée » since, as an ISO instant; absent from one that takes place. */
  readonly cancelledAt?: string | undefined
}

/** Of a cancelled session nothing is asked and nothing noted: it can be reinstated, or deleted. */
export function whyCancelled({ cancelledAt }: Cancellable): AnyRefusal | null {
  return cancelledAt ? 'session-cancelled' : null
}

export function cancelSession<S extends Cancellable & { readonly version: number }>(
  session: S,
  now: Date,
): S {
  return session.cancelledAt
    ? session
    : { ...session, cancelledAt: now.toISOString(), version: session.version + 1 }
}

export function reinstateSession<S extends Cancellable & { readonly version: number }>(session: S): S {
  if (!session.cancelledAt) return session
  const { cancelledAt: _, ...held } = session
  return { ...(held as S), version: session.version + 1 }
}
