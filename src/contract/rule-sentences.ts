import type { Refusal } from '../domain/refusal.ts'

/** What the rules of a club say to people, and to programs too. */
export const ruleSentences = {
  'not-a-club-player': 'Un des participants ne fait plus partie du club.',
  'session-recorded': 'Cette séance a déjà un appel\u00A0: sa date ne change plus.',
  'session-judged': 'Cette séance a déjà des retours\u00A0: sa date ne change plus.',
  'session-shortened': 'Cette séance a commencé\u00A0: elle peut durer plus longtemps, pas moins.',
  'participant-recorded': 'Un joueur noté à l’appel, ou qui a donné son avis, reste dans la séance.',
  'programme-played': 'Ce qui a été joué reste au programme\u00A0: la suite peut encore changer.',
  'too-late-to-add': 'Un arrivant s’ajoute jusqu’à 7 jours après la séance.',
  'request-archived': 'Cette demande est archivée.',
} as const satisfies Partial<Record<Refusal, string>>
