import { BallPath } from '../ui/ball-path.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { PublicLayout } from './public-layout.tsx'

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
          <BallPath
            radius={10}
            flights={[
              {
                from: [-20, 60],
                to: [108, 76],
                height: 26,
                flashes: 5,
                bend: -10,
                start: 0.2,
                bounces: true,
              },
              { from: [108, 76], to: [452, 300], height: 40, flashes: 12, bend: -30, bounces: true },
              { from: [452, 300], to: [560, 372], height: 18, flashes: 4, end: 0.7 },
            ]}
          />
        </svg>
      </section>
    </PublicLayout>
  )
}
