import type { Theme } from './article.ts'

export const clubTheme: Theme = {
  title: 'Le club et ses membres',
  articles: [
    {
      slug: 'inviter-des-joueurs',
      title: 'Inviter des joueurs et des entraineurs',
      words: 'code club partager rejoindre inviter renouveler',
      text: (
        <>
          <p>
            Chaque club a un code. Il se trouve dans <a href="/coach/club">Club</a>, avec un bouton « Copier
            le code ». Envoyez-le dans le groupe de discussion de l’équipe, ou écrivez-le au tableau de la
            salle.
          </p>
          <p>
            Le joueur crée son compte dans l’<a href="/player">Espace Joueur</a>, tape le code, et le voilà
            dans le club. Les majuscules ne comptent pas. Un autre entraineur fait de même dans l’
            <a href="/coach">Espace Entraineur</a> : lui doit toujours attendre votre accord.
          </p>
          <p>
            Le code circule trop ? « Renouveler le code » en donne un autre, bien plus dur à deviner. L’ancien
            ne fonctionne plus, et les membres restent.
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
          <p>Le responsable du club ne peut être retiré par personne.</p>
        </>
      ),
    },
    {
      slug: 'responsable-du-club',
      title: 'Confier la responsabilité du club',
      words: 'responsable fondateur président transmettre propriétaire',
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
            Un joueur ne participe plus aux séances à venir, mais ses statistiques restent. S’il revient dans
            les 7 jours avec le code, il retrouve aussi ses séances : partir par erreur n’est donc pas grave.
          </p>
          <p>
            Un entraineur qui part n’a plus accès aux séances ni aux joueurs, et devra être accepté pour
            revenir. Le dernier entraineur ne peut pas abandonner ses joueurs : il reste, ou fait d’abord
            entrer un collègue.
          </p>
        </>
      ),
    },
  ],
}
