import type { StrokeAdvice } from './stroke-advice.ts'

export const defenseCoupeeCd = {
  Coupé: {
    gesture: {
      contact:
        'À deux ou trois mètres de la table, sur la balle descendante, à hauteur de hanche et à côté d’elle. La palette prend l’arrière, sous l’équateur, jambes fléchies.',
      racket:
        'De profil, raquette levée près de l’oreille, face coup droit ouverte. Le bras descend vers l’avant, la palette se couche à l’impact et le poignet coupe, main vers le filet.',
      spin: 'La rotation du top adverse continue et la tienne s’y ajoute. La balle rase le filet, freine, reste lourde, et le top suivant part dans le filet s’il n’est pas levé.',
    },
    faults: [
      {
        fault: 'Tu prends la balle devant toi et haute, elle s’envole.',
        correction:
          'Recule encore d’un demi-pas et attends la descente. Laisse la balle venir à côté de ta hanche arrière.',
      },
      {
        fault: 'Le bras coupe seul et le corps reste droit.',
        correction:
          'Charge la jambe arrière pendant l’armé, puis laisse le poids passer vers l’avant avec la raquette.',
      },
      {
        fault: 'Après ta coupe, tu restes de profil et la balle suivante te surprend.',
        correction:
          'Finis face à la table, raquette devant la poitrine, d’un petit saut qui te remet au milieu.',
      },
    ],
    drills: {
      alone: {
        name: 'Lancer haut, couper bas',
        minutes: 15,
        description:
          'À deux mètres et demi de la table, lance la balle au-dessus de la tête et coupe-la quand elle passe à hauteur de hanche. Elle doit rebondir dans le camp d’en face. Trente balles, un point si elle passe à moins d’une raquette du filet.',
      },
      withPartner: {
        name: 'Tenir le siège',
        minutes: 20,
        description:
          'Ton partenaire enchaîne les tops dans ton coup droit, à rythme régulier. Coupe dans sa diagonale et compte les retours d’affilée à voix haute. Record à battre, trois essais chacun, et l’attaquant n’accélère qu’après la dixième balle.',
      },
      basket: {
        name: 'Dix tops et un plot',
        minutes: 20,
        description:
          'Le distributeur, debout, envoie des séries de dix balles liftées longues dans ton coup droit. Coupe chacune vers le revers adverse, puis touche un plot derrière toi avant la suivante. Quatre séries, objectif de sept balles basses par série.',
      },
    },
    harder:
      'Le distributeur varie la profondeur, une balle à un mètre de la table, la suivante à trois mètres.',
    easier:
      'Reste à un mètre cinquante et coupe des balles lentes, à peine liftées, avec un geste raccourci de moitié.',
  },
  Amorti: {
    gesture: {
      contact:
        'Sur une balle plus lente, descendante, entre la hanche et le genou. La palette reçoit le dessous de la balle, la main vient de très près et reste souple.',
      racket:
        'Face coup droit très ouverte, presque couchée. La préparation promet une grande coupe, mais le bras freine, recule avec la balle et la dépose d’un frottement léger.',
      spin: 'Il reste une coupe douce et presque pas de vitesse. La balle passe juste le filet, rebondit deux fois, et l’attaquant qui attendait loin doit plonger vers la table.',
    },
    faults: [
      {
        fault: 'Tu tentes l’amortie sur un top violent et elle sort.',
        correction:
          'Choisis la balle molle ou courte de l’autre. Sur un gros top, coupe normalement et attends une meilleure occasion.',
      },
      {
        fault: 'L’amortie monte et s’offre à la frappe.',
        correction:
          'Referme un rien la palette et dirige la main vers la bande du filet. La balle doit culminer avant le filet, pas après.',
      },
    ],
    drills: {
      alone: {
        name: 'Poser derrière le filet',
        minutes: 15,
        description:
          'Du fond, à deux mètres, lance la balle, laisse-la rebondir au sol et dépose-la du coup droit par-dessus le filet. Elle doit rebondir deux fois en face. Vingt balles du coin coup droit, vingt du milieu, note les deux totaux.',
      },
      withPartner: {
        name: 'L’attaquant pris de loin',
        minutes: 20,
        description:
          'Ton partenaire joue en top dans ton coup droit en reculant un peu à chaque balle. Après trois coupes au moins, choisis ton moment pour amortir. Un point si la balle rebondit deux fois, un pour lui s’il la remet. Quinze échanges chacun.',
      },
      basket: {
        name: 'Deux longues, une morte',
        minutes: 15,
        description:
          'Par séries de trois balles distribuées en top moyen, coupe deux fois long, puis amortis la troisième. La série compte si les deux longues touchent le dernier tiers et si la dernière fait deux rebonds. Douze séries, vise six.',
      },
    },
    harder:
      'Avance vers la table pendant l’amortie et enchaîne aussitôt une attaque sur la balle que l’autre relève.',
    easier:
      'Joue-la à un mètre de la table sur des balles lancées doucement, et accepte d’abord un seul rebond court.',
  },
  Float: {
    gesture: {
      contact:
        'Sur la balle descendante, à côté de la hanche, un peu plus devant que pour couper. Prends le milieu arrière de la balle, plein centre de la palette.',
      racket:
        'Même armé haut, puis la palette se redresse et avance à travers la balle, poignet fermé. Pas de frottement au contact, le bras accélère vers le bas juste après.',
      spin: 'Presque toute la rotation du top est avalée. La balle file sans effet, un peu plus vite que la coupée, et celui qui la soulève comme une lourde l’envoie derrière la table.',
    },
    faults: [
      {
        fault: 'Tu ouvres comme d’habitude et la balle s’élève.',
        correction:
          'Redresse nettement la palette avant l’impact. Sans coupe, rien ne freine la balle pour toi.',
      },
      {
        fault: 'La flottante reste courte parce que tu retiens ton bras.',
        correction: 'Pousse du fond de la jambe arrière et vise une main devant la ligne de fond adverse.',
      },
      {
        fault: 'Ton armé plus petit prévient l’attaquant.',
        correction:
          'Filme dix coupées et dix vides de profil. Au sommet de l’armé, on ne doit pas pouvoir les distinguer.',
      },
    ],
    drills: {
      alone: {
        name: 'Jumeaux devant le mur',
        minutes: 15,
        description:
          'À trois mètres d’un mur, lance haut et défends du coup droit, une coupée, une vide. Après le rebond au sol, la coupée doit perdre sa vitesse, la vide garder son élan. Quinze paires, et l’on compte celles où l’écart se voit sans discuter.',
      },
      withPartner: {
        name: 'Un mensonge sur quatre',
        minutes: 20,
        description:
          'Défends sur tops réguliers dans ton coup droit. Dans chaque groupe de quatre balles, une seule est vide, à la place que tu choisis. Tu marques quand la balle vide provoque une faute, il marque s’il l’attaque fort. Dix groupes, puis changez.',
      },
      basket: {
        name: 'Balles sourdes',
        minutes: 15,
        description:
          'Le distributeur, au panier, alterne une balle très liftée et une moyenne. Rends les deux sans rotation, longues, entre deux rubans collés au fond. Trente balles, un point par balle dans la bande, et cinq de bonus si dix sont bonnes de suite.',
      },
    },
    harder:
      'Sur un top très rotatif, joue vide et basse, puis recoupe au maximum la balle suivante au même endroit.',
    easier:
      'Défends d’abord sur des balles plates ou à peine liftées, où il y a peu de rotation à faire disparaître.',
  },
  'Avec Placement': {
    gesture: {
      contact:
        'Sur la balle descendante, près de la hanche. Un peu plus tôt et devant pour croiser, plus tard et plus à côté du corps pour jouer la ligne.',
      racket:
        'Face coup droit ouverte, coupe en biais. La palette suit la direction choisie, l’épaule avant pointe la diagonale jusqu’au dernier instant, le poignet décide.',
      spin: 'Coupée et longue, la balle freine au rebond. Dans le coude ou loin du pivot, l’attaquant arrive mal placé et sa raquette soulève sans appui, souvent dans le filet.',
    },
    faults: [
      {
        fault: 'Tu renvoies toujours vers le coup droit fort de l’adversaire.',
        correction:
          'Prends deux repères avant l’échange, son coude et son pied arrière. Vise l’un ou l’autre, jamais sa raquette.',
      },
      {
        fault: 'Placer te fait raccourcir et la balle reste au milieu.',
        correction: 'Décide d’abord la longueur, ensuite le côté. Vise toujours une feuille posée au fond.',
      },
    ],
    drills: {
      alone: {
        name: 'Quarts de terrain',
        minutes: 20,
        description:
          'Divise le fond d’en face en quatre bandes avec du ruban. De trois mètres, lance, laisse retomber et coupe vers la bande annoncée. Huit balles par bande, deux points si elle est touchée, un à côté. Joue d’abord les bandes extérieures.',
      },
      withPartner: {
        name: 'Le faire bouger',
        minutes: 20,
        description:
          'Ton partenaire attaque dans ton coup droit. Coupe une fois long dans son revers, une fois long au coude, puis où tu veux. S’il doit pivoter ou se tordre, tu gagnes un point, s’il conclut, c’est lui. Matchs en 11 points.',
      },
      basket: {
        name: 'Trois serviettes',
        minutes: 15,
        description:
          'Étale une serviette dans chaque coin du fond et une au milieu, numérotées. Le distributeur envoie trente tops et dit un numéro avant de jouer. Coupe sur la bonne serviette, un point par rebond dedans. Objectif de quinze.',
      },
    },
    harder: 'Reçois les tops sur toute la largeur et place chaque coupe à l’opposé de la balle précédente.',
    easier: 'Ne vise que deux moitiés de table séparées par un cordon, sur tops lents et annoncés.',
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
