import { TriangleAlert } from 'lucide-react'
import { buttonClass } from '../ui/button-class.ts'
import { ContactLink } from './legal-page.tsx'
import { PublicLayout } from './public-layout.tsx'

/**
 * « Résilier votre contrat », as the Code de la consommation asks for (L215-1-1, D215-1 to D215-3): for everybody, without
 * an account, in three steps. `termination.ts` leads from one to the next.
 */
export function TerminationPage() {
  return (
    <PublicLayout path="/resiliation">
      <div className="column termination">
        <h1>Résilier votre contrat</h1>
        <p className="lead">
          Sans frais ni motif, et sans vous connecter. Le contrat prend fin avec le mois déjà payé&#8239;; le
          club passe ensuite en lecture seule, et rien n’est effacé.
        </p>
        <noscript>
          <p className="banner">
            Ce formulaire a besoin de JavaScript. Vous pouvez aussi résilier en écrivant à <ContactLink />.
          </p>
        </noscript>
        <div role="alert" className="plan-notice">
          <TriangleAlert className="icon" aria-hidden />
          <p />
        </div>
        <form data-step="details" hidden>
          <h2 tabIndex={-1}>
            <small>Étape 1 sur 3</small> Votre contrat
          </h2>
          <Field name="firstName" label="Prénom" autoComplete="given-name" />
          <Field name="lastName" label="Nom" autoComplete="family-name" />
          <Field name="email" label="Email" type="email" autoComplete="email">
            Celle de votre compte d’entraineur&#160;: la confirmation y est envoyée.
          </Field>
          <Field name="clubName" label="Nom du club" autoComplete="organization" />
          <Field name="wantedOn" label="Date de résiliation souhaitée" type="date" optional>
            Sans date, le contrat prend fin dès que possible.
          </Field>
          <button type="submit" className={buttonClass({ variant: 'primary', size: 'large' })}>
            Continuer
          </button>
        </form>
        <section data-step="check" hidden>
          <h2 tabIndex={-1}>
            <small>Étape 2 sur 3</small> Vérifier
          </h2>
          <dl>
            <Told name="firstName" label="Prénom" />
            <Told name="lastName" label="Nom" />
            <Told name="email" label="Email" />
            <Told name="clubName" label="Nom du club" />
            <Told name="wantedOn" label="Date de résiliation souhaitée" />
          </dl>
          <div className="termination-buttons">
            <button
              type="button"
              data-do="notify"
              className={buttonClass({ variant: 'primary', size: 'large' })}
            >
              Notifier la résiliation
            </button>
            <button type="button" data-do="back" className={buttonClass({ size: 'large' })}>
              Modifier
            </button>
          </div>
        </section>
        <section data-step="done" hidden>
          <h2 tabIndex={-1}>
            <small>Étape 3 sur 3</small> Résiliation notifiée
          </h2>
          <p>
            Nous l’avons reçue le <strong data-told="notifiedAt" />. Un email le confirme à{' '}
            <strong data-told="email" />, avec la date de fin du contrat.
          </p>
          <p>
            Rien reçu d’ici une heure&#8239;? Écrivez à <ContactLink />.
          </p>
        </section>
      </div>
    </PublicLayout>
  )
}

interface FieldProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'date'
  autoComplete?: string
  optional?: boolean
  children?: string
}

function Field({ name, label, type = 'text', autoComplete, optional = false, children }: FieldProps) {
  const hint = children && `${name}-hint`
  return (
    <div className="termination-field">
      <label htmlFor={name}>
        {label}
        {optional && ' (facultatif)'}
      </label>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required={!optional}
        maxLength={type === 'text' ? 80 : undefined}
        aria-describedby={hint}
      />
      {children && (
        <p id={hint} className="termination-hint">
          {children}
        </p>
      )}
    </div>
  )
}

function Told({ name, label }: { name: string; label: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd data-told={name} />
    </>
  )
}
