import { use } from 'react'
import { ContactLink, LegalPage, type LegalSection, operator } from './legal-page.tsx'
import { SellsContext } from './sells.ts'

export function PrivacyPage() {
  return (
    <LegalPage
      path="/confidentialite"
      title="Politique de confidentialité"
      introduction="Rebond enregistre ce qu’il faut pour s’entrainer ensemble, et rien pour la publicité. Aucune donnée n’est vendue."
      updated="23 novembre 2026"
      sections={sections(use(SellsContext))}
    />
  )
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
          l’année ne sont lues que par vous et les entraineurs du club.
        </li>
        <li>
          <strong>Entrainement :</strong> séances, participations, présences, retours et commentaires,
          demandes d’exercices, évaluations techniques, notes des entraineurs, réglages du Coach IA.
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
      <ul>
        <li>
          <strong>Compte et suivi :</strong> tant que le compte existe
          {sells && ' ; la fin d’un essai ou d’un abonnement n’efface rien'}. Une demande d’effacement est
          exécutée dans les 30 jours.
        </li>
        <li>
          <strong>Séance supprimée :</strong> 30 jours, puis effacement définitif.
        </li>
        <li>
          <strong>Connexion à un appareil :</strong> 30 jours après la dernière visite.
        </li>
        <li>
          <strong>Journaux de sécurité :</strong> 12 mois au plus.
        </li>
        {sells && (
          <li>
            <strong>Factures et pièces comptables :</strong> 10 ans (article L. 123-22 du code de commerce).
          </li>
        )}
        <li>
          <strong>Sauvegardes :</strong> elles s’effacent d’elles-mêmes, selon la rotation de l’hébergement.
        </li>
      </ul>
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
          Informatique et Libertés).
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
          Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur portabilité,
          la limitation d’un traitement, ou vous y opposer, et donner des directives pour après votre décès.
          Écrivez à <ContactLink /> : nous répondons en un mois au plus. Une preuve d’identité n’est demandée
          qu’en cas de doute raisonnable.
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
        efface cette mémoire. Pas de mesure d’audience, pas de publicité, pas de traceur d’un tiers : il n’y a
        donc pas de bandeau à accepter.
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
