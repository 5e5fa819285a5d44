import type { StrokeAdvice } from './stroke-advice.ts'

export const marteau = {
  Lifté: {
    gesture: {
      contact:
        'Pour un droitier, derrière la balle et un peu à droite, à hauteur de son équateur. Attends-la en fin de chute, genoux fléchis, une main au-dessus du niveau de la table.',
      racket:
        'Pointe vers le plafond, manche tenu comme celui d’un marteau, palette presque verticale. L’avant-bras avance, puis le poignet remonte et ferme un peu la raquette en frottant.',
      spin: 'La balle plonge après le filet, gicle vers l’avant au rebond en tirant un peu à gauche, puis saute de la raquette du relanceur si celui-ci ne ferme pas la sienne.',
    },
    faults: [
      {
        fault: 'Tu sers jambes tendues et la balle rebondit haut.',
        correction:
          'Descends avec les jambes avant le lancer. La pointe étant en haut, c’est ton bassin qui doit baisser pour que le contact soit bas.',
      },
      {
        fault: 'La balle est poussée à plat et sort de la table sans tourner.',
        correction:
          'Pense à monter plutôt qu’à avancer. Après l’impact, la pointe finit au niveau de tes yeux et non vers le filet.',
      },
      {
        fault: 'Le premier rebond tombe trop près du filet et la balle accroche.',
        correction:
          'Fais rebondir à une main de ta ligne de fond, l’effet se charge ensuite de ramener la balle.',
      },
    ],
    drills: {
      alone: {
        name: 'Le rebond qui accélère',
        minutes: 15,
        description:
          'Seul à la table, sers quinze balles lentes puis quinze rapides, toutes liftées et longues. Après le rebond adverse, la balle doit filer vers l’avant sans remonter plus haut que le filet. Un point pour chacune, cherche vingt sur trente.',
      },
      withPartner: {
        name: 'Bloque si tu peux',
        minutes: 15,
        description:
          'Sers long et lifté dans le revers de ton partenaire, qui se contente de mettre la raquette. Un point pour toi si sa remise monte au-dessus d’une main tendue sur le filet, un pour lui sinon. Premier à 11, puis échange des rôles.',
      },
      basket: {
        name: 'Quarante balles, dernier tiers',
        minutes: 15,
        description:
          'Prends quarante balles dans le panier et marque au ruban adhésif le dernier tiers de la table adverse. Sers vingt fois vers le coude, vingt fois vers le coup droit, toujours long. Objectif de 28 rebonds dans la zone, sans que le lancer change.',
      },
    },
    harder:
      'Vise une feuille posée à trente centimètres du coin, et sers une balle sur trois courte avec le même départ de bras.',
    easier:
      'Sers sans filet, raquette près de l’oreille au départ, en laissant seulement l’avant-bras tomber puis remonter.',
  },
  Coupé: {
    gesture: {
      contact:
        'Pour un droitier, sous l’équateur, à l’arrière de la balle et un rien à droite. Prends-la devant la hanche, quand elle arrive presque au niveau de la table.',
      racket:
        'La pointe part du haut et bascule en arrière, face ouverte vers le plafond. La main tombe, puis la palette file sous la balle vers l’avant, et le poignet fouette au dernier moment.',
      spin: 'La balle freine dans l’air, rebondit mollement, peut même s’arrêter au deuxième rebond, et descend dans le filet si le relanceur n’ouvre pas sa raquette.',
    },
    faults: [
      {
        fault: 'La palette reste droite et la coupe devient un simple latéral.',
        correction:
          'Avant le contact, montre le plan de coup droit au plafond. Si elle est encore debout, tu passeras derrière la balle et non dessous.',
      },
      {
        fault: 'Le bras tape vers le bas et la balle saute haut derrière le filet.',
        correction:
          'Fais le dernier tiers du geste vers l’avant, comme si tu glissais une feuille sous la balle.',
      },
    ],
    drills: {
      alone: {
        name: 'La balle qui fait demi-tour',
        minutes: 15,
        description:
          'Sur un sol dur, un genou à terre, lance et coupe la balle vers un mur à quatre mètres. Après son rebond, elle doit ralentir, s’arrêter et reculer avant le mur. Compte les demi-tours sur vingt essais, cherche-en douze.',
      },
      withPartner: {
        name: 'Pousse ou tombe',
        minutes: 15,
        description:
          'Sers court, deux rebonds possibles dans le camp d’en face. Ton partenaire pousse chaque balle. Tu marques quand il met dans le filet ou relève trop, il marque quand il replace court. Dix services chacun, trois fois.',
      },
      basket: {
        name: 'Ficelle au-dessus du filet',
        minutes: 20,
        description:
          'Tends une ficelle une raquette au-dessus du filet. Avec cinquante balles du panier, sers coupé entre filet et ficelle, le second rebond restant sur la table adverse. Compte par dix, objectif de sept réussites par série, une minute de pause.',
      },
    },
    harder:
      'Alterne sans prévenir coupe maximale et balle vide, touchée près du manche avec un geste identique.',
    easier:
      'Oublie d’abord la longueur et sers où tu veux, pourvu que la balle ralentisse nettement après son rebond.',
  },
  'Latéral Gauche': {
    gesture: {
      contact:
        'Pour un droitier, sur le flanc droit de la balle, côté extérieur, à l’équateur. Elle descend devant toi, entre le nombril et la hanche côté raquette, genoux fléchis.',
      racket:
        'Pointe en haut, face coup droit tournée vers l’intérieur, palette verticale. Elle longe la balle d’arrière en avant comme on gratterait le bord d’un ballon, et le poignet claque.',
      spin: 'La balle courbe vers ta gauche et fuit encore après le rebond, vers le couloir coup droit d’un relanceur droitier. Sa raquette la renvoie plutôt sur ta droite.',
    },
    faults: [
      {
        fault: 'Tu touches l’arrière de la balle, qui part droit et sans courbe.',
        correction:
          'Lance un peu plus devant le nombril, pour laisser à la palette la place de passer par l’extérieur.',
      },
      {
        fault: 'Le coude se colle aux côtes et bloque l’avant-bras.',
        correction:
          'Garde un ballon imaginaire entre le coude et le flanc, et laisse l’avant-bras pivoter librement.',
      },
      {
        fault: 'La balle sort sur le côté avant d’avoir touché la table adverse.',
        correction: 'Vise à droite de ta cible, la courbe fait le reste du chemin.',
      },
    ],
    drills: {
      alone: {
        name: 'Contourner la gourde',
        minutes: 15,
        description:
          'Pose une gourde debout au milieu de la table adverse, juste derrière le filet. Place-toi pour que la ligne droite la touche et fais passer la balle autour d’elle par l’extérieur. Vingt essais, un point par service valable qui contourne sans toucher.',
      },
      withPartner: {
        name: 'La remise attendue',
        minutes: 20,
        description:
          'Sers dans le plein coup droit de ton partenaire, qui remet sans corriger l’effet. Place-toi d’avance là où la balle reviendra et attaque-la. Un point par attaque réussie, un point pour lui si sa remise te surprend. Deux fois 15 services.',
      },
      basket: {
        name: 'Sortie par le côté',
        minutes: 15,
        description:
          'Trente balles du panier. Depuis ton coin coup droit, chaque service doit rebondir en face puis quitter la table par le côté, et non par le fond. Pose une caisse là où elles doivent tomber. Objectif de 18 balles sorties par le bon bord.',
      },
    },
    harder:
      'Demande la même sortie de table avec un service deux fois plus rapide, premier rebond près de ta ligne.',
    easier:
      'Commence par faire tourner la balle comme une toupie sur le sol, d’un passage de la palette sur son flanc.',
  },
  'Latéral Droit': {
    gesture: {
      contact:
        'Pour un droitier, à l’arrière de la balle, un peu à gauche de son milieu, à l’équateur. Elle est devant la poitrine, plus près du corps que dans le marteau habituel.',
      racket:
        'Pointe en haut, coude levé vers l’avant, face coup droit vers le filet. La palette balaie de droite à gauche comme un essuie-glace, le pouce en tête, et s’arrête dès que la balle est partie.',
      spin: 'C’est le marteau à l’envers. La balle courbe vers ta droite, s’échappe du côté revers d’un relanceur droitier, et sa remise molle revient à ta gauche.',
    },
    faults: [
      {
        fault: 'Le coude reste bas et la pointe se couche pendant le balayage.',
        correction: 'Lève le coude avant même de lancer. Il sert de pivot et ne bouge presque plus ensuite.',
      },
      {
        fault: 'Tu tournes les épaules avec la raquette et la balle part en angle.',
        correction: 'Fixe les pieds et le buste. Seuls l’avant-bras et le poignet traversent devant toi.',
      },
    ],
    drills: {
      alone: {
        name: 'Essuie-glace à vide, puis balle',
        minutes: 15,
        description:
          'Face à une vitre ou un miroir, fais vingt balayages sans balle, pointe toujours plus haute que la main. Puis sers vingt balles seul. Une balle compte si la pointe est restée en haut et si la courbe se voit nettement après le filet.',
      },
      withPartner: {
        name: 'Marteau de quel côté',
        minutes: 15,
        description:
          'Mélange ce service et le marteau normal, même lancer, même posture. Ton partenaire annonce le sens de la courbe avant le second rebond, puis remet. Tu marques s’il se trompe ou rate. Manche de 16 services, puis changez.',
      },
      basket: {
        name: 'Deux cerceaux, un seul départ',
        minutes: 20,
        description:
          'Pose un cerceau dans chaque coin adverse. Trente-six balles du panier, par paires, la première avec le marteau habituel, la deuxième balayée à l’envers, dans le cerceau opposé. Une paire compte si les deux sont dedans, cherche-en dix sur dix-huit.',
      },
    },
    harder:
      'Feinte d’abord le marteau vers l’avant, puis reviens balayer la balle dans l’autre sens au dernier instant.',
    easier:
      'Fais le balayage sur une balle que tu laisses rebondir une fois au sol, sans te soucier de la table.',
  },
  Dévié: {
    gesture: {
      contact:
        'Pour un droitier, sur le flanc droit de la balle, à peine en arrière. La palette doit tomber plus vite que la balle, à hauteur de hanche, entre le nombril et ton bras.',
      racket:
        'Arme haut, pointe au plafond, face coup droit vers l’intérieur. La main tombe droit comme un marteau sur un clou, le long de la balle, avec juste assez d’avancée pour passer le filet.',
      spin: 'La balle tourne en hélice, comme un ballon de rugby. Elle vole presque droit puis casse à droite au rebond, et part de ce même côté quand on la pousse.',
    },
    faults: [
      {
        fault: 'La balle courbe dans l’air mais ne casse pas au rebond.',
        correction: 'Ton geste avance trop. Frotte davantage de haut en bas, l’hélice naît de cette chute.',
      },
      {
        fault: 'La raquette rate la balle ou ne prend que le bord.',
        correction:
          'Ralentis le départ et accélère tard. Le lancer doit retomber à une largeur de palette devant ta hanche.',
      },
      {
        fault: 'Le bout de la palette cogne la table en fin de geste.',
        correction: 'Recule d’un demi-pas et arrête la main dès que le frottement est fait, geste court.',
      },
    ],
    drills: {
      alone: {
        name: 'Quitter la ligne',
        minutes: 15,
        description:
          'Colle un ruban dans le prolongement de ton service, du filet au fond. Seul, sers sur ce ruban. La balle doit y rebondir puis s’en écarter d’au moins une raquette avant le fond. Trois séries de dix, cherche cinq écarts nets par série.',
      },
      withPartner: {
        name: 'Raquette immobile',
        minutes: 15,
        description:
          'Ton partenaire place sa raquette sur la trajectoire avant le rebond et ne la bouge plus. Un point par balle qui passe à côté ou touche le bord. Dix services, puis il peut bouger et le point se joue. Changez toutes les 20 balles.',
      },
      basket: {
        name: 'Hélice ou toupie',
        minutes: 20,
        description:
          'Vide un demi-panier en alternant cinq latéraux par l’extérieur et cinq déviés. Les premiers doivent contourner un plot derrière le filet, les seconds casser juste après le rebond. Note les séries entièrement justes, il en faut quatre sur huit.',
      },
    },
    harder:
      'Sers le dévié court, deux rebonds dans le camp d’en face, en gardant une cassure visible au premier.',
    easier:
      'Rapproche-toi du milieu de la table et accepte un service haut. D’abord sentir la chute, ensuite la hauteur.',
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
