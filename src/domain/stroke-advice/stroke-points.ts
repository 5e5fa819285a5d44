/** Of each technique what one looks at from across the hall: contact, racket, return. At most 38 signs each. */
export const strokePoints: Readonly<Record<string, readonly [string, string, string]>> = {
  Marteau: [
    'Balle lancée haut, vue de face',
    'Touchez fin, en brossant',
    'Pied côté raquette en garde aussitôt',
  ],
  Lancé: [
    'Touchez bas, derrière la ligne',
    'Poignet souple, bras relâché',
    'Face à la table, prêt à attaquer',
  ],
  Revers: ['Touchez devant le ventre', 'Coude fixe, le poignet accélère', 'Un petit pas arrière aussitôt'],
  Pioche: [
    'Genoux fléchis, balle à hauteur d’yeux',
    'La raquette pioche vers le bas',
    'Relevez-vous en garde',
  ],
  'Top Spin CD': [
    'Touchez au sommet du rebond',
    'Bras court, arrêt devant le visage',
    'Retour en garde aussitôt',
  ],
  'Top Spin RV': ['Touchez devant, au sommet', 'Coude avancé, poignet armé', 'Raquette haute au retour'],
  'Flip CD': [
    'Pied sous la table, balle au sommet',
    'Avant-bras bref, finir vers la cible',
    'Reculez d’un pas aussitôt',
  ],
  'Flip RV': [
    'Coude avancé, balle au sommet',
    'Le poignet fait le tour de la balle',
    'Reculez d’un pas aussitôt',
  ],
  'Block CD': [
    'Touchez tôt, devant l’épaule',
    'Palette fermée, bras presque immobile',
    'Milieu de table, raquette haute',
  ],
  'Block RV': [
    'Touchez tôt, devant le ventre',
    'Palette fermée, coude devant',
    'Milieu de table, raquette haute',
  ],
  'Contre Top CD': [
    'Touchez montante, près de la table',
    'Par-dessus la balle, geste bref',
    'Un appui de côté, puis en garde',
  ],
  'Contre Top RV': [
    'Touchez montante, devant le corps',
    'Le poignet ferme par-dessus',
    'Coude devant, puis en garde',
  ],
  'Poussette CD': [
    'Touchez tôt, sous la balle',
    'Palette ouverte, geste court',
    'Prêt à attaquer la suivante',
  ],
  'Poussette RV': [
    'Touchez tôt, devant le ventre',
    'Coude souple, avant-bras qui glisse',
    'Prêt à attaquer la suivante',
  ],
  'Défense Coupée CD': [
    'Balle descendante, à hauteur de hanche',
    'De haut en bas, sous la balle',
    'Un pas vers la table, en garde',
  ],
  'Défense Coupée RV': [
    'Balle descendante, devant la hanche',
    'De haut en bas, poignet ferme',
    'Un pas vers la table, en garde',
  ],
}
