import type { ReactElement } from 'react'
import { ApiPage } from './api-page.tsx'
import { ArticlePage } from './help/article-page.tsx'
import { ChangesPage } from './help/changes-page.tsx'
import { HelpPage } from './help/help-page.tsx'
import { themesOf } from './help/themes.ts'
import { HomePage } from './home-page.tsx'
import { LegalNoticePage } from './legal-notice-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { FreePage, PricingPage } from './pricing-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import type { PublicPath } from './public-layout.tsx'
import { TerminationPage } from './termination-page.tsx'
import { TermsPage } from './terms-page.tsx'

export interface PublicPage {
  /** Name of the prerendered file. */
  file: string
  /** Absent if the page has no URL of its own: then it is neither canonical nor indexed. */
  path?: PublicPath
  title: string
  description: string
  content: ReactElement
  /** The script of this folder that the page needs. */
  script?: 'home' | 'pricing' | 'termination' | 'help' | 'api'
  /** Its style sheet in this folder; `public` unless said otherwise. */
  sheet?: 'public' | 'text'
}

const pricing: Pick<PublicPage, 'title' | 'description' | 'script'> = {
  script: 'pricing',
  title: 'Tarifs · Rebond',
  description:
    'Trois formules mensuelles pour les clubs de tennis de table : Essential, Club et Pro. Essai gratuit de 14 jours, sans engagement ni carte.',
}

/** Both variants are built; the server serves one of them, depending on `BILLING`. */
export function publicPages(sells: boolean): readonly PublicPage[] {
  const home: Omit<PublicPage, 'description'> = {
    file: 'index',
    path: '/',
    script: 'home',
    title: 'Rebond : le carnet d’entrainement des clubs de tennis de table',
    content: <HomePage />,
  }
  const purpose =
    'L’entraineur prépare la séance, la salle la joue, chaque joueur repart en sachant quoi travailler, et pourquoi.'
  if (!sells) {
    return [
      { ...home, description: `${purpose} Gratuit pour tous les clubs.` },
      {
        file: 'pricing',
        path: '/pricing',
        title: 'Tarifs · Rebond',
        description:
          'Ici, Rebond est gratuit : chaque club a toutes les fonctions, sans abonnement et sans limite de membres.',
        content: <FreePage />,
      },
      ...helpPages(sells),
      ...others,
    ]
  }
  return [
    { ...home, description: `${purpose} Essai gratuit de 14 jours.` },
    { file: 'pricing', path: '/pricing', ...pricing, content: <PricingPage /> },
    { file: 'pricing-canceled', ...pricing, content: <PricingPage canceled /> },
    {
      file: 'cgv',
      path: '/cgv',
      title: 'Conditions générales de vente · Rebond',
      description:
        'Abonnements, essai gratuit, prix, résiliation et recours : les conditions de vente de Rebond.',
      content: <TermsPage />,
    },
    {
      file: 'resiliation',
      path: '/resiliation',
      title: 'Résilier votre contrat · Rebond',
      description: 'Résilier l’abonnement d’un club à Rebond en trois étapes, sans frais ni compte.',
      script: 'termination',
      content: <TerminationPage />,
    },
    ...helpPages(sells),
    ...others,
  ]
}

function helpPages(sells: boolean): readonly PublicPage[] {
  return [
    {
      file: 'aide/index',
      path: '/aide',
      script: 'help',
      title: 'Aide · Rebond',
      description: 'Des réponses courtes pour les joueurs, les parents et les entraineurs.',
      content: <HelpPage />,
    },
    {
      file: 'aide/nouveautes',
      path: '/aide/nouveautes',
      title: 'Ce qui a changé · Rebond',
      description: 'Ce qui est nouveau dans Rebond, le plus récent en premier.',
      content: <ChangesPage />,
    },
    ...themesOf(sells).flatMap((theme) =>
      theme.articles.map((article): PublicPage => ({
        file: `aide/${article.slug}`,
        path: `/aide/${article.slug}`,
        title: `${article.title} · Rebond`,
        description: `Aide de Rebond, ${theme.title} : ${article.title}`,
        content: <ArticlePage article={article} theme={theme} />,
      })),
    ),
  ]
}

const others: readonly PublicPage[] = [
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
    file: 'aide-api',
    path: '/aide/api',
    title: 'L’API · Rebond',
    description:
      'Lire et écrire les séances, les exercices et les évaluations d’un club avec une clé\u00A0: adresses, champs, exemples.',
    script: 'api',
    sheet: 'text',
    content: <ApiPage />,
  },
  {
    file: 'not-found',
    title: 'Page introuvable · Rebond',
    description: 'Cette adresse ne mène à aucune page.',
    content: <NotFoundPage />,
  },
]
