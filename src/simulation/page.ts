import { html } from 'hono/html'
import { planIds, planOffers } from '../domain/plan.ts'
import { secondsOf } from '../server/billing/stripe-seconds.ts'
import type { Action } from './actions.ts'
import { type Line, totalOf } from './invoices.ts'
import type { SimulatedCheckout, SimulatedInvoice, SimulatedSubscription } from './objects.ts'

export type Html = ReturnType<typeof html>

interface Button {
  readonly action: Action
  readonly label: string
}

interface Page {
  readonly title: string
  readonly lines: readonly (Html | string)[]
  readonly buttons: readonly Button[]
  /** What the payer cannot do: the operator can, or the bank. */
  readonly others?: readonly Button[]
  readonly refused: boolean
}

const answers: readonly Button[] = [
  { action: 'payer', label: 'Payer' },
  { action: 'refuser', label: 'Refuser' },
  { action: 'annuler', label: 'Annuler' },
]

export function checkoutPage(
  { simulated: { price, trial_end, asks_consent } }: SimulatedCheckout,
  timeZone: string,
  refused: boolean,
): Html {
  const offer = offerOf(price)
  const first = trial_end
    ? `Rien à payer aujourd’hui\u00A0: l’essai gratuit continue, et le premier paiement est prévu le ${dayOf(trial_end, timeZone)}.`
    : `À payer aujourd’hui\u00A0: ${euros(offer.monthlyPriceInCents)}, puis chaque mois à la même date.`
  return page({
    title: `Abonnement ${offer.name}`,
    lines: [
      html`<strong>${euros(offer.monthlyPriceInCents)}</strong> par mois`,
      first,
      'L’adresse de facturation et le numéro de TVA se saisissent ici chez Stripe.',
      ...(asks_consent ? ['En payant, vous acceptez les conditions générales de vente.'] : []),
    ],
    buttons: answers,
    refused,
  })
}

export function changePage(
  subscription: SimulatedSubscription,
  newPrice: string,
  proration: readonly Line[],
  refused: boolean,
): Html {
  const [from, to] = [offerOf(subscription.items.data[0].price.id), offerOf(newPrice)]
  const total = totalOf(proration)
  const cost =
    subscription.status === 'trialing'
      ? 'Rien à payer aujourd’hui\u00A0: l’essai gratuit continue.'
      : total < 0
        ? `Rien à payer aujourd’hui\u00A0: ${euros(-total)} seront déduits des prochains paiements.`
        : `À payer aujourd’hui, au prorata\u00A0: ${euros(total)}.`
  return page({
    title: `Passer de ${from.name} à ${to.name}`,
    lines: [html`<strong>${euros(to.monthlyPriceInCents)}</strong> par mois`, cost],
    buttons: answers,
    refused,
  })
}

/** Of a change that takes effect once it is paid. */
export function invoicePage({ amount_due }: SimulatedInvoice, price: string, refused: boolean): Html {
  return page({
    title: `Facture du passage à ${offerOf(price).name}`,
    lines: [`À payer aujourd’hui, au prorata\u00A0: ${euros(amount_due)}.`],
    buttons: answers.filter(({ action }) => action !== 'annuler'),
    refused,
  })
}

export function portalPage(
  subscription: SimulatedSubscription | undefined,
  { timeZone, now, disputed }: { timeZone: string; now: Date; disputed: boolean },
): Html {
  const back: Button = { action: 'annuler', label: 'Retour à Rebond' }
  if (!subscription || subscription.status === 'canceled') {
    const lines = ['Cet abonnement est terminé.']
    return page({ title: 'Gérer mon abonnement', lines, buttons: [back], refused: false })
  }
  const { status, cancel_at, items, pause_collection } = subscription
  const [{ price, current_period_end }] = items.data
  const offer = offerOf(price.id)
  const day = dayOf(cancel_at ?? Math.max(current_period_end, secondsOf(now)), timeZone)
  const next =
    status === 'past_due'
      ? 'Le dernier paiement a échoué.'
      : cancel_at
        ? `L’abonnement se termine le ${day}.`
        : `Prochain paiement le ${day}.`
  const late = status === 'past_due'
  return page({
    title: 'Gérer mon abonnement',
    lines: [
      html`<strong>${offer.name}</strong>, ${euros(offer.monthlyPriceInCents)} par mois`,
      next,
      ...(pause_collection ? ['Les prélèvements sont suspendus.'] : []),
    ],
    others: [
      pause_collection
        ? { action: 'relancer', label: 'Reprendre les prélèvements' }
        : { action: 'suspendre', label: 'Suspendre les prélèvements' },
      { action: 'rembourser', label: 'Rembourser le dernier paiement' },
      ...(disputed
        ? ([
            { action: 'confirmer', label: 'Contestation\u00A0: confirmer le paiement' },
            { action: 'rendre', label: 'Contestation\u00A0: rendre le paiement' },
          ] as const)
        : ([{ action: 'contester', label: 'Contester le dernier paiement' }] as const)),
      { action: 'vieillir', label: 'Faire expirer la carte ce mois-ci' },
      { action: 'supprimer', label: 'Supprimer le client' },
    ],
    buttons: [
      back,
      late
        ? { action: 'regler', label: 'Régler le paiement en retard' }
        : { action: 'echouer', label: 'Faire échouer un paiement' },
      cancel_at
        ? { action: 'reprendre', label: 'Ne plus résilier' }
        : { action: 'resilier', label: 'Résilier à la prochaine échéance' },
      { action: 'arreter', label: 'Résilier tout de suite' },
    ],
    refused: false,
  })
}

export function overPage(): Html {
  return page({
    title: 'Cette page a déjà servi',
    lines: ['Retournez sur Rebond pour recommencer.'],
    buttons: [],
    refused: false,
  })
}

function page({ title, lines, buttons, others = [], refused }: Page): Html {
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Simulation · Rebond</title>
        <link rel="stylesheet" href="/simulation/style.css" />
      </head>
      <body>
        <header class="notice">SIMULATION – aucun paiement réel</header>
        <main>
          <h1>${title}</h1>
          ${
            refused
              ? html`<p class="refused" role="alert">
                  Paiement refusé. Rien n’a été prélevé, et rien n’a changé.
                </p>`
              : ''
          }
          ${lines.map((line) => html`<p>${line}</p>`)} ${formOf(buttons)}
          ${
            others.length > 0
              ? html`<h2>Ce que font ailleurs l’exploitant ou la banque</h2>
                  ${formOf(others)}`
              : ''
          }
          <p class="small">
            Cette page remplace la page de paiement de Stripe. Elle ne demande aucune carte et ne prélève
            rien.
          </p>
        </main>
      </body>
    </html>`
}

function formOf(buttons: readonly Button[]): Html | '' {
  if (buttons.length === 0) return ''
  return html`<form method="post">
    ${buttons.map(({ action, label }) => html`<button name="action" value="${action}">${label}</button>`)}
  </form>`
}

function offerOf(price: string) {
  return planOffers[planIds.find((plan) => planOffers[plan].priceId === price) ?? 'essential']
}

function euros(cents: number): string {
  return new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(cents / 100)
}

function dayOf(seconds: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  return day.format(seconds * 1000)
}
