import { type ApiAccess, apiAccess, type ApiResource } from '../domain/api-key.ts'
import { addDays, instantOn } from './club-days.ts'
import { people } from './club-people.ts'
import { idOf } from './seeded.ts'

interface DemoKey {
  readonly id: string
  readonly createdBy: string
  readonly name: string
  readonly lastCharacters: string
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly lastUsedAt: Date
  readonly access: ApiAccess
}

export const officeKeyName = 'Tableur du bureau'

const officeWrites: readonly ApiResource[] = ['sessions', 'exercises', 'evaluations']

export const officeKeyUsed = (today: string) => instantOn(addDays(today, -3), '20:00:00')

/** What Léa once made for the club's site, which reads, and for the office, which plans and evaluates as well. */
export function apiKeys(today: string): readonly DemoKey[] {
  return [
    {
      id: idOf('key of the site'),
      createdBy: people.lea.id,
      name: 'Site du club',
      lastCharacters: 'q7Rx',
      createdAt: instantOn(addDays(today, -70), '21:12:00'),
      expiresAt: instantOn(addDays(today, 295), '21:12:00'),
      lastUsedAt: instantOn(addDays(today, -1), '23:00:00'),
      access: apiAccess((resource) =>
        resource === 'sessions' || resource === 'exercises' ? 'read' : 'none',
      ),
    },
    {
      id: idOf('key of the office'),
      createdBy: people.lea.id,
      name: officeKeyName,
      lastCharacters: 'm2Wd',
      createdAt: instantOn(addDays(today, -41), '20:30:00'),
      expiresAt: null,
      lastUsedAt: officeKeyUsed(today),
      access: apiAccess((resource) => {
        if (resource === 'players') return 'read'
        return officeWrites.includes(resource) ? 'write' : 'none'
      }),
    },
  ]
}
