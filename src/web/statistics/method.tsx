import type { ReactNode } from 'react'

/** How a figure is counted, and always what it does not say. */
export function Method({ children, not }: { children: ReactNode; not: ReactNode }) {
  return (
    <div className="statistic-method">
      <p>{children}</p>
      <p>
        <b>Ce que cela ne dit pas&nbsp;:</b> {not}
      </p>
    </div>
  )
}
