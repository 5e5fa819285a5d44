import type { StrokeAdvice } from './stroke-advice.ts'

export const defenseCoupeeRv = {
  Coupé: {
    gesture: {
      contact:
        'À deux mètres environ de la table, sur la balle qui redescend, devant la hanche côté revers, à hauteur de ceinture ou plus bas. Gratte l’arrière, sous l’équateur.',
      racket:
        'Raquette armée au-dessus de l’épaule opposée, face revers ouverte. Le coude mène, l’avant-bras tombe vers l’avant et le poignet couche la palette sous la balle.',
      spin: 'Le lift reçu devient coupe, et ton frottement l’augmente. La balle file bas, se freine au rebond et tire vers le filet la raquette de l’attaquant.',
    },
    faults: [
      {
        fault: 'La raquette part de la hanche et la coupe n’a aucune vitesse.',
        correction:
          'Touche ton épaule opposée avec la main de la raquette avant chaque balle, jusqu’à ce que l’armé vienne seul.',
      },
      {
        fault: 'Le poignet casse trop et la balle s’envole.',
        correction:
          'Serre un peu le manche à l’impact. La palette se couche avec l’avant-bras, pas par une flexion brusque.',
      },
    ],
    drills: {
      alone: {
        name: 'Épaule, ceinture, filet',
        minutes: 15,
        description:
          'Sans balle, enchaîne vingt coupes en disant où passe la main, épaule, ceinture, filet. Puis lance la balle devant toi et coupe trente fois dans le camp d’en face. Compte celles qui rebondissent après le milieu sans monter plus haut que le filet.',
      },
      withPartner: {
        name: 'Le mur du revers',
        minutes: 20,
        description:
          'Ton partenaire joue en top dans ton revers, dix balles par série, en variant un peu la force. Rends-les toutes coupées dans le dernier tiers. Une série vaut un point s’il manque au plus une balle. Cinq points, puis échangez les rôles.',
      },
      basket: {
        name: 'La corde basse',
        minutes: 15,
        description:
          'Quarante tops moyens distribués du panier dans ton revers. Tends une corde à deux raquettes du filet et passe toujours dessous. Un point par balle basse et longue. Au-delà de vingt-cinq, demande à l’entraineur de varier la hauteur.',
      },
    },
    harder:
      'Alterne sur la même série un top dans le revers et un smash, en reculant de deux pas pour le second.',
    easier:
      'Fais-toi envoyer des balles hautes et lentes, reste bien fléchi sur tes jambes, et coupe sans chercher le fond.',
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
        fault: 'L’amortie finit dans ton camp, avant le filet.',
        correction:
          'Garde un peu d’élan des jambes vers l’avant. Seule la main freine, le corps continue d’approcher.',
      },
      {
        fault: 'Tu ralentis dès l’armé et l’adversaire s’avance déjà.',
        correction:
          'Coupe à vitesse habituelle jusqu’à la ceinture. Le frein vient dans les vingt derniers centimètres.',
      },
      {
        fault: 'Après l’amortie, tu admires et tu restes loin.',
        correction:
          'Avance de deux pas pendant que la balle retombe, la relève de l’autre sera courte ou haute.',
      },
    ],
    drills: {
      alone: {
        name: 'Le panier de linge',
        minutes: 15,
        description:
          'Pose une caisse ouverte à quatre pas. Lance la balle, laisse-la redescendre au genou et dépose-la du revers dans la caisse, en cloche douce. Quinze dedans, puis éloigne d’un pas. Finis par dix balles amorties par-dessus le filet.',
      },
      withPartner: {
        name: 'Va-et-vient',
        minutes: 20,
        description:
          'Ton partenaire alterne deux tops et une balle molle dans ton revers. Coupe les tops, amortis la molle, puis le point est libre. Deux points pour toi si l’amortie rebondit deux fois, un si tu gagnes la suite. Jouez en quinze.',
      },
      basket: {
        name: 'La boîte au filet',
        minutes: 15,
        description:
          'Une boîte sans couvercle posée contre le filet adverse. Le distributeur envoie vingt-quatre balles lentes à mi-distance de ton revers. Amortis dedans, ou fais deux rebonds à côté. Trois points la boîte, un point le double rebond.',
      },
    },
    harder:
      'Décide en vol selon la longueur reçue. Sur une balle longue coupe lourd, sur une courte amortis, sans le montrer.',
    easier:
      'Reste un pas derrière la ligne de fond et amortis des balles que le partenaire te lance à la main.',
  },
  Float: {
    gesture: {
      contact:
        'Devant la hanche côté revers, sur la descente, un peu plus haut que pour couper. La palette rencontre la balle derrière, en son milieu, et l’enveloppe sans frotter.',
      racket:
        'Armé à l’épaule, descente franche, mais la face revers se relève avant l’impact. Le pouce pousse, le coude s’allonge vers l’avant, puis la pointe coupe dans le vide.',
      spin: 'La balle perd le lift reçu sans recevoir de coupe. Elle plane, rebondit droit et sans poids, et saute de la raquette ouverte qui l’attendait lourde.',
    },
    faults: [
      {
        fault: 'Ta balle vide passe le filet aussi haut que ta coupée.',
        correction:
          'Vise la bande du filet. Haute, une balle vide s’attaque à plat, rasante, elle oblige à la soulever.',
      },
      {
        fault: 'Le buste se relève au moment d’aplatir la palette.',
        correction:
          'Garde les genoux pliés jusqu’au rebond d’en face. C’est la main qui change, pas la taille.',
      },
    ],
    drills: {
      alone: {
        name: 'Balle peinte en deux',
        minutes: 15,
        description:
          'Colorie une moitié de balle au feutre. Lance-la et défends du revers vers le bout de la salle, coupée puis vide. Coupée, les couleurs se mêlent, vide, elles restent lisibles. Vingt-cinq essais vides, note combien tu en as vus sans tourner.',
      },
      withPartner: {
        name: 'Devine après la descente',
        minutes: 20,
        description:
          'Ton partenaire joue en top dans ton revers, mène le point jusqu’au bout, et crie dès qu’il pense recevoir une vide. Point pour toi s’il crie trop tard ou à tort, point pour lui s’il a vu juste. Douze défenses chacun, deux tours.',
      },
      basket: {
        name: 'Lourde, vide, lourde',
        minutes: 15,
        description:
          'Le panier distribue des tops réguliers par trois. Défends lourde, vide, lourde, toujours au même endroit long. Un camarade la reçoit raquette droite et immobile. La série est bonne si seule la deuxième repasse le filet. Douze séries, objectif de sept.',
      },
    },
    harder:
      'Si tes deux revêtements sont différents, tourne la raquette dans ta main et cherche la même flottante avec l’autre.',
    easier:
      'À un mètre de la table, bloque mollement des tops lents en descendant, sans te presser de couper.',
  },
  'Avec Placement': {
    gesture: {
      contact:
        'Sur la balle descendante, devant la hanche côté revers. Prise tôt et devant, elle croise, prise tard et près du corps, elle file le long de la ligne.',
      racket:
        'Face revers ouverte, armé à l’épaule, coupe allongée. La pointe de la raquette montre la cible en fin de geste, pendant que le buste garde la diagonale.',
      spin: 'Coupée et profonde, la balle freine dans le coin ou dans le ventre. L’attaquant doit se déplacer avant de la soulever, et sa raquette la prend trop bas.',
    },
    faults: [
      {
        fault: 'Ta ligne passe au-dessus du filet et reste courte.',
        correction:
          'Allonge l’avant-bras vers le fond du côté choisi. Coupe un peu moins, porte un peu plus.',
      },
      {
        fault: 'Tu vises le bord et tu donnes des fautes gratuites.',
        correction:
          'Choisis des cibles larges d’une raquette et demie, à deux mains du bord, jusqu’à dix réussites sur douze.',
      },
      {
        fault: 'Tu regardes où tu joues et tu perds la balle de vue.',
        correction:
          'Regarde l’adversaire entre ses deux coups, puis uniquement la balle à partir de son rebond chez toi.',
      },
    ],
    drills: {
      alone: {
        name: 'La mosaïque',
        minutes: 20,
        description:
          'Recouvre le fond d’en face de six feuilles numérotées. Lance un dé, puis une balle que tu coupes du revers vers la feuille sortie. Trente coups, trois points sur la feuille, un à moins d’une main. Note les numéros qui te résistent.',
      },
      withPartner: {
        name: 'Coude, coude, angle',
        minutes: 20,
        description:
          'Sur tops dans ton revers, coupe deux balles au coude, puis une dans l’angle ouvert, et le point devient libre. Ton partenaire essaie de rester en place. S’il bouge trop tôt, tu peux changer d’ordre. Premier à 11 points.',
      },
      basket: {
        name: 'Les volets',
        minutes: 20,
        description:
          'Deux cartons debout, au fond, laissent trois portes. L’entraineur distribue quarante tops dans ton revers et nomme une porte au moment où il joue. Passe par la porte nommée. Un point par balle, et vise vingt-deux.',
      },
    },
    harder: 'Le partenaire attaque sur toute la largeur et tu dois quand même finir chaque échange au coude.',
    easier:
      'Défends depuis le milieu, sur des balles adressées toujours au même point, avec une seule cible très large.',
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
