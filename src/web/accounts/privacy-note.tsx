export function PrivacyNote() {
  return (
    <p className="text-ink-2 text-sm">
      Vos données servent à votre suivi dans le club, et à rien d’autre&#160;:{' '}
      <a href="/confidentialite" className="text-link">
        confidentialité
      </a>
      . Avant 15&nbsp;ans, demandez l’accord d’un parent.
    </p>
  )
}
