import { exportHours } from '../../domain/club-export.ts'
import { accountEmail } from '../accounts/account-email.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import type { Db } from '../database/connection.ts'
import { capitalised, mailText, namingFor } from '../mail-text.ts'
import { enqueueMail } from '../mail.ts'
import type { ClubSettings } from '../clubs/store.ts'
import type { ExportRun } from './runs.ts'

type Asked = Pick<ExportRun, 'clubId' | 'askedBy'>
type Settings = Pick<ClubSettings, 'PUBLIC_URL'>

export async function mailExportReady(tx: Db, asked: Asked, { PUBLIC_URL }: Settings): Promise<void> {
  await mailOwner(tx, asked, (club) => ({
    subject: 'l’export est prêt',
    sentence: `L’export de ${club} est prêt. Connectez-vous pour le télécharger, dans les ${exportHours} heures\u00A0:\n${PUBLIC_URL}/coach/club/export`,
  }))
}

export async function mailExportFailed(tx: Db, asked: Asked, { PUBLIC_URL }: Settings): Promise<void> {
  await mailOwner(tx, asked, (club) => ({
    subject: 'l’export a échoué',
    sentence: `L’export de ${club} a échoué. Rien n’est perdu\u00A0: connectez-vous pour en préparer un nouveau\u00A0:\n${PUBLIC_URL}/coach/club/export`,
  }))
}

/** To whoever asked for it while they are the owner: nobody else can download it. */
async function mailOwner(
  tx: Db,
  { clubId, askedBy }: Asked,
  write: (club: string) => { subject: string; sentence: string },
): Promise<void> {
  const owner = await tx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('clubs as c', 'c.id', 'm.club_id')
    .select([
      'a.first_name as firstName',
      accountEmail.as('email'),
      isConfirmed.as('emailConfirmed'),
      'c.name as clubName',
    ])
    .where('m.account_id', '=', askedBy)
    .where('m.club_id', '=', clubId)
    .where('m.owner', '=', true)
    .executeTakeFirst()
  if (!owner) return
  const club = namingFor(owner).club(owner.clubName)
  const { subject, sentence } = write(club)
  const text = mailText(
    owner,
    sentence,
    'Si vous ne l’avez pas demandé, changez votre mot de passe\u00A0: quelqu’un d’autre utilise peut-être votre compte.',
  )
  await enqueueMail(
    tx,
    { to: owner.email, subject: `${capitalised(club)}\u00A0: ${subject}`, text },
    { clubId, stranger: owner.emailConfirmed ? undefined : 'other' },
  )
}
