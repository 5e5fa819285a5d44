import type { StrokeAdvice } from './stroke-advice.ts'

export const contreTopCd = {
  Actif: {
    gesture: {
      contact:
        'Au sommet du rebond ou à peine avant, devant la hanche côté raquette, entre ventre et poitrine. Frottez et poussez l’arrière haut de la balle en même temps.',
      racket:
        'Un petit pas derrière la table, palette fermée. Jambe côté raquette chargée, puis hanche, épaule et avant-bras vers l’avant, un peu vers le haut, fin devant le front.',
      spin: 'Vous inversez la rotation reçue et vous y ajoutez la vôtre. La balle plonge au fond de la table, bondit vers l’avant et saute violemment sur la raquette adverse.',
    },
    faults: [
      {
        fault: 'Vous levez le geste comme sur une balle coupée et la balle sort.',
        correction:
          'Le lift adverse fait déjà grimper la balle. Fermez la palette et envoyez la main vers la bande du filet, pas vers le plafond.',
      },
      {
        fault: 'La vitesse vous surprend et vous jouez derrière la hanche.',
        correction:
          'Tournez les épaules au moment où l’adversaire frappe, pas quand la balle rebondit. La raquette part de la hanche, jamais de plus loin.',
      },
      {
        fault: 'Vous ne bougez plus après votre contre-top.',
        correction:
          'Un contre-top appelle une autre balle rapide. Rebondissez sur les deux pieds dès la fin du geste et ramenez la main devant vous.',
      },
    ],
    drills: {
      alone: {
        name: 'La chandelle contrée',
        minutes: 15,
        description:
          'Lancez la balle assez haut pour qu’elle remonte à votre poitrine après avoir touché votre moitié de table, reculez d’un pas et topez-la au sommet, vers le fond d’en face. Avec un robot, réglez-le sur lifté moyen. Huit séries de 8, une minute de repos, réussie à 5 balles dans le dernier tiers.',
        harder: 'Enchainez deux balles lancées l’une après l’autre, la seconde vers l’autre coin.',
        easier: 'Topez sans viser, une balle sur la table compte, et reculez seulement d’un demi-pas.',
      },
      withPartner: {
        name: 'Top sur top, premier qui bloque',
        minutes: 20,
        description:
          'Diagonale coup droit, à un pas de la table des deux côtés. Après deux tops de mise en route, on ne joue plus que des contre-tops. Qui bloque, recule de plus de deux pas ou rate perd le point. Cinq manches de 9, et qui gagne une manche met la balle en jeu à la suivante.',
        harder: 'Après cinq contre-tops, chacun peut changer de diagonale.',
        easier:
          'Jouez-le à deux comme une série, sans perdre de point, et cherchez six contre-tops de suite.',
      },
      basket: {
        name: 'Démarrage, puis contre',
        minutes: 20,
        description:
          'Le distributeur envoie une balle coupée que vous démarrez, puis aussitôt un top dans votre coup droit que vous contrez à fond dans la diagonale. Six séries de huit couples, une minute de repos. Réussie si 5 contre-tops tombent dans la moitié arrière du camp d’en face.',
        harder:
          'Le top à contrer arrive au hasard plein coup droit ou en pivot, et vous revenez au milieu entre deux balles.',
        easier:
          'Contrez des tops lents et hauts, envoyés toujours au même endroit, en cherchant la rotation avant la vitesse.',
      },
    },
  },
  Passif: {
    gesture: {
      contact:
        'Un peu après le sommet, à un mètre de la table, devant la hanche. Roulez sur l’arrière haut de la balle au lieu de la percuter, le revêtement l’accroche au passage.',
      racket:
        'Palette fermée, prise souple. Geste court de la hanche au menton qui accompagne la balle à vitesse constante, sans claquer l’avant-bras. Les genoux absorbent.',
      spin: 'Vous retournez juste la rotation reçue, le lift reste modéré et la vitesse est celle d’en face. La balle passe haut, tombe profonde et monte un peu sur la raquette adverse.',
    },
    faults: [
      {
        fault: 'Vous arrêtez la raquette et le contre-top devient un bloc mou.',
        correction:
          'Même sans forcer, la main voyage de la hanche au menton. Si votre raquette finit où elle a commencé, c’était un bloc.',
      },
      {
        fault: 'Vous serrez fort et la balle chargée vous échappe vers le haut.',
        correction:
          'Relâchez l’annulaire et le petit doigt. Une main molle garde la balle un instant de plus et laisse le temps de la recouvrir.',
      },
    ],
    drills: {
      alone: {
        name: 'Caresser la balle suspendue',
        minutes: 15,
        description:
          'Pendez une balle à un fil, à hauteur de ventre. Frottez son arrière haut en accompagnant, elle doit tourner sur elle-même bien plus qu’elle ne s’éloigne. Attendez qu’elle se calme. Dix séries de 8, réussie si 6 fois elle s’écarte de moins d’une longueur de raquette.',
        harder: 'Balancez doucement la balle avant de la frotter, et gardez le même contact fin.',
        easier: 'Touchez la balle immobile une fois sur deux sans la frotter, pour comparer.',
      },
      withPartner: {
        name: 'Vingt-cinq sans forcer',
        minutes: 15,
        description:
          'Votre partenaire tope à mi-puissance dans la diagonale coup droit. Un pas plus loin de la table que lui, accompagnez chaque balle en contre-top. Comptez vos balles jusqu’à la faute, sept minutes par rôle. Objectif de 25, puis il tope un peu plus fort et vous repartez de zéro.',
        harder: 'Votre partenaire varie la longueur de ses tops, et vous gardez la même arche.',
        easier: 'Cherchez des séries de 8 balles, à la distance où vous vous sentez à l’aise.',
      },
      basket: {
        name: 'Par-dessus la raquette debout',
        minutes: 15,
        description:
          'Une raquette fixée debout au filet le dépasse d’une palette. Le distributeur envoie des tops moyens dans votre coup droit, toutes les deux secondes. Passez plus haut que la raquette et faites retomber la balle dans le dernier tiers. Huit séries de 12, réussie à partir de 7.',
        harder:
          'Le distributeur fait varier la vitesse de ses tops, et toutes vos balles doivent garder la même hauteur et la même longueur.',
        easier:
          'Rapprochez-vous et accompagnez des balles peu liftées, d’abord sur dix centimètres de geste, puis sur vingt.',
      },
    },
  },
  'Avec Angle': {
    gesture: {
      contact:
        'Au sommet, loin devant la hanche, sur le côté extérieur et haut de la balle pour sortir par le petit côté. Pour la ligne, plus près du corps et plein arrière haut.',
      racket:
        'Palette fermée, pointe un peu basse. La raquette contourne la balle par l’extérieur et le bras finit devant le visage. Pour la ligne, elle reste derrière la balle jusqu’au bout.',
      spin: 'Lift et latéral. Croisée, la balle se courbe vers l’extérieur, sort tôt de la table, et dévie vers votre côté coup droit sur la raquette adverse tout en montant.',
    },
    faults: [
      {
        fault: 'Vous frottez seulement le dessus et la balle part droit au bloqueur.',
        correction:
          'Passez la main autour de la balle comme autour d’un melon. La pointe de la raquette doit la dépasser avant le contact.',
      },
      {
        fault: 'Vous ouvrez l’angle, vous admirez, et la balle suivante vous déborde.',
        correction:
          'Un angle en appelle un autre. Dès la frappe, deux petits pas vers le milieu de l’angle que l’adversaire peut jouer.',
      },
      {
        fault: 'Pour ouvrir, vous baissez l’épaule et la balle s’élève.',
        correction:
          'Gardez les épaules à la même hauteur et faites le travail de contour avec l’avant-bras. La palette reste fermée jusqu’au bout.',
      },
    ],
    drills: {
      alone: {
        name: 'Le tour du plot',
        minutes: 15,
        description:
          'Posez un plot de trente centimètres au milieu de votre diagonale, dans le camp d’en face. Lancez la balle haut sur votre moitié et contournez-le par l’extérieur, pour sortir par le petit côté. Huit séries de 8, une minute de repos, réussie à 4 balles qui passent autour et touchent la table.',
        harder: 'Ajoutez un second plot sur la ligne, et alternez les deux chemins.',
        easier: 'Remplacez le plot par un gobelet, et comptez dès que la balle sort par le côté.',
      },
      withPartner: {
        name: 'Le droit de sortir',
        minutes: 20,
        description:
          'Échange de tops dans la diagonale coup droit. Après le quatrième, vous pouvez, et pas votre partenaire, jouer le petit côté ou la ligne, puis tout est libre. Un angle qu’il ne touche pas vous rapporte 2 points, tout autre échange 1. Dix minutes par rôle, puis comparez.',
        harder: 'Les deux joueurs ont le droit d’ouvrir l’angle après le quatrième top.',
        easier: 'L’angle vient toujours sur le cinquième top, puis on recommence.',
      },
      basket: {
        name: 'Ouvrir, revenir, fermer',
        minutes: 15,
        description:
          'Deux tops dans votre plein coup droit, à deux secondes d’écart. Contrez le premier vers le petit côté, revenez en garde, contrez le second le long de la ligne. Sept séries de six couples, une minute de repos. Réussie si 4 petits côtés et 4 lignes sont trouvés.',
        harder:
          'Le distributeur annonce, au moment de frapper, l’angle que vous n’avez pas le droit de jouer, petit côté ou ligne.',
        easier:
          'Contrez une balle liftée lente vers toute la moitié d’en face qui est sur votre diagonale, puis seulement sa moitié extérieure.',
      },
    },
  },
  'Dans le Coup': {
    gesture: {
      contact:
        'En pleine montée, tout près de la table, devant la poitrine côté raquette. Frottez le dessus arrière de la balle, vers l’avant, dès qu’elle sort du rebond.',
      racket:
        'Palette très fermée, raquette à hauteur du rebond, aucun armé derrière la hanche. Le poids entre dans la balle par la jambe avant, l’avant-bras et le poignet recouvrent.',
      spin: 'La vitesse vient d’en face, vous ajoutez une rotation courte. La balle repart plus tôt que prévu, plonge bas et gicle. La raquette adverse la reçoit en plein replacement.',
    },
    faults: [
      {
        fault: 'Vous faites un grand geste et la balle est déjà passée.',
        correction:
          'Coupez votre geste de moitié, puis encore de moitié. Dans le coup, la raquette parcourt moins que la largeur de votre poitrine.',
      },
      {
        fault: 'Vous reculez pour avoir le temps.',
        correction:
          'Collez un ruban au sol juste derrière vos talons. Si vous le franchissez, vous n’êtes plus dans le coup mais à mi-distance.',
      },
      {
        fault: 'Vous poussez vers le haut et la balle s’envole derrière la table.',
        correction:
          'La balle monte déjà. Pensez à la rouler sur le filet, main qui finit basse devant vous, paume tournée vers la table.',
      },
    ],
    drills: {
      alone: {
        name: 'Rouler la demi-volée',
        minutes: 15,
        description:
          'Lancez la balle à hauteur de tête sur votre moitié de table et roulez-la dès la sortie du rebond, pied avant qui se charge au même instant. Dix séries de 8. Réussie si 5 balles passent à moins d’une palette au-dessus du filet et touchent la table.',
        harder: 'Lancez la balle moins haut, à hauteur de poitrine, il reste moins de temps pour la rouler.',
        easier: 'Bloquez la balle sans la rouler cinq fois, puis ajoutez un petit frottement.',
      },
      withPartner: {
        name: 'Interdit de reculer',
        minutes: 20,
        description:
          'Votre partenaire démarre sur balle coupée dans votre coup droit, vous contrez en montée sans quitter une bande de 60 cm tracée au sol derrière la table, et le point se joue. Dix démarrages par rôle, deux fois. Un contre sur la table vaut 1, un contre gagnant vaut 2.',
        harder: 'Votre partenaire démarre aussi au milieu, la bande au sol reste la même.',
        easier: 'Le point s’arrête après votre contre, comptez ceux qui touchent la table.',
      },
      basket: {
        name: 'Tops tirés de près',
        minutes: 15,
        description:
          'Le distributeur tire du bord de sa table des tops vifs dans votre coup droit, un toutes les deux secondes. Contrez chacun en montée vers le coin coup droit. Dix séries de 8, 45 secondes de repos, réussie à partir de 5, et une balle prise au sommet ou après ne compte pas.',
        harder:
          'Le distributeur joue une fois sur deux dans votre coude et vous pivotez d’un pas pour contrer du coup droit, toujours en montée.',
        easier:
          'Posez d’abord un bloc pris tôt, puis ajoutez un frottement de quelques centimètres sur des balles lentes et liftées.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
