import type { Theme } from './article.ts'

/** Only where plans are sold. */
export const planTheme: Theme = {
  title: 'L’abonnement du club',
  articles: [
    {
      slug: 'formules',
      title: 'Choisir une formule, et ses limites',
      words: 'prix tarif abonnement essential club pro limite nombre joueurs complet',
      text: (
        <>
          <p>
            Essential convient à un entraineur et 10 joueurs, Club à 3 entraineurs et 50 joueurs, Pro n’a pas
            de limite. Les <a href="/pricing">tarifs</a> montrent ce que chaque formule ajoute. Les joueurs ne
            paient jamais rien.
          </p>
          <p>
            Quand la limite est atteinte, un joueur de plus ne peut pas entrer ; il le lit, et les entraineurs
            sont prévenus par email. Ceux qui attendent votre accord ne comptent pas encore.
          </p>
          <p>
            Monter de formule prend effet tout de suite, dans <a href="/coach/subscription">Abonnement</a> :
            la différence est calculée au prorata et vous est montrée avant. Descendre ne retire personne du
            club, mais bloque les nouvelles arrivées.
          </p>
        </>
      ),
    },
    {
      slug: 'descendre-de-formule',
      title: 'Descendre de formule : ce qui se ferme',
      words: 'changer réduire baisser essential fin essai perdre',
      text: (
        <>
          <p>
            Personne ne quitte le club et rien n’est effacé, mais ce qui n’est plus compris se ferme. Vous
            remontez de formule ? Tout revient.
          </p>
          <p>
            De Pro à Club : les statistiques se ferment, les clés d’API n’ouvrent plus rien, le Coach IA est
            moins détaillé et vos questions ne passent plus en premier.
          </p>
          <p>
            Avec Essential, les analyses et les programmes proposés se ferment aussi, et le Coach IA devient
            basique. Les <a href="/aide/groupes">groupes</a> restent lisibles, sans pouvoir les modifier. Vos
            lieux restent, mais on n’en ajoute plus au-delà d’un.
          </p>
          <p>
            Toutes les formules gardent les séances, l’appel, les évaluations, les demandes et l’
            <a href="/aide/exporter-le-club">export du club</a>. À la fin de l’essai, c’est pareil.
          </p>
        </>
      ),
    },
    {
      slug: 'essai-et-lecture-seule',
      title: 'L’essai gratuit, et la lecture seule',
      words: 'essai 14 jours fin pause bloqué lecture',
      text: (
        <>
          <p>
            Un nouveau club essaie tout pendant 14 jours, avec les droits de la formule Pro et sans carte
            bancaire. Rien n’est débité à la fin. Si vous vous abonnez pendant l’essai, le premier paiement
            attend qu’il se termine.
          </p>
          <p>
            Sans abonnement, le club passe ensuite en lecture seule : tout reste lisible, rien n’est effacé,
            mais on ne crée plus de séance et on ne fait plus l’appel. Les joueurs lisent que le club est en
            pause.
          </p>
          <p>
            Choisir une formule dans <a href="/coach/subscription">Abonnement</a> rouvre tout aussitôt. Même
            en lecture seule, vous pouvez <a href="/coach/aide">nous poser une question</a>.
          </p>
        </>
      ),
    },
    {
      slug: 'paiement-refuse',
      title: 'Un paiement n’est pas passé',
      words: 'carte refusée expirée retard facture banque paiement',
      text: (
        <>
          <p>
            Une carte expire, une banque refuse : cela arrive. Les entraineurs reçoivent un email, et rien ne
            s’arrête aussitôt. Vous avez sept jours ; ensuite, le club passe en lecture seule, sans rien
            perdre.
          </p>
          <p>
            Dans <a href="/coach/subscription">Abonnement</a>, « Gérer mon abonnement » ouvre la page de notre
            prestataire de paiement : changez-y de carte et réglez ce qui manque. Les factures s’y trouvent
            aussi.
          </p>
          <p>
            Dès que le paiement est confirmé, tout se rouvre seul, sans recharger la page. Le numéro de carte
            ne passe jamais par Rebond.
          </p>
        </>
      ),
    },
    {
      slug: 'resilier',
      title: 'Résilier l’abonnement',
      words: 'arrêter annuler fin contrat désabonner remboursement',
      text: (
        <>
          <p>
            Sans frais et sans motif : dans <a href="/coach/subscription">Abonnement</a>, avec « Gérer mon
            abonnement », ou sans vous connecter sur la page <a href="/resiliation">Résilier votre contrat</a>
            . Un email confirme la date de fin.
          </p>
          <p>
            Le club garde sa formule jusqu’à la fin du mois déjà payé, puis passe en lecture seule. Vos
            séances, vos exercices et le suivi des joueurs restent lisibles, et rien n’est effacé.
          </p>
          <p>
            Vous changez d’avis avant cette date ? « Gérer mon abonnement » permet d’annuler la résiliation.
            Après, il suffit de choisir à nouveau une formule.
          </p>
        </>
      ),
    },
  ],
}
