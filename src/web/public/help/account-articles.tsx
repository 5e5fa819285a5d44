import type { Theme } from './article.ts'

export const accountTheme: Theme = {
  title: 'Le compte et l’appareil',
  articles: [
    {
      slug: 'mot-de-passe-oublie',
      title: 'Mot de passe oublié',
      words: 'connexion perdu changer réinitialiser identifiant',
      text: (
        <>
          <p>
            Sur la page de connexion, « Mot de passe oublié ? » vous envoie un lien par email. Vous pouvez
            aussi <a href="/forgot-password">le demander ici</a>. Il est valable une heure et sert une fois.
          </p>
          <p>
            Rien ne vient ? Regardez dans les indésirables, et vérifiez l’adresse : par prudence, la page
            répond la même chose que le compte existe ou non. Après plusieurs demandes, il faut attendre un
            peu.
          </p>
          <p>
            Vous connaissez l’ancien et voulez seulement en changer ? C’est dans{' '}
            <a href="/coach/account">Mon compte</a> pour un entraineur, dans{' '}
            <a href="/player/profile">le profil</a> pour un joueur. Vos autres appareils sont alors
            déconnectés.
          </p>
        </>
      ),
    },
    {
      slug: 'mauvaise-porte',
      title: '« Ce compte n’est pas un compte joueur »',
      words: 'connexion refusée erreur entraineur joueur espace porte',
      text: (
        <>
          <p>
            Rebond a deux entrées : l’<a href="/player">Espace Joueur</a>, sur une table verte, et l’
            <a href="/coach">Espace Entraineur</a>, sur une table bleue. Un compte appartient à l’un ou à
            l’autre, pour de bon.
          </p>
          <p>
            Si la porte vous est refusée avec le bon mot de passe, essayez simplement l’autre : votre compte
            n’a pas bougé.
          </p>
          <p>
            Vous jouez et vous entrainez ? Il faut deux comptes, avec deux adresses email. Dans un même
            navigateur, un seul est connecté à la fois.
          </p>
        </>
      ),
    },
    {
      slug: 'confirmer-ou-changer-son-email',
      title: 'Confirmer ou changer son adresse email',
      words: 'adresse mail lien confirmation valider',
      text: (
        <>
          <p>
            À l’inscription, un email contient un lien à ouvrir dans les 7 jours. Il prouve que l’adresse est
            la vôtre. Jusque-là, vous voyez les autres joueurs par leur prénom et une initiale, et un
            entraineur ne peut pas encore être accepté dans un club.
          </p>
          <p>
            Le lien est perdu ? « Renvoyer le lien » se trouve dans <a href="/coach/account">Mon compte</a>{' '}
            (entraineur) ou dans <a href="/player/profile">le profil</a> (joueur).
          </p>
          <p>
            « Changer d’email » est au même endroit. La nouvelle adresse reçoit un lien valable 24 heures ;
            l’ancienne reste la bonne tant que vous ne l’avez pas ouvert.
          </p>
        </>
      ),
    },
    {
      slug: 'appareils-connectes',
      title: 'Voir et déconnecter ses appareils',
      words: 'session sécurité téléphone volé perdu déconnexion',
      text: (
        <>
          <p>
            La liste des appareils connectés à votre compte est dans <a href="/coach/account">Mon compte</a>{' '}
            (entraineur) ou <a href="/player/profile">le profil</a> (joueur), avec leur dernière visite.
          </p>
          <p>
            Téléphone perdu, ordinateur du gymnase resté ouvert ? Touchez « Déconnecter » à côté de son nom.
            Dans le doute, changez aussi le mot de passe : tous les autres appareils sont déconnectés d’un
            coup.
          </p>
          <p>
            Un appareil que votre compte ne connaissait pas est marqué « Nouveau », et un email vous le dit, à
            vous seul.
          </p>
          <p>
            On reste connecté 30 jours après la dernière visite (180 jours au plus), sur 20 appareils au plus
            : un de plus déconnecte celui qu’on n’a pas ouvert depuis le plus longtemps. Se déconnecter efface
            de l’appareil ce que Rebond y gardait.
          </p>
        </>
      ),
    },
    {
      slug: 'notifications',
      title: 'Être prévenu par email ou sur son téléphone',
      words:
        'notification push alerte rappel veille annulée déplacée email désabonner silence nuit iphone autoriser bloquer',
      text: (
        <>
          <p>
            « Notifications » s’ouvre depuis <a href="/coach/account">Mon compte</a> ou{' '}
            <a href="/player/profile">le profil</a> : une ligne par sujet, par email, sur un appareil, ou les
            deux. D’office, un email n’annonce qu’une séance déplacée ou annulée.
          </p>
          <p>
            Sur chaque téléphone ou ordinateur, touchez « Autoriser sur cet appareil », puis « Envoyer un
            essai ». Sur iPhone et iPad, mettez d’abord Rebond sur l’écran d’accueil : la page montre comment.
          </p>
          <p>
            « Au calme » garde le silence de 21:00 à 7:30, sauf si une séance du jour est déplacée ou annulée.
            Ce qui arrive en quelques minutes tient en un seul message.
          </p>
          <p>
            Chaque email porte un lien pour les arrêter tous. Se déconnecter arrête les notifications de
            l’appareil.
          </p>
        </>
      ),
    },
    {
      slug: 'calendrier-du-telephone',
      title: 'Ses séances dans le calendrier du téléphone',
      words: 'agenda google iphone outlook ics lien abonnement webcal parent ajouter',
      text: (
        <>
          <p>
            « Ajouter à mon calendrier » est sous la prochaine séance (joueur), et dans{' '}
            <a href="/coach/account">Mon compte</a> ou <a href="/player/profile">le profil</a>. Touchez «
            Créer mon lien », puis votre calendrier : les séances y arrivent, et suivent seules chaque
            déplacement et chaque annulation.
          </p>
          <p>
            Un joueur y trouve ses séances ; un entraineur, celles qu’il mène et celles qui n’ont pas encore
            d’entraineur. Aucun autre nom de joueur n’y figure.
          </p>
          <p>
            Les calendriers relisent le lien d’eux-mêmes, parfois une seule fois par jour : le jour même,
            fiez-vous à Rebond.
          </p>
          <p>
            Le lien ouvre vos séances sans mot de passe. Le lien est parti trop loin ? Au même endroit, «
            Arrêter le lien » ou « Créer un nouveau lien » : l’ancien ne donne plus rien.
          </p>
        </>
      ),
    },
    {
      slug: 'vos-donnees',
      title: 'Lire, emporter ou effacer ses données',
      words:
        'supprimer mon compte suppression effacement rgpd vie privée télécharger copie json parent enfant',
      text: (
        <>
          <p>
            Tout est sous « Vos données » : dans <a href="/player/profile">le profil</a> pour un joueur, dans{' '}
            <a href="/coach/account">Mon compte</a> pour un entraineur. « Lire mes données » ouvre une page
            avec tout ce que Rebond garde de vous, à lire ou à imprimer. « JSON » donne la même chose pour un
            autre logiciel.
          </p>
          <p>
            « Supprimer mon compte » vous laisse 7 jours pour changer d’avis : connectez-vous, et choisissez «
            Garder mon compte ». Ensuite, tout ce qui porte votre nom est effacé. Dans les séances passées, on
            lit « Compte supprimé ».
          </p>
          <p>
            Parents, faites-le avec votre enfant, depuis son compte, ou demandez-le au club. Combien de temps
            chaque chose est gardée, et pourquoi : c’est dans{' '}
            <a href="/confidentialite">la politique de confidentialité</a>.
          </p>
        </>
      ),
    },
    {
      slug: 'sans-reseau',
      title: 'Sans réseau, dans la salle',
      words: 'hors ligne offline wifi internet connexion coupure attente envoi',
      text: (
        <>
          <p>
            Rebond marche sans réseau. Ce que vous avez déjà ouvert sur cet appareil reste lisible, avec
            l’heure des données. L’appel, les évaluations, les séances et les demandes se notent comme
            d’habitude.
          </p>
          <p>
            Ce que vous écrivez attend sur l’appareil, marqué « En attente d’envoi », et part tout seul, dans
            l’ordre et une seule fois, quand le réseau revient. Vous pouvez fermer Rebond entre-temps.
          </p>
          <p>
            Deux précautions : ouvrez la séance une fois avant de descendre au sous-sol, et ne vous
            déconnectez pas tant que quelque chose attend. Si un autre entraineur a changé la même chose,
            Rebond vous montre les deux au lieu d’en perdre une.
          </p>
        </>
      ),
    },
    {
      slug: 'installer-sur-le-telephone',
      title: 'Installer Rebond sur le téléphone',
      words: 'application appli icône écran accueil iphone android télécharger',
      text: (
        <>
          <p>
            Rebond n’est pas dans les magasins d’applications : il s’installe depuis le navigateur, en
            quelques secondes, et ne prend presque pas de place.
          </p>
          <p>
            Sur Android et sur ordinateur, avec Chrome ou Edge : « Installer l’application », dans{' '}
            <a href="/coach/account">Mon compte</a> ou dans <a href="/player/profile">le profil</a>. Sur
            iPhone, avec Safari : touchez Partager, puis « Sur l’écran d’accueil ».
          </p>
          <p>
            L’icône ouvre alors Rebond en plein écran, même sans réseau. Les nouvelles versions arrivent
            seules : quand l’une est prête, Rebond vous propose de mettre à jour.
          </p>
        </>
      ),
    },
  ],
}
