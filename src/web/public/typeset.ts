const noBreakSpace = '\u00A0'
const narrowNoBreakSpace = '\u202F'

/**
 * Replaces plain spaces by the no-break spaces of French typography, in the text of an HTML page but not in its tags,
 * style sheets and scripts. The source has plain spaces, because invisible characters are easily lost or doubled.
 */
export function typeset(html: string): string {
  return html.replaceAll(
    /(<(style|script)>.*?<\/\2>|<[^>]*>)|([^<]+)/gs,
    (_, markup: string | undefined, _name, text: string | undefined) => markup ?? spaced(text ?? ''),
  )
}

function spaced(text: string): string {
  return text
    .replaceAll(/ ([:»€])/g, `${noBreakSpace}$1`)
    .replaceAll(/ ([;?!])/g, `${narrowNoBreakSpace}$1`)
    .replaceAll('« ', `«${noBreakSpace}`)
}
