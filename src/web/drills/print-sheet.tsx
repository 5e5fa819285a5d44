import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Logo } from '../ui/logo.tsx'
import './print-sheet.css'

/** What is not there by then stays away. */
const patienceMs = 1500

interface PrintSheetProps {
  className?: string
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** Stands in the document for paper alone, black on white; of several the last one is printed. */
export function PrintSheet({ className = '', ref, children }: PrintSheetProps) {
  return createPortal(
    <div ref={ref} className={`print-sheet ${className}`}>
      {children}
      <footer className="sheet-foot">
        <span>
          A&#160;: trait plein · B&#160;: tirets · au choix&#160;: pointillés · la balle marque le départ
        </span>
        <Logo />
      </footer>
    </div>,
    document.body,
  )
}

/** Prints once, as soon as all is laid out that is waited for. */
export function usePrinting(isReady: boolean): void {
  const isPrinted = useRef(false)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        if (isPrinted.current) return
        isPrinted.current = true
        print()
      },
      isReady ? 0 : patienceMs,
    )
    return () => clearTimeout(timer)
  }, [isReady])
}
