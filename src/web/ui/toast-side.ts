export type ToastSide = 'bottom' | 'top'

/** A part of the window, in CSS pixels from its top. */
export interface Span {
  readonly top: number
  readonly bottom: number
}

/** What was just changed; or, where it is too large to stay clear of, the control that was pressed in it. */
export interface Changed {
  readonly whole: Span
  readonly control: Span
}

/**
 * The side on which toasts hide least of what was just changed: where they are already, unless that hides some of it.
 * @param sides what they would hide on each
 */
export function sideFor(
  changed: Changed | null,
  sides: Readonly<Record<ToastSide, Span>>,
  current: ToastSide,
): ToastSide {
  if (!changed) return current
  const other = current === 'bottom' ? 'top' : 'bottom'
  for (const part of [changed.whole, changed.control]) {
    const [here, there] = [hidden(part, sides[current]), hidden(part, sides[other])]
    if (here === 0) return current
    if (there === 0) return other
  }
  return current
}

function hidden(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
}

const rows = 'li, tr, form, .panel, section'

/** The element with this id; otherwise what was pressed, or has the focus since a dialog closed. Null if it is gone. */
export function changedBy(about: string | undefined, pressed: Element | null): Changed | null {
  const named = about === undefined ? null : document.getElementById(about)
  const control = named ?? [pressed, document.activeElement].find(isOnPage) ?? null
  if (!control) return null
  return { whole: spanOf(control.closest(rows) ?? control), control: spanOf(control) }
}

function isOnPage(element: Element | null): element is Element {
  return (
    element !== null &&
    element.isConnected &&
    !element.closest('dialog, .toasts') &&
    element !== document.body
  )
}

export function spanOf(element: Element): Span {
  const { top, bottom } = element.getBoundingClientRect()
  return { top, bottom }
}
