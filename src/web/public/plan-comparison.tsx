import { Check, Minus } from 'lucide-react'
import { planOffers } from '../../domain/plan.ts'

const included = true
const excluded = false
// May break there on the narrowest phones.
const personalised = 'person\u00ADnalisé'
const offers = Object.values(planOffers)

/** One value a plan, in the order of the offers. */
const rows: readonly { label: string; values: readonly (string | boolean)[] }[] = [
  { label: 'Entraineurs', values: ['1', '3', 'illimités'] },
  { label: 'Joueurs', values: ['10', '50', 'illimités'] },
  { label: 'Séances, exercices, demandes', values: [included, included, included] },
  { label: 'Retours, évaluations, présences', values: [included, included, included] },
  { label: 'Coach IA', values: ['basique', personalised, 'avancé'] },
  { label: 'Gestion de club avancée', values: [excluded, included, included] },
  { label: 'Analyses détaillées', values: [excluded, included, included] },
  { label: 'Statistiques avancées', values: [excluded, excluded, included] },
  { label: 'API personnalisée', values: [excluded, excluded, included] },
  { label: 'Support prioritaire', values: [excluded, excluded, included] },
]

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
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {offers.map((offer, index) => (
                <td key={offer.id}>
                  <Value value={values[index] ?? excluded} />
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
