import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlanComparison } from './plan-comparison.tsx'

const rows = [...renderToStaticMarkup(<PlanComparison />).matchAll(/<tr><th scope="row">.*?<\/tr>/g)].map(
  ([row]) => {
    const cells = [...row.matchAll(/<(?:th|td)[^>]*>(.*?)<\/(?:th|td)>/g)]
    return cells.map(([, cell = '']) => cell.replaceAll(/<svg.*?<\/svg>|<[^>]+>|\u00AD/g, ''))
  },
)

test('The comparison shows the limits and features of each plan', () => {
  expect(rows).toEqual([
    ['Entraineurs', '1', '3', 'illimités'],
    ['Joueurs', '10', '50', 'illimités'],
    ['Séances, exercices, demandes', 'compris', 'compris', 'compris'],
    ['Retours, évaluations, présences', 'compris', 'compris', 'compris'],
    ['Export des données du club', 'compris', 'compris', 'compris'],
    ['Coach IA', 'basique', 'personnalisé', 'avancé'],
    ['Programmes de séance proposés', 'non compris', 'compris', 'compris'],
    ['Support prioritaire', 'non compris', 'non compris', 'compris'],
    ['Gestion de club avancée', 'non compris', 'compris', 'compris'],
    ['Analyses détaillées', 'non compris', 'compris', 'compris'],
    ['Statistiques avancées', 'non compris', 'non compris', 'compris'],
    ['API personnalisée', 'non compris', 'non compris', 'compris'],
  ])
})
