import { Check, Minus } from 'lucide-react'
import { type AdviceDepth, type PlanOffer, planOffers } from '../../domain/plan.ts'

const offers = Object.values(planOffers)

interface Row {
  label: string
  of: (offer: PlanOffer) => string | boolean
}

const depths: Readonly<Record<AdviceDepth, string>> = {
  basic: 'basique',
  // A soft hyphen for the narrowest phones.
  personalised: 'person\u00ADnalisé',
  advanced: 'avancé',
}

const rows: readonly Row[] = [
  { label: 'Entraineurs', of: ({ limits }) => limitInWords(limits.coach) },
  { label: 'Joueurs', of: ({ limits }) => limitInWords(limits.player) },
  { label: 'Séances, exercices, demandes', of: () => true },
  { label: 'Retours, évaluations, présences', of: () => true },
  { label: 'Export des données du club', of: () => true },
  { label: 'Coach IA', of: ({ rights }) => depths[rights.adviceDepth] },
  { label: 'Programmes de séance proposés', of: ({ rights }) => rights.sessionPlanner },
  { label: 'Support prioritaire', of: ({ rights }) => rights.prioritySupport },
  { label: 'Gestion de club avancée', of: ({ rights }) => rights.clubManagement },
  { label: 'Analyses détaillées', of: ({ rights }) => rights.detailedAnalyses },
  { label: 'Statistiques avancées', of: ({ rights }) => rights.advancedStatistics },
  { label: 'API personnalisée', of: ({ rights }) => rights.customApi },
]

function limitInWords(limit: number | null): string {
  return limit === null ? 'illimités' : String(limit)
}

export function PlanComparison() {
  return (
    <section className="comparison-section">
      <h2 id="comparison">Les formules côte à côte</h2>
      <table className="comparison" aria-labelledby="comparison">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">Contenu</span>
            </th>
            {offers.map((offer) => (
              <th key={offer.id} scope="col">
                {offer.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {offers.map((offer) => (
                <td key={offer.id}>
                  <Value value={of(offer)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  const Icon = value ? Check : Minus
  return (
    <>
      <Icon className={value ? 'icon yes' : 'icon no'} aria-hidden />
      <span className="unseen">{value ? 'compris' : 'non compris'}</span>
    </>
  )
}
