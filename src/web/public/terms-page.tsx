import { planOffers } from '../../domain/plan.ts'
import { termsVersion } from '../../domain/terms.ts'
import { euros } from '../subscription/euros.ts'
import { ContactLink, LegalPage, type LegalSection, operator } from './legal-page.tsx'

export function TermsPage() {
  return (
    <LegalPage
      path="/cgv"
      title="Conditions générales de vente"
      introduction="Ce que Rebond vend à un club, à quel prix, et comment l’arrêter."
      updated={new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(termsVersion),
      )}
      sections={sections}
    />
  )
}

const sections: readonly LegalSection[] = [
  {
    id: 'objet',
    title: 'Objet',
    text: (
      <p>
        Ces conditions règlent les abonnements au service en ligne Rebond vendus par {operator.name} (
        {operator.legalForm}, {operator.registration}), {operator.address}, à un club ou à la personne qui
        souscrit pour lui (« le client »). Elles sont acceptées par une case à cocher lors de la souscription
        et l’emportent sur tout autre document du client. Les comptes des joueurs sont gratuits.
      </p>
    ),
  },
  {
    id: 'formules',
    title: 'Formules et prix',
    text: (
      <>
        <table>
          <thead>
            <tr>
              <th scope="col">Formule</th>
              <th scope="col">Prix par mois, TTC</th>
              <th scope="col">Comprend</th>
            </tr>
          </thead>
          <tbody>
            {Object.values(planOffers).map((offer) => (
              <tr key={offer.id}>
                <td>{offer.name}</td>
                <td>{euros(offer.monthlyPriceInCents)}</td>
                <td>{offer.features.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Les prix sont en euros, toutes taxes comprises. Un changement de prix est annoncé par email au moins
          30 jours avant l’échéance à laquelle il s’applique ; le client peut résilier avant cette échéance.
        </p>
      </>
    ),
  },
  {
    id: 'essai',
    title: 'Essai gratuit',
    text: (
      <p>
        Tout nouveau club essaie Rebond pendant 14 jours, avec les droits de la formule Pro, sans engagement
        et sans carte bancaire. Un essai par club. À la fin de l’essai, rien n’est débité : sans abonnement,
        le club passe en lecture seule ; ses données restent consultables, et rien n’est effacé. Un premier
        abonnement souscrit pendant l’essai n’est débité qu’à la fin de celui-ci, et au plus tôt deux jours
        après la souscription.
      </p>
    ),
  },
  {
    id: 'souscription',
    title: 'Souscription et paiement',
    text: (
      <p>
        L’abonnement commence à la confirmation du paiement, ou à la fin de l’essai s’il est souscrit avant.
        Il est mensuel et se renouvèle chaque mois, à la même date, jusqu’à sa résiliation. Le paiement se
        fait d’avance, par carte, chez notre prestataire Stripe ; les factures se retrouvent depuis la page «
        Abonnement ».
      </p>
    ),
  },
  {
    id: 'changement',
    title: 'Changer de formule',
    text: (
      <p>
        Une mise à niveau prend effet immédiatement ; la différence de prix est calculée au prorata des jours
        restants. En passant à une formule plus petite, le club garde tous ses membres, mais ne peut plus en
        accueillir tant que la limite de la formule est atteinte ou dépassée.
      </p>
    ),
  },
  {
    id: 'resiliation',
    title: 'Résiliation',
    text: (
      <p>
        Le client résilie quand il veut, sans frais ni motif : en ligne par{' '}
        <a href="/resiliation">« Résilier votre contrat »</a>, sans avoir à se connecter, depuis la page «
        Abonnement », ou en écrivant à <ContactLink />. Un email confirme la résiliation et sa date. La
        résiliation prend effet à la fin du mois déjà payé ; ce mois n’est pas remboursé au prorata. Le club
        passe ensuite en lecture seule.
      </p>
    ),
  },
  {
    id: 'retractation',
    title: 'Droit de rétractation',
    text: (
      <p>
        Le client consommateur, ou le professionnel de cinq salariés au plus qui contracte hors établissement
        hors du champ de son activité principale, dispose de 14 jours après la souscription pour se rétracter,
        sans motif, en écrivant à <ContactLink />. S’il a demandé que le service commence tout de suite, il
        paie la part du mois écoulée jusqu’à sa rétractation ; le reste est remboursé sous 14 jours, par le
        même moyen de paiement.
      </p>
    ),
  },
  {
    id: 'impaye',
    title: 'Impayé',
    text: (
      <p>
        Si un paiement échoue, les entraineurs du club sont prévenus et le paiement est présenté de nouveau.
        Après sept jours sans règlement, le club passe en lecture seule : rien n’est effacé, et tout redevient
        possible dès le paiement. Si les relances restent sans effet, l’abonnement peut prendre fin. Pour un
        client professionnel, un retard entraine de plein droit des pénalités à trois fois le taux d’intérêt
        légal et l’indemnité forfaitaire de 40 € pour frais de recouvrement.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'Disponibilité et responsabilité',
    text: (
      <p>
        Nous mettons en œuvre les moyens raisonnables pour que le service fonctionne, soit sauvegardé et sûr,
        et annonçons les maintenances lorsque c’est possible. Les conseils du service ne remplacent ni
        l’entraineur, ni un avis médical. Envers un client professionnel, notre responsabilité se limite aux
        dommages directs et aux sommes payées pendant les douze derniers mois, sauf faute lourde ou dol ; les
        droits du consommateur, dont la garantie légale de conformité des services numériques, restent
        entiers.
      </p>
    ),
  },
  {
    id: 'donnees',
    title: 'Données',
    text: (
      <p>
        Les données du club lui appartiennent. Elles ne sont effacées ni à la fin de l’essai, ni à celle de
        l’abonnement. Pendant l’abonnement comme après, le club en demande une copie ou l’effacement en
        écrivant à <ContactLink />. La <a href="/confidentialite">politique de confidentialité</a> dit ce qui
        est enregistré, pourquoi et pour combien de temps.
      </p>
    ),
  },
  {
    id: 'litiges',
    title: 'Réclamation, médiation, droit applicable',
    text: (
      <>
        <p>
          Une réclamation s’adresse d’abord à <ContactLink />. Le consommateur qui n’obtient pas satisfaction
          peut recourir gratuitement au médiateur de la consommation : {operator.mediator}.
        </p>
        <p>
          Le droit français s’applique. À défaut d’accord, le litige est porté devant le tribunal compétent
          selon la loi.
        </p>
      </>
    ),
  },
]
