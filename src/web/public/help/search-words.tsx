import { renderToStaticMarkup } from 'react-dom/server'
import { wordsOf } from '../../ui/matches-search.ts'
import { SellsContext } from '../sells.ts'
import type { Article } from './article.ts'

/**
 * What an article is found by, without accents and capitals: the words of its title, what people also call it, and the
 * longer ones of its text, split as what is typed is. A word that stands within another is found there.
 */
export function searchWords({ title, words = '', text }: Article, sells: boolean): string {
  const markup = renderToStaticMarkup(<SellsContext value={sells}>{text}</SellsContext>)
  const body = markup.replaceAll(/<[^>]*>|\{\{\w+\}\}|&\w+;/g, ' ')
  const all = new Set([...wordsOf(`${title} ${words}`), ...wordsOf(body).filter(({ length }) => length >= 6)])
  return [...all]
    .filter((word) => ![...all].some((other) => other !== word && other.includes(word)))
    .join(' ')
}
