let submitted: HTMLFormElement | null = null

document.addEventListener(
  'submit',
  ({ target }) => {
    submitted = target as HTMLFormElement
    setTimeout(() => (submitted = null))
  },
  { capture: true },
)

/**
 * The form whose submission is being handled right now. The focus does not tell: on a Mac a button does not take it
 * when it is pressed, and Safari gives it to none.
 */
export function submittedForm(): HTMLFormElement | null {
  return submitted
}
