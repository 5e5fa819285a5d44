import type { StrokeAdvice } from './stroke-advice.ts'

export const poussetteRv = {
  Coupé: {
    gesture: {
      contact:
        'Devant le ventre, au sommet du rebond, coude décollé du corps. La palette passe sous l’équateur et gratte le bas de la balle, de toi vers le filet.',
      racket:
        'Face revers ouverte, raquette ramenée près du sternum. L’avant-bras se déplie droit devant comme un tiroir qu’on referme, et le poignet se redresse d’un coup sec.',
      spin: 'La balle part basse et tourne vers l’arrière. Elle freine après le rebond et tombe de la raquette d’en face. Plus tu grattes fin, plus l’attaquant doit lever.',
    },
    faults: [
      {
        fault: 'Le coude reste collé et la raquette tourne autour de lui.',
        correction:
          'Place-le une main devant les côtes. Il avance avec l’avant-bras, la trajectoire de la main est alors droite.',
      },
      {
        fault: 'Le poignet mou laisse la palette se coucher et la balle monte.',
        correction:
          'Fixe l’angle avant le rebond et change seulement la vitesse. Pouce bien posé sur la palette.',
      },
      {
        fault: 'Tu joues la balle trop loin sur le côté, en croisant le bras.',
        correction: 'Fais un petit pas chassé pour remettre ton nombril derrière la balle avant de pousser.',
      },
    ],
    drills: {
      alone: {
        name: 'La demi-table relevée',
        minutes: 15,
        description:
          'Relève une moitié de table et pousse contre elle du revers. Le panneau rend une balle sans coupe, laisse-la rebondir et recoupe-la doucement. Cherche douze touches d’affilée, toutes sous un ruban collé à deux raquettes du bas, trois tentatives par record.',
      },
      withPartner: {
        name: 'Trente, puis la bagarre',
        minutes: 15,
        description:
          'Dans la diagonale revers, poussez trente fois sans faute à coupe moyenne. À la trente et unième, chacun met toute la coupe qu’il peut et le point commence. Comptez les points gagnés par la seule coupe. Une faute avant trente remet à zéro.',
      },
      basket: {
        name: 'Combien tombent',
        minutes: 15,
        description:
          'Le distributeur envoie trente balles coupées dans ton revers. Derrière la table, un camarade les bloque raquette verticale. Chaque balle qui tombe dans le filet depuis sa raquette vaut un point. Au-dessus de dix-huit, demande plus de vitesse.',
      },
    },
    harder:
      'Intercale un pas de pivot et un retour en place entre deux poussettes, sans que leur longueur varie.',
    easier:
      'Pousse vingt balles sans filet, par-dessus un simple ruban, en regardant seulement l’angle de ta palette.',
  },
  Amorti: {
    gesture: {
      contact:
        'Sur la balle qui monte encore, tout près de son rebond, devant le sternum, bras presque allongé. Prends-la par-dessous, dans le tiers de palette opposé au manche.',
      racket:
        'Face revers très ouverte, pouce léger. La raquette attend sur place, recule d’un doigt quand la balle la touche, et s’arrête là. Le mouvement vient des jambes.',
      spin: 'Presque plus de vitesse et un reste de coupe. La balle retombe juste après le filet, et le second rebond arrive avant que l’adversaire puisse allonger le bras.',
    },
    faults: [
      {
        fault: 'Tu pousses quand même un peu et la balle touche le fond.',
        correction:
          'Interdis-toi tout élan. La balle a déjà sa vitesse, il te reste à en retirer les trois quarts.',
      },
      {
        fault: 'Ta balle est courte mais monte, et elle est flippée.',
        correction:
          'Referme à peine la palette et prends la balle plus tôt, elle aura moins de hauteur à perdre.',
      },
    ],
    drills: {
      alone: {
        name: 'Le coussin',
        minutes: 15,
        description:
          'Lance la balle contre un mur, à deux mètres, et laisse-la rebondir au sol. Reçois-la du revers de façon qu’elle tombe morte à tes pieds. Vingt réceptions, puis vingt en la déposant par-dessus ton sac posé à un pas. Compte celles qui font deux petits rebonds.',
      },
      withPartner: {
        name: 'Le premier qui dépasse',
        minutes: 15,
        description:
          'Services courts dans le revers, on ne joue que des amorties. La première balle qui dépasse la ligne de fond après un rebond ouvre le point, et l’autre attaque librement. Matchs en 11 points, chacun servant deux fois de suite.',
      },
      basket: {
        name: 'Une coupée, une vide',
        minutes: 20,
        description:
          'L’entraineur alterne une balle courte très coupée et une courte sans effet, dans ton revers. Amortis les deux. Un carton debout marque le milieu de la table d’en face, la balle doit rebondir deux fois avant lui. Trente-deux balles, objectif de 18.',
      },
    },
    harder:
      'Pars du côté coup droit et entre dans la table à chaque balle, comme sur un vrai service croisé court.',
    easier:
      'Tiens la raquette presque à plat, au ras de la table, et apprends d’abord à sentir la balle mourir dessus.',
  },
  Float: {
    gesture: {
      contact:
        'Au sommet ou un brin après, devant le ventre. Prends la balle derrière, à peine plus bas que son milieu, au centre de la palette, sans la laisser glisser.',
      racket:
        'Départ identique à la coupée, palette moins ouverte. L’avant-bras pousse droit, poignet verrouillé par le pouce, puis la pointe plonge après l’impact pour tromper.',
      spin: 'Le geste dit coupe, la balle dit rien. Elle vole plate, glisse peu au rebond, et la raquette de l’attaquant qui veut la tirer vers le haut l’expédie trop longue.',
    },
    faults: [
      {
        fault: 'Il reste de la coupe parce que tu grattes encore un peu.',
        correction:
          'Cherche un bruit plein et non un frottement. Avance le dos de la main vers le filet comme pour fermer une porte.',
      },
      {
        fault: 'La flottante arrive courte et haute, au milieu.',
        correction: 'Vise toujours le dernier quart. Une balle vide n’est dangereuse que longue et rasante.',
      },
      {
        fault: 'Tu la joues à chaque fois et on l’attend.',
        correction: 'Garde-la pour une balle sur quatre, après deux poussettes bien lourdes.',
      },
    ],
    drills: {
      alone: {
        name: 'Bruit fin, bruit plein',
        minutes: 15,
        description:
          'Dans un espace dégagé, lâche la balle et pousse-la du revers devant toi. Alterne frottement et poussée pleine, en écoutant le contact. Au sol, la coupée doit freiner ou revenir, la vide rouler loin. Vingt paires, un point par paire bien séparée.',
      },
      withPartner: {
        name: 'Le lecteur',
        minutes: 15,
        description:
          'Ton partenaire reste côté revers et dit «\u00a0lourde\u00a0» ou «\u00a0vide\u00a0» dès ton contact, puis démarre s’il le souhaite. Tu marques s’il se trompe ou manque, il marque s’il lit et réussit. Vingt balles chacun, puis parlez de ce qui se voyait.',
      },
      basket: {
        name: 'Le bloqueur témoin',
        minutes: 20,
        description:
          'Trente-six balles coupées du panier. Un témoin, en face, pose sa raquette légèrement ouverte et ne bouge plus. Une coupée tombe, une vide passe le filet depuis sa palette. Annonce avant chaque balle, un point si l’effet obtenu est le bon.',
      },
    },
    harder:
      'Sers toi-même, pousse vide la remise courte de l’autre, puis attaque aussitôt la balle haute qu’il te rend.',
    easier:
      'Pose la balle sur le goulot d’une bouteille et pousse-la vers le filet sans la faire tourner, poignet immobile.',
  },
  'Avec Placement': {
    gesture: {
      contact:
        'Au sommet ou en montée, devant le nombril, là où toutes les directions restent ouvertes. Touche le bas de la balle un peu du côté opposé à la zone choisie.',
      racket:
        'Face revers ouverte, coude devant. La pointe regarde l’extérieur pour la ligne, se tourne vers le filet pour la diagonale, et l’avant-bras finit vers la zone visée.',
      spin: 'Coupe moyenne et vitesse réglée. Dans le plein angle, la balle s’éloigne et freine, au coude elle colle au corps, et la raquette d’en face part en retard.',
    },
    faults: [
      {
        fault: 'Toutes tes poussettes retombent dans la diagonale revers.',
        correction: 'Fixe-toi une règle simple. Jamais plus de deux balles de suite au même endroit.',
      },
      {
        fault: 'En cherchant la ligne, tu lèves la balle.',
        correction:
          'Change l’orientation de la pointe, pas l’angle d’ouverture. La hauteur au filet ne doit pas bouger.',
      },
    ],
    drills: {
      alone: {
        name: 'Jeu de fléchettes',
        minutes: 15,
        description:
          'Colle sur la table adverse une cible de trois anneaux au fond, puis une autre au coude. Lâche la balle sur ta table et pousse du revers. Trente balles, trois points au centre, deux, puis un. Retourne battre ton score avec les anneaux déplacés.',
      },
      withPartner: {
        name: 'Le berger',
        minutes: 20,
        description:
          'Ton partenaire renvoie tout vers ton revers. Fais-le courir avec tes seules poussettes, sans attaquer. Il marque s’il tient huit balles ou démarre proprement, tu marques s’il arrive en retard. Manches en sept points, puis inversez.',
      },
      basket: {
        name: 'Trois coins, trois rythmes',
        minutes: 20,
        description:
          'Le distributeur donne des séries de trois dans ton revers. La première longue au coude, la deuxième courte au filet, la troisième longue dans l’angle coup droit. Une série compte si les trois zones sont touchées. Quinze séries, vise huit.',
      },
    },
    harder:
      'Le distributeur varie vers ton coup droit une fois sur trois, et tu gardes la même cible malgré le déplacement.',
    easier:
      'Travaille une seule moitié de table à la fois, en plaçant dix balles de suite d’un côté d’un plot, puis dix de l’autre.',
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
