import { PublicLayout } from '../public-layout.tsx'
import type { Article, Theme } from './article.ts'
import { HelpTrail } from './help-trail.tsx'

interface ArticlePageProps {
  article: Article
  /** What it belongs to: the other articles of it stand below. */
  theme: Theme
}

export function ArticlePage({ article: { slug, title, text }, theme }: ArticlePageProps) {
  const others = theme.articles.filter((each) => each.slug !== slug)
  return (
    <PublicLayout path={`/aide/${slug}`}>
      <article className="column help-article">
        <HelpTrail />
        <h1>{title}</h1>
        <div className="help-text">{text}</div>
        {others.length > 0 && (
          <nav aria-labelledby="others">
            <h2 id="others">{theme.title}</h2>
            <ul className="help-list">
              {others.map((other) => (
                <li key={other.slug}>
                  <a href={`/aide/${other.slug}`}>{other.title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className="help-ask">
          Pas la réponse que vous cherchiez ? <a href="/aide/poser-une-question">Poser une question</a>
        </p>
      </article>
    </PublicLayout>
  )
}
