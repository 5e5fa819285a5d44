import { Menu } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { buttonClass } from '../ui/button-class.ts'
import { SellsContext } from './sells.ts'

export type PublicPath =
  | '/'
  | '/pricing'
  | '/mentions-legales'
  | '/confidentialite'
  | '/cgv'
  | '/resiliation'
  | '/aide'
  | `/aide/${string}`

const navigation = [
  { path: '/', label: 'Accueil' },
  { path: '/pricing', label: 'Tarifs' },
  { path: '/player', label: 'Espace Joueur' },
  { path: '/coach', label: 'Espace Entraineur' },
]

const otherPages = [
  { path: '/aide', label: 'Aide' },
  { path: '/mentions-legales', label: 'Mentions légales' },
  { path: '/confidentialite', label: 'Confidentialité' },
  { path: '/aide/api', label: 'API' },
]
const pagesOfSale = [
  { path: '/cgv', label: 'Conditions générales de vente' },
  // The words of the Code de la consommation (D215-1).
  { path: '/resiliation', label: 'Résilier votre contrat' },
]

/** `path` is absent on the page for unknown addresses. */
export function PublicLayout({ path, children }: { path?: PublicPath | undefined; children: ReactNode }) {
  const footer = [...navigation.slice(1), ...otherPages, ...(use(SellsContext) ? pagesOfSale : [])]
  return (
    <>
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      <header className="site-header column">
        <Logo />
        {/* A popover, because it opens, closes and exposes its state without a script. */}
        <button className={buttonClass({}, 'menu-toggle')} type="button" popoverTarget="menu">
          <Menu className="icon" aria-hidden />
          Menu
        </button>
        <nav id="menu" className="site-navigation" popover="auto" aria-label="Navigation principale">
          {navigation.map((item) => (
            <NavigationLink key={item.path} {...item} current={path} />
          ))}
        </nav>
      </header>
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <footer className="site-footer column">
        <div className="site-footer-row">
          <Logo />
          <nav aria-label="Pied de page">
            {footer.map((item) => (
              <NavigationLink key={item.path} {...item} current={path} />
            ))}
            <a href="mailto:{{CONTACT_EMAIL}}">{'{{CONTACT_EMAIL}}'}</a>
          </nav>
        </div>
      </footer>
    </>
  )
}

function NavigationLink({
  path,
  label,
  current,
}: {
  path: string
  label: string
  current: PublicPath | undefined
}) {
  return (
    <a href={path} aria-current={path === current ? 'page' : undefined}>
      {label}
    </a>
  )
}

function Logo() {
  return (
    <a className="logo" href="/">
      <span role="img" aria-label="Rebond, accueil">
        Reb
        <span className="logo-ball" />
        nd
      </span>
    </a>
  )
}
