import { accountTables } from './account-tables.ts'
import { coachTables } from './coach-tables.ts'
import { journalTable } from './journal-table.ts'
import type { OwnTable } from './own-table.ts'
import { trainingTables } from './training-tables.ts'

export const ownTables: readonly OwnTable[] = [
  ...accountTables,
  ...trainingTables,
  ...coachTables,
  journalTable,
]

/** What is held as well, and why it stands in no copy. */
export const heldBack: readonly { readonly what: string; readonly why: string }[] = [
  {
    what: 'Votre mot de passe et les secrets de vos appareils, de vos liens et de vos clés',
    why: 'nous n’en gardons qu’une empreinte, qui ne permet pas de les relire',
  },
  {
    what: 'Les réponses du serveur à vos enregistrements, 30\u00A0jours',
    why: 'elles répètent ce qui est écrit ici, avec les données d’autres personnes, pour qu’un envoi répété ne compte qu’une fois',
  },
  {
    what: 'Les essais de connexion comptés, un jour au plus',
    why: 'ce sont des empreintes et des nombres, qui ne disent pas de qui il s’agit',
  },
  {
    what: 'Les journaux techniques du serveur, 30\u00A0jours',
    why: 'ils servent à la sécurité\u202F; demandez-les à l’adresse de contact',
  },
  {
    what: 'Les textes qu’un autre membre a écrits librement et qui parleraient de vous',
    why: 'rien ne permet de les reconnaitre à coup sûr\u202F; demandez-les à votre club',
  },
]
