/** The « o » is the ball. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`logo ${className}`} role="img" aria-label="Rebond">
      Reb
      <i />
      nd
    </span>
  )
}
