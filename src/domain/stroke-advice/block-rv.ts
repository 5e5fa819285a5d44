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
    drills: {
      alone: {
        name: 'L’avant-bras au ralenti',
        minutes: 15,
        description:
          'Sans balle, main libre posée sur l’épaule qui joue. Ouvrez lentement l’avant-bras devant le ventre, revenez aussi lentement. Trois séries de 10, une minute de repos, puis dix gestes avec la balle. Réussi si l’épaule reste immobile. Arrêtez si le coude fait mal.',
        harder: 'Faites les dix derniers gestes à la vitesse du jeu, sans jamais bloquer le coude au bout.',
        easier: 'Faites deux séries de 8, coude posé sur la table pour sentir qu’il ne bouge pas.',
      },
      withPartner: {
        name: 'Un mou, un sec',
        minutes: 15,
        description:
          'Votre partenaire tope du revers dans la diagonale. Bloquez une balle doucement, appuyez la suivante, en tenant ce rythme. Dix balles de suite valent 1 point, un bloc appuyé qu’il rate en vaut 1 aussi. Sept minutes par rôle, objectif de 6.',
        harder: 'Votre partenaire accélère quand il veut, et vous n’appuyez que les balles lentes.',
        easier:
          'Appuyez seulement une balle sur quatre, choisie par vous, sur des tops lents et toujours au même endroit.',
      },
      basket: {
        name: 'Appuyer au coin, appuyer au ventre',
        minutes: 15,
        description:
          'Le distributeur envoie des tops moyens dans votre revers, un toutes les deux secondes. Appuyez deux balles dans le coin revers d’en face, puis une au milieu du fond, chaque fois dans un carré de 40 cm. Sept séries de 15, une minute de repos, réussie si 8 balles sont dans leur carré.',
        harder:
          'Après deux blocs appuyés, le distributeur envoie une balle dans votre coup droit, à appuyer aussi après un retour éclair en garde.',
        easier: 'Appuyez dans une seule zone, la moitié revers d’en face, sur des tops lents.',
      },
    },
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
    drills: {
      alone: {
        name: 'Arrêter le pendule',
        minutes: 15,
        description:
          'Suspendez une balle à un fil d’un mètre. Écartez-la, lâchez-la, et arrêtez-la avec la face revers devant le ventre. Elle doit repartir le moins loin possible. Dix séries de 8 en alternant faible et grand élan, réussie si 6 balles repartent de moins d’une main.',
        harder: 'Changez l’angle de la palette toutes les deux balles, et arrêtez la balle quand même.',
        easier: 'Prenez un fil plus court et un petit élan, et arrêtez la balle en deux fois.',
      },
      withPartner: {
        name: 'Le mur qui se tait',
        minutes: 15,
        description:
          'L’attaquant démarre, puis rejoue chaque fois un top dans votre revers, sans finir le point. Renvoyez-lui tout au même endroit, à vitesse lente. La série compte à partir de 12 blocs. Sept minutes par rôle, et celui qui bloque dit à chaque faute si la palette était trop ouverte ou trop fermée.',
        harder: 'L’attaquant change la rotation quand il veut, et vous gardez la même vitesse lente.',
        easier: 'La série compte à partir de 6 blocs, sur des tops lents toujours au même endroit.',
      },
      basket: {
        name: 'Trois rotations, trois angles',
        minutes: 15,
        description:
          'Le distributeur envoie dans votre revers un top très chargé, un top moyen, une balle à plat, puis recommence. Réglez la palette et posez tout entre le filet et un ruban collé à un mètre de lui. Huit séries de 12, réussie si au moins 3 balles sur 4 de chaque sorte y tombent.',
        harder:
          'L’ordre des trois rotations devient libre et vous annoncez «\u00a0fort\u00a0», «\u00a0moyen\u00a0» ou «\u00a0rien\u00a0» avant le rebond.',
        easier:
          'Renvoyez des balles à peine liftées et gardez un seul angle de palette réglé avant la série.',
      },
    },
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
    drills: {
      alone: {
        name: 'La page qu’on tourne',
        minutes: 15,
        description:
          'Asseyez-vous au bord d’un banc pour fixer le corps, faites rebondir une balle devant vous au sol et bloquez-la vers trois cônes en éventail, à deux mètres. Cinq balles par cône, main ouverte, droite ou repliée. Six tours, un point par cône touché, objectif de 30.',
        harder: 'Changez de cône à chaque balle, dans un ordre que vous annoncez avant de la lâcher.',
        easier: 'Rapprochez les cônes à un mètre, et comptez un point à moins d’une raquette.',
      },
      withPartner: {
        name: 'L’essuie-glace',
        minutes: 20,
        description:
          'Votre partenaire tope de partout vers votre revers. Du revers, promenez-le, une balle large dans la diagonale, une balle le long de la ligne. Huit blocs alternés de suite valent 1 point, une balle qu’il n’arrive plus à toper en vaut 1 aussi. Changez de rôle après dix minutes.',
        harder: 'Jouez deux balles de suite du même côté quand votre partenaire anticipe.',
        easier: 'Alternez large et milieu seulement, et comptez les séries de quatre.',
      },
      basket: {
        name: 'Sortir avant la ligne de fond',
        minutes: 15,
        description:
          'Un tabouret est placé à hauteur de la ligne de fond d’en face, côté revers, à un pas de la table. Sur des tops moyens dans votre revers, passez entre le filet et le tabouret, par le côté. Neuf séries de 10, 45 secondes de repos, réussie avec 6 balles qui coupent la ligne latérale.',
        harder:
          'Le distributeur se déplace en envoyant et vous devez bloquer du côté qu’il vient de quitter.',
        easier:
          'Ouvrez l’angle une fois sur trois seulement, sur une balle lente au corps, avec toute la moitié revers comme cible.',
      },
    },
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
    drills: {
      alone: {
        name: 'Nez au-dessus de la ligne',
        minutes: 15,
        description:
          'Relevez une demi-table et tenez-vous tout près. Prenez chaque balle en revers dès la sortie du rebond, main basse, palette droite car la balle n’a pas de lift. Commencez par des séries de 6, ajoutez 2 balles à chaque réussite. Quinze minutes, notez la plus longue série.',
        harder: 'Reculez d’un demi-pas toutes les trois balles, puis revenez, sans laisser la balle monter.',
        easier: 'Laissez la balle monter un peu plus, et cherchez d’abord des séries de 3.',
      },
      withPartner: {
        name: 'Voler le temps en revers',
        minutes: 15,
        description:
          'Votre partenaire tope fort dans votre revers. Bloquez au sortir du rebond, toujours dans la diagonale. Il marque s’il tient six tops sans reculer ou si votre bloc est raté ou pris au sommet, vous s’il recule d’un pas ou rate avant. Manches de 5, on échange, trois manches par rôle.',
        harder: 'Votre partenaire peut placer un top au milieu, à prendre aussi au sortir du rebond.',
        easier: 'Il tope à mi-force, et vous marquez dès que trois blocs de suite sont pris tôt.',
      },
      basket: {
        name: 'Le tampon',
        minutes: 20,
        description:
          'Le distributeur, à un mètre derrière sa ligne, envoie des tops appuyés dans votre revers et au milieu, un toutes les deux secondes. Recouvrez chaque balle tôt, vers le fond. Dix séries de 10, une minute de repos, réussie si 7 touchent le dernier tiers.',
        harder:
          'Une balle sur trois arrive sur votre coude et vous choisissez en un instant la face qui la prendra dans le coup.',
        easier:
          'Recevez des balles liftées à mi-vitesse, raquette posée d’avance à la bonne hauteur, sans penser à la direction.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
