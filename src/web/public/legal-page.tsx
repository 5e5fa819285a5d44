import type { ReactNode } from 'react'
import { PublicLayout, type PublicPath } from './public-layout.tsx'

export interface LegalSection {
  id: string
  title: string
  text: ReactNode
}

export function LegalPage({
  path,
  title,
  introduction,
  updated,
  sections,
}: {
  path: PublicPath
  title: string
  introduction: ReactNode
  /** The date of the last change, in French. */
  updated: string
  sections: readonly LegalSection[]
}) {
  return (
    <PublicLayout path={path}>
      <div className="column legal">
        <header>
          <h1>{title}</h1>
          <p className="lead">{introduction}</p>
          <p className="updated">Version du {updated}</p>
        </header>
        <nav className="contents" aria-label="Sommaire">
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
          {sections.map(({ id, title, text }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {text}
            </section>
          ))}
        </div>
      </div>
    </PublicLayout>
  )
}

/** Placeholders: the server replaces them with the operator's settings when it starts. */
export const operator = {
  name: '{{OPERATOR_NAME}}',
  legalForm: '{{OPERATOR_LEGAL_FORM}}',
  address: '{{OPERATOR_ADDRESS}}',
  registration: '{{OPERATOR_REGISTRATION}}',
  vat: '{{OPERATOR_VAT}}',
  publisher: '{{OPERATOR_PUBLISHER}}',
  host: '{{OPERATOR_HOST}}',
  mediator: '{{OPERATOR_MEDIATOR}}',
}

export function ContactLink() {
  return <a href="mailto:{{CONTACT_EMAIL}}">{'{{CONTACT_EMAIL}}'}</a>
}
