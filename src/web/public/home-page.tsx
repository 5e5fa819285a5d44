import { Check } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { buttonClass } from '../ui/button-class.ts'
import { AdviceDrawing, ClubDrawing, ProgressDrawing, ScoresDrawing } from './feature-drawings.tsx'
import { HeroDrawings } from './hero-drawings.tsx'
import { PublicLayout } from './public-layout.tsx'
import { SellsContext } from './sells.ts'

export function HomePage() {
  return (
    <PublicLayout path="/">
      <Hero />
      <section className="column features-section">
        <h2>Quatre quarts de table, un seul carnet d’entrainement.</h2>
        <div className="features">
          <Feature title="Suivi Personnalisé" drawing={<ScoresDrawing />}>
            Quatre notes par joueur, une par quart de table : Service, Initiative, Contre-Initiative, Défense.
          </Feature>
          <Feature title="Gestion de Club" drawing={<ClubDrawing />}>
            Un code à partager, et tout le club est là : joueurs, entraineurs, séances, présences.
          </Feature>
          <Feature title="Coach IA" drawing={<AdviceDrawing />}>
            Chaque conseil montre d’où il vient : les faits, les dates, le seuil.
          </Feature>
          <Feature title="Progression" drawing={<ProgressDrawing />}>
            Seize techniques à maîtriser. Chaque évaluation est une marche de plus.
          </Feature>
        </div>
      </section>
      <Areas />
      <section className="column closing">
        <h2>
          {use(SellsContext)
            ? 'Quatorze jours pour l’essayer dans votre salle.'
            : 'Il ne reste qu’à l’essayer dans votre salle.'}
        </h2>
        <CallToAction />
      </section>
    </PublicLayout>
  )
}

function Hero() {
  return (
    <section className="hero table-top">
      <HeroDrawings />
      <div className="hero-text">
        <h1>Chaque rebond compte.</h1>
        <p>
          L’entraineur prépare la séance, la salle la joue, chaque joueur repart en sachant quoi travailler,
          et pourquoi.
        </p>
        <CallToAction />
      </div>
      <div className="hero-field">
        <Mastered exercise="Marteau - Latéral Gauche" date="mardi 24 novembre" />
      </div>
    </section>
  )
}

function CallToAction() {
  const sells = use(SellsContext)
  return (
    <div className="trial">
      <a className={buttonClass({ variant: 'primary', size: 'large' })} href="/signup">
        {sells ? 'Essai gratuit' : 'Créer un compte'}
      </a>
      <span>{sells ? '14 jours, sans engagement' : 'Gratuit, sans engagement'}</span>
    </div>
  )
}

function Feature({ title, drawing, children }: { title: string; drawing: ReactNode; children: string }) {
  return (
    <article className="feature">
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      {drawing}
    </article>
  )
}

function Areas() {
  return (
    <section className="areas table-top" aria-label="Entrer">
      <div className="area coach">
        <h2>Espace Entraineur</h2>
        <p>Préparer, animer, suivre. Même sans réseau dans la salle.</p>
        <a className={buttonClass({ variant: 'on-table' })} href="/coach">
          Ouvrir l’espace entraineur
        </a>
      </div>
      <div className="area player">
        <h2>Espace Joueur</h2>
        <p>Rejoindre son club avec un code, voir ce qu’il reste à gagner.</p>
        <a className={buttonClass({ variant: 'on-table' })} href="/player">
          Ouvrir l’espace joueur
        </a>
      </div>
    </section>
  )
}

/** A card: an exercise and the day on which it was mastered. */
function Mastered({ exercise, date }: { exercise: string; date: string }) {
  return (
    <div className="mastered">
      <strong>{exercise}</strong>
      <span className="badge">
        <Check className="icon" aria-hidden />
        Maîtrisé
      </span>
      <span className="mastered-date">{date}</span>
    </div>
  )
}
