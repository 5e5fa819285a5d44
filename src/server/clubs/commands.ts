import { clubErasureOf } from '../../domain/club-closing.ts'
import { planOffers } from '../../domain/plan.ts'
import { billingStatus } from '../../domain/subscription.ts'
import { noteReading } from '../admin/as-operator.ts'
import type { AdminCommand } from '../admin/command.ts'
import { printable, utc } from '../admin/printable.ts'
import { findBilling } from '../billing/store.ts'
import type { Env } from '../env.ts'
import { findAnyClub, lastVisitOf, listClubs, type OperatorClub, ownerOf } from './operator-store.ts'
import { planOf, readOnlyFromOf } from './store.ts'
import { operatorCommand } from '../operator-command.ts'

export const clubCommands: Record<'clubs' | 'club', AdminCommand> = {
  clubs: {
    usage: 'clubs',
    summary: 'every club: its code, what it pays, how many coaches and players, its name',
    async run({ db, env, now }) {
      const clubs = await listClubs(db)
      await noteReading(db, { event: 'operator-listed-clubs' }, now())
      if (clubs.length === 0) return 'There is no club yet.'
      const rows = clubs.map((club) => ({ ...club, status: statusOf(club, env, now()) }))
      const widest = (values: readonly string[]) => Math.max(...values.map(({ length }) => length))
      const codes = widest(rows.map(({ code }) => code))
      const statuses = widest(rows.map(({ status }) => status))
      const lines = rows.map(({ code, status, coaches, players, name }) =>
        [
          code.padEnd(codes),
          status.padEnd(statuses),
          `${String(coaches).padStart(3)} coaches`,
          `${String(players).padStart(4)} players`,
          name,
        ].join('  '),
      )
      return printable(lines.join('\n'))
    },
  },
  club: {
    usage: 'club CLUB',
    summary: 'a club: its owner, its people, what it pays, when somebody was last there',
    async run({ db, env, now }, [given = '']) {
      const club = await findAnyClub(db, given)
      const [owner, billing, lastVisit] = [
        await ownerOf(db, club.id),
        await findBilling(db, club.id),
        await lastVisitOf(db, club.id),
      ]
      await noteReading(db, { event: 'operator-read-club', clubId: club.id }, now())
      const readOnlyFrom = readOnlyFromOf(club, env)
      const paid = billing?.subscription
      const lines = [
        club.name,
        `code ${club.code}, id ${club.id}`,
        `Founded on ${utc(club.createdAt)}.`,
        ...(club.closedAt
          ? [`Closed on ${utc(club.closedAt)}, to be erased from ${utc(clubErasureOf(club.closedAt))}.`]
          : []),
        `Owner: ${owner ? `${owner.name}, ${owner.email}, account ${owner.id}` : 'nobody'}`,
        `${club.coaches} coaches (assistants among them), ${club.players} players, ${club.waiting} waiting`,
        `Somebody was last there: ${lastVisit ? utc(lastVisit) : 'not in the last thirty days'}`,
        `Rights of the plan ${planOffers[planOf(club, env, now())].name}, status: ${statusOf(club, env, now())}`,
        ...(env.BILLING === 'off' ? [] : [`Trial until ${utc(club.trialEndsAt)}`]),
        ...(readOnlyFrom
          ? [`${readOnlyFrom > now() ? 'Will be' : 'Is'} read-only from ${utc(readOnlyFrom)}`]
          : []),
        ...(billing ? [`Stripe’s customer ${billing.customer}, subscription ${paid?.id ?? 'none'}`] : []),
        ...(paid?.collectionPaused
          ? [
              `Stripe has stopped charging it${paid.collectionResumesAt ? ` until ${utc(paid.collectionResumesAt)}` : ''}. To go on: ${operatorCommand(`admin resume-billing ${club.code}`)}`,
            ]
          : []),
      ]
      return printable(lines.join('\n'))
    },
  },
}

/** « closed », otherwise as its coaches see it. */
function statusOf(club: OperatorClub, { BILLING }: Pick<Env, 'BILLING'>, now: Date): string {
  if (!club.active) return 'closed'
  return billingStatus({ ...club, sold: BILLING !== 'off' }, now)
}
