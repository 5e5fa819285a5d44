/** The button that gets the focus back when the form is closed. */
export function editButtonId(id: string): string {
  return `edit-place-${id}`
}
