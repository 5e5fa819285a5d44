import type { ReactNode } from 'react'

interface TaskRowProps {
  icon: ReactNode
  title: string
  about: string | null
  /** What leads there. */
  children?: ReactNode
}

/** Something that waits, or is to be known, with its icon. */
export function TaskRow({ icon, title, about, children }: TaskRowProps) {
  return (
    <li className="waiting-task">
      <span className="waiting-task-icon">{icon}</span>
      <div>
        <p className="strong">{title}</p>
        {about && (
          <p className="note">
            <bdi>{about}</bdi>
          </p>
        )}
      </div>
      {children}
    </li>
  )
}
