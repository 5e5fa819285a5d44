import type { StrokeAdvice } from './stroke-advice.ts'

export const defenseCoupeeRv = {
  Coupé: {
    gesture: {
      contact:
        'À deux mètres environ de la table, sur la balle qui redescend, devant la hanche côté revers, à hauteur de ceinture ou plus bas. Grattez l’arrière, sous l’équateur.',
      racket:
        'Raquette armée au-dessus de l’épaule opposée, face revers ouverte. Le coude mène, l’avant-bras tombe vers l’avant et couche la palette sous la balle, le poignet l’accompagne.',
      spin: 'Le lift reçu devient coupe, et votre frottement l’augmente. La balle file bas, freine au rebond et tire vers le filet la raquette de l’attaquant.',
    },
    faults: [
      {
        fault: 'La raquette part de la hanche et la coupe n’a aucune vitesse.',
        correction:
          'Touchez l’épaule opposée avec la main de la raquette avant chaque balle, jusqu’à ce que l’armé vienne seul.',
      },
      {
        fault: 'Le poignet casse trop et la balle s’envole.',
        correction:
          'Serrez un peu le manche à l’impact. La palette se couche avec l’avant-bras, pas par une flexion brusque.',
      },
    ],
    drills: {
      alone: {
        name: 'Épaule, ceinture, filet',
        minutes: 15,
        description:
          'Sans balle, enchainez vingt coupes en disant où passe la main, épaule, ceinture, filet. Puis lancez la balle devant vous et coupez trente fois dans le camp d’en face. Comptez celles qui passent à moins d’une raquette du filet et rebondissent après le milieu.',
        harder: 'Faites les trente coupes en reculant d’un petit pas après chaque balle.',
        easier: 'Gardez les vingt coupes sans balle, puis dix balles lancées bas devant vous.',
      },
      withPartner: {
        name: 'Le mur du revers',
        minutes: 20,
        description:
          'Votre partenaire joue en top dans votre revers, dix balles par série, en variant un peu la force. Rendez-les toutes coupées dans la moitié du fond. Une série vaut un point s’il manque au plus deux balles. Cinq points, puis échangez les rôles.',
        harder:
          'Alternez sur la même série un top dans le revers et un smash, en reculant de deux pas pour le second.',
        easier:
          'Demandez des balles longues et lentes, à peine liftées, fléchissez bien les jambes, et coupez sans chercher le fond.',
      },
      basket: {
        name: 'La corde basse',
        minutes: 15,
        description:
          'Quarante tops moyens distribués du panier dans votre revers. Tendez une corde deux raquettes au-dessus du filet et passez toujours dessous. Un point par balle basse et longue. Au-delà de vingt-cinq, demandez à l’entraineur de varier la hauteur.',
        harder: 'Descendez la corde à une raquette du filet, et gardez la même longueur.',
        easier: 'Enlevez la corde, et comptez toute balle coupée qui touche la table.',
      },
    },
  },
  Amorti: {
    gesture: {
      contact:
        'Sur une balle molle qui descend, devant le genou côté revers, bras presque tendu vers le bas. La palette se glisse sous la balle au lieu de la frapper.',
      racket:
        'Armé normal à l’épaule, puis la main ralentit et descend avec la balle. Face revers très ouverte, doigts lâches, le coude plie pour avaler la vitesse.',
      spin: 'Un fond de coupe et très peu d’avance. La balle retombe derrière le filet, se pose et meurt. L’attaquant, loin, arrive en glissant et relève plus qu’il n’attaque.',
    },
    faults: [
      {
        fault: 'L’amortie finit dans votre camp, avant le filet.',
        correction:
          'Gardez un peu d’élan des jambes vers l’avant. Seule la main freine, le corps continue d’approcher.',
      },
      {
        fault: 'Vous ralentissez dès l’armé et l’adversaire s’avance déjà.',
        correction:
          'Coupez à vitesse habituelle jusqu’à la ceinture. Le frein vient dans les vingt derniers centimètres.',
      },
      {
        fault: 'Après l’amortie, vous admirez et vous restez loin.',
        correction:
          'Avancez de deux pas pendant que la balle retombe, la relève de l’autre sera courte ou haute.',
      },
    ],
    drills: {
      alone: {
        name: 'Le panier de linge',
        minutes: 15,
        description:
          'Posez une caisse ouverte à trois pas. Lancez la balle, laissez-la redescendre au genou et déposez-la du revers dans la caisse, en cloche douce. Vingt essais, puis vingt un pas plus loin. Finissez par dix balles amorties par-dessus le filet et notez les trois totaux.',
        harder: 'Couvrez la moitié de la caisse, et gardez la cloche aussi douce.',
        easier: 'Rapprochez la caisse à deux pas, et lancez la balle plus haut pour avoir le temps.',
      },
      withPartner: {
        name: 'Va-et-vient',
        minutes: 20,
        description:
          'Votre partenaire alterne deux tops et une balle molle dans votre revers. Coupez les tops, amortissez la molle, puis le point est libre. Deux points pour vous si l’amortie rebondit deux fois, sinon un à qui gagne la suite. Jouez en quinze.',
        harder:
          'Décidez en vol selon la longueur reçue. Sur une balle longue coupez lourd, sur une courte amortissez, sans le montrer.',
        easier: 'Annoncez l’amortie avant le point, et jouez-le à allure tranquille.',
      },
      basket: {
        name: 'La boite au filet',
        minutes: 15,
        description:
          'Une boite basse, sans couvercle, posée en face contre le filet. Le distributeur envoie vingt-quatre balles lentes dans votre revers. Amortissez dedans, ou faites deux rebonds à côté. Trois points la boite, un point le double rebond. Visez douze points.',
        harder: 'Reculez d’un pas, et comptez seulement les balles dans la boite.',
        easier:
          'Restez un pas derrière la ligne de fond et amortissez des balles que le partenaire vous lance à la main.',
      },
    },
  },
  Float: {
    gesture: {
      contact:
        'Devant la hanche côté revers, sur la descente, un peu plus haut que pour couper. La palette rencontre la balle derrière, en son milieu, et la pousse sans frotter.',
      racket:
        'Armé à l’épaule, descente franche, mais la face revers se relève avant l’impact. Le pouce pousse, l’avant-bras s’allonge vers l’avant, puis la pointe coupe dans le vide.',
      spin: 'La balle perd le lift reçu sans recevoir de coupe. Elle plane, rebondit droit et sans poids, et saute de la raquette ouverte qui l’attendait lourde.',
    },
    faults: [
      {
        fault: 'Votre balle vide passe le filet trop haut.',
        correction:
          'Relevez davantage la face et visez la bande du filet. Haute, une balle vide se frappe, rasante, elle oblige à la soulever.',
      },
      {
        fault: 'Le buste se relève au moment d’aplatir la palette.',
        correction:
          'Gardez les genoux pliés jusqu’au rebond d’en face. C’est la main qui change, pas la taille.',
      },
    ],
    drills: {
      alone: {
        name: 'Balle peinte en deux',
        minutes: 15,
        description:
          'Coloriez une moitié de balle au feutre. Lancez-la et défendez du revers vers le bout de la salle, coupée puis vide. Coupée, les couleurs se mêlent, vide, elles restent lisibles. Vingt-cinq essais vides, notez combien volent sans tourner.',
        harder: 'Alternez coupée et vide à chaque balle, sans changer le début du geste.',
        easier: 'Poussez d’abord la balle à plat, sans armé, jusqu’à ce que les couleurs restent lisibles.',
      },
      withPartner: {
        name: 'Deviner dès la descente',
        minutes: 20,
        description:
          'Votre partenaire joue en top dans votre revers, mène le point jusqu’au bout, et crie dès qu’il pense recevoir une vide. Point pour vous s’il crie trop tard ou à tort, point pour lui s’il a vu juste. Douze défenses chacun, deux tours.',
        harder: 'Jouez deux vides de suite quand l’attaquant s’est habitué à une seule.',
        easier: 'Jouez vide une balle sur deux, et laissez votre partenaire prendre son temps pour crier.',
      },
      basket: {
        name: 'Lourde, vide, lourde',
        minutes: 15,
        description:
          'Le panier distribue des tops réguliers par trois. Défendez lourde, vide, lourde, toujours au même endroit long. Un camarade les bloque, raquette à peine ouverte, angle fixe. La série est bonne si seule la deuxième repasse le filet. Douze séries, objectif de six.',
        harder:
          'Si vos deux revêtements sont différents, tournez la raquette dans la main et cherchez la même flottante avec l’autre.',
        easier:
          'À un mètre de la table, bloquez mollement des tops lents en descendant, sans chercher à imiter la coupe.',
      },
    },
  },
  'Avec Placement': {
    gesture: {
      contact:
        'Sur la balle descendante, devant la hanche côté revers. Prise tôt et devant, elle croise, prise tard et près du corps, elle file le long de la ligne.',
      racket:
        'Face revers ouverte, armé à l’épaule, coupe allongée. La face regarde la cible à l’impact et la main finit vers elle, pendant que le buste garde la diagonale.',
      spin: 'Coupée et profonde, la balle freine dans le coin ou dans le ventre. L’attaquant doit se déplacer avant de la soulever, et sa raquette la prend trop bas.',
    },
    faults: [
      {
        fault: 'Votre ligne passe haut au-dessus du filet et reste courte.',
        correction:
          'Allongez l’avant-bras vers le fond du côté choisi. Coupez un peu moins, portez un peu plus.',
      },
      {
        fault: 'Vous visez le bord et vous donnez des fautes gratuites.',
        correction:
          'Choisissez des cibles larges d’une raquette et demie, à deux mains du bord, jusqu’à huit réussites sur douze.',
      },
      {
        fault: 'Vous regardez où vous jouez et vous perdez la balle de vue.',
        correction:
          'Regardez l’adversaire entre ses deux coups, puis uniquement la balle à partir de son rebond chez vous.',
      },
    ],
    drills: {
      alone: {
        name: 'La mosaïque',
        minutes: 20,
        description:
          'Recouvrez le fond d’en face de six feuilles numérotées. Lancez un dé, puis une balle que vous coupez du revers vers la feuille sortie. Trente coups, trois points sur la feuille, un à moins d’une main. Notez les numéros qui vous résistent.',
        harder: 'Un camarade annonce la feuille quand la balle redescend.',
        easier: 'Gardez trois feuilles doubles, et comptez aussi les balles tombées entre deux.',
      },
      withPartner: {
        name: 'Coude, coude, angle',
        minutes: 20,
        description:
          'Sur tops dans votre revers, coupez deux balles au coude, puis une dans l’angle ouvert, et le point devient libre. Votre partenaire essaie de rester en place. S’il bouge trop tôt, vous pouvez changer d’ordre. Premier à 11 points.',
        harder:
          'Le partenaire attaque sur toute la largeur, et chaque coupe du revers doit quand même revenir à son coude.',
        easier: 'Visez seulement le coude, et comptez les balles qui obligent votre partenaire à se décaler.',
      },
      basket: {
        name: 'Les volets',
        minutes: 20,
        description:
          'Deux cartons debout, au fond, laissent trois portes. L’entraineur distribue quarante tops dans votre revers et nomme une porte au moment où il joue. Passez par la porte nommée. Un point par balle, et visez vingt-deux.',
        harder: 'La porte n’est nommée qu’après le rebond de la balle chez vous.',
        easier:
          'Défendez depuis le milieu, sur des balles adressées toujours au même point, avec une seule cible très large.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
