import type { StrokeAdvice } from './stroke-advice.ts'

export const defenseCoupeeCd = {
  Coupé: {
    gesture: {
      contact:
        'À deux ou trois mètres de la table, sur la balle descendante, à hauteur de hanche et à côté d’elle. La palette prend l’arrière, sous l’équateur, jambes fléchies.',
      racket:
        'De profil, raquette levée près de l’oreille, face coup droit ouverte. Le bras descend vers l’avant, la palette se couche à l’impact et le poignet coupe, main vers le filet.',
      spin: 'La rotation du top adverse continue et la vôtre s’y ajoute. La balle rase le filet, freine, reste lourde, et le top suivant part dans le filet s’il n’est pas levé.',
    },
    faults: [
      {
        fault: 'Vous prenez la balle devant vous et haute, elle s’envole.',
        correction:
          'Reculez encore d’un demi-pas et attendez la descente. Laissez la balle venir à côté de la hanche arrière.',
      },
      {
        fault: 'Le bras coupe seul et le corps reste droit.',
        correction:
          'Chargez la jambe arrière pendant l’armé, puis laissez le poids passer vers l’avant avec la raquette.',
      },
      {
        fault: 'Après votre coupe, vous restez de profil et la balle suivante vous surprend.',
        correction:
          'Finissez face à la table, raquette devant la poitrine, d’un petit saut qui vous remet au milieu.',
      },
    ],
  },
  Amorti: {
    gesture: {
      contact:
        'Sur une balle plus lente, descendante, entre la hanche et le genou. La palette reçoit le dessous de la balle, la main arrive déjà ralentie et reste souple.',
      racket:
        'Face coup droit très ouverte, presque couchée. La préparation promet une grande coupe, mais le bras freine, cède un peu à l’impact et dépose la balle d’un frottement léger.',
      spin: 'Il reste une coupe douce et presque pas de vitesse. La balle passe juste le filet, rebondit deux fois, et l’attaquant qui attendait loin doit plonger vers la table.',
    },
    faults: [
      {
        fault: 'Vous tentez l’amortie sur un top violent et elle sort.',
        correction:
          'Choisissez la balle molle ou courte de l’autre. Sur un gros top, coupez normalement et attendez une meilleure occasion.',
      },
      {
        fault: 'L’amortie monte et s’offre à la frappe.',
        correction:
          'Refermez un rien la palette et dirigez la main vers la bande du filet. La balle doit culminer avant le filet, pas après.',
      },
    ],
  },
  Float: {
    gesture: {
      contact:
        'Sur la balle descendante, à côté de la hanche, un peu plus devant que pour couper. Prenez le milieu arrière de la balle, plein centre de la palette.',
      racket:
        'Même armé haut, puis la palette se redresse et avance à travers la balle, poignet fermé. Pas de frottement au contact, le bras accélère vers le bas juste après.',
      spin: 'Presque toute la rotation du top est avalée. La balle file sans effet, un peu plus vite que la coupée, et celui qui la soulève comme une lourde l’envoie derrière la table.',
    },
    faults: [
      {
        fault: 'Vous ouvrez comme d’habitude et la balle s’élève.',
        correction:
          'Redressez nettement la palette avant l’impact. Sans frottement vers le bas, le lift reçu fait monter la balle.',
      },
      {
        fault: 'La flottante reste courte parce que vous retenez le bras.',
        correction: 'Poussez du fond de la jambe arrière et visez une main devant la ligne de fond adverse.',
      },
      {
        fault: 'Votre armé plus petit prévient l’attaquant.',
        correction:
          'Filmez dix coupées et dix vides de profil. Au sommet de l’armé, on ne doit pas pouvoir les distinguer.',
      },
    ],
  },
  'Avec Placement': {
    gesture: {
      contact:
        'Sur la balle descendante, près de la hanche. Un peu plus tôt et devant pour croiser, plus tard et plus à côté du corps pour jouer la ligne.',
      racket:
        'Face coup droit ouverte, coupe portée vers la cible. L’épaule avant pointe la diagonale jusqu’au dernier instant, le poignet oriente la palette à l’impact et la main suit la balle.',
      spin: 'Coupée et longue, la balle freine au rebond. Prise au coude ou loin dans un angle, elle trouve l’attaquant mal placé, et sa raquette soulève sans appui, souvent dans le filet.',
    },
    faults: [
      {
        fault: 'Vous renvoyez toujours vers le coup droit fort de l’adversaire.',
        correction:
          'Prenez deux repères avant l’échange, son coude et le coin de son revers. Visez l’un ou l’autre, jamais sa raquette.',
      },
      {
        fault: 'Placer vous fait raccourcir et la balle reste au milieu.',
        correction: 'Décidez d’abord la longueur, ensuite le côté. Visez toujours une feuille posée au fond.',
      },
    ],
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
