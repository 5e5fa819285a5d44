/** What the public pages say of the site and of whoever runs it; an operator's detail may be missing. */
export interface PageSettings {
  PUBLIC_URL: string
  CONTACT_EMAIL: string
  OPERATOR_NAME?: string | undefined
  OPERATOR_LEGAL_FORM?: string | undefined
  OPERATOR_ADDRESS?: string | undefined
  OPERATOR_REGISTRATION?: string | undefined
  OPERATOR_VAT?: string | undefined
  OPERATOR_PUBLISHER?: string | undefined
  OPERATOR_HOST?: string | undefined
  OPERATOR_MEDIATOR?: string | undefined
}

// Marked, so that nobody publishes a legal page with a hole in it unseen.
const missing = '<mark>à compléter par l’exploitant</mark>'

/** Replaces each `{{NAME}}` of a prerendered page. Throws on a name that is no setting. */
export function withSettings(html: string, settings: PageSettings): string {
  const values = new Map<string, string | undefined>(Object.entries(settings))
  return html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values.get(name)?.trim()
    if (value) return escapeHtml(name === 'PUBLIC_URL' ? value.replace(/\/$/, '') : value)
    if (name.startsWith('OPERATOR_')) return missing
    throw new Error(`The public pages need the setting ${name}.`)
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
