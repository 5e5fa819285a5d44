import type { StrokeAdvice } from './stroke-advice.ts'

export const marteau = {
  Lifté: {
    gesture: {
      contact:
        'Derrière la balle et un peu {à droite|à gauche}, à hauteur de son équateur. Attendez-la en fin de chute, derrière la ligne de fond, une main plus haut que le plateau, genoux fléchis.',
      racket:
        'Pointe vers le plafond, manche tenu comme celui d’un marteau, palette presque verticale. L’avant-bras avance, puis le poignet remonte et ferme un peu la raquette en frottant.',
      spin: 'La balle plonge après le filet, gicle vers l’avant au rebond en tirant un peu {à gauche|à droite}, puis monte sur la raquette du relanceur s’il ne la ferme pas.',
    },
    faults: [
      {
        fault: 'Vous servez jambes tendues et la balle rebondit haut.',
        correction:
          'Descendez avec les jambes avant le lancer. La pointe étant en haut, c’est votre bassin qui doit baisser pour que le contact soit bas.',
      },
      {
        fault: 'La balle est poussée à plat et sort de la table sans tourner.',
        correction:
          'Pensez à monter plutôt qu’à avancer. Après l’impact, la pointe finit au niveau de vos yeux et non vers le filet.',
      },
      {
        fault: 'Le premier rebond tombe trop près du filet et la balle l’accroche.',
        correction:
          'Faites rebondir à une main de votre ligne de fond, l’effet se charge ensuite de ramener la balle.',
      },
    ],
    drills: {
      alone: {
        name: 'Le rebond qui accélère',
        minutes: 15,
        description:
          'Sans personne en face, servez quinze balles lentes puis quinze rapides, toutes liftées et longues. Après le rebond adverse, la balle doit filer vers l’avant sans remonter plus haut que le filet. Un point pour chacune, cherchez vingt sur trente.',
        harder:
          'Visez une feuille posée à trente centimètres du coin, et servez une balle sur trois courte avec le même départ de bras.',
        easier:
          'Servez sans filet, raquette près de l’oreille au départ, en laissant seulement l’avant-bras tomber puis remonter.',
      },
      withPartner: {
        name: 'Bloquez si vous pouvez',
        minutes: 15,
        description:
          'Servez long et lifté dans le revers de votre partenaire, qui se contente de mettre la raquette. Un point pour vous si sa remise monte au-dessus d’une main dressée sur le filet, un pour lui sinon. Premier à 11, puis échange des rôles.',
        harder:
          'Servez le même lifté tantôt dans le revers, tantôt dans le coude, sans que le lancer l’annonce.',
        easier:
          'Comptez seulement les services qui touchent la table, et laissez votre partenaire remettre comme il peut.',
      },
      basket: {
        name: 'Quarante balles, dernier tiers',
        minutes: 15,
        description:
          'Prenez quarante balles dans le panier et marquez au ruban adhésif le dernier tiers de la table adverse. Servez vingt fois vers le coude, vingt fois vers le coup droit, toujours long. Objectif de 28 rebonds dans la zone, sans que le lancer change.',
        harder: 'Réduisez la zone aux trente derniers centimètres, et gardez l’objectif de 28.',
        easier: 'Prenez la moitié arrière de la table comme zone, et vingt balles au lieu de quarante.',
      },
    },
  },
  Coupé: {
    gesture: {
      contact:
        'Sous l’équateur, à l’arrière de la balle et un rien {à droite|à gauche}. Prenez-la devant vous, derrière la ligne de fond, juste au-dessus du niveau de la table.',
      racket:
        'La pointe part du haut et bascule en arrière, face ouverte vers le plafond. La main tombe, puis la palette file sous la balle vers l’avant, et le poignet fouette au dernier moment.',
      spin: 'La balle freine dans l’air, rebondit mollement, peut même s’arrêter au deuxième rebond, et descend dans le filet si le relanceur n’ouvre pas sa raquette.',
    },
    faults: [
      {
        fault: 'La palette reste droite et la coupe devient un simple latéral.',
        correction:
          'Avant le contact, montrez le plan de coup droit au plafond. Une palette encore debout passe derrière la balle et non dessous.',
      },
      {
        fault: 'Le bras tape vers le bas et la balle saute haut derrière le filet.',
        correction:
          'Faites le dernier tiers du geste vers l’avant, comme si vous glissiez une feuille sous la balle.',
      },
    ],
    drills: {
      alone: {
        name: 'La balle qui fait demi-tour',
        minutes: 15,
        description:
          'Au-dessus d’un sol dur, un genou posé sur un tapis, lancez et coupez la balle vers un mur à quatre mètres. Après son rebond, elle doit ralentir, s’arrêter et reculer avant le mur. Comptez les demi-tours sur vingt essais, cherchez-en dix.',
        harder: 'Éloignez-vous du mur d’un mètre, et cherchez quinze demi-tours sur vingt.',
        easier:
          'Lancez la balle plus bas et coupez-la doucement, un simple arrêt après le rebond vaut déjà un point.',
      },
      withPartner: {
        name: 'Pousse ou tombe',
        minutes: 15,
        description:
          'Servez court, deux rebonds possibles dans le camp d’en face. Votre partenaire pousse chaque balle. Vous marquez quand il met dans le filet ou relève trop, il marque quand il replace court. Dix services chacun, trois fois.',
        harder:
          'Alternez sans prévenir coupe maximale et balle vide, touchée près du manche avec un geste identique.',
        easier: 'Servez sans chercher les deux rebonds, un point dès que la poussette de l’autre monte.',
      },
      basket: {
        name: 'Ficelle au-dessus du filet',
        minutes: 20,
        description:
          'Tendez une ficelle à une largeur de raquette au-dessus du filet. Avec cinquante balles du panier, servez coupé entre filet et ficelle, le second rebond restant sur la table adverse. Comptez par dix, objectif de six réussites par série, une minute de pause.',
        harder:
          'Descendez la ficelle d’une demi-raquette, et placez les services tour à tour dans les trois couloirs.',
        easier:
          'Oubliez d’abord la longueur et servez où vous voulez, pourvu que la balle ralentisse nettement après son rebond.',
      },
    },
  },
  'Latéral Gauche': {
    gesture: {
      contact:
        'Sur le flanc {droit|gauche} de la balle, côté extérieur, à l’équateur. Elle descend devant vous, entre le nombril et le bras qui joue, plus haut que le plateau, genoux fléchis.',
      racket:
        'Pointe en haut, face coup droit tournée vers l’intérieur, palette verticale. Elle longe la balle d’arrière en avant comme on gratterait le bord d’un ballon, et le poignet claque.',
      spin: 'La balle courbe vers votre {gauche|droite} et fuit encore après le rebond, vers le couloir {coup droit|revers} d’un relanceur droitier. Sa raquette la renvoie plutôt sur votre {droite|gauche}.',
    },
    faults: [
      {
        fault: 'Vous touchez l’arrière de la balle, qui part droit et sans courbe.',
        correction:
          'Lancez un peu plus devant le nombril, pour laisser à la palette la place de passer par l’extérieur.',
      },
      {
        fault: 'Le coude se colle aux côtes et bloque l’avant-bras.',
        correction:
          'Gardez un ballon imaginaire entre le coude et le flanc, et laissez l’avant-bras pivoter librement.',
      },
      {
        fault: 'La balle sort sur le côté avant d’avoir touché la table adverse.',
        correction: 'Visez {à droite|à gauche} de votre cible, la courbe fait le reste du chemin.',
      },
    ],
    drills: {
      alone: {
        name: 'Contourner la gourde',
        minutes: 15,
        description:
          'Posez une gourde debout au milieu de la table adverse, juste derrière le filet. Placez-vous pour que la ligne droite la touche et faites passer la balle autour d’elle par la {droite|gauche}. Vingt essais, un point par service valable qui contourne sans toucher.',
        harder: 'Reculez la gourde d’un avant-bras vers le fond, il faut alors une courbe plus forte.',
        easier:
          'Commencez par faire tourner la balle comme une toupie sur le sol, d’un passage de la palette sur son flanc.',
      },
      withPartner: {
        name: 'La remise attendue',
        minutes: 20,
        description:
          'Servez dans le plein {coup droit|revers} de votre partenaire, qui remet sans corriger l’effet. Placez-vous d’avance là où la balle reviendra et attaquez-la. Un point par attaque réussie, un point pour lui si sa remise vous surprend. Deux fois 15 services.',
        harder: 'Laissez votre partenaire corriger une remise sur trois, et tenez-vous prêt des deux côtés.',
        easier: 'Attrapez d’abord la remise à la main, pour apprendre où elle revient.',
      },
      basket: {
        name: 'Sortie par le côté',
        minutes: 15,
        description:
          'Trente balles du panier. Depuis votre coin coup droit, chaque service doit rebondir en face puis quitter la table par le côté, et non par le fond. Posez une caisse là où elles doivent tomber. Objectif de 18 balles sorties par le bon bord.',
        harder:
          'Cherchez la même sortie de table avec un service nettement plus rapide, premier rebond près de votre ligne.',
        easier: 'Servez vingt balles, et comptez aussi celles qui sortent par le coin.',
      },
    },
  },
  'Latéral Droit': {
    gesture: {
      contact:
        'À l’arrière de la balle, un peu {à gauche|à droite} de son milieu, à l’équateur. Elle est devant la poitrine, plus près du corps que dans le marteau habituel.',
      racket:
        'Pointe en haut, coude levé vers l’avant, face coup droit vers le filet. La palette balaie {de droite à gauche|de gauche à droite} comme un essuie-glace, le pouce en tête, et s’arrête dès que la balle est partie.',
      spin: 'C’est le marteau à l’envers. La balle courbe vers votre {droite|gauche}, s’échappe du côté {revers|coup droit} d’un relanceur droitier, et sa remise molle revient à votre {gauche|droite}.',
    },
    faults: [
      {
        fault: 'Le coude reste bas et la pointe se couche pendant le balayage.',
        correction: 'Levez le coude avant même de lancer. Il sert de pivot et ne bouge presque plus ensuite.',
      },
      {
        fault: 'Vous tournez les épaules avec la raquette et la balle part en angle.',
        correction: 'Fixez les pieds et le buste. Seuls l’avant-bras et le poignet traversent devant vous.',
      },
    ],
    drills: {
      alone: {
        name: 'Essuie-glace à vide, puis balle',
        minutes: 15,
        description:
          'Face à une vitre ou un miroir, faites vingt balayages sans balle, pointe toujours plus haute que la main. Puis servez vingt balles à la table. Une balle compte si la pointe est restée en haut et si la courbe se voit nettement après le filet.',
        harder:
          'Enchainez les vingt services sans regarder la raquette, la pointe doit rester haute toute seule.',
        easier:
          'Faites le balayage sur une balle que vous laissez rebondir une fois au sol, sans vous soucier de la table.',
      },
      withPartner: {
        name: 'Marteau de quel côté',
        minutes: 15,
        description:
          'Mélangez ce service et le marteau normal, même lancer, même posture. Votre partenaire annonce le sens de la courbe avant le rebond dans son camp, puis remet. Vous marquez s’il se trompe ou rate. Manche de 16 services, puis changez.',
        harder:
          'Feintez d’abord le marteau vers l’avant, puis revenez balayer la balle dans l’autre sens au dernier instant.',
        easier:
          'Servez cinq fois de suite le même sens avant de changer, votre partenaire s’habitue à la courbe.',
      },
      basket: {
        name: 'Deux cerceaux, un seul départ',
        minutes: 20,
        description:
          'Posez un cerceau dans chaque coin adverse. Trente-six balles du panier, par paires, la première avec le marteau habituel, la deuxième balayée à l’envers, dans le cerceau opposé. Une paire compte si les deux sont dedans, cherchez-en huit sur dix-huit.',
        harder: 'Changez de cerceau au milieu d’une paire, quand un camarade le demande pendant le lancer.',
        easier: 'Posez un seul grand cerceau au milieu, la courbe compte plus que l’endroit.',
      },
    },
  },
  Dévié: {
    gesture: {
      contact:
        'Sur le flanc {droit|gauche} de la balle, à peine en arrière. La palette doit tomber plus vite que la balle, un peu plus haut que le plateau, entre le nombril et votre bras.',
      racket:
        'Bras armé haut, pointe au plafond, face coup droit vers l’intérieur. La main tombe droit comme un marteau sur un clou, le long de la balle, avec juste assez d’avancée pour passer le filet.',
      spin: 'La balle tourne en hélice, comme un ballon de rugby. Elle vole presque droit puis casse {à droite|à gauche} au rebond, et part de ce même côté quand on la pousse.',
    },
    faults: [
      {
        fault: 'La balle courbe dans l’air mais ne casse pas au rebond.',
        correction:
          'Votre geste avance trop. Frottez davantage de haut en bas, l’hélice nait de cette chute.',
      },
      {
        fault: 'La raquette rate la balle ou ne prend que le bord.',
        correction:
          'Ralentissez le départ et accélérez tard. Le lancer doit retomber à une largeur de palette devant vous.',
      },
      {
        fault: 'La main ou la raquette cogne la table en fin de geste.',
        correction: 'Reculez d’un demi-pas et arrêtez la main dès que le frottement est fait, geste court.',
      },
    ],
    drills: {
      alone: {
        name: 'Quitter la ligne',
        minutes: 15,
        description:
          'Collez un ruban dans le prolongement de votre service, du filet au fond, et servez sur ce ruban. La balle doit y rebondir puis s’en écarter d’au moins une largeur de raquette avant le fond. Trois séries de dix, cherchez cinq écarts nets par série.',
        harder: 'Demandez un écart de deux largeurs de raquette, toujours sur le même ruban.',
        easier:
          'Rapprochez-vous du milieu de la table et acceptez un service haut. D’abord sentir la chute, ensuite la hauteur.',
      },
      withPartner: {
        name: 'Raquette immobile',
        minutes: 15,
        description:
          'Votre partenaire place sa raquette sur la trajectoire avant le rebond et ne la bouge plus. Un point par balle qui passe à côté ou touche le bord. Dix services, puis il peut bouger et le point se joue. Changez toutes les 20 balles.',
        harder:
          'Servez le dévié court, deux rebonds dans le camp d’en face, en gardant une cassure visible au premier.',
        easier:
          'Votre partenaire reste loin derrière la table, laisse passer la balle et vous dit si elle a cassé.',
      },
      basket: {
        name: 'Hélice ou toupie',
        minutes: 20,
        description:
          'Servez huit séries de cinq balles, tour à tour des latéraux par l’extérieur et des déviés. Les premiers doivent contourner un plot derrière le filet, les seconds casser juste après le rebond. Une série compte à quatre balles justes, il en faut quatre sur huit.',
        harder: 'Tirez l’effet au sort avant chaque balle, au lieu de le répéter cinq fois.',
        easier: 'Servez une série de dix du même effet avant de passer à l’autre, sans compter.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
