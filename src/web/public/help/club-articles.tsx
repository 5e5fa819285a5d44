import type { Theme } from './article.ts'
import { WhereSold } from './where-sold.tsx'

export const clubTheme: Theme = {
  title: 'Le club et ses membres',
  articles: [
    {
      slug: 'inviter-des-joueurs',
      title: 'Inviter des joueurs et des entraineurs',
      words: 'code club partager rejoindre inviter renouveler lien qr affiche groupe',
      text: (
        <>
          <p>
            Chaque club a un code. Il se trouve dans <a href="/coach/club">Club</a>, avec un bouton « Copier
            le code ». Envoyez-le dans le groupe de discussion de l’équipe, ou écrivez-le au tableau de la
            salle.
          </p>
          <p>
            Le joueur crée son compte dans l’<a href="/player">Espace Joueur</a>, tape le code, et le voilà
            dans le club. Un autre entraineur fait de même dans l’
            <a href="/coach">Espace Entraineur</a> : lui doit toujours attendre votre accord.
          </p>
          <p>
            Plus court encore : « Inviter », à côté du code, donne un lien à partager, un QR code à scanner et
            une affiche à imprimer. Choisissez un groupe : celui qui suit le lien y entre aussi, une fois
            accepté. Pour un enfant sans adresse email, touchez « Ajouter un enfant » dans{' '}
            <a href="/coach/players">Joueurs</a>.
          </p>
          <p>
            Le code circule trop ? « Renouveler le code » en donne un autre, plus dur à deviner. L’ancien ne
            fonctionne plus, ni les liens et les affiches qui le portent ; les membres restent.
          </p>
        </>
      ),
    },
    {
      slug: 'accepter-les-arrivees',
      title: 'Accepter, ou refuser, ceux qui arrivent',
      words: 'approuver attente demande adhésion validation accord',
      text: (
        <>
          <p>
            Par défaut, un joueur qui a le code entre aussitôt. Pour donner d’abord votre accord, activez «
            Approuver les nouveaux joueurs » dans les réglages du <a href="/coach/club">Club</a>. Ceux qui
            attendent y sont listés, et un email prévient les entraineurs.
          </p>
          <p>
            Un entraineur, lui, attend toujours : il verra les adresses email et le suivi des enfants.
            Vérifiez donc que vous le connaissez. S’il n’a pas confirmé son adresse, vous ne pouvez pas encore
            l’accepter : demandez-lui d’ouvrir le lien reçu par email.
          </p>
          <p>Celui qui attend ou qui est refusé le lit sur son écran ; il n’a pas à vous le demander.</p>
        </>
      ),
    },
    {
      slug: 'retirer-un-membre',
      title: 'Retirer quelqu’un du club, et le laisser revenir',
      words: 'exclure supprimer joueur réadmettre partir',
      text: (
        <>
          <p>
            Dans <a href="/coach/club">Club</a>, un entraineur peut retirer un joueur ou un autre entraineur.
            La personne est prévenue, ne voit plus rien du club, et le code ne lui ouvre plus la porte.
          </p>
          <p>
            Ce n’est pas définitif : elle reste dans la liste des membres retirés, et « Réadmettre » lui
            permet de revenir avec le code. Son compte, ses statistiques et ses évaluations restent les siens.
          </p>
          <p>
            Un joueur sans adresse email n’est pas prévenu, et « Réadmettre » le fait revenir aussitôt. Si
            vous n’avez rien noté à son sujet, sa fiche est supprimée.
          </p>
          <p>Le responsable du club ne peut être retiré par personne.</p>
        </>
      ),
    },
    {
      slug: 'responsable-du-club',
      title: 'Confier la responsabilité du club',
      words: 'responsable fondateur président transmettre assistant aide parent droits',
      text: (
        <>
          <p>
            Le responsable est l’entraineur qui répond du club : au départ, celui qui l’a créé. Vous passez la
            main ? Dans <a href="/coach/club">Club</a>, « Confier la responsabilité » la donne à un autre
            entraineur du club.
          </p>
          <p>
            Il faut le faire avant de quitter le club. Si le compte d’un responsable disparait, l’entraineur
            le plus ancien le remplace, et les entraineurs en sont prévenus par email.
          </p>
          <p>
            Lui seul peut aussi <a href="/aide/exporter-le-club">exporter le club</a>. Pour le reste, tous les
            entraineurs d’un club font la même chose : séances, évaluations, demandes et réglages sont à tous.
          </p>
          <p>
            Quelqu’un vous aide seulement à la salle ? Dans <a href="/coach/club">Club</a>, « Nommer assistant
            » : il lit tout sauf les adresses email, fait l’appel, dirige la salle et note les évaluations.
          </p>
        </>
      ),
    },
    {
      slug: 'journal-du-club',
      title: 'Le journal du club : qui a fait quoi',
      words: 'historique trace qui a supprimé modifié corrigé accepté retiré export',
      text: (
        <>
          <p>
            Un joueur a disparu de la liste, un appel a changé ? Le <a href="/coach/journal">journal</a> le
            dit : qui est arrivé ou parti, qui a été accepté ou retiré, quelle séance passée a été corrigée,
            quels paramètres IA, réglages ou groupes ont changé, qui a importé des joueurs ou exporté le club.
          </p>
          <p>
            Choisissez une personne ou une sorte d’action pour n’en garder qu’une partie. Les entraineurs et
            les assistants du club le lisent ; les joueurs, non.
          </p>
          <p>
            Une ligne est gardée 12 mois, puis s’efface. Quand quelqu’un supprime son compte, ses lignes
            restent, mais « Compte supprimé » remplace son nom. Le journal ne contient aucune note et rien de
            ce que vous avez écrit sur un joueur.
          </p>
        </>
      ),
    },
    {
      slug: 'quitter-le-club',
      title: 'Quitter un club, ou en changer',
      words: 'partir mutation transfert autre club',
      text: (
        <>
          <p>
            Vous ne pouvez être que dans un club à la fois. Pour changer, ouvrez la page Club (
            <a href="/player/club">joueur</a>, <a href="/coach/club">entraineur</a>), touchez « Quitter le
            club », puis tapez le code du suivant.
          </p>
          <p>
            Un joueur ne participe plus aux séances à venir. Les statuts de ses évaluations et leurs dates le
            suivent dans le club suivant ; les notes et les paramètres IA restent dans l’ancien. S’il revient
            dans les 7 jours avec le code, il retrouve aussi ses séances : partir par erreur n’est donc pas
            grave.
          </p>
          <p>
            Un entraineur qui part n’a plus accès aux séances ni aux joueurs, et devra être accepté pour
            revenir. Le dernier entraineur ne peut pas abandonner ses joueurs : il reste, ou fait d’abord
            entrer un collègue.
          </p>
        </>
      ),
    },
    {
      slug: 'fermer-le-club',
      title: 'Fermer le club, et le rouvrir',
      words: 'supprimer dissoudre effacer arrêter fermeture rouvrir',
      text: (
        <>
          <p>
            Le club s’arrête ? Son responsable le ferme tout en bas de la page <a href="/coach/club">Club</a>,
            avec son mot de passe. Pensez d’abord à <a href="/aide/exporter-le-club">exporter le club</a> :
            c’est encore possible ensuite, mais pas pour toujours.
          </p>
          <p>
            Les membres n’y entrent plus, et un email le leur dit. Chacun garde son compte et peut rejoindre
            un autre club.
            <WhereSold> L’abonnement s’arrête le jour même, et plus rien n’est prélevé.</WhereSold>
          </p>
          <p>
            Pendant 30 jours, le responsable peut le rouvrir : tout y est comme avant
            <WhereSold>, sauf l’abonnement, à reprendre</WhereSold>. Ensuite, le club est effacé. Les joueurs
            gardent leurs statuts d’évaluation et leurs dates ; les séances, les notes et les paramètres IA
            disparaissent.
          </p>
        </>
      ),
    },
  ],
}
