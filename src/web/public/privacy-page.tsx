import { use } from 'react'
import { type Retention, retention } from '../../domain/retention.ts'
import { ContactLink, LegalPage, type LegalSection, operator } from './legal-page.tsx'
import { SellsContext } from './sells.ts'

export function PrivacyPage() {
  return (
    <LegalPage
      path="/confidentialite"
      title="Politique de confidentialité"
      introduction="Rebond enregistre ce qu’il faut pour s’entrainer ensemble, et rien pour la publicité. Aucune donnée n’est vendue."
      updated="28 novembre 2026"
      sections={sections(use(SellsContext))}
    />
  )
}

function rules(sells: boolean): readonly Retention[] {
  return Object.values<Retention>(retention).filter(({ sold = false }) => sells || !sold)
}

const sections = (sells: boolean): readonly LegalSection[] => [
  {
    id: 'responsables',
    title: 'Qui est responsable',
    text: (
      <>
        <p>
          {operator.name}, {operator.address}, est responsable du traitement pour les comptes,
          {sells && ' les abonnements,'} la sécurité et l’assistance.
        </p>
        <p>
          Pour ce que les entraineurs et les joueurs saisissent dans un club (séances, présences, évaluations,
          demandes, retours), le club décide des finalités : il est responsable du traitement, et nous
          agissons comme sous-traitant, sur ses instructions (article 28 du RGPD).
        </p>
        <p>
          Pour toute question sur vos données : <ContactLink />.
        </p>
      </>
    ),
  },
  {
    id: 'donnees',
    title: 'Quelles données',
    text: (
      <ul>
        <li>
          <strong>Compte :</strong> prénom, nom, adresse email, rôle, mot de passe (conservé sous une forme
          qui ne permet pas de le relire), dates de création et de modification.
        </li>
        <li>
          <strong>Jeu :</strong> style, main préférée, type de joueur, objectifs et, si vous ou un entraineur
          les indiquez, classements avec leur date, numéro de licence et année de naissance. La licence et
          l’année ne sont lues que par vous et, dans votre club, par les entraineurs et les assistants.
        </li>
        <li>
          <strong>Entrainement :</strong> séances, participations, présences, retours et commentaires,
          demandes d’exercices, évaluations techniques, notes des entraineurs, paramètres IA.
        </li>
        <li>
          <strong>Club :</strong> nom, code, membres, membres retirés (quand et par qui)
          {sells &&
            ', formule et état de l’abonnement, conditions de vente acceptées (par qui et quand), résiliations notifiées. Les numéros de carte ne passent pas par nos serveurs : ils sont saisis chez le prestataire de paiement'}
          .
        </li>
        <li>
          <strong>Assistance :</strong> questions posées par les entraineurs et réponses, avec la formule du
          club, l’appareil et la version de Rebond qui sont montrés avant l’envoi.
        </li>
        <li>
          <strong>Technique :</strong> appareils connectés, date de la dernière visite, adresse IP et journaux
          nécessaires à la sécurité.
        </li>
      </ul>
    ),
  },
  {
    id: 'finalites',
    title: 'Pourquoi, et sur quelle base',
    text: (
      <table>
        <thead>
          <tr>
            <th scope="col">Finalité</th>
            <th scope="col">Base légale</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Créer le compte, rejoindre un club, suivre l’entrainement</td>
            <td>Exécution du contrat</td>
          </tr>
          {sells && (
            <>
              <tr>
                <td>Abonnement, paiement</td>
                <td>Exécution du contrat</td>
              </tr>
              <tr>
                <td>Factures et comptabilité</td>
                <td>Obligation légale</td>
              </tr>
            </>
          )}
          <tr>
            <td>Sécurité, limitation des tentatives, journaux</td>
            <td>Intérêt légitime : protéger les comptes et le service</td>
          </tr>
          <tr>
            <td>Réponse à vos messages</td>
            <td>Intérêt légitime : vous répondre</td>
          </tr>
        </tbody>
      </table>
    ),
  },
  {
    id: 'coach-ia',
    title: 'Le Coach IA',
    text: (
      <p>
        Les conseils sont calculés par des règles fixes, à partir des notes et des faits saisis dans le club ;
        ils montrent d’où ils viennent. Ils aident l’entraineur et le joueur, et ne décident de rien : aucune
        décision produisant un effet juridique n’est prise automatiquement (article 22 du RGPD).
      </p>
    ),
  },
  {
    id: 'destinataires',
    title: 'Qui les voit',
    text: (
      <>
        <ul>
          <li>
            Les entraineurs de votre club voient le profil, l’adresse email et le suivi de ses joueurs. Les
            membres du club voient son effectif.
          </li>
          <li>
            Les programmes auxquels un entraineur de votre club a donné une clé d’API, par exemple le site du
            club : le profil et le suivi des joueurs, sans leur adresse email.
          </li>
          <li>
            Nos prestataires, tenus par contrat et pour ce qui leur est nécessaire : hébergement (
            {operator.host}
            ), envoi des emails{sells && ', paiement (Stripe)'}.
          </li>
          <li>
            Si vous autorisez les notifications d’un appareil : le service de son navigateur (Google, Mozilla,
            Apple ou Microsoft) les achemine, chiffrées, sans pouvoir les lire.
          </li>
          <li>Les autorités, lorsque la loi nous y oblige.</li>
        </ul>
        <p>
          Quand un prestataire traite des données hors de l’Espace économique européen, le transfert s’appuie
          sur une décision d’adéquation ou sur les clauses contractuelles types de la Commission européenne.
        </p>
      </>
    ),
  },
  {
    id: 'durees',
    title: 'Combien de temps',
    text: (
      <>
        <p>
          Votre compte et votre suivi sont gardés tant que le compte existe
          {sells && ' ; la fin d’un essai ou d’un abonnement n’efface rien'}. Le reste s’efface tout seul :
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Quoi</th>
              <th scope="col">Combien de temps</th>
              <th scope="col">Pourquoi</th>
            </tr>
          </thead>
          <tbody>
            {rules(sells).map(({ what, howLong, why }) => (
              <tr key={what}>
                <td>{what}</td>
                <td>{howLong}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  },
  {
    id: 'mineurs',
    title: 'Les mineurs',
    text: (
      <>
        <p>
          En France, un mineur consent seul à partir de 15 ans. Avant 15 ans, le compte d’un joueur est créé
          avec l’accord d’un titulaire de l’autorité parentale, que le club recueille (article 45 de la loi
          Informatique et Libertés). Il le demande aussi avant d’ajouter un enfant sans adresse email.
        </p>
        <p>
          Les parents exercent les droits de leur enfant en écrivant au club ou à <ContactLink />. Nous ne
          demandons à un enfant que ce qui sert à l’entrainer.
        </p>
      </>
    ),
  },
  {
    id: 'droits',
    title: 'Vos droits',
    text: (
      <>
        <p>
          Dans Rebond, sous « Vos données » (<a href="/player/profile">profil</a> d’un joueur,{' '}
          <a href="/coach/account">compte</a> d’un entraineur), vous lisez et téléchargez tout ce que nous
          gardons de vous, et vous supprimez votre compte. Vous avez 7 jours pour changer d’avis ; ensuite, ce
          qui vous nomme est effacé. Dans les séances passées, votre nom devient « Compte supprimé ».
        </p>
        <p>
          Vous pouvez aussi faire rectifier vos données, en limiter l’usage, vous y opposer, et dire ce
          qu’elles deviennent après votre décès. Sans compte, ou pour votre enfant, écrivez à <ContactLink />{' '}
          : nous répondons en un mois au plus. Une preuve d’identité n’est demandée qu’en cas de doute
          raisonnable.
        </p>
        <p>
          Si la réponse ne vous convient pas, vous pouvez saisir la CNIL : 3 place de Fontenoy, TSA 80715,
          75334 Paris Cedex 07, ou sur <a href="https://www.cnil.fr/fr/plaintes">cnil.fr</a>.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies et mémoire de l’appareil',
    text: (
      <p>
        Deux cookies, strictement nécessaires : l’un garde votre session ouverte, l’autre, qui ne vous nomme
        pas et reste au plus 400 jours, reconnait un appareil qui s’est déjà connecté, pour que les essais
        d’un inconnu ne vous empêchent pas d’entrer. L’application conserve aussi sur votre appareil ce que
        vous avez consulté et ce qui attend d’être envoyé, pour fonctionner sans réseau ; la déconnexion
        efface cette mémoire. Quand les données d’un membre du club sont effacées, l’appareil oublie ce qu’il
        avait lu avant : tout de suite s’il est en ligne, sinon quand Rebond y est ouvert de nouveau avec du
        réseau. Pas de mesure d’audience, pas de publicité, pas de traceur d’un tiers : il n’y a donc pas de
        bandeau à accepter.
      </p>
    ),
  },
  {
    id: 'securite',
    title: 'Sécurité',
    text: (
      <p>
        Échanges chiffrés, mots de passe protégés par une fonction de hachage lente, accès limité à chaque
        club, sauvegardes vérifiées. En cas de violation présentant un risque, nous prévenons la CNIL dans les
        72 heures, et vous lorsque le risque est élevé.
      </p>
    ),
  },
]
