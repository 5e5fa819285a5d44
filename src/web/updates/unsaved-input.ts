const typedInto = new Set<Element>()

/** Remembers the forms somebody has typed into and not sent. */
export function watchInput(): void {
  document.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest('form')
    if (form) typedInto.add(form)
  })
  for (const ending of ['submit', 'reset']) {
    document.addEventListener(ending, ({ target }) => typedInto.delete(target as Element))
  }
}

/** Whether a reload would lose what somebody has written on this page. */
export function hasUnsavedInput(): boolean {
  for (const form of typedInto) if (!form.isConnected) typedInto.delete(form)
  // Whoever guards something typed answers the question that a browser asks before it leaves.
  const question = new Event('beforeunload', { cancelable: true })
  return typedInto.size > 0 || !dispatchEvent(question)
}
