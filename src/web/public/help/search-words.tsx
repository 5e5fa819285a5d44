import { renderToStaticMarkup } from 'react-dom/server'
import { plainText } from '../../ui/matches-search.ts'
import { SellsContext } from '../sells.ts'
import type { Article } from './article.ts'

/**
 * What an article is found by, without accents and capitals: the words of its title, what people also call it, and the
 * longer ones of its text. A word that stands within another is found there.
 */
export function searchWords({ title, words = '', text }: Article, sells: boolean): string {
  const markup = renderToStaticMarkup(<SellsContext value={sells}>{text}</SellsContext>)
  const body = plainText(markup.replaceAll(/<[^>]*>|\{\{\w+\}\}|&\w+;/g, ' '))
  const all = new Set([
    ...(plainText(`${title} ${words}`).match(/[\p{L}\p{N}]{3,}/gu) ?? []),
    ...(body.match(/[\p{L}\p{N}]{6,}/gu) ?? []),
  ])
  return [...all]
    .filter((word) => ![...all].some((other) => other !== word && other.includes(word)))
    .join(' ')
}
