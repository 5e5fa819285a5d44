import { createContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { wordsOf } from '../../ui/matches-search.ts'
import { SellsContext } from '../sells.ts'
import type { Article } from './article.ts'
import { articlesOf } from './themes.ts'

/** From the sentence that says which plans have it, which many articles end with: they would find all of those. */
const ofPlans = new Set(['partie', 'formule', 'formules', 'gratuit', 'comprise', 'compris'])

/**
 * What an article is found by beside its title, without accents and capitals: what people also call it, and the longer
 * words of its text, split as what is typed is. A word that stands within another is found there.
 */
export function searchWords({ title, words = '', text }: Article, sells: boolean): string {
  const markup = renderToStaticMarkup(<SellsContext value={sells}>{text}</SellsContext>)
  const body = markup.replaceAll(/<[^>]*>|\{\{\w+\}\}|&\w+;/g, ' ')
  const telling = wordsOf(body).filter((word) => word.length >= 6 && !ofPlans.has(word))
  const ofTitle = wordsOf(title)
  const others = new Set([...wordsOf(words), ...telling])
  return [...others]
    .filter((word) => ![...ofTitle, ...others].some((other) => other !== word && other.includes(word)))
    .filter((word) => !ofTitle.includes(word))
    .join(' ')
}

/** Where the build wrote the words of all articles: in the page of the index they would outgrow its budget. */
export const SearchWordsAddress = createContext('')

/** The words of every article by its slug, which the index fetches when somebody goes to its search. */
export function searchWordsOfAll(sells: boolean): Record<string, string> {
  return Object.fromEntries(articlesOf(sells).map((article) => [article.slug, searchWords(article, sells)]))
}
