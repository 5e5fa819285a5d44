import { X } from 'lucide-react'
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  title: string
  subtitle?: ReactNode
  onClose: () => void
  /** True while something typed would be lost: closing then asks first. */
  guard?: boolean | undefined
  /** Its buttons, the one that goes on last. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
  /** `sheet` stands at the right of a wide screen; on a phone every dialog is a sheet from below. */
  place?: 'center' | 'sheet' | undefined
  role?: 'alertdialog' | undefined
  children: ReactNode
}

/** Render it while it is open. Mark what takes the focus with `data-first-focus`; without one the title does. */
export function Dialog(props: DialogProps) {
  const { title, subtitle, onClose, guard, footer, size = 'medium', place = 'center', role, children } = props
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const [asking, setAsking] = useState(false)

  // After its content is there, and never later: otherwise the focus is lost. Closing gives it back to the opener.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    element.showModal()
    const first = element.querySelector<HTMLElement>('[data-first-focus]')
    ;(first ?? element.querySelector<HTMLElement>('.dialog-title'))?.focus()
    return () => {
      // The innermost first: while a dialog is open above it, the opener cannot take the focus back.
      for (const nested of element.querySelectorAll('dialog')) nested.close()
      element.close()
    }
  }, [])

  function handleLeave() {
    if (guard) setAsking(true)
    else onClose()
  }
  function handleCancel(event: SyntheticEvent) {
    if (event.target !== dialog.current) return
    event.preventDefault()
    handleLeave()
  }
  /** A browser insists on closing when Escape is pressed again and again: what was typed still stays. */
  function handleClosed() {
    if (dialog.current?.open !== false) return
    if (guard) dialog.current.showModal()
    handleLeave()
  }
  function handlePress(event: MouseEvent) {
    pressedOutside.current = event.target === dialog.current
  }
  /** The press and the release: a text selection that ends outside closes nothing. */
  function handleClick(event: MouseEvent) {
    if (pressedOutside.current && event.target === dialog.current) handleLeave()
    pressedOutside.current = false
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does it
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      className={`dialog dialog-${size} dialog-${place}`}
      onCancel={handleCancel}
      onClose={handleClosed}
      onMouseDown={handlePress}
      onClick={handleClick}
    >
      <div className="dialog-frame">
        <header className="dialog-header">
          <div className="min-w-0 flex-1">
            <h2 id={titleId} tabIndex={-1} className="dialog-title">
              {title}
            </h2>
            {subtitle && <p className="text-ink-2">{subtitle}</p>}
          </div>
          <IconButton label="Fermer" icon={<X />} onClick={handleLeave} />
        </header>
        <div className="dialog-body">{children}</div>
        {footer && <footer className="dialog-footer">{footer}</footer>}
      </div>
      {asking && <LeaveDialog onLeave={onClose} onStay={() => setAsking(false)} />}
    </dialog>
  )
}

interface ConfirmDialogProps {
  title: string
  /** The verb of what will happen: « Supprimer ». */
  confirm: string
  cancel?: string | undefined
  pending?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
  children?: ReactNode
}

export function ConfirmDialog({
  title,
  confirm,
  cancel = 'Annuler',
  pending,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const footer = (
    <>
      <Button onClick={onCancel} data-first-focus>
        {cancel}
      </Button>
      <Button variant="solid" pending={pending} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog title={title} size="small" role="alertdialog" onClose={onCancel} footer={footer}>
      {children}
    </Dialog>
  )
}

/** Asks whoever would lose what they typed. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      title="Quitter sans enregistrer&#8239;?"
      confirm="Quitter"
      cancel="Continuer"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      Ce que vous avez écrit sera perdu.
    </ConfirmDialog>
  )
}
