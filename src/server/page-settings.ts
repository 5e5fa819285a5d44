const required = ['PUBLIC_URL', 'CONTACT_EMAIL'] as const

const operatorDetails = [
  'OPERATOR_NAME',
  'OPERATOR_LEGAL_FORM',
  'OPERATOR_ADDRESS',
  'OPERATOR_REGISTRATION',
  'OPERATOR_VAT',
  'OPERATOR_PUBLISHER',
  'OPERATOR_HOST',
  'OPERATOR_MEDIATOR',
] as const

/** What the public pages say of the site and of whoever runs it; an operator's detail may be missing. */
export type PageSettings = Record<(typeof required)[number], string> & {
  [detail in (typeof operatorDetails)[number]]?: string | undefined
}

// Marked, so that nobody publishes a legal page with a hole in it unseen.
const missing = '<mark>à compléter par l’exploitant</mark>'

/** Replaces each `{{NAME}}` of a prerendered page. Throws on a name that is no setting of the pages. */
export function withSettings(html: string, settings: PageSettings): string {
  const values = new Map<string, string>()
  for (const name of required) values.set(name, escapeHtml(settings[name].replace(/\/$/, '')))
  for (const name of operatorDetails) values.set(name, escapeHtml(settings[name] ?? '') || missing)
  return html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`A public page asks for ${name}, which it may not show.`)
    return value
  })
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
