/** The button of a group’s card, which gets the focus back when the form is closed. */
export function editButtonId(id: string): string {
  return `edit-group-${id}`
}
