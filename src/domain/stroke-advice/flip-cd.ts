import type { StrokeAdvice } from './stroke-advice.ts'

export const flipCd = {
  Rapide: {
    gesture: {
      contact:
        'Au sommet exact du rebond, au-dessus de la table, devant l’épaule, bras à demi déplié. Touche l’arrière de la balle au milieu, un peu plus bas si elle est coupée.',
      racket:
        'Pied côté raquette sous la table, avant-bras posé d’avance derrière la balle. Palette verticale, à peine ouverte sur du coupé. Un coup sec du poignet vers l’avant, sans élan.',
      spin: 'Presque pas d’effet, un soupçon de lift. La balle file tendue au ras du filet et glisse au rebond. Sur la raquette adverse elle ne monte pas, elle arrive seulement trop tôt.',
    },
    faults: [
      {
        fault: 'Tu tends le bras sans avancer le pied.',
        correction:
          'Le pied côté raquette se pose sous la table en même temps que la balle rebondit. Ton nez doit arriver au-dessus de la ligne de fond.',
      },
      {
        fault: 'Tu armes derrière toi comme pour un top.',
        correction:
          'Place la raquette derrière la balle et attends. Le flip commence à dix centimètres d’elle, la vitesse vient du poignet et de l’index.',
      },
      {
        fault: 'Tu restes sous la table après le coup.',
        correction:
          'Repousse le sol avec le pied avancé dès l’impact et reviens à une longueur de bras. La balle suivante sera longue et rapide.',
      },
    ],
    drills: {
      alone: {
        name: 'Lâche, pas, clac',
        minutes: 15,
        description:
          'Depuis ta garde, lance la balle d’une main près du filet dans ton camp, fais un pas sous la table et flippe-la au sommet vers le coin coup droit. Reviens en garde avant la suivante. Dix séries de 6, réussie à 4 flips dans le dernier tiers. Un flip joué avant que le pied soit posé ne compte pas.',
      },
      withPartner: {
        name: 'Le flip qui ne revient pas',
        minutes: 15,
        description:
          'Ton partenaire sert court et peu coupé dans ton coup droit, tu flippes vite en diagonale. S’il remet la balle ou si tu rates, il marque, sinon le point est à toi. Premier à 11, puis l’autre flippe. Jouez quatre manches, et un service long se rejoue.',
      },
      basket: {
        name: 'Entrer, flipper, sortir',
        minutes: 15,
        description:
          'Le distributeur pose une balle courte sans effet dans ton coup droit, puis une balle longue au milieu. Flip rapide, retour, top de contrôle. Huit séries de six couples, une minute de repos. Réussie si cinq flips sont sur la table et si tu es à l’heure sur les balles longues.',
      },
    },
    harder:
      'Tu pars chaque fois de ton coin revers, et le distributeur mêle des balles courtes coupées et sans effet dans ton coup droit.',
    easier:
      'Reste déjà le pied sous la table, sur des balles courtes lancées à la main un peu plus haut que le filet, sans déplacement.',
  },
  'Avec Rotation': {
    gesture: {
      contact:
        'Au sommet ou à peine après, au-dessus de la table, devant toi. Frotte l’arrière de la balle en partant sous son milieu quand elle est coupée, et remonte vers son dessus.',
      racket:
        'Palette un peu ouverte à l’approche, pointe basse, coude avancé. L’avant-bras tourne et le poignet roule par-dessus la balle, la palette finit fermée à hauteur des yeux.',
      spin: 'Lift net pour un coup si court. La balle passe en petite cloche, plonge vers le fond de la table et avance au rebond. Elle monte sur la raquette adverse, qui doit se fermer.',
    },
    faults: [
      {
        fault: 'Tu pousses la balle au lieu de la rouler.',
        correction:
          'Cherche un contact fin, comme si tu essuyais la balle de bas en haut. Si elle passe sans tourner, accélère le poignet et avance moins.',
      },
      {
        fault: 'Sur balle très coupée, la palette arrive déjà fermée.',
        correction:
          'Regarde la coupe du service et ouvre la palette avant d’entrer. Elle ne se ferme que pendant le frottement, grâce à la rotation de l’avant-bras.',
      },
    ],
    drills: {
      alone: {
        name: 'L’essuie-balle',
        minutes: 15,
        description:
          'Donne un peu de coupé à la balle avec tes doigts en la lâchant dans ton camp, près du filet, puis roule-la en flip vers le camp d’en face. Regarde le rebond, elle doit avancer et non s’arrêter. Huit séries de 10, une minute de repos, réussie à 6 balles qui avancent.',
      },
      withPartner: {
        name: 'Lire la coupe et rouler',
        minutes: 20,
        description:
          'Le serveur sert court dans ton coup droit, coupé ou sans effet, au choix. Annonce ce que tu lis pendant la montée, puis flippe en rotation. Deux points si l’annonce est juste et la balle sur la table, un seul pour la balle. Quinze services chacun, deux fois.',
      },
      basket: {
        name: 'Entre filet et ficelle',
        minutes: 15,
        description:
          'Une ficelle est tendue 20 cm au-dessus du filet. Le distributeur pose des balles courtes coupées, une toutes les deux secondes. Ton flip passe sous la ficelle et retombe dans la moitié profonde. Huit séries de 10, une minute de repos, réussie à partir de 7.',
      },
    },
    harder:
      'Demande des balles courtes très coupées et rasantes, près du filet, et garde la cloche à moins d’une raquette au-dessus du filet.',
    easier:
      'Frotte d’abord des balles à peine coupées qui rebondissent à hauteur de poignet, en exagérant la fin de geste par-dessus la balle.',
  },
  Placé: {
    gesture: {
      contact:
        'Au sommet pour croiser, devant et sur le côté extérieur de la balle. Un souffle plus tard et bien derrière, pour la ligne ou le coude. Toujours au-dessus de la table.',
      racket:
        'Approche semblable pour toutes les cibles, poignet en attente. C’est lui qui tourne au dernier moment. Palette presque verticale, geste de quinze centimètres vers la cible.',
      spin: 'Peu d’effet, un lift doux pour la sécurité. La vitesse est modeste, mais la balle arrive là où la raquette adverse n’est pas, petit côté coup droit, ligne ou coude.',
    },
    faults: [
      {
        fault: 'La pointe de ta raquette montre déjà où tu vas jouer.',
        correction:
          'Entre avec la palette face à la diagonale, toujours. Pour la ligne, retiens le poignet en arrière au tout dernier instant.',
      },
      {
        fault: 'Tu joues la ligne trop fort et la balle sort au fond.',
        correction:
          'La balle part de près et la ligne est courte. Pense à la poser à un mètre après le filet plutôt qu’à la faire voyager.',
      },
      {
        fault: 'Tu vises avec tout le bras et tu te déséquilibres.',
        correction:
          'Le pied sous la table bloque la distance, le coude ne bouge plus. Seule la main s’oriente, comme une clé dans une serrure.',
      },
    ],
    drills: {
      alone: {
        name: 'Le petit côté au gobelet',
        minutes: 20,
        description:
          'Pose un gobelet sur la ligne latérale d’en face, à un mètre du filet, un autre au coin revers, un autre au milieu du fond. Lâche une balle courte et flippe vers un gobelet choisi avant le pas. Trois balles par gobelet, huit tours, un point si tu passes à moins d’une raquette.',
      },
      withPartner: {
        name: 'Cache ta main',
        minutes: 15,
        description:
          'Le serveur sert court dans ton coup droit et, à l’instant où tu flippes, part vers la ligne ou vers la diagonale. S’il a deviné juste ou si tu rates, il marque, sinon c’est toi. Manches de 9 points, on échange les rôles à chaque manche, trois manches chacun.',
      },
      basket: {
        name: 'La couleur décide',
        minutes: 15,
        description:
          'Balles blanches et orange mêlées dans le panier. Le distributeur en pose une courte dans ton coup droit, blanche dans la diagonale, orange le long de la ligne. Six séries de 12, une minute de repos, réussie à 9 balles dans la bonne moitié et sur la table.',
      },
    },
    harder:
      'Le distributeur joue court tantôt plein coup droit, tantôt au milieu, et tu dois sortir la balle par le petit côté une fois sur deux.',
    easier:
      'Choisis la direction avant même le service, sur une balle courte sans effet, et vise une moitié de table entière.',
  },
  Puissant: {
    gesture: {
      contact:
        'Au point le plus haut d’une balle courte qui monte au-dessus du filet, devant le visage, au-dessus de la table. Frappe l’arrière de la balle, au-dessus de son milieu.',
      racket:
        'Grand pas côté raquette, buste penché sur la table. Palette fermée, avant-bras armé en arrière d’une largeur de main, puis frappe vers l’avant, un rien vers le bas, avec tout le corps.',
      spin: 'Frappe presque plate, très peu de lift. La balle file droit, rase le filet et ressort vite du rebond. Sur la raquette adverse elle ne monte ni ne plonge, elle la bouscule par sa vitesse.',
    },
    faults: [
      {
        fault: 'Tu frappes fort une balle restée sous le filet.',
        correction:
          'Trace une limite dans ta tête, la bande du filet. En dessous, rotation ou placement, au-dessus seulement, tu peux frapper.',
      },
      {
        fault: 'Le pied se pose après la frappe et tu écrases la balle dans le filet.',
        correction:
          'Le pied d’abord, la main ensuite. Compte un pour le pas et deux pour la frappe jusqu’à ce que le rythme devienne naturel.',
      },
      {
        fault: 'Sur balle coupée, tu oublies la coupe et la balle plonge.',
        correction:
          'Redresse la palette d’un cran et frappe droit vers l’avant. La coupe tire la balle vers le bas, le point haut ne suffit pas.',
      },
    ],
    drills: {
      alone: {
        name: 'Le pas qui frappe',
        minutes: 15,
        description:
          'Fais rebondir la balle haut dans ton camp, près du filet, depuis ta garde. Pas sous la table, frappe au point haut, retour complet. Vise un carton posé au fond, côté revers. Huit séries de 8, une minute de repos, un point par carton touché, objectif de 25 points.',
      },
      withPartner: {
        name: 'La remise trop haute',
        minutes: 20,
        description:
          'Tu sers court, ton partenaire remet court, et une fois sur deux exprès un peu trop haut. Sur la balle haute, flip puissant, sur la basse, poussette courte. Un point pour le bon choix réussi, moins un pour le mauvais choix. Dix minutes chacun, objectif de 15.',
      },
      basket: {
        name: 'Monter à la balle haute',
        minutes: 15,
        description:
          'Départ à un mètre de la table. Le distributeur lâche une balle courte et haute dans ton coup droit, tu entres, frappes et ressors derrière ta ligne. Une balle toutes les quatre secondes, dix séries de 6. Réussie si 4 frappes touchent la moitié profonde de la table.',
      },
    },
    harder:
      'Une balle sur trois arrive basse et coupée. Tu dois renoncer à la frappe au dernier moment et rouler un flip de sécurité.',
    easier:
      'Frappe à mi-force des balles courtes hautes comme deux filets, le pied déjà posé, en visant simplement la table.',
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
