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
  title: ReactNode
  subtitle?: ReactNode
  onClose: () => void
  /** There is something to lose, unsaved input where nothing else is said: closing asks for confirmation. */
  guard?: boolean | LeaveQuestion | undefined
  /** A request is pending: it cannot be closed, because an error is shown inside it. */
  busy?: boolean | undefined
  /** Buttons, the confirming one last. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
  /** `sheet`: at the right of a wide screen. On a phone every dialog is a bottom sheet. */
  place?: 'center' | 'sheet' | undefined
  role?: 'alertdialog' | undefined
  children: ReactNode
}

/** Rendered only while open. The element with `data-first-focus` gets the focus, or else the title. */
export function Dialog(props: DialogProps) {
  const { title, subtitle, onClose, guard, busy, footer, size = 'medium', place = 'center', role } = props
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const [asking, setAsking] = useState(false)

  // Calling showModal() later than in the layout effect loses the focus. close() returns the focus to the opener.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    element.showModal()
    const first = element.querySelector<HTMLElement>('[data-first-focus]')
    ;(first ?? element.querySelector<HTMLElement>('.dialog-title'))?.focus()
    return () => {
      // Innermost first: the opener cannot get the focus back while a nested dialog is open.
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
  /** Browsers close the dialog when Escape is pressed repeatedly, even if `cancel` was prevented: open it again. */
  function handleClosed() {
    if (dialog.current?.open !== false) return
    if (guard || busy) dialog.current.showModal()
    handleLeave()
  }
  function handlePress(event: MouseEvent) {
    pressedOutside.current = event.target === dialog.current
  }
  /** Press and release must both be outside: a text selection that ends outside must not close the dialog. */
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
          <div className="row-body">
            <h2 id={titleId} tabIndex={-1} className="dialog-title">
              {title}
            </h2>
            {subtitle && <p className="secondary">{subtitle}</p>}
          </div>
          <IconButton
            label="Fermer"
            icon={<X />}
            disabledReason={busy ? busyReason : null}
            onClick={handleLeave}
          />
        </header>
        <div className="dialog-body">{props.children}</div>
        {footer && <footer className="dialog-footer">{footer}</footer>}
      </div>
      {asking && (
        <LeaveDialog
          question={typeof guard === 'object' ? guard : unsaved}
          onLeave={onClose}
          onStay={() => setAsking(false)}
        />
      )}
    </dialog>
  )
}

const busyReason = 'Un instant, c’est en cours.'

interface CancelButtonProps extends ButtonProps {
  /** The dialog's request is pending and can no longer be cancelled. */
  busy: boolean | undefined
  onCancel: () => void
}

/** For the footer of a dialog that sends a request. */
export function CancelButton({ busy, onCancel, children = 'Annuler', ...rest }: CancelButtonProps) {
  return (
    <Button {...rest} disabledReason={busy ? busyReason : null} onClick={onCancel}>
      {children}
    </Button>
  )
}

interface ConfirmDialogProps {
  title: ReactNode
  /** The verb of the action: « Supprimer ». */
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

interface LeaveQuestion {
  readonly title: string
  /** What is lost. */
  readonly text: string
}

const unsaved: LeaveQuestion = {
  title: 'Quitter sans enregistrer\u202F?',
  text: 'Ce que vous avez écrit sera perdu.',
}

interface LeaveDialogProps {
  question?: LeaveQuestion
  onLeave: () => void
  onStay: () => void
}

/** Asks for confirmation before something is lost. */
export function LeaveDialog({ question = unsaved, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title={question.title}
      confirm="Quitter"
      cancel="Continuer"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {question.text}
    </ConfirmDialog>
  )
}
