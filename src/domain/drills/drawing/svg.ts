/** Text of an SVG element, its attributes rounded to millimetres; no style attribute, which the page’s policy forbids. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content = '',
): string {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value!)}"`)
    .join('')
  return content ? `<${name}${said}>${content}</${name}>` : `<${name}${said}/>`
}

export function rounded(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A path’s data: letters as they stand, numbers rounded. */
export function path(...parts: readonly (string | number)[]): string {
  return parts.map((part) => (typeof part === 'number' ? rounded(part) : part)).join(' ')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!)
}
