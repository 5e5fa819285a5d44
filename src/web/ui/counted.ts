/** « 0 retour », « 1 retour », « 5 retours ». */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? 's' : ''}`
}
