import { use } from 'react'
import { SellsContext } from '../sells.ts'
import { PublicLayout } from '../public-layout.tsx'
import { HelpTrail } from './help-trail.tsx'

/** What people got, the latest first; whoever adds something they notice adds a line. */
interface Changes {
  /** yyyy-mm-dd */
  readonly day: string
  readonly lines: readonly string[]
  /** Only where plans are sold. */
  readonly sold?: readonly string[]
}

const changes: readonly Changes[] = [
  {
    day: '2026-11-28',
    lines: [
      'Les statistiques mettent minutes et progrès côte à côte, technique par technique, et disent quelles techniques sont à rafraîchir.',
    ],
  },
  {
    day: '2026-11-27',
    lines: [
      'Sous « Vos données », chacun lit et télécharge ce que Rebond garde de lui, et supprime son compte.',
      'Un journal dit aux entraineurs qui a fait quoi dans le club, pendant 12 mois.',
      'Le responsable peut fermer le club ; il a 30 jours pour le rouvrir.',
      'Un appareil nouveau est signalé, par email et dans la liste de ses appareils.',
    ],
  },
  {
    day: '2026-11-24',
    lines: [
      'Des statistiques : minutes avant de maîtriser, ce qui reste après une pause, saison contre saison.',
      'Les classements gardent leur date et font une courbe ; la licence et la catégorie ont leur place sur la fiche.',
    ],
  },
  {
    day: '2026-11-23',
    lines: [
      'Une nouvelle saison s’ouvre en un écran : qui continue, qui part, qui fait une pause ; chaque saison a ses chiffres.',
      'Une aide avec des articles courts et une recherche, et un écran où les entraineurs posent leurs questions.',
      'Les joueurs se rangent en groupes, avec leur jour, leur lieu et leurs entraineurs ; le club note ses lieux.',
      'Des analyses : présence, minutes par catégorie, carte de maîtrise, à imprimer ou en CSV.',
      'Le responsable exporte toutes les données du club dans un fichier zip.',
      'Avec une clé d’API, le site du club ou un tableur lit les séances, les exercices et les joueurs.',
      'Une séance commencée se corrige, et un joueur venu sans être prévu s’ajoute à l’appel.',
      'Tous les jugements d’un joueur s’enregistrent d’un seul bouton.',
      'La recherche de la bibliothèque trouve dans toutes les catégories.',
      'Quitter un club par erreur n’est plus grave : dans les 7 jours, on retrouve ses séances à venir.',
      'Tous les joueurs qui attendent s’acceptent d’un coup ; une personne retirée ou refusée est prévenue.',
      'Un entraineur peut noter le classement d’un joueur.',
      'Les conseils du Coach IA tiennent compte de la main, du type de joueur et du style.',
      'La prochaine séance et la réponse « Je viens » sont en haut de l’écran du joueur.',
    ],
  },
  {
    day: '2026-11-22',
    lines: [],
    sold: [
      'Un abonnement en pause est expliqué, avec ce qu’il faut faire.',
      'Monter de formule est possible pendant l’essai gratuit.',
    ],
  },
  {
    day: '2026-11-21',
    lines: [
      'Tout le groupe s’évalue dans un tableau, une touche par case.',
      'Les notes de plusieurs joueurs s’enregistrent d’un coup, et chaque joueur a sa fiche.',
      'Ce qui s’écrit sans réseau attend sur l’appareil et part tout seul, une seule fois.',
      'Le Coach IA rappelle une technique maîtrisée qui n’a pas été travaillée depuis 45 jours.',
    ],
  },
]

const writtenDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

export function ChangesPage() {
  const sells = use(SellsContext)
  const shown = changes
    .map(({ day, lines, sold = [] }) => ({ day, lines: sells ? [...lines, ...sold] : lines }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <PublicLayout path="/aide/nouveautes">
      <article className="column help-article">
        <HelpTrail />
        <h1>Ce qui a changé</h1>
        <p className="lead">Ce que vous trouvez de nouveau dans Rebond, le plus récent en premier.</p>
        {shown.map(({ day, lines }) => (
          <section key={day}>
            <h2>
              <time dateTime={day}>{writtenDay.format(new Date(day))}</time>
            </h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </PublicLayout>
  )
}
