import { type ReactNode, useEffect, useRef, useState } from 'react'

const holdMs = 600

interface HoldButtonProps {
  label: string
  tip: string
  className: string
  disabled?: boolean
  onHeld: () => void
  children: ReactNode
}

/** Held for a moment, so that a pocket or a ball does not press it; a keyboard presses it at once. */
export function HoldButton({ label, tip, className, disabled = false, onHeld, children }: HoldButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [held, setHeld] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  function release() {
    clearTimeout(timer.current)
    setHeld(false)
  }
  function handlePress() {
    setHeld(true)
    timer.current = setTimeout(() => {
      setHeld(false)
      onHeld()
    }, holdMs)
  }
  return (
    <button
      type="button"
      className={held ? `${className} hall-held` : className}
      aria-label={label}
      title={tip}
      disabled={disabled}
      onPointerDown={handlePress}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => event.detail === 0 && onHeld()}
    >
      {children}
    </button>
  )
}
