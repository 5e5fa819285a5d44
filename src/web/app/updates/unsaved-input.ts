const dirtyForms = new Set<Element>()

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

/** Whether a reload of this page would lose unsaved input. */
export function hasUnsavedInput(): boolean {
  for (const form of dirtyForms) if (!form.isConnected) dirtyForms.delete(form)
  // Components with unsaved input cancel `beforeunload`.
  const beforeUnload = new Event('beforeunload', { cancelable: true })
  return dirtyForms.size > 0 || !dispatchEvent(beforeUnload)
}
