import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { type ButtonStyle, buttonClass } from './button-class.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonStyle {
  /** The action is running: keeps its width and ignores clicks. */
  pending?: boolean | undefined
  /** Why it is disabled, shown as a tooltip. The button stays focusable. */
  disabledReason?: string | null | undefined
  icon?: ReactNode
}

export function Button({
  variant,
  size,
  block,
  pending = false,
  disabledReason,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const blocked = pending || Boolean(disabledReason)
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={pending || undefined}
      aria-disabled={blocked || undefined}
      aria-describedby={disabledReason ? reasonId : describedBy}
      onClick={handleClick}
    >
      <span className="button-label">
        {icon}
        {children}
      </span>
      {pending && <PendingDots />}
      {disabledReason && (
        <span id={reasonId} aria-hidden="true" className="tip">
          {disabledReason}
        </span>
      )}
    </button>
  )
}

function PendingDots() {
  return (
    <span className="bounce" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
