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

/** `supported`: the zones that the browser knows. The club's own zone is offered in any case. */
export function timeZoneGroups(supported: readonly string[], current: string): readonly TimeZoneGroup[] {
  const known = new Set([...supported, current])
  const french = Object.entries(frenchZones).filter(([zone]) => known.has(zone))
  const others = [...known].filter((zone) => !(zone in frenchZones)).toSorted()
  return [
    { label: 'France', choices: french.map(([zone, label]) => ({ zone, label })) },
    { label: 'Ailleurs', choices: others.map((zone) => ({ zone, label: zone.replaceAll('_', ' ') })) },
  ]
}
