import type { StrokeAdvice } from './stroke-advice.ts'

export const lance = {
  Lifté: {
    gesture: {
      contact:
        'Pour un droitier, derrière la balle, un peu à gauche et de bas en haut, au bout de sa longue chute, à hauteur de ceinture et à un avant-bras du corps.',
      racket:
        'Pointe vers le bas, balancier du bras passé son point le plus bas. La palette, presque verticale, remonte à la rencontre de la balle qui tombe, et l’index la pousse.',
      spin: 'La vitesse de chute s’ajoute à celle du frottement. La balle plonge vite, son rebond est bas et long, avec une légère courbe à droite, et elle grimpe sur un bloc passif.',
    },
    faults: [
      {
        fault: 'La balle retombe derrière vous et vous la cherchez du bras.',
        correction:
          'Lancez en montant avec les jambes, paume à plat jusqu’au visage. La balle doit pouvoir retomber dans votre main sans que vous bougiez.',
      },
      {
        fault: 'Vous frappez trop tôt, en dessous, et le lifté devient coupé.',
        correction:
          'Laissez passer le bas du balancier. Dites-vous «\u00a0tombe\u00a0», puis remontez seulement quand la balle arrive à la ceinture.',
      },
    ],
    drills: {
      alone: {
        name: 'Lancer, compter, remonter',
        minutes: 15,
        description:
          'Lancez vingt fois à plus d’un mètre au-dessus de la tête sans servir et rattrapez la balle paume ouverte, les pieds immobiles. Servez ensuite vingt liftés. Un service compte si le lancer est vertical et le rebond adverse dans le dernier tiers.',
      },
      withPartner: {
        name: 'Long dans le coude',
        minutes: 20,
        description:
          'Servez lifté vers le coude de votre partenaire, qui doit choisir entre coup droit et revers. Un point s’il se gêne ou bloque hors de la table, deux si vous terminez sa remise haute. Jouez 24 services chacun et comparez les totaux.',
      },
      basket: {
        name: 'Le balancier sans arrêt',
        minutes: 15,
        description:
          'Panier de trente balles à portée de main libre. Servez une balle toutes les dix secondes, sans changer la hauteur du lancer. Un camarade compte les premiers rebonds à moins d’une raquette de votre ligne de fond. Objectif de 20, puis de 24.',
      },
    },
    harder:
      'Placez la balle tour à tour dans les deux coins profonds, en gardant le même regard et le même lancer.',
    easier:
      'Revenez à un lancer de cinquante centimètres, et n’ajoutez une tête de hauteur qu’après huit réussites sur dix.',
  },
  Coupé: {
    gesture: {
      contact:
        'À l’arrière et sous la balle, avant que le balancier atteigne son point le plus bas. Devant le ventre, à la hauteur du filet ou un peu moins, tout près du corps.',
      racket:
        'Palette ouverte presque à plat, pointe de côté, tenue entre le pouce et l’index. La main descend et avance à la fois, et le poignet fouette sous la balle qui tombe.',
      spin: 'La balle s’écrase sur la mousse et repart avec une forte rotation arrière. Elle flotte, ralentit au rebond et plonge dans le filet de qui la touche sans ouvrir.',
    },
    faults: [
      {
        fault: 'La balle rebondit sur la raquette et part haute.',
        correction:
          'Ne posez pas la palette à plat sous la chute. Gardez-la en mouvement vers l’avant, la balle doit être frôlée, pas reçue.',
      },
      {
        fault: 'Le lancer s’éloigne et vous coupez bras tendu.',
        correction:
          'Rapprochez la main libre du nombril au départ. Plus la balle tombe près de vous, plus le poignet est libre.',
      },
      {
        fault: 'La main libre reste devant la balle et cache le contact.',
        correction:
          'Retirez le bras libre dès que la balle a quitté la paume, c’est aussi ce que le règlement demande.',
      },
    ],
    drills: {
      alone: {
        name: 'Le plafond du club',
        minutes: 20,
        description:
          'Repérez une marque sur un mur à deux mètres et demi du sol. Lancez chaque balle à cette hauteur, sans toucher le plafond, puis servez coupé court. Sur trente essais, comptez ceux où le lancer atteint la marque et où la balle rebondit deux fois en face.',
      },
      withPartner: {
        name: 'Coupé ou vide, à l’autre de lire',
        minutes: 15,
        description:
          'Servez en lancé, très coupé ou sans rotation, à votre choix. Votre partenaire pousse ou flippe selon ce qu’il lit. Un point pour vous si la balle va au filet ou s’envole, un pour lui s’il remet bas. Manches de 12 services, rôles inversés.',
      },
      basket: {
        name: 'Le petit carré court',
        minutes: 15,
        description:
          'Posez quatre feuilles près du filet adverse, une par couloir et deux au milieu. Dix balles du panier pour chacune. Le service compte si le rebond touche la feuille et si la balle ne sort pas par le fond. Notez le total sur quarante et battez-le la fois suivante.',
      },
    },
    harder:
      'Ajoutez cinquante centimètres au lancer, ou servez aussitôt après dix flexions, quand les jambes ne sont plus fraîches.',
    easier:
      'Demandez à l’entraineur de lâcher la balle d’en haut à votre place, pour ne penser qu’au passage sous elle.',
  },
  'Latéral Gauche': {
    gesture: {
      contact:
        'Pour un droitier, à l’arrière droit de la balle, à l’équateur, quand elle finit sa longue chute à hauteur de ventre. Elle tombe un peu plus devant que dans votre lancé habituel.',
      racket:
        'Pendule inverse, pointe en bas et coude haut. La palette, verticale, part de près du ventre et sort vers la droite et l’avant, le poignet s’ouvrant comme pour écarter un rideau.',
      spin: 'La balle courbe vers votre gauche, à l’opposé de votre lancé classique. Elle fuit vers le coup droit d’un relanceur droitier et sa remise dérive vers votre droite.',
    },
    faults: [
      {
        fault: 'Le coude descend avec la balle et la raquette se couche.',
        correction:
          'Le coude reste à hauteur d’épaule pendant toute la chute. Seule la main attend, pointe vers le sol.',
      },
      {
        fault: 'Vous partez trop vite et le poignet est déjà ouvert à l’impact.',
        correction:
          'La chute dure longtemps. Gardez le poignet fermé contre vous tant que la balle est au-dessus du menton.',
      },
    ],
    drills: {
      alone: {
        name: 'Rideau sans balle, rideau avec balle',
        minutes: 15,
        description:
          'Coude posé sur le dossier d’une chaise haute, faites trente ouvertures du poignet, pointe en bas. Retirez la chaise, lancez haut et servez. Cherchez cinq réussites de suite, courbe visible et rebond en face. Une faute ramène à zéro, notez votre plus longue suite.',
      },
      withPartner: {
        name: 'Ouvrir, puis frapper dans le trou',
        minutes: 20,
        description:
          'Servez ce latéral dans le plein coup droit de votre partenaire pour le déplacer. Il remet où il peut, vous jouez la troisième balle dans l’espace qu’il a laissé. Un point par balle qu’il ne touche pas. Deux séries de 12 services chacun.',
      },
      basket: {
        name: 'Classique, inverse, classique',
        minutes: 20,
        description:
          'Soixante balles du panier, toujours lancées haut. Répétez la suite d’un pendule classique, d’un inverse, d’un classique, chacun vers sa cible. Une suite compte si les trois balles courbent du bon côté. Visez treize suites justes sur vingt.',
      },
    },
    harder:
      'Raccourcissez le service jusqu’à obtenir deux rebonds en face, sans rien perdre de la courbe ni de la hauteur du lancer.',
    easier:
      'Apprenez d’abord l’ouverture du poignet avec un lancer juste réglementaire, un peu plus haut que le filet.',
  },
  'Latéral Droit': {
    gesture: {
      contact:
        'Pour un droitier, à l’arrière gauche de la balle, à l’équateur, au point le plus bas du balancier. Devant le ventre, tout près du corps, après une chute d’un mètre et plus.',
      racket:
        'De profil, pointe vers le bas, trois doigts relâchés sur le manche. Le bras balance de droite à gauche, palette verticale, et le poignet termine le geste vers le ventre.',
      spin: 'La balle courbe vers votre droite et le rebond prolonge la fuite, à l’extérieur du revers d’un relanceur droitier. S’il ne corrige pas, sa remise revient vers votre gauche.',
    },
    faults: [
      {
        fault: 'Vous restez face à la table et le bras manque de place.',
        correction:
          'Tournez la pointe des pieds vers le côté, le long de votre ligne de fond. Le balancier passe alors devant vous sans obstacle.',
      },
      {
        fault: 'Le manche est serré à pleine main, le poignet ne fouette pas.',
        correction:
          'Décollez le petit doigt, l’annulaire et le majeur. La raquette doit ballotter quand vous secouez la main.',
      },
      {
        fault: 'La balle latérale part trop longue et devient facile à attaquer.',
        correction:
          'Freinez la main juste après le contact et avancez le premier rebond vers le milieu de votre demi-table.',
      },
    ],
    drills: {
      alone: {
        name: 'Le pendule et la pièce',
        minutes: 15,
        description:
          'Posez une pièce au sol sous le point où vous voulez toucher la balle. Lancez à deux mètres et laissez tomber. Sept fois sur dix, la balle doit retomber à moins d’un pied de la pièce. Servez ensuite vingt fois et comptez les courbes nettes.',
      },
      withPartner: {
        name: 'Pivot sur la remise',
        minutes: 20,
        description:
          'Servez dans le revers de votre partenaire. Comme l’effet ramène sa remise vers votre revers, pivotez et attaquez du coup droit. Il peut changer de côté une fois sur quatre. Un point par attaque gagnante, manches en 11 points.',
      },
      basket: {
        name: 'La boîte le long du couloir',
        minutes: 15,
        description:
          'Placez une boîte au sol, à un mètre de la table, du côté où la balle s’échappe. Cinquante services au panier, de votre coin revers en diagonale, courts d’abord, mi-longs ensuite. Un point par balle qui sort par le côté, deux si elle finit dans la boîte. Cherchez trente points.',
      },
    },
    harder:
      'Glissez dans chaque dizaine trois balles sans aucun latéral, servies avec le même balancier, pour tromper.',
    easier:
      'Faites d’abord le balancier sans balle, puis avec un lancer qui ne dépasse pas la hauteur de vos yeux.',
  },
  Dévié: {
    gesture: {
      contact:
        'Pour un droitier, tout en bas de la balle, pendant que la raquette traverse. Devant le nombril, un peu plus haut que la table.',
      racket:
        'Palette ouverte, presque horizontale, pointe vers la gauche. La main passe sous la balle de droite à gauche, parallèle à votre ligne, en avançant très peu.',
      spin: 'La chute presse la balle sur la mousse et lui donne une rotation en hélice. Son vol est presque droit, puis elle casse à droite au rebond, et une poussette la voit filer du même côté.',
    },
    faults: [
      {
        fault: 'Vous passez dessous en avançant et il ne reste que de la coupe.',
        correction:
          'Imaginez une étagère le long de votre ligne de fond. La raquette glisse dessus, de côté, sans pousser.',
      },
      {
        fault: 'La balle manque de vitesse et reste dans le filet.',
        correction:
          'Relevez à peine le bord arrière de la palette, elle poussera la balle vers l’avant, et accélérez le passage.',
      },
    ],
    drills: {
      alone: {
        name: 'La casse au sol',
        minutes: 15,
        description:
          'Debout dans la salle, lancez haut, passez sous la balle de côté et laissez-la rebondir au sol devant vous. Elle doit s’écarter d’au moins un pas de sa direction. Vingt essais sans table, puis vingt sur la table, un point par cassure.',
      },
      withPartner: {
        name: 'Annonce avant le rebond',
        minutes: 15,
        description:
          'Vous choisissez entre coupé et dévié avec le même lancer. Votre partenaire dit «\u00a0coupe\u00a0» ou «\u00a0casse\u00a0» avant que la balle touche son camp, puis remet. Deux points s’il se trompe, un s’il manque la table. Premier à 15, puis inversez.',
      },
      basket: {
        name: 'Portes de plots',
        minutes: 20,
        description:
          'Devant chaque coin adverse, deux plots forment une porte large d’une raquette et demie, décalée du côté de la cassure. Quarante balles du panier. Le service compte si la balle rebondit avant la porte puis la traverse. Objectif de 16.',
      },
    },
    harder:
      'Faites casser la balle à moins de trente centimètres du filet adverse, avec un second rebond sur la table.',
    easier:
      'Posez une balle sur la palette tenue à plat et faites-la rouler de côté, pour sentir le passage sous elle.',
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
