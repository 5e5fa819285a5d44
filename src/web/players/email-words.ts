import type { ListedPlayer } from '../../contract/players.ts'

/** What stands for an address. */
export function emailWords({ email, guarded }: Pick<ListedPlayer, 'email' | 'guarded'>): string | undefined {
  if (email !== '') return email
  return guarded ? 'Géré par un parent' : 'Sans adresse email'
}
