const noBreakSpace = '\u00A0'
const narrowNoBreakSpace = '\u202F'

/**
 * French spacing in the text of an HTML page, tags, style sheets and scripts left alone: written with plain spaces in the
 * source, where an invisible character would be lost or doubled unseen.
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
