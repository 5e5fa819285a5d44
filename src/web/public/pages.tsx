import type { ReactElement } from 'react'
import { HomePage } from './home-page.tsx'
import { LegalNoticePage } from './legal-notice-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PricingPage } from './pricing-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import type { PublicPath } from './public-layout.tsx'
import { TermsPage } from './terms-page.tsx'

export interface PublicPage {
  /** Name of the prerendered file. */
  file: string
  /** Absent: not an address of its own, so neither canonical nor indexed. */
  path?: PublicPath
  title: string
  description: string
  content: ReactElement
  /** In this folder; most pages need none. */
  script?: 'pricing'
}

const pricing: Pick<PublicPage, 'title' | 'description' | 'script'> = {
  script: 'pricing',
  title: 'Tarifs · Rebond',
  description:
    'Trois formules mensuelles pour les clubs de tennis de table : Essential, Club et Pro. Essai gratuit de 14 jours, sans engagement ni carte.',
}

export const publicPages: readonly PublicPage[] = [
  {
    file: 'index',
    path: '/',
    title: 'Rebond : le carnet d’entrainement des clubs de tennis de table',
    description:
      'L’entraineur prépare la séance, la salle la joue, chaque joueur repart en sachant quoi travailler, et pourquoi. Essai gratuit de 14 jours.',
    content: <HomePage />,
  },
  { file: 'pricing', path: '/pricing', ...pricing, content: <PricingPage /> },
  { file: 'pricing-canceled', ...pricing, content: <PricingPage canceled /> },
  {
    file: 'mentions-legales',
    path: '/mentions-legales',
    title: 'Mentions légales · Rebond',
    description: 'Éditeur, directeur de la publication, hébergeur et contact du site Rebond.',
    content: <LegalNoticePage />,
  },
  {
    file: 'confidentialite',
    path: '/confidentialite',
    title: 'Politique de confidentialité · Rebond',
    description:
      'Quelles données Rebond enregistre, pourquoi, combien de temps, qui les voit, et comment exercer vos droits.',
    content: <PrivacyPage />,
  },
  {
    file: 'cgv',
    path: '/cgv',
    title: 'Conditions générales de vente · Rebond',
    description:
      'Abonnements, essai gratuit, prix, résiliation et recours : les conditions de vente de Rebond.',
    content: <TermsPage />,
  },
  {
    file: 'not-found',
    title: 'Page introuvable · Rebond',
    description: 'Cette adresse ne mène à aucune page.',
    content: <NotFoundPage />,
  },
]
