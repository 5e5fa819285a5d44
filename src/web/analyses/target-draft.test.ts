import { expect, test } from 'vitest'
import { evenTarget } from '../../domain/category-target.ts'
import { draftOf, totalInWords, writtenOf } from './target-draft.ts'

const { shares } = draftOf(evenTarget)

test('What was typed is sent as it was set; what is no whole number never is.', () => {
  expect(writtenOf({ shares })).toEqual(evenTarget)
  expect(writtenOf({ shares: { ...shares, service: ' 30 ' } }).service).toBe(30)
  for (const typed of ['', '12,5', '-5', 'vingt'])
    expect(writtenOf({ shares: { ...shares, service: typed } }).service).toBeNaN()
})

test('The total says what is missing or too much.', () => {
  const total = (service: string) => totalInWords({ shares: { ...shares, service } })
  expect(total('25')).toEqual({ whole: true, words: 'Total\u00A0: 100\u00A0%.' })
  expect(total('20')).toEqual({ whole: false, words: 'Total\u00A0: 95\u00A0%, il manque 5\u00A0%.' })
  expect(total('40')).toEqual({ whole: false, words: 'Total\u00A0: 115\u00A0%, c’est 15\u00A0% de trop.' })
  expect(total('')).toEqual({ whole: false, words: 'Chaque part est un nombre entier, de 0 à 100.' })
})
