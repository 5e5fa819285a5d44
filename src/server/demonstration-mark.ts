/**
 * A notice on every page of the demonstration, without a script. Last in the page, so that Tab reaches the page's own
 * links first; `demonstration.css` places it on top.
 */
const mark = `<aside class="demonstration" aria-label="Démonstration"><details><summary>Démonstration</summary><p>Tout est inventé ici, et peut disparaitre. Aucun email ne part\u00A0: <a href="/dev/mails">lisez-les ici</a>.</p></details></aside>`

export function withDemonstrationMark(html: string): string {
  return html.replace('</body>', () => `${mark}</body>`)
}
