import type { StrokeAdvice } from './stroke-advice.ts'

export const lance = {
  Lifté: {
    gesture: {
      contact:
        'Derrière la balle, un peu {à gauche|à droite} et de bas en haut, au bout de sa longue chute, une main plus haut que le plateau et à un avant-bras du corps.',
      racket:
        'Pointe vers le bas, balancier du bras passé son point le plus bas. La palette, presque verticale, remonte à la rencontre de la balle qui tombe, et l’index la pousse.',
      spin: 'La vitesse de chute s’ajoute à celle du frottement. La balle plonge vite, son rebond est bas et long, avec une légère courbe {à droite|à gauche}, et elle grimpe sur un bloc passif.',
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
          'Laissez passer le bas du balancier. Dites-vous «\u00a0tombe\u00a0», puis remontez seulement quand la balle arrive juste au-dessus du niveau de la table.',
      },
    ],
    drills: {
      alone: {
        name: 'Lancer, compter, remonter',
        minutes: 15,
        description:
          'Lancez vingt fois à plus d’un mètre au-dessus de la tête sans servir et rattrapez la balle paume ouverte, les pieds immobiles. Servez ensuite vingt liftés. Un service compte si le lancer est vertical et le rebond adverse dans le dernier tiers.',
        harder:
          'Lancez une largeur de main plus haut à chaque série de cinq, sans que le service raccourcisse.',
        easier:
          'Revenez à un lancer de cinquante centimètres, et n’ajoutez une tête de hauteur qu’après huit réussites sur dix.',
      },
      withPartner: {
        name: 'Long dans le coude',
        minutes: 20,
        description:
          'Servez lifté vers le coude de votre partenaire, qui doit choisir entre coup droit et revers. Un point s’il est gêné ou bloque hors de la table, deux si vous terminez sa remise haute. Jouez 24 services chacun et comparez les totaux.',
        harder:
          'Servez une balle sur quatre courte, pour que votre partenaire ne puisse plus attendre au fond.',
        easier: 'Servez lentement, et marquez dès que votre partenaire a hésité entre ses deux côtés.',
      },
      basket: {
        name: 'Le balancier sans arrêt',
        minutes: 15,
        description:
          'Panier de trente balles à portée de main libre. Servez une balle toutes les dix secondes, sans changer la hauteur du lancer. Un camarade compte les premiers rebonds à moins d’une raquette de votre ligne de fond. Objectif de 20, puis de 24.',
        harder:
          'Placez la balle tour à tour dans les deux coins profonds, en gardant le même regard et le même lancer.',
        easier: 'Posez la balle sur la paume et respirez avant chaque lancer, sans compter les secondes.',
      },
    },
  },
  Coupé: {
    gesture: {
      contact:
        'À l’arrière et sous la balle, avant que le balancier atteigne son point le plus bas. Devant le ventre, à la hauteur du filet ou un peu moins, tout près du corps.',
      racket:
        'Palette ouverte presque à plat, pointe de côté, tenue entre le pouce et l’index. La main descend et avance à la fois, et le poignet fouette sous la balle qui tombe.',
      spin: 'La balle s’écrase sur la mousse et repart avec une forte rotation arrière. Elle flotte, ralentit au rebond et plonge dans le filet de celui qui la touche sans ouvrir sa raquette.',
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
        harder: 'Ajoutez cinquante centimètres au lancer, sans toucher le plafond ni allonger le service.',
        easier: 'Choisissez une marque à hauteur de vos yeux, un seul rebond court en face suffit.',
      },
      withPartner: {
        name: 'Coupé ou vide, à l’autre de lire',
        minutes: 15,
        description:
          'Servez en lancé, très coupé ou sans rotation, à votre choix. Votre partenaire pousse ou flippe selon ce qu’il lit. Un point pour vous si la balle va au filet ou s’envole, un pour lui s’il remet bas. Manches de 12 services, rôles inversés.',
        harder:
          'Servez les deux effets du même endroit et de la même longueur, pour ne laisser que le contact à lire.',
        easier: 'Annoncez une balle sur deux, votre partenaire apprend ainsi à voir la différence.',
      },
      basket: {
        name: 'Le petit carré court',
        minutes: 15,
        description:
          'Posez quatre feuilles près du filet adverse, une par couloir et deux au milieu. Dix balles du panier pour chacune. Le service compte si le rebond touche la feuille et si la balle ne sort pas par le fond. Notez le total sur quarante, pour le comparer à celui de la fois suivante.',
        harder: 'Pliez les feuilles en deux, et passez d’une cible à l’autre à chaque balle.',
        easier:
          'Demandez à l’entraineur de lâcher la balle d’en haut à votre place, pour ne penser qu’au passage sous elle.',
      },
    },
  },
  'Latéral Gauche': {
    gesture: {
      contact:
        'À l’arrière {droit|gauche} de la balle, à l’équateur, quand elle finit sa longue chute un peu plus haut que le plateau. Elle tombe un peu plus devant que dans votre lancé habituel.',
      racket:
        'Pendule inverse, pointe en bas et coude haut. La palette, verticale, part de près du ventre et sort vers la {droite|gauche} et l’avant, le poignet s’ouvrant comme pour écarter un rideau.',
      spin: 'La balle courbe vers votre {gauche|droite}, à l’opposé de votre lancé classique. Elle fuit vers le {coup droit|revers} d’un relanceur droitier et sa remise dérive vers votre {droite|gauche}.',
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
        harder:
          'Raccourcissez le service jusqu’à obtenir deux rebonds en face, sans rien perdre de la courbe ni de la hauteur du lancer.',
        easier:
          'Apprenez d’abord l’ouverture du poignet avec un lancer court, au moins 16 cm au-dessus de la paume.',
      },
      withPartner: {
        name: 'Ouvrir, puis frapper dans le trou',
        minutes: 20,
        description:
          'Servez ce latéral dans le plein {coup droit|revers} de votre partenaire pour le déplacer. Il remet où il peut, vous jouez la troisième balle dans l’espace qu’il a laissé. Un point par balle qu’il ne touche pas. Deux séries de 12 services chacun.',
        harder:
          'Votre partenaire peut remettre où il veut, même court, et vous jouez quand même dans l’espace libre.',
        easier: 'Demandez-lui de remettre toujours au milieu, et jouez simplement dans la moitié vide.',
      },
      basket: {
        name: 'Classique, inverse, classique',
        minutes: 20,
        description:
          'Soixante balles du panier, toujours lancées haut. Répétez la suite d’un pendule classique, d’un inverse, d’un classique, chacun vers sa cible. Une suite compte si les trois balles courbent du bon côté. Visez treize suites justes sur vingt.',
        harder: 'Faites suivre un classique de deux inverses, l’ordre le plus trompeur pour le relanceur.',
        easier: 'Servez dix classiques, puis dix inverses, sans chercher de cible.',
      },
    },
  },
  'Latéral Droit': {
    gesture: {
      contact:
        'À l’arrière {gauche|droit} de la balle, à l’équateur, au point le plus bas du balancier. Devant le ventre, tout près du corps, après une chute d’un mètre et plus.',
      racket:
        'De profil, pointe vers le bas, trois doigts relâchés sur le manche. Le bras balance {de droite à gauche|de gauche à droite}, palette verticale, et le poignet termine le geste vers le ventre.',
      spin: 'La balle courbe vers votre {droite|gauche} et le rebond prolonge la fuite, à l’extérieur du {revers|coup droit} d’un relanceur droitier. S’il ne corrige pas, sa remise revient vers votre {gauche|droite}.',
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
        harder: 'Lancez une tête plus haut, et réduisez l’écart permis à la longueur d’une main.',
        easier:
          'Faites d’abord le balancier sans balle, puis avec un lancer qui ne dépasse pas la hauteur de vos yeux.',
      },
      withPartner: {
        name: 'Pivot sur la remise',
        minutes: 20,
        description:
          'Servez dans le {revers|coup droit} de votre partenaire. Comme l’effet ramène sa remise vers votre revers, pivotez et attaquez du coup droit. Il peut changer de côté une fois sur quatre. Un point par attaque gagnante, manches en 11 points.',
        harder:
          'Glissez dans chaque dizaine trois balles sans aucun latéral, servies avec le même balancier, pour tromper.',
        easier:
          'Votre partenaire remet toujours du même côté, et vous attaquez sans pivoter si la balle vous déborde.',
      },
      basket: {
        name: 'La boite le long du couloir',
        minutes: 15,
        description:
          'Placez une boite au sol, à un mètre de la table, du côté où la balle s’échappe. Cinquante services au panier, de votre coin revers en diagonale, courts d’abord, mi-longs ensuite. Un point par balle qui sort par le côté, deux si elle finit dans la boite. Cherchez trente points.',
        harder: 'Reculez la boite d’un pas, la balle doit sortir plus vite et plus loin.',
        easier: 'Comptez un point pour chaque courbe visible, même si la balle sort par le fond.',
      },
    },
  },
  Dévié: {
    gesture: {
      contact:
        'Tout en bas de la balle, pendant que la raquette traverse. Devant le nombril, un peu plus haut que la table.',
      racket:
        'Palette ouverte, presque horizontale, pointe vers la {gauche|droite}. La main passe sous la balle {de droite à gauche|de gauche à droite}, parallèle à votre ligne, en avançant très peu.',
      spin: 'La chute presse la balle sur la mousse et lui donne une rotation en hélice. Son vol est presque droit, puis elle casse {à droite|à gauche} au rebond, et une poussette la voit filer du même côté.',
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
        harder: 'Visez au sol une ligne tracée d’avance, et faites casser la balle juste dessus.',
        easier:
          'Posez une balle sur la palette tenue à plat et faites-la rouler de côté, pour sentir le passage sous elle.',
      },
      withPartner: {
        name: 'Annonce avant le rebond',
        minutes: 15,
        description:
          'Vous choisissez entre coupé et dévié avec le même lancer. Votre partenaire dit «\u00a0coupe\u00a0» ou «\u00a0casse\u00a0» avant que la balle touche son camp, puis remet. Deux points s’il se trompe, un s’il manque la table. Premier à 15, puis inversez.',
        harder: 'Ajoutez un troisième choix, la balle vide, avec toujours le même lancer.',
        easier: 'Annoncez l’effet vous-même, votre partenaire ne cherche qu’à remettre la balle.',
      },
      basket: {
        name: 'Portes de plots',
        minutes: 20,
        description:
          'Devant chaque coin adverse, deux plots forment une porte large d’une raquette et demie, décalée du côté de la cassure. Quarante balles du panier. Le service compte si la balle rebondit avant la porte puis la traverse. Objectif de 16.',
        harder:
          'Faites casser la balle à moins de trente centimètres du filet adverse, avec un second rebond sur la table.',
        easier: 'Élargissez la porte à trois raquettes, et comptez dès que la balle casse du bon côté.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
