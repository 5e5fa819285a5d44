/** « 4h », « 3h30 », « 45 min ». */
export function hoursWords(minutes: number): string {
  const rest = minutes % 60
  if (minutes < 60) return `${minutes}\u00A0min`
  return `${Math.floor(minutes / 60)}h${rest > 0 ? String(rest).padStart(2, '0') : ''}`
}
