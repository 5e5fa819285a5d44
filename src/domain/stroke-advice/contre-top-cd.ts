import type { StrokeAdvice } from './stroke-advice.ts'

export const contreTopCd = {
  Actif: {
    gesture: {
      contact:
        'Au sommet du rebond ou à peine après, devant la hanche côté raquette, à hauteur de poitrine. Frotte et pousse l’arrière haut de la balle en même temps.',
      racket:
        'Un petit pas derrière la table, palette fermée. Jambe côté raquette chargée, puis hanche, épaule et avant-bras vers l’avant, un peu vers le haut, fin devant le front.',
      spin: 'Tu inverses la rotation reçue et tu y ajoutes la tienne. La balle plonge au fond de la table, bondit vers l’avant et saute violemment sur la raquette adverse.',
    },
    faults: [
      {
        fault: 'Tu lèves le geste comme sur une balle coupée et la balle sort.',
        correction:
          'Le lift adverse fait déjà grimper la balle. Ferme la palette et envoie la main vers la bande du filet, pas vers le plafond.',
      },
      {
        fault: 'Tu es surpris par la vitesse et tu joues derrière la hanche.',
        correction:
          'Tourne les épaules au moment où l’adversaire frappe, pas quand la balle rebondit. La raquette part de la hanche, jamais de plus loin.',
      },
      {
        fault: 'Tu restes planté après ton contre-top.',
        correction:
          'Un contre-top appelle une autre balle rapide. Rebondis sur les deux pieds dès la fin du geste et ramène la main devant toi.',
      },
    ],
    drills: {
      alone: {
        name: 'La chandelle contrée',
        minutes: 15,
        description:
          'Lance la balle assez haut pour qu’elle remonte à ta poitrine après avoir touché ta moitié de table, recule d’un pas et tope-la au sommet, vers le fond d’en face. Avec un robot, règle-le sur lifté moyen. Huit séries de 8, une minute de repos, réussie à 5 balles dans le dernier tiers.',
      },
      withPartner: {
        name: 'Top sur top, premier qui bloque',
        minutes: 20,
        description:
          'Diagonale coup droit, tous deux à un pas de la table. Après deux tops de mise en route, on ne joue plus que des contre-tops. Celui qui bloque, recule de plus de deux pas ou rate perd le point. Cinq manches de 9, et le vainqueur d’une manche met la balle en jeu à la suivante.',
      },
      basket: {
        name: 'Démarrage, puis contre',
        minutes: 20,
        description:
          'Le distributeur envoie une balle coupée que tu démarres, puis aussitôt un top dans ton coup droit que tu contres à fond dans la diagonale. Six séries de huit couples, une minute de repos. Réussie si 5 contre-tops tombent à moins d’un mètre de la ligne de fond.',
      },
    },
    harder:
      'Le top à contrer arrive au hasard plein coup droit ou en pivot, et tu reviens au milieu entre deux balles.',
    easier:
      'Contre des tops lents et hauts, envoyés toujours au même endroit, en cherchant la rotation avant la vitesse.',
  },
  Passif: {
    gesture: {
      contact:
        'Un peu après le sommet, à un mètre de la table, devant la hanche. Effleure l’arrière haut de la balle au lieu de la percuter, le caoutchouc l’accroche au passage.',
      racket:
        'Palette fermée, prise souple. Geste court de la hanche au menton qui accompagne la balle à vitesse constante, sans claquer l’avant-bras. Les genoux absorbent.',
      spin: 'Tu retournes juste la rotation reçue, le lift reste modéré et la vitesse est celle d’en face. La balle passe haut, tombe profonde et monte un peu sur la raquette adverse.',
    },
    faults: [
      {
        fault: 'Tu arrêtes la raquette et le contre-top devient un bloc mou.',
        correction:
          'Même sans forcer, la main voyage de la hanche au menton. Si ta raquette finit où elle a commencé, tu as bloqué.',
      },
      {
        fault: 'Tu serres fort et la balle chargée t’échappe vers le haut.',
        correction:
          'Relâche l’annulaire et le petit doigt. Une main molle garde la balle un instant de plus et laisse le temps de la recouvrir.',
      },
    ],
    drills: {
      alone: {
        name: 'Caresser la balle suspendue',
        minutes: 15,
        description:
          'Balle pendue à un fil à hauteur de ventre. Frotte son arrière haut en accompagnant, elle doit tourner sur elle-même bien plus qu’elle ne s’éloigne. Attends qu’elle se calme. Dix séries de 8, réussie si 6 fois elle s’écarte de moins d’une longueur de raquette.',
      },
      withPartner: {
        name: 'Vingt-cinq sans forcer',
        minutes: 15,
        description:
          'Ton partenaire tope à mi-puissance dans la diagonale coup droit, toi un pas plus loin tu accompagnes chaque balle en contre-top. Comptez tes balles jusqu’à la faute, sept minutes par rôle. Objectif de 25, puis il tope un peu plus fort et vous repartez de zéro.',
      },
      basket: {
        name: 'Par-dessus la raquette debout',
        minutes: 15,
        description:
          'Une raquette fixée debout au filet le dépasse d’une palette. Le distributeur envoie des tops moyens dans ton coup droit, toutes les deux secondes. Passe plus haut que la raquette et retombe dans le dernier tiers. Huit séries de 12, réussie à partir de 9.',
      },
    },
    harder:
      'Le distributeur fait varier la vitesse de ses tops, et toutes tes balles doivent garder la même hauteur et la même longueur.',
    easier:
      'Rapproche-toi et accompagne des balles peu liftées, d’abord sur dix centimètres de geste, puis sur vingt.',
  },
  'Avec Angle': {
    gesture: {
      contact:
        'Au sommet, loin devant la hanche, sur le côté extérieur et haut de la balle pour sortir par le petit côté. Pour la ligne, plus près du corps, côté intérieur.',
      racket:
        'Palette fermée, pointe un peu basse. La raquette contourne la balle de l’extérieur vers l’intérieur et le bras finit devant le visage. Appuis ouverts vers la cible.',
      spin: 'Lift et latéral. Croisée, la balle se courbe vers l’extérieur, sort tôt de la table, et dévie vers ton côté coup droit sur la raquette adverse tout en montant.',
    },
    faults: [
      {
        fault: 'Tu frottes seulement le dessus et la balle part droit au bloqueur.',
        correction:
          'Passe la main autour de la balle comme autour d’un melon. La pointe de la raquette doit la dépasser avant le contact.',
      },
      {
        fault: 'Tu ouvres l’angle, tu admires, et la balle suivante te déborde.',
        correction:
          'Un angle en appelle un autre. Dès la frappe, deux petits pas vers le milieu de l’angle que l’adversaire peut jouer.',
      },
      {
        fault: 'Pour ouvrir, tu baisses l’épaule et la balle s’élève.',
        correction:
          'Garde les épaules à la même hauteur et fais le travail de contour avec l’avant-bras. La palette reste fermée jusqu’au bout.',
      },
    ],
    drills: {
      alone: {
        name: 'Le tour du plot',
        minutes: 15,
        description:
          'Pose un plot de trente centimètres au milieu de ta diagonale, dans le camp d’en face. Lance la balle haut sur ta moitié et contourne-le par l’extérieur, pour sortir par le petit côté. Huit séries de 8, une minute de repos, réussie à 4 balles qui passent autour et touchent la table.',
      },
      withPartner: {
        name: 'Le droit de sortir',
        minutes: 20,
        description:
          'Échange de tops dans la diagonale coup droit. Après le quatrième, le contreur seul a le droit de jouer le petit côté ou la ligne, puis tout est libre. Il marque double sur un angle non touché. Dix minutes par rôle, et vous comparez les points.',
      },
      basket: {
        name: 'Ouvrir, revenir, fermer',
        minutes: 15,
        description:
          'Deux tops dans ton plein coup droit, à deux secondes d’écart. Contre le premier vers le petit côté, reviens en garde, contre le second le long de la ligne. Sept séries de six couples, une minute de repos. Réussie si 4 petits côtés et 4 lignes sont trouvés.',
      },
    },
    harder:
      'Le distributeur annonce, au moment de frapper, l’angle que tu n’as pas le droit de jouer, petit côté ou ligne.',
    easier:
      'Contre une balle liftée lente vers toute la moitié d’en face qui est sur ta diagonale, puis seulement sa moitié extérieure.',
  },
  'Dans le Coup': {
    gesture: {
      contact:
        'En pleine montée, tout près de la table, devant la poitrine côté raquette. Frotte le dessus arrière de la balle, vers l’avant, dès qu’elle sort du rebond.',
      racket:
        'Palette très fermée, raquette à hauteur du rebond, aucun armé derrière la hanche. Le poids entre dans la balle par la jambe avant, l’avant-bras et le poignet recouvrent.',
      spin: 'La vitesse vient d’en face, tu ajoutes une rotation courte. La balle repart plus tôt que prévu, plonge bas et gicle. La raquette adverse la reçoit en plein replacement.',
    },
    faults: [
      {
        fault: 'Tu fais un grand geste et la balle est déjà passée.',
        correction:
          'Coupe ton geste de moitié, puis encore de moitié. Dans le coup, la raquette parcourt moins que la largeur de ta poitrine.',
      },
      {
        fault: 'Tu recules pour avoir le temps.',
        correction:
          'Colle un ruban au sol juste derrière tes talons. Si tu le franchis, tu n’es plus dans le coup mais à demi-distance.',
      },
      {
        fault: 'Tu pousses vers le haut et la balle s’envole derrière la table.',
        correction:
          'La balle monte déjà. Pense à la rouler sur le filet, main qui finit basse devant toi, paume tournée vers la table.',
      },
    ],
    drills: {
      alone: {
        name: 'Rouler la demi-volée',
        minutes: 15,
        description:
          'Lance la balle à hauteur de tête sur ta moitié de table et roule-la dès la sortie du rebond, pied avant qui se charge au même instant. Dix séries de 8. Réussie si 5 balles passent le filet de moins de deux hauteurs de balle et touchent la table.',
      },
      withPartner: {
        name: 'Interdit de reculer',
        minutes: 20,
        description:
          'Ton partenaire démarre sur balle coupée dans ton coup droit, tu contres en montée sans quitter une bande de 60 cm tracée au sol derrière la table, et le point se joue. Dix démarrages chacun, deux fois. Un contre sur la table vaut 1, un contre gagnant vaut 2.',
      },
      basket: {
        name: 'Tops tirés de près',
        minutes: 15,
        description:
          'Le distributeur tire du bord de sa table des tops vifs dans ton coup droit, un toutes les deux secondes. Contre chacun en montée vers le coin coup droit. Dix séries de 8, 45 secondes de repos, réussie à partir de 5, et une balle prise après le sommet ne compte pas.',
      },
    },
    harder:
      'Le distributeur joue une fois sur deux dans ton coude et tu pivotes d’un pas pour la contrer du coup droit, toujours en montée.',
    easier:
      'Pose d’abord un bloc pris tôt, puis ajoute un frottement de quelques centimètres sur des balles lentes et liftées.',
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
