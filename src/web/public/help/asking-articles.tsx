import { use } from 'react'
import { SellsContext } from '../sells.ts'
import type { Theme } from './article.ts'

export const askingTheme: Theme = {
  title: 'Vous ne trouvez pas ?',
  articles: [
    {
      slug: 'poser-une-question',
      title: 'Poser une question',
      words: 'contact support assistance problème bug aide joindre',
      text: <AskingQuestion />,
    },
  ],
}

function AskingQuestion() {
  const sells = use(SellsContext)
  return (
    <>
      <p>
        Joueur ou parent : demandez d’abord à votre entraineur. Il connait le club, peut corriger presque tout
        lui-même, et nous écrit s’il le faut. Pour les données de votre enfant, voyez{' '}
        <a href="/aide/compte-de-votre-enfant">Parents : le compte de votre enfant</a>.
      </p>
      <p>
        Entraineur : <a href="/coach/aide">posez votre question</a> dans Rebond. Nous joignons ce qui aide à
        comprendre (votre appareil, la version de Rebond) : tout est montré avant l’envoi. La réponse arrive
        au même endroit et par email, et vous pouvez y répondre.
      </p>
      {sells ? (
        <p>
          Toutes les formules y ont droit, même un club en lecture seule. Avec Pro, la question passe en
          premier : c’est le support prioritaire.
        </p>
      ) : (
        <p>Les questions sont lues dans l’ordre où elles arrivent, les plus anciennes d’abord.</p>
      )}
    </>
  )
}
