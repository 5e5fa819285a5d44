import type { StrokeAdvice } from './stroke-advice.ts'

export const revers = {
  Lifté: {
    gesture: {
      contact:
        'Derrière la balle, de l’équateur vers le haut, juste devant le ventre. Laissez-la descendre jusqu’à deux mains plus haut que le plateau, derrière la ligne de fond et tout près de vous.',
      racket:
        'Face revers vers le filet, un peu fermée, pointe de côté. La raquette part de la hanche opposée, l’avant-bras se déplie vers le haut et l’avant, et le pouce pousse la palette.',
      spin: 'La balle tourne vers l’avant, retombe vite derrière le filet et accélère au rebond. Elle décolle sur une raquette ouverte et appelle un bloc bien fermé.',
    },
    faults: [
      {
        fault: 'Tout le bras pousse et la balle part plate, sans plonger.',
        correction:
          'Bloquez le coude devant les côtes. C’est l’avant-bras qui s’ouvre comme une porte, vite et court.',
      },
      {
        fault: 'La raquette part du ventre et n’a pas de chemin pour accélérer.',
        correction:
          'Tournez les épaules jusqu’à sentir la raquette contre la hanche opposée, puis laissez le buste revenir avec elle.',
      },
      {
        fault: 'Votre premier rebond est au milieu de votre table et la balle reste courte.',
        correction:
          'Visez le bord de votre ligne de fond, et frappez plus bas pour que la balle file au ras du filet.',
      },
    ],
    drills: {
      alone: {
        name: 'Ligne contre ligne',
        minutes: 15,
        description:
          'Posez un ruban à une main de votre ligne de fond et un autre à une main de celle d’en face, puis servez de ruban à ruban. Un point si un rebond tombe entre le ruban et le bord, trois si les deux y tombent. Quarante services, visez trente points.',
        harder:
          'Écartez chaque ruban du bord d’une demi-main seulement, et gardez l’objectif de trente points.',
        easier:
          'Lâchez la balle au-dessus de votre table et frottez-la après son rebond, comme un petit top de revers lent.',
      },
      withPartner: {
        name: 'Service bombe et bloc',
        minutes: 15,
        description:
          'Servez long et rapide, au choix dans le revers ou le coude. Votre partenaire ne sait pas où et doit bloquer dans votre coup droit. Vous marquez quand le bloc sort ou quand votre attaque suivante gagne le point. Huit services, puis échange, quatre fois.',
        harder: 'Servez aussi le long de la ligne, sans que les épaules annoncent le changement.',
        easier: 'Servez à mi-vitesse et toujours au même endroit, votre partenaire bloque où il peut.',
      },
      basket: {
        name: 'Trois vitesses, une longueur',
        minutes: 20,
        description:
          'Cinquante balles à portée. Servez par trois, d’abord lent, puis moyen, puis vif, toujours dans les trente derniers centimètres. Une suite vaut un point quand les trois balles sont bonnes. Objectif de six suites sur seize.',
        harder: 'Tirez la vitesse au sort avant chaque balle, au lieu de monter toujours dans l’ordre.',
        easier: 'Gardez deux vitesses, lente et moyenne, et la moitié arrière de la table comme zone.',
      },
    },
  },
  Coupé: {
    gesture: {
      contact:
        'À l’arrière et dessous, nettement sous l’équateur, devant le nombril et près du corps. Prenez la balle bas, derrière la ligne de fond, quand elle n’est plus qu’à une main du niveau de la table.',
      racket:
        'La raquette attend près de l’épaule opposée, face revers ouverte vers le plafond. Elle descend en biais vers l’avant, et le poignet se déplie sous la balle, palette presque à plat.',
      spin: 'La balle flotte, ralentit et reste basse. Courte, elle peut revenir vers le filet au deuxième rebond, et elle tombe de la raquette d’un relanceur trop vertical.',
    },
    faults: [
      {
        fault: 'La raquette tombe à la verticale et la balle tape fort votre table.',
        correction:
          'Descendez en pente douce, comme un avion qui se pose, et finissez le geste main vers le filet.',
      },
      {
        fault: 'Le poignet reste raide et la balle a peu de coupe.',
        correction:
          'Repliez-le vers l’avant-bras au départ, puis lancez la pointe vers l’avant comme un disque volant.',
      },
    ],
    drills: {
      alone: {
        name: 'Retour au filet',
        minutes: 20,
        description:
          'Cherchez la balle qui revient. Servez coupé, haut au début, près du filet, et regardez le deuxième rebond en face. Un point si la balle s’arrête, deux si elle recule, trois si elle touche le filet en revenant. Trente services, visez 20 points.',
        harder: 'Ne comptez plus que les balles qui reculent, et baissez peu à peu la hauteur du service.',
        easier: 'Un point dès que la balle ralentit nettement, même si elle passe haut au-dessus du filet.',
      },
      withPartner: {
        name: 'Court, poussette, démarrage',
        minutes: 20,
        description:
          'Servez court et coupé au milieu. Votre partenaire pousse long dans votre revers, vous démarrez en top, et l’échange continue. Un point par échange gagné, deux si le service seul provoque la faute. Changez de serveur tous les six points.',
        harder:
          'Coupez aussi fort mais long, rebond à une main de la ligne de fond adverse, pour surprendre celui qui s’avance.',
        easier: 'Arrêtez l’échange après votre démarrage, et comptez seulement les démarrages réussis.',
      },
      basket: {
        name: 'Le panier des deux rebonds',
        minutes: 15,
        description:
          'Quarante services tirés du panier, dans les trois couloirs à tour de rôle. Laissez la balle finir sa course, deux rebonds ou plus en face valent un point. Notez le score de chaque couloir et refaites dix balles dans le plus faible.',
        harder: 'Servez les trois couloirs dans un ordre qu’un camarade donne au dernier moment.',
        easier:
          'Contentez-vous d’une coupe légère avec un filet baissé, puis remontez-le dès que huit balles sur dix passent.',
      },
    },
  },
  'Latéral Gauche': {
    gesture: {
      contact:
        'En plein arrière de la balle, à l’équateur, au milieu de la traversée de la raquette. Devant le ventre, à hauteur du filet environ.',
      racket:
        'Palette verticale, pointe vers la {gauche|droite} et un peu vers le bas. La raquette traverse {de gauche à droite|de droite à gauche}, le coude monte et s’écarte, et la main finit au-delà de la hanche {droite|gauche}.',
      spin: 'La balle courbe vers votre {gauche|droite}, donc à l’opposé du geste, et fuit vers le {coup droit|revers} d’un relanceur droitier. Sa remise a tendance à filer vers votre {droite|gauche}.',
    },
    faults: [
      {
        fault: 'La balle suit la raquette et sort du côté où finit votre geste.',
        correction:
          'Orientez la face un peu vers la {gauche|droite} au contact. Le frottement part d’un côté, la balle de l’autre.',
      },
      {
        fault: 'Le coude reste plaqué et la traversée s’arrête net.',
        correction:
          'Levez-le comme pour regarder votre montre, la raquette trouve alors la place de passer devant vous.',
      },
    ],
    drills: {
      alone: {
        name: 'Le coin qui fuit',
        minutes: 15,
        description:
          'Placez un gobelet sur le bord {gauche|droit} du camp adverse, à mi-longueur. Servez depuis le milieu pour que la balle courbe et sorte entre le gobelet et la ligne de fond. Vingt-cinq essais, un point par sortie, deux si le gobelet tombe.',
        harder: 'Reculez le gobelet d’un avant-bras vers la ligne de fond, la sortie devient plus étroite.',
        easier:
          'Faites la traversée très lente sur dix balles, juste pour voir le logo de la balle tourner comme une toupie.',
      },
      withPartner: {
        name: 'Deux mètres plus loin',
        minutes: 15,
        description:
          'Votre partenaire se tient côté {revers|coup droit} et ne bouge qu’au contact. Servez latéral loin dans son {coup droit|revers}. Un point s’il ne touche pas, un demi-point si sa remise flotte. Dix services chacun, et l’on additionne sur trois tours.',
        harder:
          'Cachez la direction et servez une fois sur trois dans le {revers|coup droit}, où la courbe rentre sur le corps du relanceur.',
        easier:
          'Votre partenaire peut partir avant le contact, et vous cherchez seulement à faire flotter sa remise.',
      },
      basket: {
        name: 'Du plus court au plus long',
        minutes: 15,
        description:
          'Cinq feuilles alignées du filet au fond, dans le couloir extérieur. Six balles du panier par feuille, en gardant toujours la même courbe. Passez à la suivante quand deux balles sur six ont touché la feuille, sinon recommencez la série.',
        harder: 'Passez à la feuille suivante seulement avec quatre touches sur six.',
        easier: 'Commencez par la feuille du milieu, et doublez la largeur de chaque cible.',
      },
    },
  },
  'Latéral Droit': {
    gesture: {
      contact:
        'Sur le flanc {gauche|droit} de la balle, à l’équateur. Elle descend devant le nombril, assez loin de vous pour que la palette la prenne par l’extérieur.',
      racket:
        'Pointe vers le haut et coude avancé, face revers tournée vers la {droite|gauche}. La palette longe le flanc de la balle d’arrière en avant, l’avant-bras se déplie, le poignet la fait claquer.',
      spin: 'Peu courant, donc gênant. La balle courbe vers votre {droite|gauche}, fuit à l’extérieur du {revers|coup droit} d’un relanceur droitier, et sa raquette la dirige vers votre {gauche|droite}.',
    },
    faults: [
      {
        fault: 'La pointe retombe et vous refaites votre revers habituel sans le vouloir.',
        correction:
          'Vérifiez avant chaque lancer que la main est plus basse que la palette, et gardez ce rapport à l’impact.',
      },
      {
        fault: 'La balle est lancée trop près du corps et le bras se coince.',
        correction:
          'Lancez une longueur de raquette plus loin devant vous, pour que le coude ait la place d’avancer.',
      },
      {
        fault: 'Le frottement part vers le haut et la balle rebondit trop.',
        correction:
          'Fléchissez davantage, puis dépliez l’avant-bras parallèlement à la table et non vers le plafond.',
      },
    ],
    drills: {
      alone: {
        name: 'La toupie du revers',
        minutes: 15,
        description:
          'Lancez la balle et frottez son flanc pour qu’elle retombe devant vous en tournant sur place. Au sol, elle doit pivoter plus que rouler. Quinze toupies d’abord, puis vingt services lents, un point chaque fois que la courbe part vers la {droite|gauche}.',
        harder: 'Jouez une balle sur deux sans effet, avec un geste que l’on ne distingue pas de l’autre.',
        easier:
          'Tenez la raquette comme pour planter un clou avec le plan de revers, et servez du milieu sans chercher à faire court.',
      },
      withPartner: {
        name: 'L’effet que personne n’attend',
        minutes: 20,
        description:
          'Gardez le service pendant toute une manche en 11 points. Sur quatre services, placez un seul latéral inversé, quand vous voulez. S’il donne le point en trois balles ou moins, il compte double. Échangez les rôles à chaque manche.',
        harder:
          'Préparez le revers ordinaire, raquette à plat, et relevez la pointe seulement pendant la chute de la balle.',
        easier: 'Prévenez votre partenaire du service inversé, et regardez ensemble où part sa remise.',
      },
      basket: {
        name: 'Aller par un bord, revenir par l’autre',
        minutes: 20,
        description:
          'Deux caisses au sol, une de chaque côté de la table adverse. Quarante balles du panier, une avec la traversée habituelle, une avec le flanc opposé. Chaque balle doit sortir du côté de sa caisse. Objectif de dix bonnes de chaque côté.',
        harder: 'Ajoutez une balle sans effet entre deux, avec une préparation identique.',
        easier: 'Faites dix services d’un côté, puis dix de l’autre, sans caisse à atteindre.',
      },
    },
  },
  Dévié: {
    gesture: {
      contact:
        'Sous la balle, pile dessous, pendant que la raquette passe {de gauche à droite|de droite à gauche}. Tout près du ventre, derrière la ligne de fond, à peine plus haut que le plateau.',
      racket:
        'Face revers vers le plafond, palette presque horizontale, pointe {à gauche|à droite}. L’avant-bras ouvre vers la {droite|gauche} comme pour essuyer un comptoir, la main avance de quelques centimètres.',
      spin: 'L’hélice laisse la balle voler droit, avec peu de vitesse, puis la fait casser {à gauche|à droite} quand elle touche la table. Poussée par en dessous, elle file du même côté.',
    },
    faults: [
      {
        fault: 'La palette se redresse et la balle part en latéral.',
        correction:
          'Tenez la raquette comme un plateau. Une balle posée dessus ne devrait pas rouler avant le geste.',
      },
      {
        fault: 'La balle monte droit en l’air et n’avance pas.',
        correction:
          'Levez un peu le bord proche de vous et ajoutez un court pas du pied avant pendant l’essuyage.',
      },
    ],
    drills: {
      alone: {
        name: 'Essuyer le comptoir',
        minutes: 15,
        description:
          'Sans balle, glissez dix fois la palette à un doigt au-dessus de la table, de côté. Gardez ce trajet et servez vingt balles derrière votre ligne. Comptez celles dont le second rebond en face s’écarte de la direction de départ d’au moins une longueur de pied.',
        harder: 'Cherchez la même cassure avec un service qui passe à moins d’une raquette du filet.',
        easier:
          'Acceptez que la balle passe le filet très haut, et cherchez seulement une cassure visible à l’œil nu.',
      },
      withPartner: {
        name: 'Le relanceur ferme les yeux',
        minutes: 15,
        description:
          'Votre partenaire ferme les yeux jusqu’au bruit de votre contact, puis lit la cassure et pousse la balle où il peut. Vous marquez si elle sort ou touche le cadre de sa raquette. Dix balles, puis yeux ouverts, et comparez les deux scores.',
        harder: 'Alternez dévié et coupé sans le dire, votre partenaire doit lire et remettre.',
        easier:
          'Votre partenaire garde les yeux ouverts et vous dit à chaque balle de quel côté elle a cassé.',
      },
      basket: {
        name: 'Plots en quinconce',
        minutes: 20,
        description:
          'Posez trois gobelets en quinconce au milieu du camp adverse. Le service rebondit à côté d’un gobelet et le renverse en cassant. Quarante-cinq balles du panier, quinze par gobelet. Comptez un point par gobelet tombé, dix suffisent pour changer de place.',
        harder:
          'Ajoutez une troisième balle. Après votre service, l’entraineur en lance une autre dans l’angle ouvert.',
        easier: 'Posez un seul gobelet, et comptez un point dès que la balle passe à moins d’une main.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
