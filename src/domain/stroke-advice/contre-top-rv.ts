import type { StrokeAdvice } from './stroke-advice.ts'

export const contreTopRv = {
  Actif: {
    gesture: {
      contact:
        'Au sommet, devant le bas de la poitrine, un peu loin du corps. Attaquez l’arrière haut de la balle et frottez-la vers l’avant, au centre de la palette.',
      racket:
        'Palette fermée, armé court à hauteur du nombril, côté opposé, poignet replié. Jambes, coude, puis main se détendent vers l’avant, la pointe finit tournée vers la cible.',
      spin: 'Lift fort et vitesse personnelle. La balle retombe vite après le filet, part en avant au rebond et grimpe sur la raquette adverse, qu’un simple bloc ne tient plus.',
    },
    faults: [
      {
        fault: 'Vous jouez avec le poignet seul et le top adverse l’emporte.',
        correction:
          'Poussez d’abord dans le sol, puis ouvrez le coude. Le poignet arrive en dernier pour la rotation, il n’est pas le moteur.',
      },
      {
        fault: 'L’armé descend sous la table et vous frappez trop tard.',
        correction:
          'Sur une balle liftée, la main part de la hauteur du nombril. Gardez l’armé bas pour les balles coupées.',
      },
      {
        fault: 'La pointe de la raquette tombe et la balle part de travers.',
        correction:
          'Tenez la pointe à hauteur du poignet pendant l’armé. L’avant-bras doit rester presque horizontal jusqu’au frottement.',
      },
    ],
    drills: {
      alone: {
        name: 'Mur, sol, revers',
        minutes: 15,
        description:
          'À trois mètres d’un mur, topez du revers, laissez la balle revenir et rebondir une fois au sol, puis rejouez un top devant vous, au sommet, genoux bien fléchis. Comptez les tops de suite au-dessus d’un trait tracé à un mètre. Douze essais, objectif de trois séries de 5.',
        harder: 'Montez le trait de vingt centimètres, et cherchez trois séries de 8.',
        easier: 'Rapprochez-vous à deux mètres du mur, et attrapez la balle après chaque top.',
      },
      withPartner: {
        name: 'La contre-attaque du revers',
        minutes: 15,
        description:
          'Votre partenaire sert coupé, vous poussez long dans son revers, il démarre dans le vôtre, vous contrez fort et le point continue. Une manche de 11 par rôle, puis on recommence. Un contre-top qui provoque la faute vaut 2 points, un bloc à la place coute 1 point.',
        harder: 'Votre partenaire choisit sa direction, et vous contrez toujours vers l’autre côté.',
        easier: 'Arrêtez l’échange dès le contre-top, qui compte un point s’il touche la table.',
      },
      basket: {
        name: 'Contrer deux fois de suite',
        minutes: 20,
        description:
          'Le distributeur envoie un top dans votre revers, puis un second plus rapide, une seconde et demie après. Contrez les deux en diagonale, le second plus fort. Huit séries de six paires, une minute de repos, réussie quand 4 paires entières restent sur la table.',
        harder:
          'Le second top arrive au milieu, vous vous décalez d’un pas pour le contrer encore du revers, vers l’autre coin cette fois.',
        easier:
          'Contrez un top lent sur deux et bloquez l’autre, le temps de retrouver vos appuis et la hauteur de votre main.',
      },
    },
  },
  Passif: {
    gesture: {
      contact:
        'Au sommet ou juste derrière, devant le ventre, à un grand pas de la table. La palette reçoit le haut de l’arrière de la balle et la fait rouler vers l’avant.',
      racket:
        'Palette fermée, avant-bras souple, poignet libre mais calme. La main part du nombril et avance de la longueur d’une raquette, à allure lente et égale.',
      spin: 'Lift modéré, juste de quoi retourner la rotation reçue. Trajectoire en arche, rebond profond et tranquille. L’adversaire peut rejouer, mais de loin et sans vitesse à vous emprunter.',
    },
    faults: [
      {
        fault: 'Vous accélérez au dernier moment, par réflexe.',
        correction:
          'Comptez un, deux, trois pendant tout le geste, le contact tombe sur deux. Si le trois vient plus vite, vous avez accéléré.',
      },
      {
        fault: 'La palette s’ouvre pour aider la balle à passer.',
        correction:
          'Le lift reçu la fait déjà monter. Gardez le dos de la main tourné vers la bande du filet du début à la fin du geste.',
      },
      {
        fault: 'Vous jouez face à la balle sans jamais bouger les pieds.',
        correction:
          'Faites de tout petits pas entre les coups, un vers l’arrière si la balle est longue. La main lente exige des pieds vifs.',
      },
    ],
    drills: {
      alone: {
        name: 'Le geste au ralenti',
        minutes: 15,
        description:
          'À blanc, yeux ouverts puis fermés, déroulez le revers en trois temps égaux, nombril, contact, fin. Vingt fois, puis jouez dix balles rebondies devant vous à cette allure exacte. Cinq tours, réussi si 7 balles sur 10 retombent sur la table sans que la main ait accéléré.',
        harder: 'Jouez les dix balles à trois hauteurs différentes, toujours à la même allure.',
        easier: 'Restez au geste sans balle, trois fois vingt, jusqu’à ce que les trois temps soient égaux.',
      },
      withPartner: {
        name: 'L’arche en revers',
        minutes: 15,
        description:
          'Votre partenaire tope à moitié de sa force dans la diagonale revers, vous rendez une arche longue en contre-top souple. À chaque série de 15, il monte d’un cran et vous ne changez rien. Sept minutes par rôle, le score est le cran le plus haut tenu sans faute.',
        harder: 'Il monte d’un cran toutes les dix balles, sans attendre la fin de votre série.',
        easier: 'Il garde la même force du début à la fin, et vous cherchez une série de 8.',
      },
      basket: {
        name: 'La serviette du fond',
        minutes: 15,
        description:
          'Une serviette couvre les 50 derniers centimètres du camp d’en face. Le distributeur envoie, de loin, des tops réguliers dans votre revers, un toutes les trois secondes. Faites retomber l’arche sur la serviette. Neuf séries de 10, réussie à partir de 6.',
        harder:
          'Reculez d’un pas de plus et gardez la balle sur la table alors que les tops reçus arrivent de plus en plus chargés.',
        easier:
          'Le distributeur envoie des balles en cloche, peu liftées. Suivez-les de la main comme si vous les portiez au-dessus du filet.',
      },
    },
  },
  'Avec Angle': {
    gesture: {
      contact:
        'Au sommet, loin devant, sur le haut du bord extérieur de la balle pour croiser court. Pour la ligne, un peu plus près du ventre et plein derrière, au-dessus du centre.',
      racket:
        'Palette fermée, coude avancé. L’avant-bras s’ouvre et la main passe par l’extérieur de la balle, ou reste juste derrière elle pour la garder sur la ligne.',
      spin: 'Lift avec un peu de latéral. En croisé, la balle s’incurve vers le large, quitte la table par le côté, et sur la raquette adverse elle monte et tire vers votre revers.',
    },
    faults: [
      {
        fault: 'Vous visez le petit côté avec une balle longue, elle sort au fond.',
        correction:
          'L’angle demande une balle courte. Recouvrez davantage et ralentissez d’un cran, elle doit quitter la table par le côté, avant le fond.',
      },
      {
        fault: 'Le coude s’écarte et la ligne finit en plein milieu.',
        correction:
          'Pour la ligne, laissez le coude devant les côtes et décalez les pieds, hanches tournées vers le coin que vous visez.',
      },
    ],
    drills: {
      alone: {
        name: 'Les deux portes',
        minutes: 15,
        description:
          'Avec quatre gobelets, formez une porte de 60 cm sur la ligne latérale d’en face et une autre sur la ligne de fond, droit devant votre revers. Faites rebondir la balle haut chez vous et topez du revers à travers une porte, puis l’autre. Huit séries de 8, une minute de repos, réussie à 4 passages.',
        harder: 'Rétrécissez chaque porte à 40 cm, et annoncez-la avant de lâcher la balle.',
        easier: 'Gardez une seule porte large d’un mètre, et changez-la de place à mi-parcours.',
      },
      withPartner: {
        name: 'Large, milieu, ligne',
        minutes: 20,
        description:
          'L’attaquant tope d’où qu’il soit vers votre revers. Contrez une fois large, une fois au milieu, une fois sur la ligne, puis recommencez. Dix minutes par rôle. Un tour complet rapporte 1 point, un attaquant qui ne touche pas la balle en rapporte 2.',
        harder: 'Vous choisissez l’ordre des trois directions, sans jamais rejouer la même.',
        easier: 'Gardez deux directions, large et milieu, un tour compte à chaque paire réussie.',
      },
      basket: {
        name: 'Petit côté sous la corde',
        minutes: 15,
        description:
          'Une corde est tendue 30 cm au-dessus du filet. Le distributeur envoie des tops moyens dans votre revers. Contrez sous la corde vers le petit côté revers, une fois sur trois vers la ligne. Huit séries de 9, une minute de repos, réussie à partir de 6 balles justes.',
        harder:
          'Le distributeur annonce «\u00a0dedans\u00a0» ou «\u00a0dehors\u00a0» à l’instant de sa frappe, pour la ligne ou pour le petit côté.',
        easier:
          'Croisez simplement dans la moitié revers sur des tops lents, et ajoutez le petit côté quand huit balles sur dix sont bonnes.',
      },
    },
  },
  'Dans le Coup': {
    gesture: {
      contact:
        'Pendant la montée, à hauteur de la bande du filet, devant le ventre et près de la table. Enveloppez le dessus de l’arrière sans laisser la balle monter davantage.',
      racket:
        'Palette très fermée, poignet déjà replié au rebond. Buste qui entre au-dessus de la table, coude qui avance, puis l’avant-bras roule court par-dessus la balle.',
      spin: 'Votre rotation est brève, la vitesse est celle de l’adversaire. La balle rase, tombe vite et accélère au rebond, il la joue en retard et elle lui saute dans la raquette.',
    },
    faults: [
      {
        fault: 'Vous armez quand la balle rebondit.',
        correction:
          'Repliez le poignet pendant que la balle passe le filet. Au rebond il ne reste qu’à dérouler, sinon bloquez et attendez la prochaine.',
      },
      {
        fault: 'Vous rentrez la tête et vous vous redressez à l’impact.',
        correction:
          'Gardez les genoux fléchis et les yeux au niveau du contact. Le poids va vers le filet, le sommet du crâne ne monte pas.',
      },
      {
        fault: 'Vous contrez du même geste les balles trop courtes ou trop longues.',
        correction:
          'Le contre en montée demande une balle devant le ventre. Avancez d’un pas sur la courte, bloquez celle qui rebondit au ras de votre ligne de fond.',
      },
    ],
    drills: {
      alone: {
        name: 'Rebond, déroule',
        minutes: 15,
        description:
          'Poignet déjà replié, lâchez une balle à trente centimètres du bord. Dites «\u00a0rebond\u00a0» quand elle touche la table, «\u00a0déroule\u00a0» en la roulant aussitôt. Les deux mots doivent se toucher. Dix séries de 8, comptez les balles rasantes posées sur la table, objectif de 5 par série.',
        harder: 'Dites un seul mot pour les deux, la balle est déjà partie quand il est fini.',
        easier: 'Lâchez la balle de plus haut et bloquez-la d’abord, sans la rouler.',
      },
      withPartner: {
        name: 'Trois contres au signal',
        minutes: 15,
        description:
          'Votre partenaire tope de plus en plus vite dans votre revers, vous bloquez, et à votre «\u00a0maintenant\u00a0» vous contrez les trois suivants en montée. Point pour vous si deux contres sur trois passent, sinon pour lui. Manches de 7 et changement de rôle, quatre manches.',
        harder: 'Votre partenaire donne le signal à votre place, au moment où il tope.',
        easier: 'Contrez une seule balle à votre signal, puis reprenez vos blocs.',
      },
      basket: {
        name: 'Bloc, bloc, dans le coup',
        minutes: 15,
        description:
          'Trois tops vifs de suite dans votre revers. Bloquez les deux premiers, contrez le troisième dès la montée vers la moitié coup droit d’en face, puis soufflez. Dix séries de quatre triplets, 40 secondes de repos, réussie si 3 contres sur 4 y tombent.',
        harder:
          'Le contre-top n’est plus le troisième mais celui de votre choix, et le distributeur accélère après chaque série réussie.',
        easier:
          'Roulez par-dessus des balles liftées mais lentes, buste déjà penché, sans mesurer ni vitesse ni direction.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
