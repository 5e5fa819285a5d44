import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { planOffers } from '../../domain/plan.ts'
import { FreePage, PricingPage } from './pricing-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { SellsContext } from './sells.ts'
import { TerminationPage } from './termination-page.tsx'
import { TermsPage } from './terms-page.tsx'

test.each<[string, ComponentType]>([
  ['the prices', PricingPage],
  ['where nothing is sold', FreePage],
  ['the terms of sale', TermsPage],
  ['the privacy policy', PrivacyPage],
])('Whoever cannot do it on a screen reads where to ask for an erasure: %s', (_, Page) => {
  const text = renderToStaticMarkup(<Page />)
  expect(text).toMatch(/efface/)
  expect(text).toContain('mailto:{{CONTACT_EMAIL}}')
})

test.each<[string, ComponentType]>([
  ['the prices', PricingPage],
  ['where nothing is sold', FreePage],
  ['the terms of sale', TermsPage],
])('Nothing is promised for later: %s', (_, Page) => {
  expect(renderToStaticMarkup(<Page />)).not.toMatch(/à venir|bientôt/i)
})

test('Where nothing is sold, every feature of the plans is named', () => {
  const text = renderToStaticMarkup(<FreePage />)
  const named = [...planOffers.club.features, ...planOffers.pro.features].filter((name) =>
    /avancées?$|détaillées|API/.test(name),
  )
  expect(named.filter((name) => !text.includes(name))).toEqual([])
})

test('The footer of every page that sells leads to the end of a contract, in the words of the law; the prices say TTC', () => {
  for (const Page of [PricingPage, TermsPage, TerminationPage]) {
    const footer = renderToStaticMarkup(<Page />).split('<footer')[1]
    expect(footer).toContain('href="/resiliation"')
    expect(footer).toContain('>Résilier votre contrat</a>')
  }
  const free = renderToStaticMarkup(
    <SellsContext value={false}>
      <FreePage />
    </SellsContext>,
  )
  expect(free).not.toContain('résili')
  expect(renderToStaticMarkup(<PricingPage />).match(/Prix TTC/g)).toHaveLength(3)
})

test('On its card a plan has the price of the specification, in the terms of sale that of French', () => {
  const prices = (Page: ComponentType) =>
    renderToStaticMarkup(<Page />)
      .match(/\d+[.,]\d\d\s?€/g)
      ?.map((price) => price.replace(/\s/, '~'))
  expect(prices(PricingPage)).toEqual(['9.99€', '19.99€', '39.99€'])
  expect(prices(TermsPage)).toEqual(['9,99~€', '19,99~€', '39,99~€'])
})

test('A contract is ended in three steps, with the button that the law names', () => {
  const text = renderToStaticMarkup(<TerminationPage />)
  for (const step of [1, 2, 3]) expect(text).toContain(`Étape ${step} sur 3`)
  expect(text).toContain('Notifier la résiliation')
  expect(text).toContain('mailto:{{CONTACT_EMAIL}}')
})
