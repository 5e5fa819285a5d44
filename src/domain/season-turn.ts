/** From June to September screens remind of a season that is still to be opened; `today` is yyyy-mm-dd. */
export function isSeasonTurn(today: string): boolean {
  const month = today.slice(5, 7)
  return month >= '06' && month <= '09'
}
