import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isUnreleased, planOffers } from '../../domain/plan.ts'
import { FreePage, PricingPage } from './pricing-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { TermsPage } from './terms-page.tsx'

test.each<[string, ComponentType]>([
  ['the prices', PricingPage],
  ['where nothing is sold', FreePage],
  ['the terms of sale', TermsPage],
  ['the privacy policy', PrivacyPage],
])('Nobody is promised an export that no screen gives: %s', (_, Page) => {
  const text = renderToStaticMarkup(<Page />)
  expect(text).not.toMatch(/export/i)
  expect(text).toMatch(/efface/)
  expect(text).toContain('mailto:{{CONTACT_EMAIL}}')
})

test.each<[string, ComponentType]>([
  ['the prices', PricingPage],
  ['the terms of sale', TermsPage],
])('Features that are not built yet are marked « à venir »: %s', (_, Page) => {
  const text = renderToStaticMarkup(<Page />)
  for (const { features } of Object.values(planOffers))
    for (const feature of features.filter(isUnreleased)) expect(text).toContain(`${feature} (à venir)`)
})

test('Where nothing is sold, no feature is named that is not built yet', () => {
  const text = renderToStaticMarkup(<FreePage />)
  expect(text).not.toMatch(/API|[Gg]estion de club avancée|[Aa]nalyses|[Ss]tatistiques/)
})
