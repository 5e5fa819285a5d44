import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { applicationPaths } from '../../../contract/paths.ts'
import { matchesSearch } from '../../ui/matches-search.ts'
import { publicPages } from '../pages.tsx'
import { SellsContext } from '../sells.ts'
import type { Article } from './article.ts'
import { searchWords, searchWordsOfAll } from './search-words.tsx'
import { articlesOf } from './themes.ts'

const htmlOf = ({ text }: Article, sells: boolean) =>
  renderToStaticMarkup(<SellsContext value={sells}>{text}</SellsContext>)

const found = (search: string, sells = true) =>
  articlesOf(sells)
    .filter((article) => matchesSearch(`${article.title} ${searchWords(article, sells)}`, search))
    .map(({ slug }) => slug)

describe.each([
  ['plans are sold', true],
  ['nothing is sold', false],
])('Where %s', (_, sells) => {
  const articles = articlesOf(sells)
  const pages = publicPages(sells)
  const paths = new Set<string>([...applicationPaths, ...pages.flatMap(({ path }) => path ?? [])])

  test('each link of the help and of what changed leads to a page that is there', () => {
    const help = pages.filter(({ path }) => path?.startsWith('/aide') && path !== '/aide/api')
    const links = help.flatMap(({ path, content }) => {
      const html = renderToStaticMarkup(<SellsContext value={sells}>{content}</SellsContext>)
      return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => `${path} ${href}`)
    })
    expect(links.length).toBeGreaterThan(help.length * 5)
    const isThere = (href: string) =>
      paths.has(href) || /^(mailto:\{\{CONTACT_EMAIL\}\}|#contenu)$/.test(href)
    expect(links.filter((link) => !isThere(link.split(' ')[1] ?? ''))).toEqual([])
  })

  test('an article has one address, a title that is a question’s answer, and 60 to 150 words', () => {
    const slugs = articles.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    const lengths = articles.map((article) => {
      const words =
        htmlOf(article, sells)
          .replaceAll(/<[^>]*>/g, ' ')
          .match(/[\p{L}\p{N}]+/gu) ?? []
      return `${article.slug} ${words.length}`
    })
    const isShort = (line: string) => Number(line.split(' ')[1]) < 60
    const isLong = (line: string) => Number(line.split(' ')[1]) > 150
    expect(lengths.filter((line) => isShort(line) || isLong(line))).toEqual([])
  })
})

test('Where nothing is sold, no page of the help speaks of plans, trials or prices.', () => {
  // The reference of the API names every answer of its contract.
  const help = publicPages(false).filter(({ path }) => path?.startsWith('/aide') && path !== '/aide/api')
  expect(help.length).toBeGreaterThan(articlesOf(false).length)
  const selling = help.filter(({ title, content }) => {
    const html = renderToStaticMarkup(<SellsContext value={false}>{content}</SellsContext>)
    const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? []
    expect(main).not.toBe('')
    return /formule|abonne|essai grat|tarif|lecture seule|€/i.test(`${title} ${main}`)
  })
  expect(selling.map(({ path }) => path)).toEqual([])
})

test('The search finds by any words, without their accents and capitals.', () => {
  expect(found('RESEAU')).toContain('sans-reseau')
  expect(found('wifi')).toEqual(['sans-reseau'])
  expect(found('mot passe oublie')).toEqual(['mot-de-passe-oublie'])
  expect(found('arrivant')).toContain('joueur-arrive-sans-prevenir')
  expect(found('résilier remboursement')).toEqual(['resilier'])
  expect(found('resilier', false)).toEqual([])
  expect(found('l’appel')).toContain('faire-l-appel')
  expect(found("faire l'appel")).toContain('faire-l-appel')
  expect(found('changer d’email')).toContain('confirmer-ou-changer-son-email')
  expect(found('enfant ?')).toContain('compte-de-votre-enfant')
  expect(found('14 jours')).toContain('essai-et-lecture-seule')
  expect(found('supprimer compte')).toContain('vos-donnees')
  expect(found('rgpd')).toContain('vos-donnees')
  expect(found('historique')).toContain('journal-du-club')
  expect(found('dissoudre', false)).toEqual(['fermer-le-club'])
  expect(found('badminton')).toEqual([])
  expect(found('')).toHaveLength(articlesOf(true).length)
})

test.each([true, false])('The words of all articles are in one list, by their slugs (sold: %s).', (sells) => {
  const words = searchWordsOfAll(sells)
  expect(Object.keys(words)).toEqual(articlesOf(sells).map(({ slug }) => slug))
  expect(words['sans-reseau']?.split(' ')).toContain('wifi')
})
