import { QrCode } from '../invitations/qr-code.tsx'
import { feedbackPath } from '../training-sessions/feedback-path.ts'

/** The players point their phones at it: the dialog opens there, signed in. */
export function FeedbackCode({ sessionId }: { sessionId: string }) {
  return (
    <section className="hall-feedback">
      <QrCode text={`${location.origin}${feedbackPath(sessionId)}`} label="QR code pour donner son avis" />
      <div>
        <h3>Votre avis en dix secondes</h3>
        <p>Scannez avec votre téléphone, puis touchez un pouce.</p>
      </div>
    </section>
  )
}
