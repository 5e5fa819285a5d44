import { parseSync, Visitor } from 'vite'

export interface VisibleText {
  readonly line: number
  /** Whatever is inserted stands as `inserted`. */
  readonly text: string
}

export const inserted = '\uFFFC'

/** What of them may be French: where the language is French, all that begins with a capital letter. */
export function frenchTexts(file: string, code: string): VisibleText[] {
  const isShown = /^src\/(web|domain|contract)\//.test(file)
  return texts(file, code).filter(({ text }) => isFrench(text) || (isShown && /^\s*\p{Lu}/u.test(text)))
}

/** Every string, template and run of JSX children of a file, without comments, imports and class names. */
export function texts(file: string, code: string): VisibleText[] {
  const found: { start: number; text: string }[] = []
  const done = new Set<number>()
  const add = (start: number, text: string) => found.push({ start, text: withoutMarkup(text) })
  const addChildren = ({ start, children }: { start: number; children: readonly Child[] }) => {
    if (children.length > 0) add(start, children.map((child) => childText(child, done)).join(''))
  }
  new Visitor({
    ImportDeclaration: ({ source }) => void done.add(source.start),
    JSXAttribute({ name, value }) {
      if (name.name === 'className' && value) done.add(value.start)
    },
    JSXElement: addChildren,
    JSXFragment: addChildren,
    Literal({ start, value }) {
      if (typeof value === 'string' && !done.has(start)) add(start, value)
    },
    TemplateLiteral: ({ start, quasis }) =>
      void add(start, quasis.map(({ value }) => value.cooked).join(inserted)),
  }).visit(parseSync(file, code).program)
  return found.map(({ start, text }) => ({ line: code.slice(0, start).split('\n').length, text }))
}

interface Child {
  readonly type: string
  readonly value?: unknown
  readonly expression?: { readonly type: string; readonly start: number; readonly value?: unknown }
}

/** Elements are read on their own, `{' '}` belongs to the sentence around it. */
function childText({ type, value, expression }: Child, done: Set<number>): string {
  if (type === 'JSXText') return jsxText(String(value))
  if (expression?.type === 'JSXEmptyExpression') return ''
  if (typeof expression?.value !== 'string') return inserted
  done.add(expression.start)
  return expression.value
}

/** As React shows it: a line break and what indents the next line is one space, or none at either end. */
function jsxText(raw: string): string {
  const lines = raw.split('\n')
  return decode(
    lines
      .map((line, index) => {
        const start = index > 0 ? line.trimStart() : line
        return index < lines.length - 1 ? start.trimEnd() : start
      })
      .filter((line) => line !== '')
      .join(' '),
  )
}

function withoutMarkup(text: string): string {
  return decode(text.replaceAll(/<(style|script)>.*?<\/\1>|<!?\/?[a-z][^<>]*>/gs, inserted))
}

function decode(text: string): string {
  return text.replaceAll(/&(nbsp|#160|#8239|apos|amp|lt|gt);/g, (_, name: string) => entities[name] ?? '')
}

const entities: Readonly<Record<string, string>> = {
  nbsp: '\u00A0',
  '#160': '\u00A0',
  '#8239': '\u202F',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
}

/** Accents and small words; the server's English has neither. */
function isFrench(text: string): boolean {
  return /[àâçèéêëîïôùûœ]|(?<![\p{L}\d_-])(au|aux|avec|ce|cet|cette|comme|dans|de|des|du|elle|entrainements?|entraineurs?|est|et|il|joueurs?|la|le|les|ne|nouvelle|nous|par|pas|plus|pour|que|qui|sans|se|ses|sur|un|une|votre|vos|vous)(?![\p{L}\d_-])|(?<!\p{L})(?:[cdjlmnst]|qu)['’]\p{L}/iu.test(
    text,
  )
}
