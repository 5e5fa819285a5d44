import type { StrokeAdvice } from './stroke-advice.ts'

export const blockCd = {
  Actif: {
    gesture: {
      contact:
        'En fin de montée, un peu devant l’épaule côté raquette, à hauteur de ventre. Touchez l’arrière de la balle au-dessus de son milieu, avec une palette déjà placée.',
      racket:
        'Palette fermée, coude devant la hanche. L’avant-bras avance de vingt centimètres, les doigts serrent à l’impact, le poignet reste fixe et la raquette finit vers la cible.',
      spin: 'Léger lift et vitesse accrue. La balle rase le filet, rebondit loin et file. Elle monte un peu sur la raquette de l’attaquant, qui n’a pas fini de se replacer.',
    },
    faults: [
      {
        fault: 'Vous levez la raquette en avançant et la balle sort.',
        correction:
          'Avancez à plat, comme si la raquette glissait sur un rail. Le lift adverse fait déjà monter la balle, n’en rajoutez pas.',
      },
      {
        fault: 'Vous préparez derrière la hanche et le bloc devient un coup en retard.',
        correction:
          'La raquette attend devant le corps. Sur une photo prise avant l’impact, on doit voir vos deux mains plus avancées que votre poitrine.',
      },
      {
        fault: 'Vous appuyez autant sur un top rapide que sur un top lent.',
        correction:
          'Plus la balle arrive vite, moins vous avancez. Réservez les vingt centimètres aux démarrages lents et chargés de rotation.',
      },
    ],
    drills: {
      alone: {
        name: 'Quatre posées, une appuyée',
        minutes: 15,
        description:
          'Relevez une moitié de la table. Renvoyez quatre balles en bloc coup droit posé, puis appuyez la cinquième et rattrapez le rythme. La balle revient sans lift, gardez la palette presque verticale. Dix essais, en cherchant trois cycles de suite sans perdre la balle.',
        harder: 'Appuyez une balle sur trois au lieu d’une sur cinq, sans perdre le rythme.',
        easier: 'Gardez la balle en bloc posé, et appuyez une seule fois, quand vous êtes bien placé.',
      },
      withPartner: {
        name: 'Punir le démarrage lent',
        minutes: 20,
        description:
          'Poussez long dans le coup droit de votre partenaire, qui démarre en rotation dans le vôtre. Répondez par un bloc appuyé et le point se joue. Dix points par rôle, deux fois. Un bloc gagnant vaut 2. Comptez aussi combien de fois l’attaquant a pu rejouer un top.',
        harder: 'Votre partenaire peut démarrer aussi dans votre revers, à vous de décider si vous appuyez.',
        easier: 'Arrêtez le point après votre bloc, et comptez ceux qui touchent la moitié profonde.',
      },
      basket: {
        name: 'Derrière la ligne des deux mètres',
        minutes: 15,
        description:
          'Le distributeur envoie des tops lents et bien liftés dans votre coup droit, un toutes les deux secondes. Appuyez vers le fond, la balle doit ensuite toucher le sol derrière un trait tracé à deux mètres de la table. Huit séries de 12, une minute de repos, réussie si 8 le dépassent.',
        harder:
          'Le distributeur alterne top lent et top rapide. Appuyez le premier, contentez-vous de tenir la raquette sur le second.',
        easier:
          'Appuyez sur des balles liftées doucement, distribuées à la main, en réduisant l’avancée à dix centimètres.',
      },
    },
  },
  Passif: {
    gesture: {
      contact:
        'Tôt, au début de la montée, devant la hanche côté raquette et près de la table. La balle vient dans la palette, sur son arrière haut, vous n’allez pas la chercher.',
      racket:
        'Palette fermée selon le lift reçu, tenue du bout des doigts. Aucun élan, la main recule même de quelques centimètres au choc et l’épaule reste tombante.',
      spin: 'La balle perd sa vitesse et presque tout son effet. Elle retombe courte, rebondit mou, et l’attaquant qui ferme sa raquette par habitude la met dans le filet.',
    },
    faults: [
      {
        fault: 'Vous serrez le manche et la balle rebondit trop loin.',
        correction:
          'Tenez la raquette comme un œuf, trois doigts suffisent. La force du serrage décide de la longueur bien plus que le geste.',
      },
      {
        fault: 'Vous donnez un petit coup vers la balle par peur de la rater.',
        correction:
          'Installez la palette puis comptez dans votre tête jusqu’au choc. Si la main avance, recommencez avec le coude appuyé contre le flanc.',
      },
    ],
    drills: {
      alone: {
        name: 'La balle qui meurt dans la main',
        minutes: 15,
        description:
          'Lancez la balle à deux mètres de haut et recevez-la sur la face coup droit en descendant avec elle, pour qu’elle rebondisse le moins possible. Comptez les rebonds sur la raquette, zéro ou un est réussi. Huit séries de 10, en lançant plus haut après chaque 8 sur 10.',
        harder: 'Lancez la balle une tête plus haut, et recevez-la une fois sur deux avec la face revers.',
        easier: 'Lancez la balle à hauteur des yeux, et acceptez deux petits rebonds sur la palette.',
      },
      withPartner: {
        name: 'Deux rebonds pour le bloqueur',
        minutes: 15,
        description:
          'Votre partenaire enchaine des tops rapides sur votre coup droit. Trois blocs normaux, puis un bloc amorti. Un point si la balle amortie rebondit deux fois sur sa table, deux s’il la manque. Sept minutes par rôle, objectif de 10.',
        harder: 'Votre partenaire décide quelle balle sera amortie, en l’annonçant au moment où il tope.',
        easier:
          'Il tope à mi-vitesse, et vous cherchez seulement à rendre la balle plus lente qu’elle n’arrive.',
      },
      basket: {
        name: 'La zone molle',
        minutes: 15,
        description:
          'Le distributeur envoie des tops rapides dans votre coup droit, un toutes les trois secondes. Éteignez chaque balle pour qu’elle tombe dans la moitié de son camp la plus proche du filet, marquée par un ruban. Dix séries de 10, 30 secondes de repos, réussie à partir de 6.',
        harder:
          'Les tops viennent de plus près et plus vite, et vous en amortissez un d’un côté de la ligne centrale, puis un de l’autre.',
        easier:
          'Éteignez d’abord des balles lancées à la main sans lift, palette presque verticale, à un pas de la table.',
      },
    },
  },
  'Avec Angle': {
    gesture: {
      contact:
        'En montée, nettement devant l’épaule, sur le côté extérieur de la balle pour ouvrir la diagonale courte. Pour la ligne, laissez-la venir un peu plus et touchez-la derrière.',
      racket:
        'Palette fermée qui pivote avant l’impact, le poignet et l’avant-bras la tournent vers la cible. Trajet très court, bassin et pieds gardent leur place.',
      spin: 'Peu de lift, une pointe de latéral si vous contournez la balle. Elle sort par le petit côté et s’écarte encore après le rebond, ce qui oblige à la jouer bras tendu, loin de la table.',
    },
    faults: [
      {
        fault: 'Vous tournez tout le corps pour ouvrir l’angle.',
        correction:
          'Épaules face à la table, seul l’avant-bras oriente la palette. Le corps resté en place couvre déjà la balle suivante.',
      },
      {
        fault: 'Vous attendez trop et l’angle se referme sur le milieu.',
        correction:
          'Avancez le point de contact de vingt centimètres. Plus la balle est prise devant vous, plus la diagonale s’ouvre.',
      },
      {
        fault: 'Vous cherchez l’angle sur une balle qui vous déborde déjà.',
        correction:
          'En extension, bloquez au milieu pour rester dans l’échange. L’angle se joue seulement quand vos deux pieds sont posés.',
      },
    ],
    drills: {
      alone: {
        name: 'Le pivot de palette au mur',
        minutes: 15,
        description:
          'Placez-vous à deux mètres d’un mur portant deux marques écartées d’un mètre. Lancez la balle contre lui, laissez-la rebondir au sol et bloquez-la vers la marque choisie sans bouger les pieds. Changez de marque à chaque balle. Dix séries de 10, réussie à partir de 7.',
        harder: 'Un camarade annonce la marque pendant que la balle revient du mur.',
        easier: 'Prenez deux grandes marques, et changez seulement toutes les cinq balles.',
      },
      withPartner: {
        name: 'Deux vers lui, une dehors',
        minutes: 15,
        description:
          'Votre partenaire fait des tops sur votre coup droit. Bloquez deux fois vers lui, puis ouvrez le petit côté quand vous voulez dans les trois balles qui suivent. Il marque s’il remet votre angle ou si vous le manquez, vous s’il ne l’atteint pas. Manches de 7, puis rôles inversés.',
        harder: 'Votre partenaire peut accélérer une balle sur cinq, et l’angle attend la suivante.',
        easier: 'Ouvrez l’angle toujours sur la troisième balle, votre partenaire le sait et se prépare.',
      },
      basket: {
        name: 'Le couloir du petit côté',
        minutes: 20,
        description:
          'Un plot est posé au sol à côté du camp d’en face, à mi-longueur, sur votre diagonale. Sur des tops moyens dans votre coup droit, deux blocs vers le plot, le troisième le long de la ligne. Huit séries de 15, une minute de repos, réussie si 6 sortent par le côté et 3 suivent la ligne.',
        harder:
          'Le top arrive au hasard dans votre coup droit ou sur votre coude, et vous devez quand même trouver le petit côté.',
        easier:
          'Demandez des balles liftées doucement, toujours au même endroit, avec la moitié coup droit d’en face comme seule zone.',
      },
    },
  },
  'Dans le Coup': {
    gesture: {
      contact:
        'Juste après le rebond, balle à quinze centimètres de la table, devant le corps côté raquette. Touchez le dessus de l’arrière, pendant qu’elle monte vers vous.',
      racket:
        'Palette très fermée, raquette basse, presque sur la table. Le poids passe sur l’avant des pieds et l’épaule entre dans la balle, l’avant-bras n’avance que de dix centimètres.',
      spin: 'Vous rendez la vitesse reçue, avec un filet de lift. La balle repart basse, si tôt que l’attaquant est encore en fin de geste, et elle pousse sa raquette vers l’arrière.',
    },
    faults: [
      {
        fault: 'Vous reculez d’instinct quand le top arrive vite.',
        correction:
          'Posez un pied à un avant-bras de la table et gardez les talons légers. Décidez d’avancer le nez à chaque bloc, même d’un doigt.',
      },
      {
        fault: 'La palette n’est pas assez fermée et la balle monte au plafond.',
        correction:
          'Une balle montante et liftée saute beaucoup. Fermez jusqu’à voir le dos de votre palette, puis rouvrez à peine si elle va au filet.',
      },
      {
        fault: 'Vous poussez avec le bras au lieu d’entrer avec le corps.',
        correction:
          'Figez le coude devant la hanche et laissez les chevilles faire le travail. Le bloc doit se sentir dans les orteils.',
      },
    ],
    drills: {
      alone: {
        name: 'Ta-tac',
        minutes: 15,
        description:
          'Lâchez la balle près de votre ligne de fond et bloquez-la dès le rebond en entrant avec l’épaule, palette presque droite car la balle ne tourne pas. Les deux bruits doivent s’enchainer, ta-tac, sans silence. Dix séries de 10, seuls comptent les ta-tac qui touchent la table, objectif de 7.',
        harder: 'Lâchez la balle un peu plus loin à chaque fois, et entrez vers elle d’un petit pas.',
        easier: 'Lâchez la balle de plus haut, pour avoir le temps d’entendre les deux bruits.',
      },
      withPartner: {
        name: 'Le bloqueur mène la cadence',
        minutes: 15,
        description:
          'Tops coup droit contre blocs coup droit. Bloquez d’abord en fin de montée, puis de plus en plus tôt, jusqu’à la sortie du rebond. La série s’arrête quand l’attaquant joue en retard ou rate. Un point au bloqueur pour chaque attaquant débordé avant 10 balles. Sept minutes par rôle.',
        harder: 'Bloquez dès la première balle à la sortie du rebond, sans montée progressive.',
        easier: 'Restez en fin de montée, et ne prenez plus tôt qu’une balle sur quatre.',
      },
      basket: {
        name: 'Le pied sur le ruban',
        minutes: 15,
        description:
          'Un ruban au sol à 30 cm de la table, vos orteils le touchent du début à la fin. Le distributeur envoie des tops appuyés dans votre coup droit, un toutes les deux secondes. Dix séries de 10, réussie si 7 blocs touchent la table et que vous n’avez jamais quitté le ruban.',
        harder:
          'Le distributeur tire tantôt de près, tantôt de deux mètres derrière la table, et l’instant du rebond change à chaque balle.',
        easier:
          'Des balles liftées lentes et longues, en disant vous-même «\u00a0ta\u00a0» au rebond et «\u00a0tac\u00a0» au bloc.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
