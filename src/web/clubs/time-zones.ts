export interface TimeZoneChoice {
  readonly zone: string
  readonly label: string
}

export interface TimeZoneGroup {
  readonly label: string
  readonly choices: readonly TimeZoneChoice[]
}

/** The time zones of France, the overseas ones sorted by name. */
const frenchZones: Readonly<Record<string, string>> = {
  'Europe/Paris': 'France métropolitaine',
  'America/Guadeloupe': 'Guadeloupe',
  'America/Cayenne': 'Guyane',
  'America/Martinique': 'Martinique',
  'Indian/Mayotte': 'Mayotte',
  'Pacific/Noumea': 'Nouvelle-Calédonie',
  'Pacific/Gambier': 'Polynésie française, Gambier',
  'Pacific/Marquesas': 'Polynésie française, Marquises',
  'Pacific/Tahiti': 'Polynésie française, Tahiti',
  'Indian/Reunion': 'La Réunion',
  'America/St_Barthelemy': 'Saint-Barthélemy',
  'America/Marigot': 'Saint-Martin',
  'America/Miquelon': 'Saint-Pierre-et-Miquelon',
  'Pacific/Wallis': 'Wallis-et-Futuna',
}

/** France's zones, and the given one where it is another: as many as one looks through without searching. */
export function usualTimeZones(supported: readonly string[], current: string): readonly TimeZoneChoice[] {
  const known = new Set([...supported, current])
  const french = Object.entries(frenchZones).filter(([zone]) => known.has(zone))
  const choices = french.map(([zone, label]) => ({ zone, label }))
  return current in frenchZones ? choices : [...choices, { zone: current, label: timeZoneName(current) }]
}

const regions: Readonly<Record<string, string>> = {
  Europe: 'Europe',
  Africa: 'Afrique',
  America: 'Amérique',
  Antarctica: 'Antarctique',
  Arctic: 'Arctique',
  Asia: 'Asie',
  Atlantic: 'Océan Atlantique',
  Australia: 'Australie',
  Indian: 'Océan Indien',
  Pacific: 'Océan Pacifique',
}
const noRegion = 'Autres'

/** Every zone that the browser knows, by region; what has no region comes last. */
export function allTimeZones(supported: readonly string[]): readonly TimeZoneGroup[] {
  const regionOf = (zone: string) => regions[zone.slice(0, zone.indexOf('/'))] ?? noRegion
  return [...Object.values(regions), noRegion]
    .map((label) => ({
      label,
      choices: supported
        .filter((zone) => regionOf(zone) === label)
        .map((zone) => ({ zone, label: frenchZones[zone] ?? withSpaces(zone.slice(zone.indexOf('/') + 1)) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'fr')),
    }))
    .filter(({ choices }) => choices.length > 0)
}

/** « La Réunion », « America/New York ». */
export function timeZoneName(zone: string): string {
  return frenchZones[zone] ?? withSpaces(zone)
}

function withSpaces(zone: string): string {
  return zone.replaceAll('_', ' ')
}
