import type { StrokeAdvice } from './stroke-advice.ts'

export const lance = {
  Lifté: {
    gesture: {
      contact:
        'Pour un droitier, derrière la balle, un peu à gauche et de bas en haut, au bout de sa longue chute, à hauteur de ceinture et à un avant-bras du corps.',
      racket:
        'Pointe vers le bas, balancier du bras passé son point le plus bas. La palette, presque verticale, remonte à la rencontre de la balle qui tombe, et l’index pousse la palette.',
      spin: 'La vitesse de chute s’ajoute à celle du frottement. La balle plonge vite, rebondit bas et longue, avec une légère courbe à droite, et grimpe sur un bloc passif.',
    },
    faults: [
      {
        fault: 'La balle retombe derrière toi et tu la cherches du bras.',
        correction:
          'Lance en montant avec les jambes, paume à plat jusqu’au visage. La balle doit pouvoir retomber dans ta main sans que tu bouges.',
      },
      {
        fault: 'Tu frappes trop tôt, en dessous, et le lifté devient coupé.',
        correction:
          'Laisse passer le bas du balancier. Dis «\u00a0tombe\u00a0» dans ta tête, puis remonte seulement quand la balle arrive à la ceinture.',
      },
    ],
    drills: {
      alone: {
        name: 'Lancer, compter, remonter',
        minutes: 15,
        description:
          'Lance vingt fois à plus d’un mètre au-dessus de la tête sans servir et rattrape la balle paume ouverte, les pieds immobiles. Sers ensuite vingt liftés. Un service compte si le lancer est vertical et le rebond adverse dans le dernier tiers.',
      },
      withPartner: {
        name: 'Long dans le coude',
        minutes: 20,
        description:
          'Sers lifté vers le coude de ton partenaire, qui doit choisir entre coup droit et revers. Un point s’il se gêne ou bloque hors de la table, deux si tu termines sa remise haute. Jouez 24 services chacun et comparez les totaux.',
      },
      basket: {
        name: 'Le balancier sans arrêt',
        minutes: 15,
        description:
          'Panier de trente balles à portée de main libre. Sers une balle toutes les dix secondes, sans changer la hauteur du lancer. Un camarade compte les premiers rebonds à moins d’une raquette de ta ligne de fond. Objectif de 20, puis de 24.',
      },
    },
    harder:
      'Place la balle tour à tour dans les deux coins profonds, en gardant le même regard et le même lancer.',
    easier:
      'Reviens à un lancer de cinquante centimètres, et n’ajoute une tête de hauteur qu’après huit réussites sur dix.',
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
          'Ne pose pas la palette à plat sous la chute. Garde-la en mouvement vers l’avant, la balle doit être frôlée, pas reçue.',
      },
      {
        fault: 'Le lancer s’éloigne et tu coupes bras tendu.',
        correction:
          'Rapproche la main libre du nombril au départ. Plus la balle tombe près de toi, plus le poignet est libre.',
      },
      {
        fault: 'La main libre reste sous la balle et cache le contact.',
        correction:
          'Retire le bras libre dès que la balle a quitté la paume, c’est aussi ce que le règlement demande.',
      },
    ],
    drills: {
      alone: {
        name: 'Le plafond du club',
        minutes: 20,
        description:
          'Repère une marque sur un mur à deux mètres et demi du sol. Lance chaque balle à cette hauteur, sans toucher le plafond, puis sers coupé court. Sur trente essais, compte ceux où le lancer atteint la marque et où la balle rebondit deux fois en face.',
      },
      withPartner: {
        name: 'Coupé ou vide, à toi de lire',
        minutes: 15,
        description:
          'Sers du lancé très coupé ou sans rotation, à ton choix. Ton partenaire pousse ou flippe selon ce qu’il lit. Un point pour toi si la balle va au filet ou s’envole, un pour lui s’il remet bas. Manches de 12 services, rôles inversés.',
      },
      basket: {
        name: 'Le petit carré court',
        minutes: 15,
        description:
          'Pose quatre feuilles près du filet adverse, une par couloir et deux au milieu. Dix balles du panier pour chacune. Le service compte si le rebond touche la feuille et si la balle ne sort pas du fond. Note le total sur quarante et bats-le la fois suivante.',
      },
    },
    harder:
      'Ajoute un mètre au lancer, ou sers aussitôt après dix flexions, quand les jambes ne sont plus fraîches.',
    easier:
      'Demande à l’entraineur de lâcher la balle d’en haut à ta place, pour ne penser qu’au passage sous elle.',
  },
  'Latéral Gauche': {
    gesture: {
      contact:
        'Pour un droitier, à l’arrière droit de la balle, à l’équateur, quand elle finit sa longue chute à hauteur de ventre. Elle tombe un peu plus devant que dans ton lancé habituel.',
      racket:
        'Pendule inverse, pointe en bas et coude haut. La palette, verticale, part de près du ventre et sort vers la droite et l’avant, le poignet s’ouvrant comme pour écarter un rideau.',
      spin: 'La balle courbe vers ta gauche, à l’opposé de ton lancé classique. Elle s’ouvre vers le coup droit d’un relanceur droitier et sa remise dérive vers ta droite.',
    },
    faults: [
      {
        fault: 'Le coude descend avec la balle et la raquette se couche.',
        correction:
          'Le coude reste à hauteur d’épaule pendant toute la chute. Seule la main attend, pointe vers le sol.',
      },
      {
        fault: 'Tu pars trop vite et le poignet est déjà ouvert à l’impact.',
        correction:
          'La chute dure longtemps. Garde le poignet fermé contre toi tant que la balle est au-dessus du menton.',
      },
    ],
    drills: {
      alone: {
        name: 'Rideau sans balle, rideau avec balle',
        minutes: 15,
        description:
          'Coude posé sur le dossier d’une chaise haute, fais trente ouvertures du poignet, pointe en bas. Retire la chaise, lance haut et sers. Cherche cinq réussites de suite, courbe visible et rebond en face. Une faute ramène à zéro, note ta plus longue suite.',
      },
      withPartner: {
        name: 'Ouvrir, puis frapper dans le trou',
        minutes: 20,
        description:
          'Sers ce latéral dans le plein coup droit de ton partenaire pour le déplacer. Il remet où il peut, tu joues la troisième balle dans l’espace qu’il a laissé. Un point par balle qu’il ne touche pas. Deux séries de 12 services chacun.',
      },
      basket: {
        name: 'Classique, inverse, classique',
        minutes: 20,
        description:
          'Soixante balles du panier, toujours lancées haut. Répète la suite d’un pendule classique, d’un inverse, d’un classique, chacun vers sa cible. Une suite compte si les trois balles courbent du bon côté. Vise treize suites justes sur vingt.',
      },
    },
    harder:
      'Raccourcis le service jusqu’à obtenir deux rebonds en face, sans rien perdre de la courbe ni de la hauteur du lancer.',
    easier:
      'Apprends d’abord l’ouverture du poignet avec un lancer juste réglementaire, un peu plus haut que le filet.',
  },
  'Latéral Droit': {
    gesture: {
      contact:
        'Pour un droitier, à l’arrière gauche de la balle, à l’équateur, au point le plus bas du balancier. Devant le ventre, tout près du corps, après une chute de deux mètres.',
      racket:
        'De profil, pointe vers le bas, trois doigts relâchés sur le manche. Le bras balance de droite à gauche, palette verticale, et le poignet termine le geste vers le ventre.',
      spin: 'La balle courbe vers ta droite et le rebond prolonge la fuite, loin du revers d’un relanceur droitier. S’il ne corrige pas, sa remise revient vers ta gauche.',
    },
    faults: [
      {
        fault: 'Tu restes face à la table et le bras manque de place.',
        correction:
          'Tourne la pointe des pieds vers le côté, le long de ta ligne de fond. Le balancier passe alors devant toi sans obstacle.',
      },
      {
        fault: 'Le manche est serré à pleine main, le poignet ne fouette pas.',
        correction:
          'Décolle le petit doigt, l’annulaire et le majeur. La raquette doit ballotter quand tu secoues la main.',
      },
      {
        fault: 'La balle latérale part trop longue et facile à attaquer.',
        correction:
          'Freine la main juste après le contact et avance le premier rebond vers le milieu de ta demi-table.',
      },
    ],
    drills: {
      alone: {
        name: 'Le pendule et la pièce',
        minutes: 15,
        description:
          'Pose une pièce au sol sous le point où tu veux toucher la balle. Lance à deux mètres et laisse tomber. Dix fois de suite, la balle doit retomber à moins d’un pied de la pièce. Sers ensuite vingt fois et compte les courbes nettes.',
      },
      withPartner: {
        name: 'Pivot sur la remise',
        minutes: 20,
        description:
          'Sers dans le revers de ton partenaire. Comme l’effet ramène sa remise vers ton revers, pivote et attaque du coup droit. Il peut changer de côté une fois sur quatre. Un point par attaque gagnante, manches en 11 points.',
      },
      basket: {
        name: 'La boîte le long du couloir',
        minutes: 15,
        description:
          'Place une boîte au sol, à un mètre de la table, du côté où la balle s’échappe. Cinquante services au panier, courts d’abord, mi-longs ensuite. Un point par balle qui sort par le côté, deux si elle finit dans la boîte. Cherche trente points.',
      },
    },
    harder:
      'Glisse dans chaque dizaine trois balles sans aucun latéral, servies avec le même balancier, pour tromper.',
    easier:
      'Fais d’abord le balancier sans balle, puis avec un lancer qui ne dépasse pas la hauteur de tes yeux.',
  },
  Dévié: {
    gesture: {
      contact:
        'Pour un droitier, sous la balle, au plus près de son point le plus bas, pendant que la raquette traverse. Devant le nombril, un peu plus haut que la table.',
      racket:
        'Palette ouverte, presque horizontale, pointe vers la gauche. La main passe sous la balle de droite à gauche, parallèle à ta ligne, en avançant très peu.',
      spin: 'La chute presse la balle sur la mousse et lui donne une rotation en hélice. Son vol est presque droit, puis elle casse à droite au rebond, et une poussette la voit filer du même côté.',
    },
    faults: [
      {
        fault: 'Tu passes dessous en avançant et il ne reste que de la coupe.',
        correction:
          'Imagine une étagère le long de ta ligne de fond. La raquette glisse dessus, de côté, sans pousser.',
      },
      {
        fault: 'La balle manque de vitesse et reste dans le filet.',
        correction:
          'Relève à peine le bord arrière de la palette et accélère, la vitesse de chute fait passer la balle.',
      },
    ],
    drills: {
      alone: {
        name: 'La casse au sol',
        minutes: 15,
        description:
          'Debout dans la salle, lance haut, passe sous la balle de côté et laisse-la rebondir au sol devant toi. Elle doit s’écarter d’au moins un pas de sa direction. Vingt essais sans table, puis vingt sur la table, un point par cassure.',
      },
      withPartner: {
        name: 'Annonce avant le rebond',
        minutes: 15,
        description:
          'Tu choisis entre coupé et dévié avec le même lancer. Ton partenaire dit «\u00a0coupe\u00a0» ou «\u00a0casse\u00a0» avant que la balle touche son camp, puis remet. Deux points s’il se trompe, un s’il manque la table. Premier à 15, puis inversez.',
      },
      basket: {
        name: 'Portes de plots',
        minutes: 20,
        description:
          'Devant chaque coin adverse, deux plots forment une porte large d’une raquette et demie, décalée du côté de la cassure. Quarante balles du panier. Le service compte si la balle rebondit avant la porte puis la traverse. Objectif de 16.',
      },
    },
    harder:
      'Fais casser la balle à moins de trente centimètres du filet adverse, avec un second rebond sur la table.',
    easier:
      'Pose une balle sur la palette tenue à plat et fais-la rouler de côté, pour sentir le passage sous elle.',
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
