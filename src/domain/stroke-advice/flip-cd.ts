import type { StrokeAdvice } from './stroke-advice.ts'

export const flipCd = {
  Rapide: {
    gesture: {
      contact:
        'Au sommet exact du rebond, au-dessus de la table, devant l’épaule, bras à demi déplié. Touchez l’arrière de la balle au milieu, un peu plus bas si elle est coupée.',
      racket:
        'Pied côté raquette sous la table, avant-bras posé d’avance derrière la balle. Palette verticale, à peine ouverte sur du coupé. Un coup sec du poignet vers l’avant, sans élan.',
      spin: 'Presque pas d’effet, un soupçon de lift. La balle file tendue au ras du filet et glisse au rebond. Sur la raquette adverse elle ne monte pas, elle arrive seulement trop tôt.',
    },
    faults: [
      {
        fault: 'Vous tendez le bras sans avancer le pied.',
        correction:
          'Le pied côté raquette se pose sous la table en même temps que la balle rebondit. Votre nez doit arriver au-dessus de la ligne de fond.',
      },
      {
        fault: 'Vous armez derrière vous comme pour un top.',
        correction:
          'Placez la raquette derrière la balle et attendez. Le flip commence à dix centimètres d’elle, la vitesse vient du poignet et de l’index.',
      },
      {
        fault: 'Vous restez sous la table après le coup.',
        correction:
          'Repoussez le sol avec le pied avancé dès l’impact et revenez à une longueur de bras. La balle suivante sera longue et rapide.',
      },
    ],
    drills: {
      alone: {
        name: 'Lâcher, pas, clac',
        minutes: 15,
        description:
          'Depuis la garde, lancez la balle d’une main près du filet dans votre camp, faites un pas sous la table et flippez-la au sommet vers le coin coup droit. Retour en garde. Dix séries de 6, réussie à 4 flips dans la moitié profonde. Un flip joué avant que le pied soit posé ne compte pas.',
        harder: 'Enchainez après chaque flip un pas de retour et un top à vide.',
        easier: 'Laissez le pied sous la table entre deux balles, et cherchez un contact net.',
      },
      withPartner: {
        name: 'Le flip qui ne revient pas',
        minutes: 15,
        description:
          'Votre partenaire sert court et peu coupé dans votre coup droit, vous flippez vite où vous voulez. S’il remet la balle ou si vous ratez, il marque, sinon le point est à vous. Premier à 11, puis l’autre flippe. Jouez quatre manches, et un service long se rejoue.',
        harder: 'Le serveur mêle des services coupés et sans effet, toujours courts.',
        easier: 'Le point s’arrête au flip, et chaque balle sur la table compte.',
      },
      basket: {
        name: 'Entrer, flipper, sortir',
        minutes: 15,
        description:
          'Le distributeur pose une balle courte sans effet dans votre coup droit, puis une balle longue au milieu. Flip rapide, retour, top de contrôle. Huit séries de six couples, une minute de repos. Réussie si cinq flips et quatre tops sont sur la table.',
        harder:
          'Vous partez chaque fois de votre coin revers, et le distributeur mêle des balles courtes coupées et sans effet dans votre coup droit.',
        easier:
          'Partez le pied déjà sous la table, sur des balles courtes lancées à la main un peu plus haut que le filet, sans déplacement.',
      },
    },
  },
  'Avec Rotation': {
    gesture: {
      contact:
        'Au sommet ou à peine après, au-dessus de la table, devant vous. Frottez l’arrière de la balle en partant sous son milieu quand elle est coupée, et remontez vers son dessus.',
      racket:
        'Palette un peu ouverte à l’approche, pointe basse, coude avancé. L’avant-bras tourne et le poignet roule par-dessus la balle, la palette finit fermée à hauteur des yeux.',
      spin: 'Lift net pour un coup si court. La balle passe en petite cloche, plonge vers le fond de la table et avance au rebond. Elle monte sur la raquette adverse, qui doit se fermer.',
    },
    faults: [
      {
        fault: 'Vous poussez la balle au lieu de la rouler.',
        correction:
          'Cherchez un contact fin, comme pour essuyer la balle de bas en haut. Si elle passe sans tourner, accélérez le poignet et avancez moins.',
      },
      {
        fault: 'Sur balle très coupée, la palette arrive déjà fermée.',
        correction:
          'Regardez la coupe du service et ouvrez la palette avant d’entrer. Elle ne se ferme que pendant le frottement, grâce à la rotation de l’avant-bras.',
      },
    ],
    drills: {
      alone: {
        name: 'L’essuie-balle',
        minutes: 15,
        description:
          'Coupez un peu la balle avec les doigts en la lâchant dans votre camp, près du filet, puis roulez-la en flip vers le camp d’en face. Regardez le rebond, elle doit avancer et non s’arrêter. Huit séries de 10, une minute de repos, réussie à 6 balles qui avancent.',
        harder: 'Donnez davantage de coupe avec les doigts, et gardez la même petite cloche.',
        easier: 'Lâchez la balle sans effet, et cherchez seulement un rebond qui avance.',
      },
      withPartner: {
        name: 'Lire la coupe et rouler',
        minutes: 20,
        description:
          'Le serveur sert court dans votre coup droit, coupé ou sans effet, au choix. Annoncez ce que vous lisez avant le rebond de votre côté, puis flippez en rotation. Deux points si l’annonce est juste et la balle sur la table, un seul pour la balle. Quinze services chacun, deux fois.',
        harder: 'Le serveur peut placer un service long par série de cinq.',
        easier: 'Il annonce son effet avant de servir, et vous cherchez seulement à rouler la balle.',
      },
      basket: {
        name: 'Entre filet et ficelle',
        minutes: 15,
        description:
          'Une ficelle est tendue 20 cm au-dessus du filet. Le distributeur pose des balles courtes coupées, une toutes les deux secondes. Votre flip passe sous la ficelle et retombe dans la moitié profonde. Huit séries de 10, une minute de repos, réussie à partir de 7.',
        harder:
          'Demandez des balles courtes très coupées et rasantes, près du filet, et gardez la cloche à moins d’une raquette au-dessus du filet.',
        easier:
          'Frottez d’abord des balles à peine coupées qui rebondissent plus haut que le filet, en exagérant la fin de geste par-dessus la balle.',
      },
    },
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
        fault: 'La pointe de votre raquette montre déjà où vous allez jouer.',
        correction:
          'Entrez avec la palette face à la diagonale, toujours. Pour la ligne, retenez le poignet en arrière au tout dernier instant.',
      },
      {
        fault: 'Vous jouez la ligne trop fort et la balle sort au fond.',
        correction:
          'La balle part de près et la ligne est courte. Pensez à la poser à un mètre après le filet plutôt qu’à la faire voyager.',
      },
      {
        fault: 'Vous visez avec tout le bras et vous perdez l’équilibre.',
        correction:
          'Le pied sous la table bloque la distance, le coude ne bouge plus. Seule la main s’oriente, comme une clé dans une serrure.',
      },
    ],
    drills: {
      alone: {
        name: 'Le petit côté au gobelet',
        minutes: 20,
        description:
          'Posez un gobelet sur la ligne latérale d’en face, côté coup droit, à 80 cm du filet, un au coin revers, un au milieu du fond. Lâchez une balle courte et flippez vers celui choisi avant le pas. Trois balles par gobelet, huit tours, un point si vous passez à moins d’une raquette.',
        harder: 'Un camarade désigne le gobelet pendant que vous avancez.',
        easier: 'Gardez un gobelet par moitié de table, avec une raquette et demie d’écart permis.',
      },
      withPartner: {
        name: 'Cacher sa main',
        minutes: 15,
        description:
          'Le serveur sert court dans votre coup droit et, à l’instant où vous flippez, part vers la ligne ou vers la diagonale. S’il a deviné juste ou si vous ratez, il marque, sinon c’est vous. Manches de 9 points, on échange les rôles à chaque manche, trois manches chacun.',
        harder: 'Le serveur ne part qu’au bruit du contact, et vous devez cacher la main plus longtemps.',
        easier: 'Le serveur ne bouge pas, et vous annoncez la direction avant de jouer.',
      },
      basket: {
        name: 'La couleur décide',
        minutes: 15,
        description:
          'Balles blanches et orange mêlées dans le panier. Le distributeur en pose une courte dans votre coup droit, blanche dans la diagonale, orange le long de la ligne. Six séries de 12, une minute de repos, réussie à 9 balles dans la bonne moitié de la table.',
        harder:
          'Le distributeur joue court tantôt plein coup droit, tantôt au milieu, et vous devez sortir la balle par le petit côté une fois sur deux.',
        easier:
          'Choisissez la direction avant même le service, sur une balle courte sans effet, et visez une moitié de table entière.',
      },
    },
  },
  Puissant: {
    gesture: {
      contact:
        'Au point le plus haut d’une balle courte qui monte au-dessus du filet, devant l’épaule côté raquette, au-dessus de la table. Frappez l’arrière de la balle, au-dessus de son milieu.',
      racket:
        'Grand pas côté raquette, buste penché sur la table. Palette fermée, avant-bras armé en arrière d’une largeur de main, puis frappe vers l’avant, un rien vers le bas, avec tout le corps.',
      spin: 'Frappe presque plate, très peu de lift. La balle file droit, rase le filet et ressort vite du rebond. Sur la raquette adverse elle ne monte ni ne plonge, elle la bouscule par sa vitesse.',
    },
    faults: [
      {
        fault: 'Vous frappez fort une balle restée sous le filet.',
        correction:
          'Tracez une limite dans votre tête, la bande du filet. En dessous, rotation ou placement, au-dessus seulement, vous pouvez frapper.',
      },
      {
        fault: 'Le pied se pose après la frappe et vous écrasez la balle dans le filet.',
        correction:
          'Le pied d’abord, la main ensuite. Comptez un pour le pas et deux pour la frappe jusqu’à ce que le rythme devienne naturel.',
      },
      {
        fault: 'Sur balle coupée, vous oubliez la coupe et la balle plonge.',
        correction:
          'Redressez la palette d’un cran et frappez droit vers l’avant. La coupe tire la balle vers le bas, le point haut ne suffit pas.',
      },
    ],
    drills: {
      alone: {
        name: 'Le pas qui frappe',
        minutes: 15,
        description:
          'Depuis la garde, faites rebondir la balle haut dans votre camp, près du filet. Pas sous la table, frappe au point haut, retour complet. Visez un grand carton posé au fond, côté revers. Huit séries de 8, une minute de repos, un point par carton touché, objectif de 20 points.',
        harder: 'Faites rebondir la balle tantôt près du filet, tantôt au milieu de votre camp.',
        easier: 'Marchez le geste sans balle dix fois, puis frappez à mi-force.',
      },
      withPartner: {
        name: 'La remise trop haute',
        minutes: 20,
        description:
          'Vous servez court, votre partenaire remet court, et une fois sur deux exprès un peu trop haut. Sur la balle haute, flip puissant, sur la basse, poussette courte. Un point pour le bon choix réussi, moins un pour le mauvais choix. Dix minutes chacun, objectif de 15.',
        harder: 'Le partenaire lève la balle quand il veut, deux fois de suite s’il le souhaite.',
        easier: 'Il annonce la balle haute, et vous avez le temps de placer le pied.',
      },
      basket: {
        name: 'Monter à la balle haute',
        minutes: 15,
        description:
          'Départ à un mètre de la table. Le distributeur lâche une balle courte et haute dans votre coup droit, vous entrez, frappez et ressortez derrière votre ligne. Une balle toutes les quatre secondes, dix séries de 6. Réussie si 4 frappes touchent la moitié profonde de la table.',
        harder:
          'Une balle sur trois arrive basse et coupée. Vous devez renoncer à la frappe au dernier moment et rouler un flip de sécurité.',
        easier:
          'Frappez à mi-force des balles courtes hautes comme deux filets, le pied déjà posé, en visant simplement la table.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
