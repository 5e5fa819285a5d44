import type { StrokeAdvice } from './stroke-advice.ts'

export const poussetteRv = {
  Coupé: {
    gesture: {
      contact:
        'Devant le ventre, au sommet du rebond, coude décollé du corps. La palette passe sous l’équateur et gratte le bas de la balle, de vous vers le filet.',
      racket:
        'Face revers ouverte, raquette ramenée près du sternum. L’avant-bras se déplie droit devant comme un tiroir qu’on referme, et le poignet se redresse d’un coup sec.',
      spin: 'La balle part basse et tourne vers l’arrière. Elle freine après le rebond et tombe de la raquette d’en face. Plus vous grattez fin, avec un revêtement adhérent, plus l’attaquant doit lever.',
    },
    faults: [
      {
        fault: 'Le coude reste collé et la raquette tourne autour de lui.',
        correction:
          'Placez-le une main devant les côtes. Il avance avec l’avant-bras, la trajectoire de la main est alors droite.',
      },
      {
        fault: 'Le poignet mou laisse la palette se coucher et la balle monte.',
        correction:
          'Fixez l’angle avant le rebond et changez seulement la vitesse. Pouce bien posé sur la palette.',
      },
      {
        fault: 'Vous jouez la balle trop loin sur le côté, en croisant le bras.',
        correction: 'Faites un petit pas chassé pour remettre le nombril derrière la balle avant de pousser.',
      },
    ],
    drills: {
      alone: {
        name: 'La demi-table relevée',
        minutes: 15,
        description:
          'Relevez une moitié de table et poussez contre elle du revers. Au retour, votre coupe est devenue un peu de lift, alors laissez rebondir et recoupez doucement. Cherchez huit touches d’affilée, toutes sous un ruban collé à deux raquettes du bas. Dix tentatives.',
        harder: 'Descendez le ruban d’une raquette, et cherchez douze touches d’affilée.',
        easier: 'Attrapez la balle après chaque poussette, et comptez celles qui touchent sous le ruban.',
      },
      withPartner: {
        name: 'Trente, puis la bagarre',
        minutes: 15,
        description:
          'Dans la diagonale revers, poussez trente fois sans faute à coupe moyenne. À la trente et unième, chacun met toute la coupe qu’il peut et le point commence. Comptez les points gagnés par la seule coupe. Une faute avant trente remet à zéro.',
        harder:
          'Intercalez un pas de pivot et un retour en place entre deux poussettes, sans que leur longueur varie.',
        easier: 'Comptez dix poussettes au lieu de trente, et arrêtez-vous là pour souffler.',
      },
      basket: {
        name: 'Combien tombent',
        minutes: 15,
        description:
          'Le distributeur envoie trente balles coupées dans votre revers. Derrière la table, un camarade bloque vos retours raquette verticale. Chaque balle qui tombe dans le filet depuis sa raquette vaut un point. Au-dessus de dix-huit, demandez plus de vitesse.',
        harder: 'Visez le coude du camarade, puis son revers, sans perdre la coupe.',
        easier:
          'Poussez vingt balles sans filet, par-dessus un simple ruban, en regardant seulement l’angle de la palette.',
      },
    },
  },
  Amorti: {
    gesture: {
      contact:
        'Sur la balle qui monte encore, tout près de son rebond, devant le sternum, bras presque allongé. Prenez-la par-dessous, au centre de la palette.',
      racket:
        'Face revers très ouverte, pouce léger. La raquette attend sur place, recule d’un doigt quand la balle la touche, et s’arrête là. Le mouvement vient des jambes.',
      spin: 'Presque plus de vitesse et un reste de coupe. La balle retombe juste après le filet, et le second rebond arrive avant que l’adversaire puisse allonger le bras.',
    },
    faults: [
      {
        fault: 'Vous poussez quand même un peu et la balle touche le fond.',
        correction:
          'Interdisez-vous tout élan. La balle a déjà sa vitesse, il reste à en retirer les trois quarts.',
      },
      {
        fault: 'Votre balle est courte mais monte, et elle est flippée.',
        correction:
          'Refermez à peine la palette et prenez la balle plus tôt, elle aura moins de hauteur à perdre.',
      },
    ],
    drills: {
      alone: {
        name: 'Le coussin',
        minutes: 15,
        description:
          'Lancez la balle contre un mur, à deux mètres, et laissez-la rebondir au sol. Recevez-la du revers pour qu’elle tombe morte à vos pieds. Vingt réceptions, puis vingt par-dessus un sac posé à un pas. Comptez celles dont le deuxième rebond reste tout près du sac.',
        harder: 'Éloignez le sac d’un pas de plus, et recevez la balle plus près du sol.',
        easier:
          'Tenez la raquette presque à plat, au ras de la table, et apprenez d’abord à sentir la balle mourir dessus.',
      },
      withPartner: {
        name: 'Le premier qui dépasse',
        minutes: 15,
        description:
          'Services courts dans le revers, on ne joue que des amorties. La première balle qui dépasse la ligne de fond après un rebond ouvre le point, et l’autre attaque librement. Matchs en 11 points, chacun servant deux fois de suite.',
        harder:
          'Partez en garde à un pas de la table et entrez dedans à chaque balle, comme sur un vrai service court.',
        easier: 'Le serveur lance la balle à la main, et vous cherchez ensemble quatre amorties de suite.',
      },
      basket: {
        name: 'Une coupée, une vide',
        minutes: 20,
        description:
          'L’entraineur alterne une balle courte très coupée et une courte sans effet, dans votre revers. Amortissez les deux, palette un peu moins ouverte sur la vide. La balle doit rebondir deux fois en face. Trente-deux balles, objectif de 18.',
        harder: 'L’entraineur choisit l’ordre, et vous réglez la palette en lisant sa main.',
        easier: 'Demandez une seule sorte de balle, peu coupée, et contentez-vous d’un rebond court.',
      },
    },
  },
  Float: {
    gesture: {
      contact:
        'Au sommet ou un brin après, devant le ventre. Prenez la balle derrière, à peine plus bas que son milieu, au centre de la palette, sans la laisser glisser.',
      racket:
        'Départ identique à la coupée, palette moins ouverte. L’avant-bras pousse droit, poignet verrouillé par le pouce, puis la pointe plonge après l’impact pour tromper.',
      spin: 'Le geste dit coupe, la balle dit rien. Elle vole plate, freine moins au rebond, et la raquette de l’attaquant qui veut la tirer vers le haut l’expédie trop longue.',
    },
    faults: [
      {
        fault: 'Il reste de la coupe parce que vous grattez encore un peu.',
        correction:
          'Cherchez un bruit plein et non un frottement. Avancez le dos de la main vers le filet comme pour fermer une porte.',
      },
      {
        fault: 'La flottante arrive courte et haute, au milieu.',
        correction:
          'Redressez un peu la palette et visez le dernier quart. Une balle vide n’est dangereuse que longue et rasante.',
      },
      {
        fault: 'Vous la jouez à chaque fois et on l’attend.',
        correction: 'Gardez-la pour une balle sur quatre, après deux poussettes bien lourdes.',
      },
    ],
    drills: {
      alone: {
        name: 'Bruit fin, bruit plein',
        minutes: 15,
        description:
          'Dans un espace dégagé, lâchez la balle et poussez-la du revers devant vous. Alternez frottement et poussée pleine, en écoutant le contact. Au sol, la coupée doit freiner ou revenir, la vide rouler loin. Vingt paires, un point par paire bien séparée.',
        harder: 'Dites l’effet d’après le bruit, avant de regarder la balle rouler.',
        easier:
          'Posez la balle sur le goulot d’une bouteille en plastique et poussez-la vers le filet sans la faire tourner, poignet immobile.',
      },
      withPartner: {
        name: 'Le lecteur',
        minutes: 15,
        description:
          'Votre partenaire reste côté revers et dit «\u00a0lourde\u00a0» ou «\u00a0vide\u00a0» dès votre contact, puis démarre s’il le souhaite. Vous marquez s’il se trompe ou manque, il marque s’il lit et réussit. Vingt balles chacun, puis parlez de ce qui se voyait.',
        harder:
          'Servez, poussez vide la remise courte de l’autre, puis attaquez aussitôt la balle haute qu’il vous rend.',
        easier: 'Gardez le même effet trois fois de suite, et laissez votre partenaire regarder de près.',
      },
      basket: {
        name: 'Le bloqueur témoin',
        minutes: 20,
        description:
          'Trente-six balles coupées du panier. En face, un témoin bloque vos retours, raquette légèrement ouverte, sans changer d’angle. Une coupée tombe, une vide passe le filet depuis sa palette. Annoncez avant chaque balle, un point si l’effet obtenu est le bon.',
        harder: 'Le témoin change d’angle quand il veut, et vous devez quand même annoncer juste.',
        easier: 'Jouez six coupées, puis six vides, et regardez seulement ce que le témoin en fait.',
      },
    },
  },
  'Avec Placement': {
    gesture: {
      contact:
        'Au sommet ou en montée, devant le nombril, là où toutes les directions restent ouvertes. Touchez le bas de la balle un peu du côté opposé à la zone choisie.',
      racket:
        'Face revers ouverte, coude devant. La pointe regarde l’extérieur pour la ligne, se tourne vers le filet pour la diagonale, et l’avant-bras finit vers la zone visée.',
      spin: 'Coupe moyenne et vitesse réglée. Dans le plein angle, la balle s’éloigne et freine, au coude elle colle au corps, et la raquette d’en face part en retard.',
    },
    faults: [
      {
        fault: 'Toutes vos poussettes retombent dans la diagonale revers.',
        correction: 'Fixez-vous une règle simple. Jamais plus de deux balles de suite au même endroit.',
      },
      {
        fault: 'En cherchant la ligne, vous levez la balle.',
        correction:
          'Changez l’orientation de la pointe, pas l’angle d’ouverture. La hauteur au filet ne doit pas bouger.',
      },
    ],
    drills: {
      alone: {
        name: 'Jeu de fléchettes',
        minutes: 15,
        description:
          'Collez au fond de la table adverse une cible de trois anneaux, puis une autre au coude. Lâchez la balle sur votre table et poussez du revers. Trente balles, trois points au centre, deux, puis un. Déplacez les cibles et rejouez, puis comparez.',
        harder: 'Placez la cible sur la ligne de fond, seul l’anneau du centre compte.',
        easier: 'Prenez une cible deux fois plus large, et dix balles à chaque endroit.',
      },
      withPartner: {
        name: 'Le berger',
        minutes: 20,
        description:
          'Votre partenaire renvoie tout vers votre revers. Promenez-le avec vos seules poussettes, sans attaquer. Il marque s’il tient huit balles ou démarre proprement, vous marquez s’il manque la balle avant. Manches en sept points, puis inversez.',
        harder: 'Votre partenaire renvoie sur toute la largeur, et vous poussez toujours du revers.',
        easier: 'Gardez deux endroits, le coude et le revers, et des manches en cinq points.',
      },
      basket: {
        name: 'Trois coins, trois rythmes',
        minutes: 20,
        description:
          'Le distributeur donne des séries de trois dans votre revers. La première longue au coude, la deuxième courte au filet, la troisième longue dans l’angle coup droit. Une série compte si les trois zones sont touchées. Quinze séries, visez-en six.',
        harder:
          'Une fois sur trois, le distributeur joue au milieu, et vous vous décalez pour pousser du revers vers la même cible.',
        easier:
          'Travaillez une seule moitié de table à la fois, en plaçant dix balles de suite d’un côté d’un plot, puis dix de l’autre.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
