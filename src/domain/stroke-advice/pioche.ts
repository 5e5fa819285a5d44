import type { StrokeAdvice } from './stroke-advice.ts'

export const pioche = {
  Lifté: {
    gesture: {
      contact:
        'Pour un droitier, à l’arrière droit de la balle, de l’équateur vers le haut, dans la seconde moitié du geste, quand la raquette remonte. Devant la hanche, hauteur de ceinture.',
      racket:
        'Coude haut, pointe vers le sol. La palette plonge comme une pioche puis ressort vers l’avant et la droite, verticale et un peu fermée, et le poignet jette la pointe vers le haut.',
      spin: 'On croit voir une balle creusée, donc coupée. Elle plonge pourtant, file au rebond avec une petite courbe à gauche, et la poussette de l’autre s’envole.',
    },
    faults: [
      {
        fault: 'Tu touches la balle pendant la descente et la coupes à moitié.',
        correction:
          'Fais passer le bas du geste avant l’impact. Lance un rien plus haut pour avoir le temps de remonter.',
      },
      {
        fault: 'L’épaule se hausse et la raquette finit derrière l’oreille.',
        correction:
          'Relâche l’épaule, garde le coude en place. La main remonte seulement jusqu’à la poitrine.',
      },
    ],
    drills: {
      alone: {
        name: 'Creuser, puis sortir',
        minutes: 15,
        description:
          'Compte un en descendant, deux en remontant, et n’accepte le contact que sur deux. Vingt gestes sans balle, puis trente services seul. Une balle compte si elle rebondit plus bas que le filet et tombe loin derrière la table.',
      },
      withPartner: {
        name: 'Fausse poussette',
        minutes: 15,
        description:
          'Ton partenaire a pour consigne de pousser dès qu’il lit coupé et de bloquer dès qu’il lit lifté. Mélange les deux pioches. Chaque poussette haute sur une liftée te donne un point à conclure. Premier à 12, puis le serveur change.',
      },
      basket: {
        name: 'La remontée chronométrée',
        minutes: 15,
        description:
          'L’entraineur pioche dans le panier et te donne une balle toutes les huit secondes. Sers chacune liftée mi-longue, dernier rebond près du bord. Trois blocs de douze balles, repos d’une minute. Cherche huit bonnes dans chaque bloc.',
      },
    },
    harder: 'Finis le geste en redescendant aussitôt, pour que le relanceur jure avoir vu une balle coupée.',
    easier: 'Pars de la position basse, pointe déjà vers le sol sous la balle, et ne fais que la remontée.',
  },
  Coupé: {
    gesture: {
      contact:
        'Dessous et à l’arrière de la balle, pendant que la main creuse encore. Devant le ventre, coude plus haut que le poignet, balle presque au niveau de la table.',
      racket:
        'La pointe regarde le sol puis glisse vers l’avant. Au contact, la face coup droit s’ouvre vers le plafond et la palette gratte court, de haut en bas et vers le filet, poignet vif.',
      spin: 'Courte et lourde, la balle freine à chaque rebond. Elle tombe de la raquette qui la touche, et une poussette timide finit dans le filet.',
    },
    faults: [
      {
        fault: 'La pointe reste verticale et tu ne peux pas passer sous la balle.',
        correction:
          'Au creux du geste, tourne la paume vers le plafond. La pointe quitte alors le sol et vise l’avant.',
      },
      {
        fault: 'Tu grattes trop fort vers la table et la raquette touche le bord.',
        correction:
          'Éloigne-toi d’une main de la ligne de fond et raccourcis la fin, comme si la pioche butait sur une pierre.',
      },
      {
        fault: 'Le coude tombe au moment du lancer.',
        correction:
          'Demande à un camarade de tenir sa main sous ton coude pendant cinq services, sans que tu appuies.',
      },
    ],
    drills: {
      alone: {
        name: 'La pioche dans le seau',
        minutes: 15,
        description:
          'Pose un seau près de la table. Pioche la balle pour qu’elle passe le filet au ras et rebondisse au moins deux fois en face. Seules ces balles-là vont dans le seau, les autres reviennent dans ta poche. Remplis-le de quinze balles.',
      },
      withPartner: {
        name: 'Le jeu court à deux',
        minutes: 20,
        description:
          'Sers court et coupé, ton partenaire repose court, tu reposes court à ton tour. Le premier dont la balle sort par le fond après un seul rebond perd le point. Manches en sept points, toujours sur ta pioche, puis sur la sienne. Notez la longueur du plus bel échange.',
      },
      basket: {
        name: 'Dix, neuf, huit',
        minutes: 20,
        description:
          'Prends le panier. Dix pioches courtes au milieu, neuf vers le coup droit, huit vers le revers, et ainsi de suite jusqu’à une. Une balle qui sort par le fond se rejoue aussitôt. Compte le nombre de balles rejouées, moins de douze est très bon.',
      },
    },
    harder:
      'Sers depuis trois endroits de ta ligne, du coin coup droit au coin revers, sans perdre la hauteur du coude.',
    easier:
      'Laisse la balle rebondir une fois sur ta table, puis gratte-la comme une petite poussette, pointe vers l’avant.',
  },
  'Latéral Gauche': {
    gesture: {
      contact:
        'Pour un droitier, à l’arrière droit de la balle, à l’équateur, au plus bas du crochet. Entre le ventre et la hanche, le coude à hauteur de poitrine.',
      racket:
        'Pointe vers le sol, palette verticale, dos de la main vers le ventre au départ. La raquette accroche la balle de l’intérieur vers l’extérieur, vers la droite et l’avant, en un geste sec.',
      spin: 'C’est l’effet propre à la pioche. La balle vire à ta gauche et s’éloigne du coup droit d’un relanceur droitier, puis sa remise part vers ta droite.',
    },
    faults: [
      {
        fault: 'La main recule avant l’impact et annonce le service.',
        correction:
          'Charge par la seule flexion du poignet. La raquette part du nombril, jamais de plus loin derrière.',
      },
      {
        fault: 'La balle s’envole au lieu de virer.',
        correction:
          'Redresse la palette. Si elle regarde le plafond, tu portes la balle au lieu de la crocheter.',
      },
      {
        fault: 'Après le geste, tu restes ouvert et la remise te surprend.',
        correction:
          'Ramène la main devant toi dès le contact et fais un petit saut pour te replacer face à la table.',
      },
    ],
    drills: {
      alone: {
        name: 'Crochet autour du poteau',
        minutes: 15,
        description:
          'Pose un tube de balles vide debout dans le camp d’en face, un peu décalé du côté où la balle vire. Depuis ton coin coup droit, passe devant lui par l’extérieur. Trente essais, un point si la balle le contourne et rebondit deux fois.',
      },
      withPartner: {
        name: 'Le coup droit qui s’allonge',
        minutes: 15,
        description:
          'Sers court dans le coup droit de ton partenaire, qui doit avancer sous la table. S’il remet vers ton coup droit, attaque aussitôt dans son revers. Un point par attaque qui le prend à contre-pied, séries de dix services chacun.',
      },
      basket: {
        name: 'Échelle de courbes',
        minutes: 15,
        description:
          'Quatre bandes de ruban parallèles au bord, de plus en plus éloignées du milieu. Huit balles du panier par bande, même point de départ. La balle doit franchir la bande après le rebond. Compte combien de bandes tu passes au moins cinq fois.',
      },
    },
    harder:
      'Joue la même courbe en diagonale longue et rapide, dernier rebond près du bord, sans t’aider de l’épaule.',
    easier:
      'Tiens ton coude avec la main libre sur dix gestes à vide, pour que seuls l’avant-bras et le poignet crochètent.',
  },
  'Latéral Droit': {
    gesture: {
      contact:
        'Pour un droitier, à l’arrière gauche de la balle, à l’équateur, au retour de la pioche. Devant le ventre, balle un peu plus éloignée du corps que d’ordinaire.',
      racket:
        'Pointe vers le sol, commence le crochet vers l’extérieur sans toucher, puis ramène la palette verticale de droite à gauche. C’est le poignet qui revient, le coude ne bouge pas.',
      spin: 'La feinte promettait l’autre côté. La balle courbe vers ta droite, vers le revers d’un relanceur droitier, et sa remise mal réglée part à ta gauche.',
    },
    faults: [
      {
        fault: 'La feinte est si ample que tu reviens en retard.',
        correction:
          'Réduis-la à une largeur de main. Un départ de crochet suffit, le relanceur regarde surtout ton épaule.',
      },
      {
        fault: 'Tu touches la balle deux fois, à l’aller puis au retour.',
        correction:
          'Lance un peu plus loin devant. À l’aller la palette passe entre toi et la balle, au retour elle la prend.',
      },
    ],
    drills: {
      alone: {
        name: 'Aller muet, retour sonore',
        minutes: 15,
        description:
          'Fais le mouvement devant un miroir, le poignet lâche, en soufflant seulement au retour. Vingt fois sans balle. Sers ensuite trente balles, et ne compte que celles où tu as entendu un seul contact et vu la courbe inverse de ta pioche normale.',
      },
      withPartner: {
        name: 'Pile ou face',
        minutes: 15,
        description:
          'Avant chaque service, tire à pile ou face sans le montrer. Pile, pioche normale, face, pioche retournée. Ton partenaire montre du doigt le côté où la balle va virer, puis remet. Deux points pour toi par erreur de lecture, sur vingt services chacun.',
      },
      basket: {
        name: 'Miroir sur la table',
        minutes: 20,
        description:
          'Deux feuilles symétriques à droite et à gauche de la ligne médiane adverse. Avec le panier, quatre pioches normales dans l’une, quatre retournées dans l’autre, cinq fois. Compte les feuilles touchées de chaque côté et cherche moins de quatre points d’écart.',
      },
    },
    harder:
      'Garde le lancer réglementaire le plus bas permis, pour que la feinte et le retour tiennent en un éclair.',
    easier:
      'Enlève la feinte. Pars raquette déjà à l’extérieur, pointe en bas, et apprends seulement le retour.',
  },
  Dévié: {
    gesture: {
      contact:
        'Pour un droitier, dessous et un peu à droite de la balle, à la sortie du creux. Devant la hanche, juste au-dessus du niveau de la table.',
      racket:
        'Pointe vers le bas puis vers l’extérieur, palette couchée. Après avoir creusé, la raquette passe sous la balle de gauche à droite et remonte un peu sur son flanc, coude fixe.',
      spin: 'La balle arrive droit, en hélice, puis casse à gauche au rebond et s’écarte du coup droit d’un relanceur droitier. En poussette, elle glisse encore vers ta gauche.',
    },
    faults: [
      {
        fault: 'La balle vire dans l’air, c’est encore le latéral.',
        correction:
          'Couche davantage la palette avant de sortir. Tu dois gratter le ventre de la balle et non son dos.',
      },
      {
        fault: 'Tu creuses trop profond et touches la balle trop bas pour le règlement.',
        correction:
          'Le contact doit rester plus haut que le plateau. Pioche petit, la sortie de côté compte plus que le trou.',
      },
      {
        fault: 'Le service sort par le fond avant d’avoir pu casser deux fois.',
        correction:
          'Avance moins la main et laisse tomber la balle au milieu de ta demi-table pour raccourcir.',
      },
    ],
    drills: {
      alone: {
        name: 'Deux rubans qui s’écartent',
        minutes: 20,
        description:
          'En face, colle un ruban droit et un autre qui s’ouvre en V à partir du premier rebond. La balle arrive sur le droit et doit repartir sur l’ouvert. Sers quatre fois dix balles et garde ton meilleur total, six sur dix montre que l’hélice est là.',
      },
      withPartner: {
        name: 'Pioche à trois visages',
        minutes: 20,
        description:
          'Sers au choix coupé, latéral ou dévié avec le même plongeon. Ton partenaire remet, puis dit ce qu’il a reçu. Une erreur vaut un point, une remise ratée deux. Changez après quinze balles et parlez ensuite de ce qui t’a trahi.',
      },
      basket: {
        name: 'Loin du carton',
        minutes: 15,
        description:
          'Couche un carton dans le camp adverse, au fond, là où irait une balle sans effet. Trente-cinq balles du panier rebondissent devant lui et cassent assez pour l’éviter. Un point par balle qui ne le touche pas, vise vingt.',
      },
    },
    harder:
      'Sers-la au milieu, très courte, pour que la cassure amène le relanceur à tendre le bras vers l’extérieur.',
    easier:
      'Laisse la balle rebondir sur ta table, puis gratte-la par-dessous et de côté, pour voir casser son rebond suivant.',
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
