import type { SubscriptionPage } from '../../contract/subscription.ts'
import type { MemberRole } from '../../domain/actor.ts'
import { Section } from '../ui/layout.tsx'
import { roleNouns, capacitySentence } from './plan-capacity.ts'

const titles: Readonly<Record<MemberRole, string>> = { player: 'Joueurs', coach: 'Entraineurs' }

/** The numbers of members and the limits of the plan in force. */
export function Members({ page }: { page: SubscriptionPage }) {
  const { status, members, limits, planId, running } = page
  const afterTrial =
    status === 'trial' && running && planId && capacitySentence(planId, members, 'Après l’essai, jusqu’à')
  return (
    <Section title="Places occupées" className="subscription-members">
      <dl className="gauges">
        {(['player', 'coach'] as const).map((role) => (
          <Gauge key={role} role={role} count={members[role]} limit={limits[role]} />
        ))}
      </dl>
      {afterTrial && <p className="gauge-forecast secondary">{afterTrial}</p>}
    </Section>
  )
}

function Gauge({ role, count, limit }: { role: MemberRole; count: number; limit: number | null }) {
  const full = limit !== null && count >= limit
  return (
    <div className="gauge">
      <dt>{titles[role]}</dt>
      <dd>
        <span className="numeral">{count}</span> {limit === null ? 'sans limite' : `sur ${limit}`}
      </dd>
      {limit !== null && (
        <dd aria-hidden="true" className={count > limit ? 'gauge-bar gauge-over' : 'gauge-bar'}>
          <i style={{ width: `${Math.min(100, (100 * count) / limit)}%` }} />
        </dd>
      )}
      {full && (
        <dd className="gauge-note">
          {count > limit
            ? `Tout le monde reste, mais plus aucun ${roleNouns[role]} ne peut arriver.`
            : `C’est complet\u00A0: plus aucun ${roleNouns[role]} ne peut arriver.`}
        </dd>
      )}
    </div>
  )
}
