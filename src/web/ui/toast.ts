interface ToastOptions {
  /** Adds a button « Annuler » and shows the toast for ten seconds. */
  undo?: (() => void) | undefined
  /** The DOM id of what was changed, which the toast must not hide; by default where one pressed. */
  about?: string | undefined
}

export interface Toast extends ToastOptions {
  id: number
  message: string
}

/** A third one would hide more of the screen than it says. */
const MOST = 2

let toasts: readonly Toast[] = []
/** Those under a pointer or with the focus. */
export const toastsInUse = new Set<number>()
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Confirms an action and can offer to undo it. Errors are shown in a Banner. There are two at most.
 * @returns removes the toast
 */
export function showToast(message: string, options: ToastOptions = {}): () => void {
  lastId += 1
  const toast = { id: lastId, message, ...options }
  set(withToast(toasts, toast, toastsInUse))
  return () => dismissToast(toast.id)
}

/** The newest takes the place of the oldest: of one that nobody is at, and rather of one that offers no « Annuler ». */
export function withToast<T extends Pick<Toast, 'id' | 'undo'>>(
  before: readonly T[],
  toast: T,
  inUse: ReadonlySet<number>,
): readonly T[] {
  if (before.length < MOST) return [...before, toast]
  const free = before.filter(({ id }) => !inUse.has(id))
  const gone = free.find(({ undo }) => !undo) ?? free[0] ?? before[0]
  return [...before.filter((each) => each !== gone), toast]
}

export function dismissToast(id: number) {
  set(toasts.filter((toast) => toast.id !== id))
}

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

export function subscribeToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function shownToasts() {
  return toasts
}
