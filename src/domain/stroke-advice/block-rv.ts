import type { StrokeAdvice } from './stroke-advice.ts'

export const blockRv = {
  Actif: {
    gesture: {
      contact:
        'Entre la montée et le sommet, devant le ventre, à une longueur d’avant-bras. Touche l’arrière de la balle un peu au-dessus du centre, bien au milieu de la palette.',
      racket:
        'Palette fermée, coude avancé. L’avant-bras se déplie d’un coup court vers l’avant, le poignet le suit sans fouetter, puis la raquette revient devant le ventre.',
      spin: 'Balle accélérée, à peine liftée, trajectoire droite. Elle arrive vite sur l’attaquant et lui monte un peu dans la raquette s’il n’a pas eu le temps de la fermer.',
    },
    faults: [
      {
        fault: 'Tu frappes vers le bas et la balle finit dans le filet.',
        correction:
          'Dirige le dos de la main droit vers la ligne de fond d’en face. La palette fermée suffit à tenir la balle basse.',
      },
      {
        fault: 'Tu pousses de l’épaule et tu es bloqué pour la balle suivante.',
        correction:
          'Seul le coude s’ouvre. Place la main libre sur ton épaule pendant quelques coups, elle ne doit rien sentir bouger.',
      },
      {
        fault: 'Tu appuies toutes les balles, même celles qui te débordent.',
        correction:
          'Face à la balle, tu appuies. Si elle s’écarte du ventre, place d’abord les pieds ou bloque doucement.',
      },
    ],
    drills: {
      alone: {
        name: 'L’avant-bras et l’élastique',
        minutes: 15,
        description:
          'Passe un élastique souple autour d’un poteau derrière toi et tiens-le avec le manche. Ouvre l’avant-bras devant le ventre d’un coup bref, reviens lentement. Huit séries de 12, 45 secondes de repos, puis dix gestes sans élastique. Réussi si l’épaule reste immobile.',
      },
      withPartner: {
        name: 'Un mou, un sec',
        minutes: 15,
        description:
          'Ton partenaire tope du revers dans la diagonale. Bloque une balle doucement, appuie la suivante, en tenant ce rythme. Dix balles de suite valent 1 point, un bloc appuyé qu’il rate en vaut 1 aussi. Sept minutes chacun, objectif de 6.',
      },
      basket: {
        name: 'Appuyer au coin, appuyer au ventre',
        minutes: 15,
        description:
          'Le distributeur envoie des tops moyens dans ton revers, un toutes les deux secondes. Appuie deux balles dans le coin revers d’en face, puis une au milieu du fond, dans un carré de 40 cm. Sept séries de 15, une minute de repos, réussie si 10 balles sont dans leur zone.',
      },
    },
    harder:
      'Après deux blocs appuyés, le distributeur envoie une balle dans ton coup droit, que tu appuies aussi après un retour éclair en garde.',
    easier:
      'Appuie seulement une balle sur quatre, choisie par toi, sur des tops lents et toujours au même endroit.',
  },
  Passif: {
    gesture: {
      contact:
        'Dès la montée, devant le nombril, tout près de la table. La balle touche la palette sur son arrière haut pendant que la main, elle, reste presque à l’arrêt.',
      racket:
        'Palette fermée, avant-bras détendu, pouce léger. La main amortit d’un rien vers le ventre. Contre beaucoup de rotation ferme davantage, contre peu rouvre un peu.',
      spin: 'Balle lente à la rotation presque éteinte. Elle flotte, rebondit sans avancer et n’apporte aucune vitesse. L’attaquant doit tout refaire lui-même, jambes et bras.',
    },
    faults: [
      {
        fault: 'La raquette est trop ouverte et le lift envoie la balle en l’air.',
        correction:
          'Ferme avant le rebond, jamais pendant. Si trois balles montent, ferme d’un doigt de plus et garde cet angle pour la série.',
      },
      {
        fault: 'Tu tends le bras à côté de toi au lieu de te déplacer.',
        correction:
          'Glisse un pas chassé pour ramener la balle devant le nombril. Un bloc amorti joué de côté n’a ni longueur ni direction.',
      },
      {
        fault: 'Tu regardes le bras adverse et tu bloques à l’aveugle.',
        correction:
          'Quitte l’attaquant des yeux dès qu’il a touché la balle et suis-la jusqu’à ta palette. Cherche à lire sa marque jusqu’au choc.',
      },
    ],
    drills: {
      alone: {
        name: 'Arrêter le pendule',
        minutes: 15,
        description:
          'Suspends une balle à un fil d’un mètre. Écarte-la, lâche-la, et arrête-la avec la face revers devant le ventre. Elle doit repartir le moins loin possible. Dix séries de 8 en alternant faible et grand élan, réussie si 6 balles repartent de moins d’une main.',
      },
      withPartner: {
        name: 'Le mur qui se tait',
        minutes: 15,
        description:
          'L’attaquant démarre puis enchaine en topant dans ton revers, sans finir le point. Renvoie-lui tout au même endroit, à vitesse lente. La série compte à partir de 12 blocs. Sept minutes chacun, et celui qui bloque dit à chaque faute si la palette était trop ouverte ou trop fermée.',
      },
      basket: {
        name: 'Trois rotations, trois angles',
        minutes: 15,
        description:
          'Le distributeur envoie dans ton revers un top très chargé, un top moyen, une balle à plat, puis recommence. Règle la palette et pose tout entre le filet et un ruban collé à un mètre de lui. Huit séries de 12, réussie si au moins 3 balles sur 4 de chaque sorte y tombent.',
      },
    },
    harder:
      'L’ordre des trois rotations devient libre et tu annonces «\u00a0fort\u00a0», «\u00a0moyen\u00a0» ou «\u00a0rien\u00a0» avant le rebond.',
    easier: 'Renvoie des balles à peine liftées et garde un seul angle de palette réglé avant la série.',
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
        fault: 'Tu cherches trop d’angle et la balle passe à côté de la table.',
        correction:
          'Vise le milieu de la ligne latérale, deux mains à l’intérieur. L’angle vient de la balle prise devant, pas du risque.',
      },
      {
        fault: 'Tu alternes les angles mécaniquement et l’attaquant anticipe.',
        correction:
          'Regarde son pied d’appui. S’il est déjà parti vers la diagonale, garde la main repliée et joue l’autre côté.',
      },
    ],
    drills: {
      alone: {
        name: 'La page qu’on tourne',
        minutes: 15,
        description:
          'Assieds-toi au bord d’un banc pour fixer le corps, fais rebondir une balle devant toi au sol et bloque-la vers trois cônes en éventail, à deux mètres. Cinq balles par cône, main ouverte, droite ou repliée. Six tours, un point par cône touché, objectif de 45.',
      },
      withPartner: {
        name: 'L’essuie-glace',
        minutes: 20,
        description:
          'Du revers, promène ton partenaire qui tope de partout vers ton revers, une balle large dans la diagonale, une balle le long de la ligne. Dix minutes chacun. Une série réussie compte huit blocs alternés. S’il n’arrive plus à toper, tu marques un point de plus.',
      },
      basket: {
        name: 'Sortir avant la ligne de fond',
        minutes: 15,
        description:
          'Un tabouret est placé au bout du camp d’en face, côté revers, à un pas de la table. Sur des tops moyens dans ton revers, passe entre le filet et le tabouret, par le côté. Neuf séries de 10, 45 secondes de repos, réussie avec 6 balles qui coupent la ligne latérale.',
      },
    },
    harder: 'Le distributeur se déplace en envoyant et tu dois bloquer du côté qu’il vient de quitter.',
    easier:
      'Ouvre l’angle une fois sur trois seulement, sur une balle lente au corps, avec toute la moitié revers comme cible.',
  },
  'Dans le Coup': {
    gesture: {
      contact:
        'À la sortie du rebond, quand la balle a la hauteur d’une raquette couchée sur la tranche, devant le ventre. Recouvre son dessus arrière, bien au centre de la palette.',
      racket:
        'Palette très fermée, main basse et stable. Le buste s’incline et le poids glisse vers la table pendant l’impact. Coude et poignet verrouillés un court instant.',
      spin: 'La vitesse reçue repart chez l’attaquant, avec un lift mince. La balle, tendue et précoce, rebondit bas et heurte sa raquette avant que la palette soit refermée.',
    },
    faults: [
      {
        fault: 'La main part du ventre après le rebond, donc trop tard.',
        correction:
          'Descends la raquette à hauteur du filet pendant que l’adversaire frappe. Au rebond, elle doit déjà être sur le chemin.',
      },
      {
        fault: 'Ton poids reste sur les talons et le bloc rebondit sans force.',
        correction:
          'Avance le menton au-dessus de la ligne de fond. Sur une photo prise à l’impact, tes talons ne touchent plus le sol.',
      },
      {
        fault: 'Tu ajoutes un coup de poignet et la balle part n’importe où.',
        correction:
          'La vitesse est déjà là, tu la renvoies. Serre les doigts au choc et pense à un tampon qu’on pose, pas à un fouet.',
      },
    ],
    drills: {
      alone: {
        name: 'Nez au-dessus de la ligne',
        minutes: 15,
        description:
          'Demi-table relevée, toi collé à la table. Prends chaque balle en revers dès la sortie du rebond, main basse, palette droite car la balle n’a pas de lift. Commence par séries de 6, ajoute 2 balles à chaque réussite. Quinze minutes, note la plus longue série.',
      },
      withPartner: {
        name: 'Voler le temps en revers',
        minutes: 15,
        description:
          'Ton partenaire tope fort dans ton revers. Bloque au sortir du rebond, toujours dans la diagonale. Il marque s’il tient six tops sans reculer, toi s’il recule d’un pas ou rate avant. Un bloc pris au sommet ou plus tard donne le point à l’attaquant. Manches de 5, on échange, trois manches chacun.',
      },
      basket: {
        name: 'Le tampon',
        minutes: 20,
        description:
          'Le distributeur, à un mètre derrière sa ligne, envoie des tops appuyés dans ton revers et au milieu, un toutes les deux secondes. Recouvre chaque balle tôt, vers le fond. Dix séries de 10, une minute de repos, réussie si 7 touchent le dernier tiers.',
      },
    },
    harder:
      'Une balle sur trois arrive sur ton coude et tu choisis en un instant la face qui la prendra dans le coup.',
    easier:
      'Reçois des balles liftées à mi-vitesse, raquette posée d’avance à la bonne hauteur, sans penser à la direction.',
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
