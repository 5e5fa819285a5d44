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
import { Button, type ButtonProps } from './button.tsx'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  title: string
  subtitle?: ReactNode
  onClose: () => void
  /** True while something typed would be lost: closing then asks first. */
  guard?: boolean | undefined
  /** Its write is under way: it stays until that has ended, for its refusal is said here. */
  busy?: boolean | undefined
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
  const { title, subtitle, onClose, guard, busy, footer, size = 'medium', place = 'center', role } = props
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
    if (busy) return
    if (guard) setAsking(true)
    else onClose()
  }
  function handleCancel(event: SyntheticEvent) {
    if (event.target !== dialog.current) return
    event.preventDefault()
    handleLeave()
  }
  /** A browser insists on closing when Escape is pressed again and again: what was typed, or is under way, still stays. */
  function handleClosed() {
    if (dialog.current?.open !== false) return
    if (guard || busy) dialog.current.showModal()
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
          <IconButton
            label="Fermer"
            icon={<X />}
            disabledReason={busy ? underWay : null}
            onClick={handleLeave}
          />
        </header>
        <div className="dialog-body">{props.children}</div>
        {footer && <footer className="dialog-footer">{footer}</footer>}
      </div>
      {asking && <LeaveDialog onLeave={onClose} onStay={() => setAsking(false)} />}
    </dialog>
  )
}

/** Why neither « Annuler » nor the cross can be pressed. */
const underWay = 'Un instant, c’est en cours.'

interface CancelButtonProps extends ButtonProps {
  /** The write of its dialog is under way, and can no longer be called back. */
  busy: boolean | undefined
  onCancel: () => void
}

/** In the footer of a dialog that writes. */
export function CancelButton({ busy, onCancel, children = 'Annuler', ...rest }: CancelButtonProps) {
  return (
    <Button {...rest} disabledReason={busy ? underWay : null} onClick={onCancel}>
      {children}
    </Button>
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
  cancel,
  pending,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const footer = (
    <>
      <CancelButton busy={pending} onCancel={onCancel} data-first-focus>
        {cancel}
      </CancelButton>
      <Button variant="solid" pending={pending} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog title={title} size="small" role="alertdialog" busy={pending} onClose={onCancel} footer={footer}>
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
