import { sql } from 'kysely'
import { exportedTable } from './exported-table.ts'
import { nameOf, ofEach, type RowsOf, type Source } from './pages.ts'

/** Places, groups with their players and coaches (a club has at most twenty and fifty of them), players who are kept apart, and seasons, one a year. */
export const groupTables = [
  exportedTable({
    file: 'lieux',
    columns: { id: 'Identifiant', name: 'Nom', tables: 'Tables' },
    async *pages({ db, clubId }: Source) {
      yield await db
        .selectFrom('places')
        .select(['id', 'name', 'tables'])
        .where('club_id', '=', clubId)
        .orderBy('name_key')
        .execute()
    },
  }),
  exportedTable({
    file: 'fermetures',
    columns: { id: 'Identifiant', from: 'Premier jour', to: 'Dernier jour', label: 'Motif' },
    async *pages({ db, clubId }: Source) {
      yield await db
        .selectFrom('club_closures')
        .select(['id', 'first_day as from', 'last_day as to', 'label'])
        .where('club_id', '=', clubId)
        .orderBy('first_day')
        .orderBy('id')
        .execute()
    },
  }),
  exportedTable({
    file: 'groupes',
    columns: {
      id: 'Identifiant',
      name: 'Nom',
      weekday: 'Jour (1\u00A0: lundi)',
      time: 'Heure',
      duration: 'Durée',
      place: 'Lieu',
      nextCompetition: 'Prochaine compétition',
      theme: 'Thème du mois',
      themeMonth: 'Mois du thème',
    },
    async *pages({ db, clubId }: Source) {
      yield await db
        .selectFrom('player_groups as g')
        .select([
          'g.id',
          'g.name',
          'g.weekday',
          sql<string | null>`to_char(g.time, 'HH24:MI')`.as('time'),
          'g.duration',
          sql<string | null>`(select p.name from places as p where p.id = g.place_id)`.as('place'),
          'g.next_competition as nextCompetition',
          'g.theme',
          'g.theme_month as themeMonth',
        ])
        .where('g.club_id', '=', clubId)
        .orderBy('g.name_key')
        .execute()
    },
  }),
  exportedTable({
    file: 'joueurs-des-groupes',
    columns: { groupId: 'Groupe', playerId: 'Joueur', player: 'Nom du joueur' },
    pages: (source: Source) =>
      ofGroups(source, (db, id) =>
        db
          .selectFrom('group_players as p')
          .select(['p.group_id as groupId', 'p.player_id as playerId', nameOf('p.player_id').as('player')])
          .where('p.group_id', '=', id)
          .orderBy('p.player_id'),
      ),
  }),
  exportedTable({
    file: 'entraineurs-des-groupes',
    columns: { groupId: 'Groupe', coachId: 'Entraineur', coach: 'Nom de l’entraineur' },
    pages: (source: Source) =>
      ofGroups(source, (db, id) =>
        db
          .selectFrom('group_coaches as c')
          .select(['c.group_id as groupId', 'c.coach_id as coachId', nameOf('c.coach_id').as('coach')])
          .where('c.group_id', '=', id)
          .orderBy('c.coach_id'),
      ),
  }),
  exportedTable({
    file: 'joueurs-a-separer',
    columns: {
      firstId: 'Un joueur',
      first: 'Nom du joueur',
      secondId: 'L’autre',
      second: 'Nom de l’autre',
      setAt: 'Noté le',
    },
    async *pages({ db, clubId }: Source) {
      yield await db
        .selectFrom('pairs_apart as p')
        .select([
          'p.first_id as firstId',
          nameOf('p.first_id').as('first'),
          'p.second_id as secondId',
          nameOf('p.second_id').as('second'),
          'p.set_at as setAt',
        ])
        .where('p.club_id', '=', clubId)
        .orderBy('p.set_at')
        .orderBy('p.first_id')
        .orderBy('p.second_id')
        .execute()
    },
  }),
  exportedTable({
    file: 'saisons',
    columns: {
      startsOn: 'Commence le',
      openedAt: 'Ouverte le',
      openedBy: 'Ouverte par',
      continuing: 'Continuent',
      leaving: 'Partis',
      archived: 'Archivés',
    },
    async *pages({ db, clubId }: Source) {
      yield await db
        .selectFrom('seasons as s')
        .select([
          's.starts_on as startsOn',
          's.opened_at as openedAt',
          nameOf('s.opened_by').as('openedBy'),
          's.continuing',
          's.leaving',
          's.archived',
        ])
        .where('s.club_id', '=', clubId)
        .orderBy('s.starts_on')
        .execute()
    },
  }),
]

async function* ofGroups<Row>(source: Source, rows: RowsOf<Row>): AsyncGenerator<Row[]> {
  const { db, clubId } = source
  const groups = await db
    .selectFrom('player_groups')
    .select('id')
    .where('club_id', '=', clubId)
    .orderBy('name_key')
    .execute()
  yield ofEach(
    source,
    groups.map(({ id }) => id),
    rows,
  )
}
