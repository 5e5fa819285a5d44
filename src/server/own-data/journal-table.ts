import { sql } from 'kysely'
import type { JournalActName } from '../../domain/journal.ts'
import { clubName } from './looked-up.ts'
import { ownTable } from './own-table.ts'

const acts = {
  'club-created': 'club créé',
  'club-closed': 'club fermé',
  'club-reopened': 'club rouvert',
  'club-renamed': 'nom du club changé',
  'time-zone-changed': 'fuseau horaire du club changé',
  'holiday-zone-changed': 'zone de vacances scolaires changée',
  'code-renewed': 'code du club renouvelé',
  'approval-asked': 'approbation des nouveaux joueurs activée',
  'approval-dropped': 'approbation des nouveaux joueurs désactivée',
  'group-created': 'groupe créé',
  'group-changed': 'groupe modifié',
  'group-deleted': 'groupe supprimé',
  joined: 'arrivée dans le club',
  left: 'départ du club',
  added: 'ajout au club',
  'device-code-given': 'code donné pour un appareil',
  'child-device-opened': 'appareil ouvert avec un code',
  'child-device-ended': 'appareil déconnecté par un entraineur',
  'guardian-invited': 'parent invité',
  'guardian-accepted': 'parent accepté',
  'guardian-ended': 'suivi par un parent terminé',
  'guardian-left': 'parent qui a cessé de suivre',
  accepted: 'arrivée acceptée',
  refused: 'arrivée refusée',
  removed: 'retrait du club',
  archived: 'mise en pause',
  readmitted: 'réadmission',
  'named-assistant': 'nommé assistant',
  'named-coach': 'nommé entraineur',
  'handed-over': 'responsabilité confiée',
  inherited: 'responsabilité reçue',
  erased: 'compte supprimé',
  exported: 'club exporté',
  'operator-exported': 'club exporté par l’équipe Rebond',
  'operator-resumed-billing': 'prélèvements relancés par l’équipe Rebond',
  'session-changed': 'séance passée modifiée',
  'session-cancelled': 'séance passée annulée',
  'session-deleted': 'séance passée supprimée',
  'session-restored': 'séance passée rétablie',
  'roll-corrected': 'appel corrigé',
  'series-planned': 'série planifiée',
  'series-extended': 'série prolongée',
  'series-changed': 'séances d’une série modifiées',
  'series-cancelled': 'séances d’une série annulées',
  'series-deleted': 'séances d’une série supprimées',
  'series-restored': 'séances d’une série rétablies',
  'closed-dates-cancelled': 'séances des jours de fermeture annulées',
  'closure-added': 'fermeture ajoutée',
  'closure-removed': 'fermeture supprimée',
  'scores-set': 'paramètres IA notés',
  'players-imported': 'joueurs importés',
  'import-undone': 'import annulé',
  'season-opened': 'saison ouverte',
  'key-created': 'clé d’API créée',
  'key-ended': 'clé d’API arrêtée',
} as const satisfies Record<JournalActName, string>

const ways = { own: 'par vous', about: 'à votre sujet' }

/** What the journal of a club has of the person: without whom else it was about. */
export const journalTable = ownTable({
  name: 'journal',
  title: 'Au journal d’un club',
  about: 'Ses entraineurs et ses assistants le lisent\u202F; chaque ligne est gardée 12\u00A0mois.',
  columns: { club: 'Club', act: ['Action', acts], way: ['Qui', ways], at: 'Le' },
  select: (id) => sql`
    select ${clubName('e.club_id')} as club, e.act, e.way, e.at
    from (
      select club_id, act, 'own' as way, at from journal_entries where actor_id = ${id}
      union all
      select club_id, act, 'about', at from journal_entries
      where subject_id = ${id} and actor_id is distinct from ${id}::uuid
    ) as e
    order by e.at`,
})
