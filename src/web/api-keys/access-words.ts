import { type ApiAccess, apiResourceNames, apiResources, openedBy } from '../../domain/api-key.ts'

/** « Lit tout. N’écrit rien. », or « Lit : joueurs, retours. Écrit : séances. » */
export function accessSentence(access: ApiAccess): string {
  const read = openedBy(access, 'read')
  const written = openedBy(access, 'write')
  const reads = read.length === apiResources.length ? 'Lit tout.' : `Lit\u00A0: ${listed(read)}.`
  return written.length === 0 ? `${reads} N’écrit rien.` : `${reads} Écrit\u00A0: ${listed(written)}.`
}

function listed(resources: readonly (keyof ApiAccess)[]): string {
  return resources.map((resource) => apiResourceNames[resource].toLocaleLowerCase('fr')).join(', ')
}
