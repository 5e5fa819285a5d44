import type { StrokeAdvice } from './stroke-advice.ts'

export const topSpinCd = {
  Rapide: {
    gesture: {
      contact:
        'Au sommet du rebond ou un rien avant, devant la hanche côté raquette, entre ventre et poitrine. Touchez l’arrière de la balle, au-dessus de son milieu.',
      racket:
        'Palette fermée, départ à côté de la hanche et pas plus loin. L’avant-bras claque vers l’avant, la raquette s’arrête devant le visage et revient aussitôt en garde.',
      spin: 'Lift moyen, trajectoire basse et tendue. La balle gicle au rebond et monte un peu sur la raquette adverse, mais c’est surtout le temps que vous volez à l’adversaire.',
    },
    faults: [
      {
        fault: 'Vous emmenez la raquette loin derrière vous et vous frappez en retard.',
        correction:
          'Gardez la raquette visible du coin de l’œil pendant la préparation. Ce sont les épaules qui tournent, le bras reste court.',
      },
      {
        fault: 'Vous laissez la balle redescendre avant de la jouer.',
        correction:
          'Restez à une longueur de bras de la table et allez chercher le rebond vers l’avant. Dites «\u00a0top\u00a0» à voix haute à l’instant où la balle cesse de monter.',
      },
      {
        fault: 'Après le coup, vous regardez votre balle et la suivante vous surprend.',
        correction:
          'Ramenez la raquette devant vous pendant que votre balle vole encore. Le coup n’est fini qu’une fois le replacement fait.',
      },
    ],
    drills: {
      alone: {
        name: 'À blanc au métronome',
        minutes: 15,
        description:
          'Sans balle, face à un miroir ou à une vitre. À chaque battement du métronome, un top complet avec retour en garde. Commencez à 50 par minute et gagnez 5 à chaque série réussie. Dix séries de 40 secondes, réussies si la raquette est devant vous à chaque battement.',
        harder: 'Ajoutez un pas chassé entre deux tops, sans perdre le battement.',
        easier: 'Restez à 40 battements par minute, et faites cinq séries de 20 secondes.',
        calm: {
          name: 'À blanc, sans se presser',
          description:
            'Sans balle, devant un miroir. Un top complet, un retour en garde, une respiration, puis le suivant. Cinq séries de 10 gestes, une minute de repos. Un geste compte si la raquette est revenue devant vous avant de repartir. Arrêtez si l’épaule tire.',
          harder: 'Ajoutez un petit pas de côté entre deux gestes, sans aller plus vite.',
          easier: 'Faites le geste assis au bord d’une chaise, pour sentir le bras seul.',
        },
      },
      withPartner: {
        name: 'Le record des 30 secondes',
        minutes: 15,
        description:
          'Votre partenaire bloque dans la diagonale coup droit. Pendant 30 secondes, comptez vos tops sur la table, une faute enlève 3. Dix essais chacun en alternant, et chacun cherche à dépasser son record sans jamais reculer derrière une ligne posée à un mètre de la table.',
        harder: 'Le bloqueur déplace la balle d’une largeur de raquette, d’un côté puis de l’autre.',
        easier: 'Comptez sur 15 secondes, et une faute n’enlève plus qu’un point.',
        calm: {
          name: 'Dix tops à deux',
          description:
            'Votre partenaire bloque doucement dans la diagonale coup droit. Cherchez ensemble dix tops de suite, à un rythme qui vous laisse revenir en garde. Changez de rôle après chaque série et reprenez votre souffle. Trois séries réussies chacun suffisent.',
          harder: 'Votre partenaire bloque un peu plus long, et la série reste à dix.',
          easier: 'Cherchez cinq tops de suite, sur des blocs hauts et lents.',
        },
      },
      basket: {
        name: 'Rafales de douze balles',
        minutes: 15,
        description:
          'Le distributeur envoie douze balles un peu liftées dans votre coup droit, une par seconde. Jouez-les au sommet en diagonale, entre la ligne de fond et un ruban collé 60 cm devant elle. Huit rafales, une minute de repos, réussie à partir de 8 balles dans la bande.',
        harder:
          'La distribution passe à trois balles toutes les deux secondes, et la dernière de chaque rafale part n’importe où dans votre coup droit.',
        easier:
          'Le distributeur attend que vous soyez en garde avant d’envoyer la balle suivante, et toute balle sur la table compte.',
        calm: {
          name: 'Douze balles, une par une',
          description:
            'Le distributeur envoie douze balles un peu liftées dans votre coup droit, et attend que vous soyez en garde avant chacune. Jouez-les au sommet, en diagonale, dans la moitié profonde. Cinq séries, une minute de repos, réussie à partir de 7 balles.',
          harder: 'Visez tour à tour le coin et le milieu du fond, au même rythme.',
          easier: 'Jouez trois séries de huit, où toute balle sur la table compte.',
        },
      },
    },
  },
  'Avec Rotation': {
    gesture: {
      contact:
        'Juste après le sommet, quand la balle commence à descendre, à hauteur de hanche et un peu devant. Frottez l’arrière de la balle, un peu sous son milieu si elle est très coupée.',
      racket:
        'Palette presque verticale, à peine ouverte sur une balle très coupée. Du genou vers le front, jambes qui poussent, poignet relâché qui accélère au frottement.',
      spin: 'Beaucoup de lift. La balle passe haut au-dessus du filet, plonge, accélère après le rebond et saute vers le haut sur la raquette adverse. Le bloc part souvent trop long.',
    },
    faults: [
      {
        fault: 'Vous frappez la balle au lieu de la frotter, et elle part dans le filet.',
        correction:
          'Ralentissez le départ et accélérez seulement à l’impact. Écoutez le bruit, un frottement chuchote alors qu’une frappe claque.',
      },
      {
        fault: 'Vous restez jambes tendues et vous tirez la balle avec l’épaule.',
        correction:
          'Fléchissez jusqu’à ce que la raquette passe sous le niveau de la table, puis remontez avec les cuisses. L’épaule reste basse et souple.',
      },
      {
        fault: 'Sur balle très coupée, vous fermez trop la palette.',
        correction:
          'Redressez la palette à la verticale, ou un rien plus ouverte, et dirigez le geste vers le plafond. Vous la refermerez à mesure que la balle sera moins coupée.',
      },
    ],
    drills: {
      alone: {
        name: 'La balle qui remonte le mur',
        minutes: 15,
        description:
          'À trois mètres d’un mur, laissez tomber la balle, attendez qu’elle redescende après son rebond et frottez-la de bas en haut. Bien liftée, elle grimpe le long du mur après l’avoir touché. Dix séries de 10, notez les balles qui grimpent, et visez 7 sur 10 aux trois dernières.',
        harder: 'Reculez d’un pas, et visez 7 sur 10 à cinq séries au lieu de trois.',
        easier: 'Frottez doucement une balle qui redescend lentement, et cherchez d’abord le bruit fin.',
      },
      withPartner: {
        name: 'Poussette puis démarrage',
        minutes: 20,
        description:
          'Échange de poussettes dans la diagonale coup droit. À la troisième poussette de votre partenaire, démarrez en rotation, il bloque une fois et on recommence. Dix minutes chacun. Un point quand son bloc sort ou monte plus haut que ses épaules, objectif de 12 points.',
        harder: 'Démarrez sur n’importe quelle poussette, sans que le bloqueur sache laquelle.',
        easier: 'Votre partenaire pousse peu coupé, et vous démarrez lentement, une fois sur deux.',
      },
      basket: {
        name: 'Balles coupées par-dessus la corde',
        minutes: 20,
        description:
          'Une corde est tendue 25 cm au-dessus du filet. Le distributeur pousse des balles coupées, une toutes les deux secondes, dans votre coup droit. La vôtre passe au-dessus de la corde et retombe sur la table. Six séries de 20, une minute de repos, réussie à partir de 14.',
        harder:
          'Le distributeur mêle balles très coupées et balles sans effet, et ne prévient pas. Lisez la rotation et réglez la palette avant de frotter.',
        easier:
          'Commencez sur des balles à peine coupées et plus hautes, jouées lentement, jusqu’à entendre dix frottements de suite sans frappe.',
      },
    },
  },
  Placé: {
    gesture: {
      contact:
        'Au sommet du rebond. Bien devant vous, sur le côté extérieur de la balle pour croiser, plus près de la hanche et juste derrière elle pour jouer la ligne.',
      racket:
        'Palette un peu fermée, préparation identique pour toutes les cibles. L’angle des épaules choisit la direction, le poignet l’affine à l’impact, le geste finit vers la cible.',
      spin: 'Lift régulier, vitesse contrôlée. Pris sur le côté extérieur, le top s’écarte encore après le rebond et sort par le petit côté, joué dans le coude il oblige à choisir CD ou RV.',
    },
    faults: [
      {
        fault: 'Vos épaules annoncent la direction bien avant le coup.',
        correction:
          'Préparez toujours comme pour la diagonale et décidez pendant la montée de la balle. Demandez à quelqu’un de deviner, il doit se tromper.',
      },
      {
        fault: 'Vous voulez jouer la ligne et la balle part au milieu.',
        correction:
          'Tournez davantage les épaules et laissez venir la balle à côté de votre hanche. La ligne est plus courte que la diagonale, jouez un peu moins fort.',
      },
      {
        fault: 'Vous visez le bord de la table et vous multipliez les fautes.',
        correction:
          'Choisissez une cible à une largeur de raquette des bords. Une balle à 20 cm du bord gêne déjà et laisse une marge d’erreur.',
      },
    ],
    drills: {
      alone: {
        name: 'Trois feuilles, trois directions',
        minutes: 15,
        description:
          'Posez trois feuilles sur le camp d’en face, côté coup droit, au milieu et côté revers. Lâchez une balle sur votre moitié, près de la ligne de fond, laissez-la rebondir et jouez votre top. Cinq balles par feuille, six tours, un point par feuille touchée, objectif de 20.',
        harder:
          'Réduisez chaque cible à une feuille pliée en deux et interdisez-vous de viser deux fois de suite la même.',
        easier: 'Prenez deux grandes feuilles par direction, et laissez la balle rebondir plus haut.',
      },
      withPartner: {
        name: 'Le chiffre annoncé au bloc',
        minutes: 20,
        description:
          'Le partenaire bloque dans votre coup droit et annonce 1, 2 ou 3 en bloquant. Vous placez dans sa diagonale, au coude ou le long de la ligne. Cinq minutes, puis on échange, deux fois chacun. Un point par bonne zone, moins un par faute, notez le total.',
        harder: 'Le partenaire annonce quand sa balle a passé le filet, et non plus en bloquant.',
        easier: 'Il annonce la direction avant d’envoyer la balle, et la garde cinq coups.',
      },
      basket: {
        name: 'Pivot et plein coup droit',
        minutes: 20,
        description:
          'Le distributeur alterne une balle au revers, que vous jouez en pivot, et une balle plein coup droit. Chacune part dans sa diagonale, vers une zone de 50 cm marquée au ruban dans le coin. Six séries de 16, une minute de repos, réussie à partir de 8 dans les zones.',
        harder: 'Le distributeur choisit l’ordre, deux balles de suite peuvent venir au revers.',
        easier:
          'Partagez le camp d’en face en deux moitiés seulement et jouez des balles lentes distribuées toujours au même endroit.',
        calm: {
          name: 'Deux directions sans courir',
          description:
            'Le distributeur envoie deux balles lentes dans votre coup droit, puis attend que vous soyez en garde. Jouez la première dans la diagonale, la seconde le long de la ligne, dans la moitié profonde. Six séries de 10, une minute de repos, réussie à partir de 5 balles.',
          harder: 'Réduisez les zones au dernier tiers de la table, au même rythme.',
          easier: 'Gardez une seule direction par série, avec la moitié de table comme zone.',
        },
      },
    },
  },
  Puissant: {
    gesture: {
      contact:
        'Au sommet d’une balle montée plus haut que le filet, devant l’épaule côté raquette, bras presque déplié. Touchez l’arrière de la balle, nettement au-dessus de son milieu.',
      racket:
        'Palette fermée, départ loin derrière à hauteur de hanche. Le poids passe d’une jambe à l’autre, hanches, buste, puis bras, et la raquette finit au-dessus de l’épaule opposée.',
      spin: 'Grande vitesse avec assez de lift pour faire retomber la balle sur la table. Elle fuse après le rebond, arrive profonde et écrase la raquette adverse, qui bloque trop long ou recule.',
    },
    faults: [
      {
        fault: 'Vous frappez avec le bras seul, les jambes ne servent à rien.',
        correction:
          'Chargez la jambe côté raquette et poussez sur l’avant du pied avant que le bras parte. Si vous finissez sur la même jambe, le poids n’est pas passé.',
      },
      {
        fault: 'Vous cherchez la puissance sur une balle trop basse.',
        correction:
          'Choisissez votre balle. Sous la hauteur du filet, jouez en rotation, et gardez la puissance pour celle qui monte au-dessus de votre taille.',
      },
      {
        fault: 'Vous vous crispez dès le début du geste.',
        correction:
          'Main et épaule relâchées pendant la préparation, doigts serrés au seul moment de l’impact. Soufflez en frappant pour garder de la souplesse.',
      },
    ],
    drills: {
      alone: {
        name: 'Deux secondes sur la jambe',
        minutes: 15,
        description:
          'À blanc, lentement d’abord. Chargez la jambe côté raquette deux secondes, déclenchez hanches, buste et bras, puis tenez deux secondes sur l’autre jambe. Dix séries de 8 gestes, 40 secondes de repos. Un geste compte si vous finissez en équilibre, pied arrière léger.',
        harder: 'Enchainez deux gestes sans pause entre les deux, puis tenez l’équilibre.',
        easier: 'Faites le passage d’une jambe à l’autre sans le bras, mains sur les côtés.',
      },
      withPartner: {
        name: 'Il monte, vous finissez',
        minutes: 20,
        description:
          'Échange calme dans la diagonale coup droit. Quand il veut, le bloqueur lève une balle, et vous la jouez à pleine puissance où vous voulez. Un coup gagnant vous donne 2 points, votre faute ou sa remise lui en donne 1. Manches de 11, puis on échange, deux manches chacun.',
        harder: 'Le bloqueur peut lever la balle au milieu ou au revers, et vous pivotez.',
        easier: 'Il annonce la balle levée, et vous la jouez à trois quarts de votre force.',
      },
      basket: {
        name: 'Dix balles à pleine charge',
        minutes: 15,
        description:
          'Le distributeur envoie au milieu des balles longues et hautes, une toutes les trois secondes, le temps de recharger la jambe. Visez la moitié profonde. Huit séries de 10, une minute de repos, réussie si 7 balles touchent la table, puis le sol à plus de deux mètres derrière elle.',
        harder:
          'La balle haute arrive tantôt en pivot, tantôt plein coup droit, et vous devez être stable sur vos deux appuis avant de frapper.',
        easier:
          'Jouez à 70 pour cent de votre force, sur des balles lâchées hautes par le distributeur, en soignant seulement le passage d’une jambe à l’autre.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
