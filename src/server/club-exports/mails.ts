import { exportHours } from '../../domain/club-export.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import type { Db } from '../database/connection.ts'
import { capitalised, mailText, namingFor } from '../mail-text.ts'
import { enqueueMail } from '../mail.ts'
import type { ClubSettings } from '../clubs/store.ts'
import type { ExportRun } from './runs.ts'

/** To whoever asked for it while they are the owner: nobody else can download it. */
export async function mailExportReady(
  tx: Db,
  { clubId, askedBy }: Pick<ExportRun, 'clubId' | 'askedBy'>,
  { PUBLIC_URL }: Pick<ClubSettings, 'PUBLIC_URL'>,
): Promise<void> {
  const owner = await tx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('clubs as c', 'c.id', 'm.club_id')
    .select(['a.first_name as firstName', 'a.email', isConfirmed.as('emailConfirmed'), 'c.name as clubName'])
    .where('m.account_id', '=', askedBy)
    .where('m.club_id', '=', clubId)
    .where('m.owner', '=', true)
    .executeTakeFirst()
  if (!owner) return
  const club = namingFor(owner).club(owner.clubName)
  const text = mailText(
    owner,
    `L’export de ${club} est prêt. Connectez-vous pour le télécharger, dans les ${exportHours} heures\u00A0:\n${PUBLIC_URL}/coach/club/export`,
    'Si vous ne l’avez pas demandé, changez votre mot de passe\u00A0: quelqu’un d’autre utilise peut-être votre compte.',
  )
  await enqueueMail(
    tx,
    { to: owner.email, subject: `${capitalised(club)}\u00A0: l’export est prêt`, text },
    { clubId, stranger: owner.emailConfirmed ? undefined : 'other' },
  )
}
