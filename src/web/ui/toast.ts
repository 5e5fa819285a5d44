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
const shownAtOnce = 2

let toasts: readonly Toast[] = []
let shown: readonly Toast[] = []
/** Those under a pointer or with the focus. */
export const toastsInUse = new Set<number>()
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Confirms an action and can offer to undo it. Errors are shown in a Banner. Two are shown at once.
 * @returns removes the toast
 */
export function showToast(message: string, options: ToastOptions = {}): () => void {
  lastId += 1
  const toast = { id: lastId, message, ...options }
  set(withToast(toasts, toast, toastsInUse))
  return () => dismissToast(toast.id)
}

/**
 * The last two are shown. The one that has to go is the oldest that nobody is at; it comes back after the others if it
 * offers « Annuler », for nobody loses their way back to what they do next.
 */
export function withToast<T extends Pick<Toast, 'id' | 'undo'>>(
  before: readonly T[],
  toast: T,
  inUse: ReadonlySet<number>,
): readonly T[] {
  const [free, used] = [before.filter(({ id }) => !inUse.has(id)), before.filter(({ id }) => inUse.has(id))]
  const all = [...free, ...used, toast]
  return all.filter(({ undo }, index) => undo || index >= all.length - shownAtOnce)
}

export function dismissToast(id: number) {
  set(toasts.filter((toast) => toast.id !== id))
}

function set(next: readonly Toast[]) {
  toasts = next
  shown = next.slice(-shownAtOnce)
  for (const listener of listeners) listener()
}

export function subscribeToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function shownToasts() {
  return shown
}
