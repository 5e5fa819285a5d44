/** As Stripe counts instants. */
export function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
