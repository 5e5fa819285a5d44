import type { StrokeAdvice } from './stroke-advice.ts'

export const pioche = {
  Lifté: {
    gesture: {
      contact:
        'À l’arrière {droit|gauche} de la balle, de l’équateur vers le haut, dans la seconde moitié du geste, quand la raquette remonte. Devant vous, une main plus haut que le plateau.',
      racket:
        'Coude haut, pointe vers le sol. La palette plonge comme une pioche puis ressort vers l’avant et la {droite|gauche}, verticale et un peu fermée, et le poignet jette la pointe vers le haut.',
      spin: 'On croit voir une balle creusée, donc coupée. Elle plonge pourtant, file au rebond avec une petite courbe {à gauche|à droite}, et la poussette de l’autre s’envole.',
    },
    faults: [
      {
        fault: 'Vous touchez la balle pendant la descente et la coupez à moitié.',
        correction:
          'Faites passer le bas du geste avant l’impact. Lancez un rien plus haut pour avoir le temps de remonter.',
      },
      {
        fault: 'L’épaule se hausse et la raquette finit derrière l’oreille.',
        correction:
          'Relâchez l’épaule, gardez le coude en place. La main remonte seulement jusqu’à la poitrine.',
      },
    ],
    drills: {
      alone: {
        name: 'Creuser, puis sortir',
        minutes: 15,
        description:
          'Comptez un en descendant, deux en remontant, et n’acceptez le contact que sur deux. Vingt gestes sans balle, puis trente services à la table. Une balle compte si elle rebondit plus bas que le filet et tombe loin derrière la table.',
        harder:
          'Finissez le geste en redescendant aussitôt, pour que le relanceur jure avoir vu une balle coupée.',
        easier:
          'Partez de la position basse, pointe déjà vers le sol sous la balle, et ne faites que la remontée.',
      },
      withPartner: {
        name: 'Fausse poussette',
        minutes: 15,
        description:
          'Votre partenaire a pour consigne de pousser dès qu’il lit coupé et de bloquer dès qu’il lit lifté. Mélangez les deux pioches. Une poussette haute sur une liftée vous vaut un point, deux si vous la concluez. Premier à 12, puis le serveur change.',
        harder: 'Changez aussi la longueur, une courte et une longue de chaque effet.',
        easier:
          'Servez trois fois de suite le même effet, puis changez et laissez votre partenaire s’en apercevoir.',
      },
      basket: {
        name: 'La remontée régulière',
        minutes: 15,
        description:
          'L’entraineur puise dans le panier et vous donne une balle toutes les huit secondes. Servez chacune liftée et longue, rebond dans le dernier tiers. Trois blocs de douze balles, repos d’une minute. Cherchez huit bonnes dans chaque bloc.',
        harder: 'Placez chaque bloc dans un autre couloir, sans ralentir la remontée du poignet.',
        easier: 'Faites trois blocs de six balles, en prenant le temps de vous replacer entre deux.',
      },
    },
  },
  Coupé: {
    gesture: {
      contact:
        'Dessous et à l’arrière de la balle, pendant que la main creuse encore. Devant le ventre, coude plus haut que le poignet, balle juste au-dessus du niveau de la table.',
      racket:
        'La pointe regarde le sol puis glisse vers l’avant. Au contact, la face coup droit s’ouvre vers le plafond et la palette gratte court, de haut en bas et vers le filet, poignet vif.',
      spin: 'Courte et lourde, la balle freine à chaque rebond. Elle tombe de la raquette qui la touche, et une poussette timide finit dans le filet.',
    },
    faults: [
      {
        fault: 'La pointe reste verticale et vous ne pouvez pas passer sous la balle.',
        correction:
          'Au creux du geste, tournez la paume vers le plafond. La pointe quitte alors le sol et vise l’avant.',
      },
      {
        fault: 'Vous grattez trop fort vers la table et la raquette touche le bord.',
        correction:
          'Éloignez-vous d’une main de la ligne de fond et raccourcissez la fin, comme si la pioche butait sur une pierre.',
      },
      {
        fault: 'Le coude tombe au moment du lancer.',
        correction:
          'Demandez à un camarade de tenir sa main sous votre coude pendant cinq services, sans que vous appuyiez.',
      },
    ],
    drills: {
      alone: {
        name: 'La pioche dans le seau',
        minutes: 15,
        description:
          'Posez un seau près de la table. Piochez la balle pour qu’elle passe le filet au ras et rebondisse au moins deux fois en face. Seules ces balles-là vont dans le seau, les autres reviennent dans votre poche. Remplissez-le de quinze balles.',
        harder: 'Remplissez le seau avec des balles servies tour à tour dans les trois couloirs.',
        easier:
          'Laissez la balle rebondir une fois sur votre table, puis grattez-la comme une petite poussette, pointe vers l’avant.',
      },
      withPartner: {
        name: 'Le jeu court à deux',
        minutes: 20,
        description:
          'Servez court et coupé, votre partenaire repose court, vous reposez court à votre tour. Une balle dans le filet, ou qui sort par le fond après un seul rebond, perd le point. Manches en sept points, chacun son tour à la pioche. Notez le plus long échange.',
        harder: 'Sur une balle un peu haute, chacun a le droit de flipper, et le point devient libre.',
        easier: 'Jouez sans compter les points, et cherchez ensemble six balles courtes de suite.',
      },
      basket: {
        name: 'Dix, neuf, huit',
        minutes: 20,
        description:
          'Prenez le panier. Dix pioches courtes au milieu, neuf vers le coup droit, huit vers le revers, et ainsi de suite jusqu’à une. Une balle qui sort par le fond se rejoue aussitôt. Comptez le nombre de balles rejouées, moins de douze est très bon.',
        harder:
          'Servez depuis trois endroits de votre ligne, du coin coup droit au coin revers, sans perdre la hauteur du coude.',
        easier: 'Commencez à cinq balles au lieu de dix, et ne rejouez pas les balles longues.',
      },
    },
  },
  'Latéral Gauche': {
    gesture: {
      contact:
        'À l’arrière {droit|gauche} de la balle, à l’équateur, au plus bas du crochet. Devant le ventre, plus haut que le plateau, le coude à hauteur de poitrine.',
      racket:
        'Pointe vers le sol, palette verticale, dos de la main vers le ventre au départ. La raquette accroche la balle de l’intérieur vers l’extérieur, vers la {droite|gauche} et l’avant, en un geste sec.',
      spin: 'C’est l’effet propre à la pioche. La balle vire à votre {gauche|droite} et fuit à l’extérieur du {coup droit|revers} d’un relanceur droitier, puis sa remise part vers votre {droite|gauche}.',
    },
    faults: [
      {
        fault: 'La main recule avant l’impact et annonce le service.',
        correction:
          'Chargez par la seule flexion du poignet. La raquette part du nombril, jamais de plus loin derrière.',
      },
      {
        fault: 'La balle s’envole au lieu de virer.',
        correction:
          'Redressez la palette. Si elle regarde le plafond, vous portez la balle au lieu de la crocheter.',
      },
      {
        fault: 'Après le geste, votre buste reste ouvert et la remise vous surprend.',
        correction:
          'Ramenez la main devant vous dès le contact et faites un petit saut pour vous replacer face à la table.',
      },
    ],
    drills: {
      alone: {
        name: 'Crochet autour du poteau',
        minutes: 15,
        description:
          'Posez un tube de balles vide debout dans le camp d’en face, un peu décalé du côté où la balle vire. Depuis votre coin coup droit, visez à sa {droite|gauche} pour que la balle passe derrière lui en virant. Trente essais, un point par balle qui le contourne sans le toucher.',
        harder: 'Éloignez le tube d’une largeur de raquette, il faut alors une courbe plus marquée.',
        easier:
          'Tenez votre coude avec la main libre sur dix gestes à vide, pour que seuls l’avant-bras et le poignet crochètent.',
      },
      withPartner: {
        name: 'Le bras qui s’allonge',
        minutes: 15,
        description:
          'Servez court dans le {coup droit|revers} de votre partenaire, qui doit avancer le pied sous la table. S’il remet vers votre coup droit, attaquez aussitôt dans son {revers|coup droit}. Un point par attaque qui le prend à contre-pied, séries de dix services chacun.',
        harder: 'Votre partenaire choisit sa remise, et vous attaquez vers le côté qu’il vient d’ouvrir.',
        easier:
          'Il remet toujours vers votre coup droit, et vous comptez les attaques qui touchent la table.',
      },
      basket: {
        name: 'Échelle de courbes',
        minutes: 15,
        description:
          'Quatre bandes de ruban parallèles au bord latéral, de plus en plus éloignées du milieu. Huit balles du panier par bande, même point de départ. La balle doit franchir la bande après le rebond. Comptez combien de bandes vous passez au moins cinq fois.',
        harder:
          'Jouez la même courbe en diagonale longue et rapide, rebond près du bord adverse, sans vous aider de l’épaule.',
        easier: 'Gardez deux bandes au lieu de quatre, et passez à la suivante avec trois balles bonnes.',
      },
    },
  },
  'Latéral Droit': {
    gesture: {
      contact:
        'À l’arrière {gauche|droit} de la balle, à l’équateur, au retour de la pioche. Devant le ventre, balle un peu plus éloignée du corps que d’ordinaire.',
      racket:
        'Pointe vers le sol, commencez le crochet vers l’extérieur sans toucher, puis ramenez la palette verticale {de droite à gauche|de gauche à droite}. C’est le poignet qui revient, le coude ne bouge pas.',
      spin: 'La feinte promettait l’autre côté. La balle courbe vers votre {droite|gauche}, vers le {revers|coup droit} d’un relanceur droitier, et sa remise mal réglée part à votre {gauche|droite}.',
    },
    faults: [
      {
        fault: 'La feinte est si ample que vous revenez en retard.',
        correction:
          'Réduisez-la à une largeur de main. Un départ de crochet suffit, le relanceur regarde surtout votre épaule.',
      },
      {
        fault: 'La palette frôle déjà la balle pendant la feinte.',
        correction:
          'Lancez un peu plus loin devant. À l’aller la palette passe entre vous et la balle, au retour elle la prend.',
      },
    ],
    drills: {
      alone: {
        name: 'Aller muet, retour sonore',
        minutes: 15,
        description:
          'Faites le mouvement devant un miroir, le poignet lâche, en soufflant seulement au retour. Vingt fois sans balle. Servez ensuite trente balles, et ne comptez que celles où vous avez entendu un seul contact et vu la courbe inverse de votre pioche normale.',
        harder: 'Filmez dix services, la feinte et le retour doivent garder le rythme de la pioche normale.',
        easier:
          'Enlevez la feinte. Partez raquette déjà à l’extérieur, pointe en bas, et apprenez seulement le retour.',
      },
      withPartner: {
        name: 'Pile ou face',
        minutes: 15,
        description:
          'Avant chaque service, tirez à pile ou face sans le montrer. Pile donne la pioche normale, face la pioche retournée. Votre partenaire montre du doigt le côté où la balle va virer, puis remet. Deux points pour vous par erreur de lecture, sur vingt services chacun.',
        harder: 'Gardez un lancer d’environ 25 cm, pour que la feinte et le retour tiennent en un éclair.',
        easier:
          'Montrez la pièce à votre partenaire, il sait quel service arrive et cherche à bien le remettre.',
      },
      basket: {
        name: 'Miroir sur la table',
        minutes: 20,
        description:
          'Posez deux feuilles symétriques, de part et d’autre de la ligne médiane adverse. Avec le panier, quatre pioches normales dans l’une, quatre retournées dans l’autre, cinq fois. Comptez les feuilles touchées et cherchez au moins six touches de chaque côté.',
        harder: 'Alternez normale et retournée à chaque balle, sans série de quatre.',
        easier: 'Posez des feuilles deux fois plus grandes, et comptez les courbes du bon côté.',
      },
    },
  },
  Dévié: {
    gesture: {
      contact:
        'Dessous et un peu {à droite|à gauche} de la balle, à la sortie du creux. Devant vous, juste au-dessus du niveau de la table.',
      racket:
        'Pointe vers le bas puis vers l’extérieur, palette couchée. Après avoir creusé, la raquette passe sous la balle {de gauche à droite|de droite à gauche} et remonte un peu sur son flanc, coude fixe.',
      spin: 'La balle arrive droit, en hélice, puis casse {à gauche|à droite} au rebond, vers l’extérieur du {coup droit|revers} d’un relanceur droitier. En poussette, elle glisse encore vers votre {gauche|droite}.',
    },
    faults: [
      {
        fault: 'La balle vire dans l’air, c’est encore le latéral.',
        correction:
          'Couchez davantage la palette avant de sortir. Vous devez gratter le ventre de la balle et non son dos.',
      },
      {
        fault: 'Vous creusez trop profond et touchez la balle trop bas pour le règlement.',
        correction:
          'Le contact doit rester plus haut que le plateau. Piochez petit, la sortie de côté compte plus que le trou.',
      },
      {
        fault: 'Le service sort par le fond avant d’avoir pu rebondir deux fois.',
        correction:
          'Avancez moins la main et laissez tomber la balle au milieu de votre demi-table pour raccourcir.',
      },
    ],
    drills: {
      alone: {
        name: 'Deux rubans qui s’écartent',
        minutes: 20,
        description:
          'En face, collez un ruban droit et un autre qui s’ouvre en V à partir du premier rebond. La balle arrive sur le droit et doit repartir sur l’ouvert. Servez quatre fois dix balles et gardez votre meilleur total, six sur dix montre que l’hélice est là.',
        harder: 'Ouvrez davantage le V, la balle doit casser plus franchement pour rester sur le ruban.',
        easier:
          'Laissez la balle rebondir sur votre table, puis grattez-la par-dessous et de côté, pour voir casser son rebond suivant.',
      },
      withPartner: {
        name: 'Pioche à trois visages',
        minutes: 20,
        description:
          'Servez au choix coupé, latéral ou dévié avec le même plongeon. Votre partenaire remet, puis dit ce qu’il a reçu. Une erreur vaut un point, une remise ratée deux. Changez après quinze balles et parlez ensuite des signes qui ont trahi l’effet.',
        harder:
          'Servez au milieu, très court, pour que la cassure amène le relanceur à tendre le bras vers l’extérieur.',
        easier: 'Gardez deux visages, coupé et dévié, et laissez votre partenaire répondre sans se presser.',
      },
      basket: {
        name: 'Loin du carton',
        minutes: 15,
        description:
          'Couchez un carton large d’une raquette au fond du camp adverse, là où irait une balle sans effet. Trente-cinq balles du panier rebondissent devant lui et cassent assez pour l’éviter. Un point par balle qui ne le touche pas, visez vingt.',
        harder: 'Prenez un carton large de deux raquettes, la cassure doit être plus franche.',
        easier: 'Prenez vingt balles et un carton plus étroit, sans limite de hauteur au-dessus du filet.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
