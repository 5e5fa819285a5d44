import type { StrokeAdvice } from './stroke-advice.ts'

export const lance = {
  Lifté: {
    gesture: {
      contact:
        'Derrière la balle, un peu {à gauche|à droite} et de bas en haut, au bout de sa longue chute, une main plus haut que le plateau et à un avant-bras du corps.',
      racket:
        'Pointe vers le bas, balancier du bras passé son point le plus bas. La palette, presque verticale, remonte à la rencontre de la balle qui tombe, et l’index la pousse.',
      spin: 'La vitesse de chute s’ajoute à celle du frottement. La balle plonge vite, son rebond est bas et long, avec une légère courbe {à droite|à gauche}, et elle grimpe sur un bloc passif.',
    },
    faults: [
      {
        fault: 'La balle retombe derrière vous et vous la cherchez du bras.',
        correction:
          'Lancez en montant avec les jambes, paume à plat jusqu’au visage. La balle doit pouvoir retomber dans votre main sans que vous bougiez.',
      },
      {
        fault: 'Vous frappez trop tôt, en dessous, et le lifté devient coupé.',
        correction:
          'Laissez passer le bas du balancier. Dites-vous «\u00a0tombe\u00a0», puis remontez seulement quand la balle arrive juste au-dessus du niveau de la table.',
      },
    ],
  },
  Coupé: {
    gesture: {
      contact:
        'À l’arrière et sous la balle, avant que le balancier atteigne son point le plus bas. Devant le ventre, à la hauteur du filet ou un peu moins, tout près du corps.',
      racket:
        'Palette ouverte presque à plat, pointe de côté, tenue entre le pouce et l’index. La main descend et avance à la fois, et le poignet fouette sous la balle qui tombe.',
      spin: 'La balle s’écrase sur la mousse et repart avec une forte rotation arrière. Elle flotte, ralentit au rebond et plonge dans le filet de celui qui la touche sans ouvrir sa raquette.',
    },
    faults: [
      {
        fault: 'La balle rebondit sur la raquette et part haute.',
        correction:
          'Ne posez pas la palette à plat sous la chute. Gardez-la en mouvement vers l’avant, la balle doit être frôlée, pas reçue.',
      },
      {
        fault: 'Le lancer s’éloigne et vous coupez bras tendu.',
        correction:
          'Rapprochez la main libre du nombril au départ. Plus la balle tombe près de vous, plus le poignet est libre.',
      },
      {
        fault: 'La main libre reste devant la balle et cache le contact.',
        correction:
          'Retirez le bras libre dès que la balle a quitté la paume, c’est aussi ce que le règlement demande.',
      },
    ],
  },
  'Latéral Gauche': {
    gesture: {
      contact:
        'À l’arrière {droit|gauche} de la balle, à l’équateur, quand elle finit sa longue chute un peu plus haut que le plateau. Elle tombe un peu plus devant que dans votre lancé habituel.',
      racket:
        'Pendule inverse, pointe en bas et coude haut. La palette, verticale, part de près du ventre et sort vers la {droite|gauche} et l’avant, le poignet s’ouvrant comme pour écarter un rideau.',
      spin: 'La balle courbe vers votre {gauche|droite}, à l’opposé de votre lancé classique. Elle fuit vers le {coup droit|revers} d’un relanceur droitier et sa remise dérive vers votre {droite|gauche}.',
    },
    faults: [
      {
        fault: 'Le coude descend avec la balle et la raquette se couche.',
        correction:
          'Le coude reste à hauteur d’épaule pendant toute la chute. Seule la main attend, pointe vers le sol.',
      },
      {
        fault: 'Vous partez trop vite et le poignet est déjà ouvert à l’impact.',
        correction:
          'La chute dure longtemps. Gardez le poignet fermé contre vous tant que la balle est au-dessus du menton.',
      },
    ],
  },
  'Latéral Droit': {
    gesture: {
      contact:
        'À l’arrière {gauche|droit} de la balle, à l’équateur, au point le plus bas du balancier. Devant le ventre, tout près du corps, après une chute d’un mètre et plus.',
      racket:
        'De profil, pointe vers le bas, trois doigts relâchés sur le manche. Le bras balance {de droite à gauche|de gauche à droite}, palette verticale, et le poignet termine le geste vers le ventre.',
      spin: 'La balle courbe vers votre {droite|gauche} et le rebond prolonge la fuite, à l’extérieur du {revers|coup droit} d’un relanceur droitier. S’il ne corrige pas, sa remise revient vers votre {gauche|droite}.',
    },
    faults: [
      {
        fault: 'Vous restez face à la table et le bras manque de place.',
        correction:
          'Tournez la pointe des pieds vers le côté, le long de votre ligne de fond. Le balancier passe alors devant vous sans obstacle.',
      },
      {
        fault: 'Le manche est serré à pleine main, le poignet ne fouette pas.',
        correction:
          'Décollez le petit doigt, l’annulaire et le majeur. La raquette doit ballotter quand vous secouez la main.',
      },
      {
        fault: 'La balle latérale part trop longue et devient facile à attaquer.',
        correction:
          'Freinez la main juste après le contact et avancez le premier rebond vers le milieu de votre demi-table.',
      },
    ],
  },
  Dévié: {
    gesture: {
      contact:
        'Tout en bas de la balle, pendant que la raquette traverse. Devant le nombril, un peu plus haut que la table.',
      racket:
        'Palette ouverte, presque horizontale, pointe vers la {gauche|droite}. La main passe sous la balle {de droite à gauche|de gauche à droite}, parallèle à votre ligne, en avançant très peu.',
      spin: 'La chute presse la balle sur la mousse et lui donne une rotation en hélice. Son vol est presque droit, puis elle casse {à droite|à gauche} au rebond, et une poussette la voit filer du même côté.',
    },
    faults: [
      {
        fault: 'Vous passez dessous en avançant et il ne reste que de la coupe.',
        correction:
          'Imaginez une étagère le long de votre ligne de fond. La raquette glisse dessus, de côté, sans pousser.',
      },
      {
        fault: 'La balle manque de vitesse et reste dans le filet.',
        correction:
          'Relevez à peine le bord arrière de la palette, elle poussera la balle vers l’avant, et accélérez le passage.',
      },
    ],
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
