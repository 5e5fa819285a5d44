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
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
