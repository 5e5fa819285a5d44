import type { StrokeAdvice } from './stroke-advice.ts'

export const pioche = {
  Lifté: {
    gesture: {
      contact:
        'À l’arrière {droit|gauche} de la balle, de l’équateur vers le haut, dans la seconde moitié du geste, quand la raquette remonte. Devant vous, une main plus haut que le plateau.',
      racket:
        'Coude haut, pointe vers le sol. La palette plonge comme une pioche puis ressort vers l’avant et la {droite|gauche}, verticale et un peu fermée, et le poignet jette la pointe vers le haut.',
      spin: 'On croit voir une balle creusée, donc coupée. Elle plonge pourtant, file au rebond avec une petite courbe {à gauche|à droite}, et la poussette de l’autre s’envole.',
    },
    faults: [
      {
        fault: 'Vous touchez la balle pendant la descente et la coupez à moitié.',
        correction:
          'Faites passer le bas du geste avant l’impact. Lancez un rien plus haut pour avoir le temps de remonter.',
      },
      {
        fault: 'L’épaule se hausse et la raquette finit derrière l’oreille.',
        correction:
          'Relâchez l’épaule, gardez le coude en place. La main remonte seulement jusqu’à la poitrine.',
      },
    ],
  },
  Coupé: {
    gesture: {
      contact:
        'Dessous et à l’arrière de la balle, pendant que la main creuse encore. Devant le ventre, coude plus haut que le poignet, balle juste au-dessus du niveau de la table.',
      racket:
        'La pointe regarde le sol puis glisse vers l’avant. Au contact, la face coup droit s’ouvre vers le plafond et la palette gratte court, de haut en bas et vers le filet, poignet vif.',
      spin: 'Courte et lourde, la balle freine à chaque rebond. Elle tombe de la raquette qui la touche, et une poussette timide finit dans le filet.',
    },
    faults: [
      {
        fault: 'La pointe reste verticale et vous ne pouvez pas passer sous la balle.',
        correction:
          'Au creux du geste, tournez la paume vers le plafond. La pointe quitte alors le sol et vise l’avant.',
      },
      {
        fault: 'Vous grattez trop fort vers la table et la raquette touche le bord.',
        correction:
          'Éloignez-vous d’une main de la ligne de fond et raccourcissez la fin, comme si la pioche butait sur une pierre.',
      },
      {
        fault: 'Le coude tombe au moment du lancer.',
        correction:
          'Demandez à un camarade de tenir sa main sous votre coude pendant cinq services, sans que vous appuyiez.',
      },
    ],
  },
  'Latéral Gauche': {
    gesture: {
      contact:
        'À l’arrière {droit|gauche} de la balle, à l’équateur, au plus bas du crochet. Devant le ventre, plus haut que le plateau, le coude à hauteur de poitrine.',
      racket:
        'Pointe vers le sol, palette verticale, dos de la main vers le ventre au départ. La raquette accroche la balle de l’intérieur vers l’extérieur, vers la {droite|gauche} et l’avant, en un geste sec.',
      spin: 'C’est l’effet propre à la pioche. La balle vire à votre {gauche|droite} et fuit à l’extérieur du {coup droit|revers} d’un relanceur droitier, puis sa remise part vers votre {droite|gauche}.',
    },
    faults: [
      {
        fault: 'La main recule avant l’impact et annonce le service.',
        correction:
          'Chargez par la seule flexion du poignet. La raquette part du nombril, jamais de plus loin derrière.',
      },
      {
        fault: 'La balle s’envole au lieu de virer.',
        correction:
          'Redressez la palette. Si elle regarde le plafond, vous portez la balle au lieu de la crocheter.',
      },
      {
        fault: 'Après le geste, votre buste reste ouvert et la remise vous surprend.',
        correction:
          'Ramenez la main devant vous dès le contact et faites un petit saut pour vous replacer face à la table.',
      },
    ],
  },
  'Latéral Droit': {
    gesture: {
      contact:
        'À l’arrière {gauche|droit} de la balle, à l’équateur, au retour de la pioche. Devant le ventre, balle un peu plus éloignée du corps que d’ordinaire.',
      racket:
        'Pointe vers le sol, commencez le crochet vers l’extérieur sans toucher, puis ramenez la palette verticale {de droite à gauche|de gauche à droite}. C’est le poignet qui revient, le coude ne bouge pas.',
      spin: 'La feinte promettait l’autre côté. La balle courbe vers votre {droite|gauche}, vers le {revers|coup droit} d’un relanceur droitier, et sa remise mal réglée part à votre {gauche|droite}.',
    },
    faults: [
      {
        fault: 'La feinte est si ample que vous revenez en retard.',
        correction:
          'Réduisez-la à une largeur de main. Un départ de crochet suffit, le relanceur regarde surtout votre épaule.',
      },
      {
        fault: 'La palette frôle déjà la balle pendant la feinte.',
        correction:
          'Lancez un peu plus loin devant. À l’aller la palette passe entre vous et la balle, au retour elle la prend.',
      },
    ],
  },
  Dévié: {
    gesture: {
      contact:
        'Dessous et un peu {à droite|à gauche} de la balle, à la sortie du creux. Devant vous, juste au-dessus du niveau de la table.',
      racket:
        'Pointe vers le bas puis vers l’extérieur, palette couchée. Après avoir creusé, la raquette passe sous la balle {de gauche à droite|de droite à gauche} et remonte un peu sur son flanc, coude fixe.',
      spin: 'La balle arrive droit, en hélice, puis casse {à gauche|à droite} au rebond, vers l’extérieur du {coup droit|revers} d’un relanceur droitier. En poussette, elle glisse encore vers votre {gauche|droite}.',
    },
    faults: [
      {
        fault: 'La balle vire dans l’air, c’est encore le latéral.',
        correction:
          'Couchez davantage la palette avant de sortir. Vous devez gratter le ventre de la balle et non son dos.',
      },
      {
        fault: 'Vous creusez trop profond et touchez la balle trop bas pour le règlement.',
        correction:
          'Le contact doit rester plus haut que le plateau. Piochez petit, la sortie de côté compte plus que le trou.',
      },
      {
        fault: 'Le service sort par le fond avant d’avoir pu rebondir deux fois.',
        correction:
          'Avancez moins la main et laissez tomber la balle au milieu de votre demi-table pour raccourcir.',
      },
    ],
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
