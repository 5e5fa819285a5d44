import { use } from 'react'
import { SellsContext } from '../sells.ts'
import { PublicLayout } from '../public-layout.tsx'
import { SearchWordsAddress } from './search-words.tsx'
import { themesOf } from './themes.ts'

/** Every article by its theme; `help.ts` adds the search, which nothing needs to be found. */
export function HelpPage() {
  const sells = use(SellsContext)
  return (
    <PublicLayout path="/aide">
      <div className="column help">
        <h1>Aide</h1>
        <p className="lead">Des réponses courtes, pour les joueurs, les parents et les entraineurs.</p>
        <search className="help-search" data-words={use(SearchWordsAddress)} hidden>
          <label htmlFor="help-search">Chercher dans l’aide</label>
          <input id="help-search" type="text" inputMode="search" enterKeyHint="search" autoComplete="off" />
          <p role="status" />
        </search>
        <div className="help-themes">
          {themesOf(sells).map(({ title, articles }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul className="help-list">
                {articles.map((article) => (
                  <li key={article.slug}>
                    <a href={`/aide/${article.slug}`}>{article.title}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="help-ask">
          <a href="/aide/nouveautes">Ce qui a changé</a>
        </p>
      </div>
    </PublicLayout>
  )
}
