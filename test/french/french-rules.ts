import { specificationStrings } from './specification-strings.ts'
import { inserted } from './visible-text.ts'

interface Rule {
  readonly says: string
  readonly breach: RegExp
}

const wide = '\u00A0'
const narrow = '\u202F'
const anySpace = ` ${wide}${narrow}`

/**
 * What 1990 writes otherwise, but for the words that the specification spells in the older way. A masculine « dû »,
 * « mûr », « sûr » and « jeûne » keep theirs in 1990 too.
 */
const spelling: readonly Rule[] = [
  {
    says: 'no circumflex on i and u since 1990',
    breach:
      /(?<!\p{L})(?!(?:dû|mûr|sûr|jeûne(?:s|r|nt)?|maîtris\p{L}*|rafraîch\p{L}*)(?!\p{L}))\p{L}*[îû]\p{L}*/iu,
  },
  {
    says: 'the specification has its circumflex (maîtriser, rafraîchir, sûr)',
    breach: /(?<!\p{L})(?:re)?(?:maitris|rafraich)\p{L}*|êtes-vous sur de/iu,
  },
  {
    says: 'older than 1990 (évènement, règlementaire, il se renouvèle, il cèdera)',
    breach:
      /évén|(?<!\p{L})réglement\p{L}+|renouvell\p{L}+|\p{L}é(?:d|g|l|r|t)er(?:a|ai|as|ez|ons|ont)(?!\p{L})|week-end|(?:ambig|aig|exig|contig)uë/iu,
  },
  { says: 'email', breach: /(?<![\p{L}/._-])(?:e-mails?|mails?|mél|courriels?)(?![\p{L}/_-])/iu },
]

const signs: readonly Rule[] = [
  {
    says: 'an apostrophe is ’',
    breach: /(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu|aujourd|entr)'\p{L}/iu,
  },
  { says: 'an ellipsis is …', breach: /\.{3}/u },
  { says: 'quotation marks are « »', breach: new RegExp(`["“”][\\p{L}${inserted}]`, 'u') },
  { says: 'a price has a comma', breach: /\d\.\d\d\s?(?:€|euros)/u },
]

const spaces: readonly Rule[] = [
  {
    says: 'a no-break space (U+00A0) before : » € %',
    breach: new RegExp(
      `(?<![${wide}])[»€]|[${anySpace}](?<!${wide})[:%]|[\\p{L}\\d)»${inserted}]:(?=\\s|$)`,
      'u',
    ),
  },
  {
    says: 'a narrow no-break space (U+202F) before ; ? !',
    breach: new RegExp(`[${anySpace}](?<!${narrow})[;?!]|[\\p{L}\\d)»${inserted}][;?!](?=[\\s»)]|$)`, 'u'),
  },
  { says: 'a no-break space (U+00A0) after «', breach: new RegExp(`«(?!${wide})`, 'u') },
]

/** Prerendered pages are written with plain spaces: `typeset` replaces them. */
export function breaches(text: string, { typeset = false, typed = false } = {}): string[] {
  if (specification.has(text.trim())) return []
  const meant = specificationLetters.get(simplified(text.trim()))
  if (meant !== undefined) return [`the specification has « ${meant} »`]
  const shown = typeset ? typesetSpaces(text) : text
  // What somebody has typed has the spaces of a keyboard.
  return [...spelling, ...signs, ...(typed ? [] : spaces)]
    .filter(({ breach }) => breach.test(shown))
    .map(({ says }) => says)
}

const specification = new Set(specificationStrings)
const specificationLetters = new Map(specificationStrings.map((text) => [simplified(text), text]))

/** Alike are two texts that differ in apostrophes, spaces, dots and circumflexes only. */
function simplified(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\u0302/g, '')
    .replaceAll('’', "'")
    .replaceAll('…', '...')
    .replaceAll(/\s+(?=[!?:;])/g, '')
}

function typesetSpaces(text: string): string {
  return text
    .replaceAll(/ (?=[:»€%])/g, wide)
    .replaceAll(/ (?=[;?!])/g, narrow)
    .replaceAll('« ', `«${wide}`)
}
