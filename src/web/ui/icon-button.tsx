import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { buttonClass } from './button-class.ts'

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'disabled' | 'aria-label'
> {
  /** Its accessible name, also shown as a tooltip. */
  label: string
  icon: ReactNode
  variant?: 'bare' | 'plain' | 'primary' | 'on-table' | undefined
  pending?: boolean | undefined
  /** Why it is disabled: replaces the label in the tooltip. */
  disabledReason?: string | null | undefined
  /** The side of the button that the tooltip is aligned with; `start` at the left of the screen. */
  tip?: 'start' | 'end' | undefined
}

export function IconButton({
  label,
  icon,
  variant = 'bare',
  pending = false,
  disabledReason,
  tip = 'end',
  className = '',
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const tipId = useId()
  const blocked = pending || Boolean(disabledReason)
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant }, `button-icon ${className}`)}
      aria-label={label}
      aria-describedby={disabledReason ? tipId : undefined}
      aria-busy={pending || undefined}
      aria-disabled={blocked || undefined}
      onClick={handleClick}
    >
      {icon}
      <span id={tipId} aria-hidden="true" className={tip === 'start' ? 'tip tip-start' : 'tip'}>
        {disabledReason ?? label}
      </span>
    </button>
  )
}
