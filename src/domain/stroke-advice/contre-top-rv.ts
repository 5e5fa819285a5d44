import type { StrokeAdvice } from './stroke-advice.ts'

export const contreTopRv = {
  Actif: {
    gesture: {
      contact:
        'Au sommet, devant le bas de la poitrine, un peu loin du corps. Attaque l’arrière haut de la balle et frotte-la vers l’avant, au centre de la palette.',
      racket:
        'Palette fermée, armé court près de la hanche opposée, poignet replié. Jambes, coude, puis main se détendent vers l’avant, la pointe finit tournée vers la cible.',
      spin: 'Lift fort et vitesse personnelle. La balle retombe vite après le filet, part en avant au rebond et grimpe sur la raquette adverse, qu’un simple bloc ne tient plus.',
    },
    faults: [
      {
        fault: 'Tu joues avec le poignet seul et le top adverse l’emporte.',
        correction:
          'Pousse d’abord dans le sol, puis ouvre le coude. Le poignet arrive en dernier pour la rotation, il n’est pas le moteur.',
      },
      {
        fault: 'L’armé descend sous la table et tu arrives après la balle.',
        correction:
          'Sur une balle liftée, la main part de la hauteur du nombril. Garde l’armé bas pour les balles coupées.',
      },
      {
        fault: 'La pointe de la raquette tombe et la balle part de travers.',
        correction:
          'Tiens la pointe à hauteur du poignet pendant l’armé. L’avant-bras doit rester presque horizontal jusqu’au frottement.',
      },
    ],
    drills: {
      alone: {
        name: 'Mur, sol, revers',
        minutes: 15,
        description:
          'À trois mètres d’un mur, tope du revers, laisse la balle revenir et rebondir une fois au sol, puis retope-la devant toi au sommet. Compte les tops de suite au-dessus d’un trait tracé à un mètre. Douze essais, objectif de trois séries de 8.',
      },
      withPartner: {
        name: 'La contre-attaque du revers',
        minutes: 15,
        description:
          'Ton partenaire sert coupé, tu pousses long dans son revers, il démarre dans le tien, tu contres fort et le point continue. Une manche de 11 chacun, puis on recommence. Un contre-top qui provoque la faute vaut 2 points, un bloc à la place coûte 1 point.',
      },
      basket: {
        name: 'Contrer deux fois de suite',
        minutes: 20,
        description:
          'Le distributeur envoie un top dans ton revers, puis un second plus rapide, une seconde et demie après. Contre les deux en diagonale, le second plus fort. Huit séries de six paires, une minute de repos, réussie quand 4 paires entières restent sur la table.',
      },
    },
    harder:
      'Le second top arrive au milieu, tu te décales d’un pas pour le contrer encore du revers, vers l’autre coin cette fois.',
    easier:
      'Contre un top lent sur deux et bloque l’autre, le temps de retrouver tes appuis et la hauteur de ta main.',
  },
  Passif: {
    gesture: {
      contact:
        'Au sommet ou juste derrière, devant le ventre, à un grand pas de la table. La palette reçoit le haut de l’arrière de la balle et la fait rouler vers l’avant.',
      racket:
        'Palette fermée, avant-bras souple, poignet libre mais calme. La main part du nombril et avance de la longueur d’une raquette, à allure lente et égale.',
      spin: 'Lift modéré, juste de quoi retourner la rotation reçue. Trajectoire en arche, rebond profond et tranquille. L’adversaire peut rejouer, mais de loin et sans vitesse à t’emprunter.',
    },
    faults: [
      {
        fault: 'Tu accélères au dernier moment, par réflexe.',
        correction:
          'Compte un, deux, trois pendant tout le geste, le contact tombe sur deux. Si le trois vient plus vite, tu as accéléré.',
      },
      {
        fault: 'La palette s’ouvre pour aider la balle à passer.',
        correction:
          'Le lift reçu la fait déjà monter. Garde le dos de la main tourné vers la bande du filet du début à la fin du geste.',
      },
      {
        fault: 'Tu joues face à la balle sans jamais bouger les pieds.',
        correction:
          'Fais de tout petits pas entre les coups, un vers l’arrière si la balle est longue. La main lente exige des pieds vifs.',
      },
    ],
    drills: {
      alone: {
        name: 'Le geste au ralenti',
        minutes: 15,
        description:
          'À blanc, yeux ouverts puis fermés, déroule le revers en trois temps égaux, nombril, contact, fin. Vingt fois, puis joue dix balles rebondies devant toi à cette allure exacte. Cinq tours, réussi si 7 balles sur 10 retombent sur la table sans que la main ait accéléré.',
      },
      withPartner: {
        name: 'L’arche en revers',
        minutes: 15,
        description:
          'Il tope à moitié de sa force dans la diagonale revers, tu rends une arche longue en contre-top souple. À chaque série de 15, il monte d’un cran et toi tu ne changes rien. Sept minutes par rôle, le score est le cran le plus haut tenu sans faute.',
      },
      basket: {
        name: 'La serviette du fond',
        minutes: 15,
        description:
          'Une serviette couvre les 50 derniers centimètres du camp d’en face. Le distributeur envoie, de loin, des tops réguliers dans ton revers, un toutes les trois secondes. Fais retomber l’arche sur la serviette. Neuf séries de 10, réussie à partir de 6.',
      },
    },
    harder:
      'Prends un pas de plus en arrière et garde la balle sur la table alors que les tops reçus arrivent de plus en plus chargés.',
    easier:
      'Le distributeur envoie des balles en cloche, peu liftées. Suis-les de la main comme si tu les portais au-dessus du filet.',
  },
  'Avec Angle': {
    gesture: {
      contact:
        'Au sommet, loin devant, sur le haut du bord extérieur de la balle pour croiser court. Pour la ligne, une main plus près du ventre et plein derrière, un peu au-dessus.',
      racket:
        'Palette fermée, coude pointé vers la cible. L’avant-bras s’ouvre et la main passe par l’extérieur de la balle, ou reste juste derrière elle pour la garder sur la ligne.',
      spin: 'Lift avec un peu de latéral. En croisé, la balle s’incurve vers le large, quitte la table par le côté, et sur la raquette adverse elle monte et tire vers ton revers.',
    },
    faults: [
      {
        fault: 'Tu vises le petit côté avec une balle longue, elle sort au fond.',
        correction:
          'L’angle demande une balle courte. Recouvre davantage et ralentis d’un cran, le second rebond doit tomber à côté de la table.',
      },
      {
        fault: 'Le coude s’écarte et la ligne finit en plein milieu.',
        correction:
          'Pour la ligne, laisse le coude devant les côtes et décale les pieds, hanches tournées vers le coin que tu vises.',
      },
    ],
    drills: {
      alone: {
        name: 'Les deux portes',
        minutes: 15,
        description:
          'Avec quatre gobelets, forme une porte de 40 cm sur la ligne latérale d’en face et une autre sur la ligne de fond, droit devant ton revers. Fais rebondir la balle haut chez toi et tope du revers à travers une porte, puis l’autre. Huit séries de 8, une minute de repos, réussie à 4 passages.',
      },
      withPartner: {
        name: 'Large, milieu, ligne',
        minutes: 20,
        description:
          'L’attaquant tope d’où qu’il soit vers ton revers. Contre une fois large, une fois au milieu, une fois sur la ligne, puis recommence. Dix minutes par rôle. Un tour complet rapporte 1 point, un attaquant qui ne touche pas la balle en rapporte 2.',
      },
      basket: {
        name: 'Petit côté sous la corde',
        minutes: 15,
        description:
          'Une corde est tendue 30 cm au-dessus du filet. Le distributeur envoie des tops moyens dans ton revers. Contre sous la corde vers le petit côté revers, une fois sur trois vers la ligne. Huit séries de 9, une minute de repos, réussie à partir de 6 balles justes.',
      },
    },
    harder:
      'Le distributeur annonce «\u00a0dedans\u00a0» ou «\u00a0dehors\u00a0» à l’instant de sa frappe, pour la ligne ou pour le petit côté.',
    easier:
      'Croise simplement dans la moitié revers sur des tops lents, et ajoute le petit côté quand huit balles sur dix sont bonnes.',
  },
  'Dans le Coup': {
    gesture: {
      contact:
        'Pendant la montée, à hauteur de la bande du filet, devant le ventre et près de la table. Enveloppe le dessus de l’arrière sans laisser la balle monter davantage.',
      racket:
        'Palette très fermée, poignet déjà replié au rebond. Buste qui entre au-dessus de la table, coude qui avance, puis l’avant-bras roule court par-dessus la balle.',
      spin: 'Ta rotation est brève, la vitesse est celle de l’adversaire. La balle rase, tombe vite et accélère au rebond, il la joue en retard et elle lui saute dans la raquette.',
    },
    faults: [
      {
        fault: 'Tu armes quand la balle rebondit.',
        correction:
          'Replie le poignet pendant que la balle passe le filet. Au rebond il ne reste qu’à dérouler, sinon bloque et attends la prochaine.',
      },
      {
        fault: 'Tu rentres la tête et tu te redresses à l’impact.',
        correction:
          'Garde les genoux fléchis et les yeux au niveau du contact. Le poids va vers le filet, le sommet du crâne ne monte pas.',
      },
      {
        fault: 'Tu contres du même geste les balles trop courtes ou trop longues.',
        correction:
          'Le contre en montée demande une balle devant le ventre. Avance d’un pas sur la courte, bloque simplement celle qui arrive dans tes pieds.',
      },
    ],
    drills: {
      alone: {
        name: 'Rebond, déroule',
        minutes: 15,
        description:
          'Dis «\u00a0rebond\u00a0» et lâche une balle à trente centimètres du bord, poignet déjà replié. Dis «\u00a0déroule\u00a0» en la roulant aussitôt. Les deux mots doivent se toucher. Dix séries de 8, compte les balles rasantes posées sur la table, objectif de 5 par série.',
      },
      withPartner: {
        name: 'Trois contres au signal',
        minutes: 15,
        description:
          'Ton partenaire tope de plus en plus vite dans ton revers, tu bloques, et quand tu dis «\u00a0maintenant\u00a0» tu contres les trois suivants en montée. Point pour toi si deux contres sur trois passent, sinon pour lui. Manches de 7 et changement de rôle, quatre manches.',
      },
      basket: {
        name: 'Bloc, bloc, dans le coup',
        minutes: 15,
        description:
          'Trois tops vifs de suite dans ton revers. Bloque les deux premiers, contre le troisième dès la montée vers le coin coup droit d’en face, puis souffle. Dix séries de quatre triplets, 40 secondes de repos, réussie si 3 contres touchent la bonne moitié.',
      },
    },
    harder:
      'Le contre-top n’est plus le troisième mais celui de ton choix, et le distributeur accélère après chaque série réussie.',
    easier:
      'Roule par-dessus des balles liftées mais lentes, buste déjà penché, sans mesurer ni vitesse ni direction.',
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
