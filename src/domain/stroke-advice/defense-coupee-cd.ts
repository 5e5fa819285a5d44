import type { StrokeAdvice } from './stroke-advice.ts'

export const defenseCoupeeCd = {
  Coupé: {
    gesture: {
      contact:
        'À deux ou trois mètres de la table, sur la balle descendante, à hauteur de hanche et à côté d’elle. La palette prend l’arrière, sous l’équateur, jambes fléchies.',
      racket:
        'De profil, raquette levée près de l’oreille, face coup droit ouverte. Le bras descend vers l’avant, la palette se couche à l’impact et le poignet coupe, main vers le filet.',
      spin: 'La rotation du top adverse continue et la vôtre s’y ajoute. La balle rase le filet, freine, reste lourde, et le top suivant part dans le filet s’il n’est pas levé.',
    },
    faults: [
      {
        fault: 'Vous prenez la balle devant vous et haute, elle s’envole.',
        correction:
          'Reculez encore d’un demi-pas et attendez la descente. Laissez la balle venir à côté de la hanche arrière.',
      },
      {
        fault: 'Le bras coupe seul et le corps reste droit.',
        correction:
          'Chargez la jambe arrière pendant l’armé, puis laissez le poids passer vers l’avant avec la raquette.',
      },
      {
        fault: 'Après votre coupe, vous restez de profil et la balle suivante vous surprend.',
        correction:
          'Finissez face à la table, raquette devant la poitrine, d’un petit saut qui vous remet au milieu.',
      },
    ],
    drills: {
      alone: {
        name: 'Lancer haut, couper bas',
        minutes: 15,
        description:
          'À deux mètres et demi de la table, lancez la balle au-dessus de la tête et coupez-la quand elle passe à hauteur de hanche. Elle doit rebondir dans le camp d’en face. Trente balles, un point si elle passe à moins d’une raquette du filet.',
        harder: 'Reculez d’un mètre, et gardez la balle à moins d’une raquette du filet.',
        easier: 'Coupez à un mètre cinquante, et comptez toute balle qui rebondit en face.',
      },
      withPartner: {
        name: 'Tenir le siège',
        minutes: 20,
        description:
          'Votre partenaire enchaine les tops dans votre coup droit, à rythme régulier. Coupez dans la diagonale et comptez les retours d’affilée à voix haute. Trois essais chacun, on garde la plus longue série, et l’attaquant n’accélère qu’après la dixième balle.',
        harder: 'L’attaquant peut varier la hauteur de ses tops dès la première balle.',
        easier: 'L’attaquant garde des tops lents du début à la fin, et vous cherchez des séries de 5.',
      },
      basket: {
        name: 'Dix tops et un plot',
        minutes: 20,
        description:
          'Le distributeur, debout, envoie sans se presser des séries de dix balles liftées longues dans votre coup droit. Coupez chacune vers le revers adverse, puis touchez un plot posé un pas derrière vous. Quatre séries, objectif de sept balles basses par série.',
        harder:
          'Le distributeur varie la profondeur, une balle à couper à un mètre de la table, la suivante à trois mètres.',
        easier:
          'Restez à un mètre cinquante et coupez des balles lentes, à peine liftées, avec un geste raccourci de moitié.',
      },
    },
  },
  Amorti: {
    gesture: {
      contact:
        'Sur une balle plus lente, descendante, entre la hanche et le genou. La palette reçoit le dessous de la balle, la main arrive déjà ralentie et reste souple.',
      racket:
        'Face coup droit très ouverte, presque couchée. La préparation promet une grande coupe, mais le bras freine, cède un peu à l’impact et dépose la balle d’un frottement léger.',
      spin: 'Il reste une coupe douce et presque pas de vitesse. La balle passe juste le filet, rebondit deux fois, et l’attaquant qui attendait loin doit plonger vers la table.',
    },
    faults: [
      {
        fault: 'Vous tentez l’amortie sur un top violent et elle sort.',
        correction:
          'Choisissez la balle molle ou courte de l’autre. Sur un gros top, coupez normalement et attendez une meilleure occasion.',
      },
      {
        fault: 'L’amortie monte et s’offre à la frappe.',
        correction:
          'Refermez un rien la palette et dirigez la main vers la bande du filet. La balle doit culminer avant le filet, pas après.',
      },
    ],
    drills: {
      alone: {
        name: 'Poser derrière le filet',
        minutes: 15,
        description:
          'À deux mètres de la table, lancez la balle, laissez-la rebondir au sol et déposez-la du coup droit par-dessus le filet. Elle doit rebondir deux fois en face. Vingt balles du coin coup droit, vingt du milieu, notez les deux totaux.',
        harder: 'Déposez la balle du côté qu’un camarade montre pendant le rebond.',
        easier:
          'Avancez d’un pas, et comptez aussi les balles qui ne rebondissent qu’une fois, si elles restent courtes.',
      },
      withPartner: {
        name: 'L’attaquant pris de loin',
        minutes: 20,
        description:
          'Votre partenaire joue en top dans votre coup droit en reculant un peu à chaque balle. Après trois coupes au moins, choisissez votre moment pour amortir. Un point si la balle rebondit deux fois, un pour lui s’il la remet. Quinze échanges chacun.',
        harder:
          'Avancez vers la table pendant l’amortie et enchainez aussitôt une attaque sur la balle que l’autre relève.',
        easier: 'Annoncez votre amortie à voix haute, et comptez celles qui restent courtes.',
      },
      basket: {
        name: 'Deux longues, une morte',
        minutes: 15,
        description:
          'Par séries de trois, le distributeur envoie deux tops moyens puis une balle molle. Coupez deux fois long, puis amortissez la troisième. La série compte si les deux longues touchent le dernier tiers et si la dernière fait deux rebonds. Douze séries, visez-en quatre.',
        harder: 'La balle molle vient à n’importe quel moment de la série, à vous de la reconnaitre.',
        easier:
          'Jouez-la à un mètre de la table sur des balles lancées doucement, et acceptez d’abord un seul rebond court.',
      },
    },
  },
  Float: {
    gesture: {
      contact:
        'Sur la balle descendante, à côté de la hanche, un peu plus devant que pour couper. Prenez le milieu arrière de la balle, plein centre de la palette.',
      racket:
        'Même armé haut, puis la palette se redresse et avance à travers la balle, poignet fermé. Pas de frottement au contact, le bras accélère vers le bas juste après.',
      spin: 'Presque toute la rotation du top est avalée. La balle file sans effet, un peu plus vite que la coupée, et celui qui la soulève comme une lourde l’envoie derrière la table.',
    },
    faults: [
      {
        fault: 'Vous ouvrez comme d’habitude et la balle s’élève.',
        correction:
          'Redressez nettement la palette avant l’impact. Sans frottement vers le bas, le lift reçu fait monter la balle.',
      },
      {
        fault: 'La flottante reste courte parce que vous retenez le bras.',
        correction: 'Poussez du fond de la jambe arrière et visez une main devant la ligne de fond adverse.',
      },
      {
        fault: 'Votre armé plus petit prévient l’attaquant.',
        correction:
          'Filmez dix coupées et dix vides de profil. Au sommet de l’armé, on ne doit pas pouvoir les distinguer.',
      },
    ],
    drills: {
      alone: {
        name: 'Jumeaux devant le mur',
        minutes: 15,
        description:
          'À six mètres d’un mur, lancez haut et défendez du coup droit, une coupée, une vide. Après le rebond au sol, la coupée doit perdre sa vitesse, la vide garder son élan. Quinze paires, et l’on compte celles où l’écart se voit sans discuter.',
        harder: 'Faites deviner chaque balle à un camarade avant son rebond.',
        easier: 'Jouez cinq coupées, puis cinq vides, et comparez leur vitesse au sol.',
      },
      withPartner: {
        name: 'Un mensonge sur quatre',
        minutes: 20,
        description:
          'Défendez sur tops réguliers dans votre coup droit. Dans chaque groupe de quatre balles, une seule est vide, à la place de votre choix. Vous marquez quand la balle vide provoque une faute, il marque s’il l’attaque fort. Dix groupes, puis changez.',
        harder:
          'Sur un top très rotatif, jouez vide et basse, puis recoupez au maximum la balle suivante au même endroit.',
        easier: 'Prévenez avant la balle vide, votre partenaire apprend à la reconnaitre.',
      },
      basket: {
        name: 'Balles sourdes',
        minutes: 15,
        description:
          'Le distributeur, au panier, alterne une balle très liftée et une moyenne. Rendez les deux sans rotation, longues, entre deux rubans collés au fond. Trente balles, un point par balle dans la bande, et cinq de bonus si cinq sont bonnes de suite.',
        harder: 'Rendez vide la balle très liftée, et lourde la moyenne.',
        easier:
          'Défendez d’abord sur des balles plates ou à peine liftées, où il y a peu de rotation à faire disparaitre.',
      },
    },
  },
  'Avec Placement': {
    gesture: {
      contact:
        'Sur la balle descendante, près de la hanche. Un peu plus tôt et devant pour croiser, plus tard et plus à côté du corps pour jouer la ligne.',
      racket:
        'Face coup droit ouverte, coupe portée vers la cible. L’épaule avant pointe la diagonale jusqu’au dernier instant, le poignet oriente la palette à l’impact et la main suit la balle.',
      spin: 'Coupée et longue, la balle freine au rebond. Prise au coude ou loin dans un angle, elle trouve l’attaquant mal placé, et sa raquette soulève sans appui, souvent dans le filet.',
    },
    faults: [
      {
        fault: 'Vous renvoyez toujours vers le coup droit fort de l’adversaire.',
        correction:
          'Prenez deux repères avant l’échange, son coude et le coin de son revers. Visez l’un ou l’autre, jamais sa raquette.',
      },
      {
        fault: 'Placer vous fait raccourcir et la balle reste au milieu.',
        correction: 'Décidez d’abord la longueur, ensuite le côté. Visez toujours une feuille posée au fond.',
      },
    ],
    drills: {
      alone: {
        name: 'Quarts de terrain',
        minutes: 20,
        description:
          'Divisez le fond d’en face en quatre bandes avec du ruban. De trois mètres, lancez, laissez retomber et coupez vers la bande annoncée. Huit balles par bande, deux points si elle est touchée, un à côté. Jouez d’abord les bandes extérieures.',
        harder: 'Choisissez la bande pendant que la balle retombe, et non avant de lancer.',
        easier: 'Deux bandes larges suffisent, et rapprochez-vous à deux mètres.',
      },
      withPartner: {
        name: 'Le faire bouger',
        minutes: 20,
        description:
          'Votre partenaire attaque dans votre coup droit. Coupez une fois long dans son revers, une fois long au coude, puis où vous voulez. Un point pour vous s’il manque ou ne peut que pousser, un pour lui s’il conclut. Matchs en 11 points.',
        harder:
          'Recevez les tops sur toute la largeur et placez chaque coupe à l’opposé de la balle précédente.',
        easier: 'Coupez toujours dans l’ordre revers puis coude, sans compter les points.',
      },
      basket: {
        name: 'Trois serviettes',
        minutes: 15,
        description:
          'Étalez une serviette dans chaque coin du fond et une au milieu, numérotées. Le distributeur envoie trente tops et dit un numéro avant de jouer. Coupez sur la bonne serviette, un point par rebond dedans. Objectif de quinze.',
        harder: 'Le numéro vient pendant le vol de la balle, et les serviettes sont pliées en deux.',
        easier: 'Ne visez que deux moitiés de table séparées par un cordon, sur tops lents et annoncés.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
