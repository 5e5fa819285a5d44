import type { ReactNode } from 'react'

/** One idea, in 60 to 150 words; `{{CONTACT_EMAIL}}` and plain spaces as on every prerendered page. */
export interface Article {
  /** Its address is /aide/<slug>. */
  readonly slug: string
  readonly title: string
  readonly text: ReactNode
  /** What people also call it, for the search. */
  readonly words?: string
}

export interface Theme {
  readonly title: string
  readonly articles: readonly Article[]
}
