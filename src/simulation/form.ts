export type FormValue = string | { [key: string]: FormValue }
export type Form = Record<string, FormValue>

/** What the SDK sends: `line_items[0][price]=price_pro` and its like, as one tree of texts. */
export function parseForm(encoded: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const [first = '', ...inner] = name.split('[').map((part) => part.replace(/\]$/, ''))
    let at = form
    let key = first
    for (const next of inner) {
      const below = at[key]
      at = at[key] = typeof below === 'object' ? below : {}
      key = next
    }
    at[key] = value
  }
  return form
}

/** @returns undefined where there is none, or a tree */
export function textAt(form: Form, ...path: readonly string[]): string | undefined {
  const value = valueAt(form, path)
  return typeof value === 'string' ? value : undefined
}

export function treeAt(form: Form, ...path: readonly string[]): Form | undefined {
  const value = valueAt(form, path)
  return typeof value === 'object' ? value : undefined
}

function valueAt(form: Form, path: readonly string[]): FormValue | undefined {
  let at: FormValue | undefined = form
  for (const key of path) at = typeof at === 'object' ? at[key] : undefined
  return at
}
