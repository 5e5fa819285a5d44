import { buttonClass } from '../ui/button-class.ts'
import { PublicLayout } from './public-layout.tsx'
import { Trajectory } from './trajectory.tsx'

export function NotFoundPage() {
  return (
    <PublicLayout>
      <section className="column not-found">
        <div>
          <h1>Page introuvable</h1>
          <p>La balle est sortie de la table : cette adresse ne mène à rien, ou la page a changé de place.</p>
          <div className="trial">
            <a className={buttonClass({ variant: 'primary', size: 'large' })} href="/">
              Revenir à l’accueil
            </a>
            <a href="/pricing">Voir les tarifs</a>
          </div>
        </div>
        <svg className="flight missed" viewBox="0 0 560 380" aria-hidden>
          <rect className="table-edge" x="14" y="14" width="352" height="212" />
          <rect className="felt lined" x="22" y="22" width="336" height="196" />
          <path className="centre-line" d="M22 120H358" />
          <rect className="net-bar" x="187" y="0" width="6" height="240" rx="3" />
          <Trajectory
            radius={10}
            flights={[
              { from: [-20, 60], to: [108, 76], height: 26, exposures: 5, bow: -10, startsAt: 0.2 },
              { from: [108, 76], to: [452, 300], height: 40, exposures: 12, bow: -30 },
              { from: [452, 300], to: [560, 372], height: 18, exposures: 4, endsAt: 0.7 },
            ]}
          />
        </svg>
      </section>
    </PublicLayout>
  )
}
