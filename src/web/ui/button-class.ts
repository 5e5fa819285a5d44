export interface ButtonStyle {
  /** `primary` (orange): the next action, at most one per screen. */
  variant?: 'primary' | 'solid' | 'plain' | 'bare' | 'ok' | 'on-table' | undefined
  size?: 'medium' | 'large' | undefined
  /** As wide as its column. */
  block?: boolean | undefined
}

/** The classes of a button, also for a link: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass(
  { variant = 'plain', size = 'medium', block }: ButtonStyle = {},
  extra = '',
): string {
  return ['button', `button-${variant}`, size === 'large' && 'button-large', block && 'button-block', extra]
    .filter(Boolean)
    .join(' ')
}
