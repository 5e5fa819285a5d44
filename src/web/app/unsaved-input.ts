/** What a reload of this page would lose: input that was not submitted, and what somebody has marked as unsaved. */
const dirtyForms = new Set<Element>()
const markers = new Set<object>()

/**
 * Something on this page is saved nowhere else: leaving asks first, and no newer version takes over by itself.
 * @returns what to call once it is saved or given up
 */
export function markUnsaved(): () => void {
  const marker = {}
  markers.add(marker)
  addEventListener('beforeunload', askBeforeLeaving)
  return () => {
    markers.delete(marker)
    if (markers.size === 0) removeEventListener('beforeunload', askBeforeLeaving)
  }
}

function askBeforeLeaving(event: Event): void {
  event.preventDefault()
}

/** Records the forms with input that was not submitted. */
export function watchInput(): void {
  document.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest('form')
    if (form) dirtyForms.add(form)
  })
  for (const ending of ['submit', 'reset']) {
    document.addEventListener(ending, ({ target }) => dirtyForms.delete(target as Element))
  }
}

/** For a form that is sent by something else than its own submission. */
export function markSubmitted(form: Element): void {
  dirtyForms.delete(form)
}

let linkTokens = 0

/** A reload would lose the token of a mailed link, which is no longer in the address; leaving is not asked about. @returns what to call once it is used */
export function markLinkToken(): () => void {
  linkTokens += 1
  return () => (linkTokens -= 1)
}

/** Whether this page may be loaded again without asking anybody. */
export function losesByReload(): boolean {
  return linkTokens > 0 || hasUnsavedInput()
}

/** Whether a reload of this page would lose unsaved input. */
export function hasUnsavedInput(): boolean {
  for (const form of dirtyForms) if (!form.isConnected) dirtyForms.delete(form)
  return dirtyForms.size > 0 || markers.size > 0
}
