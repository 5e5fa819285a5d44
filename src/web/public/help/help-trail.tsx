/** The way back to all articles. */
export function HelpTrail() {
  return (
    <nav className="help-trail" aria-label="Fil d’Ariane">
      <a href="/aide">Aide</a>
    </nav>
  )
}
