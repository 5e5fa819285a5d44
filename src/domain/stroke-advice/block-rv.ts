import type { StrokeAdvice } from './stroke-advice.ts'

export const blockRv = {
  Actif: {
    gesture: {
      contact:
        'Entre la montée et le sommet, devant le ventre, à une longueur d’avant-bras. Touchez l’arrière de la balle un peu au-dessus du centre, bien au milieu de la palette.',
      racket:
        'Palette fermée, coude avancé. L’avant-bras se déplie d’un coup court vers l’avant, le poignet le suit sans fouetter, puis la raquette revient devant le ventre.',
      spin: 'Balle accélérée, à peine liftée, trajectoire droite. Elle arrive vite sur l’attaquant et lui monte un peu dans la raquette s’il n’a pas eu le temps de la fermer.',
    },
    faults: [
      {
        fault: 'Vous frappez vers le bas et la balle finit dans le filet.',
        correction:
          'Dirigez le dos de la main droit vers la ligne de fond d’en face. La palette fermée suffit à tenir la balle basse.',
      },
      {
        fault: 'Vous poussez de l’épaule et la balle suivante vous trouve encore bras tendu.',
        correction:
          'Seul le coude s’ouvre. Placez la main libre sur l’épaule qui joue pendant quelques coups, elle ne doit rien sentir bouger.',
      },
      {
        fault: 'Vous appuyez toutes les balles, même celles qui vous débordent.',
        correction:
          'Face à la balle, vous appuyez. Si elle s’écarte du ventre, placez d’abord les pieds ou bloquez doucement.',
      },
    ],
  },
  Passif: {
    gesture: {
      contact:
        'Dès la montée, devant le nombril, tout près de la table. La balle touche la palette sur son arrière haut pendant que la main, elle, reste presque à l’arrêt.',
      racket:
        'Palette fermée, avant-bras détendu, pouce léger. La main amortit d’un rien vers le ventre. Contre beaucoup de rotation, fermez davantage, contre peu, rouvrez un peu.',
      spin: 'Balle lente à la rotation presque éteinte. Elle flotte, rebondit sans avancer et n’apporte aucune vitesse. L’attaquant doit tout refaire lui-même, jambes et bras.',
    },
    faults: [
      {
        fault: 'La raquette est trop ouverte et le lift envoie la balle en l’air.',
        correction:
          'Fermez avant le rebond, jamais pendant. Si trois balles montent, fermez d’un doigt de plus et gardez cet angle pour la série.',
      },
      {
        fault: 'Vous tendez le bras sur le côté au lieu de vous déplacer.',
        correction:
          'Glissez un pas chassé pour ramener la balle devant le nombril. Un bloc amorti joué de côté n’a ni longueur ni direction.',
      },
      {
        fault: 'Vous regardez le bras adverse et vous bloquez à l’aveugle.',
        correction:
          'Quittez l’attaquant des yeux dès qu’il a touché la balle et suivez-la jusqu’à votre palette. Cherchez à lire sa marque jusqu’au choc.',
      },
    ],
  },
  'Avec Angle': {
    gesture: {
      contact:
        'En montée, loin devant le ventre, sur le bord extérieur de la balle pour la diagonale courte. Pour surprendre le long de la ligne, derrière elle et plus près du corps.',
      racket:
        'Palette fermée, coude stable. La main s’ouvre vers l’extérieur comme une page qu’on tourne, ou reste repliée pour la ligne. La vitesse vient de la balle reçue.',
      spin: 'Rotation faible, direction forte. La balle part large en revers, sort de la table avant la ligne de fond et attire l’attaquant loin sur le côté. Tout le reste de la table est alors vide.',
    },
    faults: [
      {
        fault: 'Vous cherchez trop d’angle et la balle passe à côté de la table.',
        correction:
          'Visez le milieu de la ligne latérale, deux largeurs de main à l’intérieur. L’angle vient de la balle prise devant, pas du risque.',
      },
      {
        fault: 'Vous alternez les angles mécaniquement et l’attaquant anticipe.',
        correction:
          'Regardez son pied d’appui. S’il est déjà parti vers la diagonale, gardez la main repliée et jouez l’autre côté.',
      },
    ],
  },
  'Dans le Coup': {
    gesture: {
      contact:
        'À la sortie du rebond, quand la balle a la hauteur d’une raquette posée sur la tranche, devant le ventre. Recouvrez son dessus arrière, bien au centre de la palette.',
      racket:
        'Palette très fermée, main basse et stable. Le buste s’incline et le poids glisse vers la table pendant l’impact. Coude et poignet verrouillés un court instant.',
      spin: 'La vitesse reçue repart chez l’attaquant, avec un lift mince. La balle, tendue et précoce, rebondit bas et heurte sa raquette avant que la palette soit refermée.',
    },
    faults: [
      {
        fault: 'La main part du ventre après le rebond, donc trop tard.',
        correction:
          'Descendez la raquette à hauteur du filet pendant que l’adversaire frappe. Au rebond, elle doit déjà être sur le chemin.',
      },
      {
        fault: 'Votre poids reste sur les talons et le bloc rebondit sans force.',
        correction:
          'Avancez le menton au-dessus de la ligne de fond. Sur une photo prise à l’impact, vos talons ne touchent plus le sol.',
      },
      {
        fault: 'Vous ajoutez un coup de poignet et la balle part n’importe où.',
        correction:
          'La vitesse est déjà là, vous la renvoyez. Serrez les doigts au choc et pensez à un tampon qu’on pose, pas à un fouet.',
      },
    ],
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
