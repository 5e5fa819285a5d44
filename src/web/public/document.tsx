import { renderToStaticMarkup } from 'react-dom/server'
import { SearchWordsAddress } from './help/search-words.tsx'
import type { PublicPage } from './pages.tsx'
import { SellsContext } from './sells.ts'
import { typeset } from './typeset.ts'

export interface DocumentAssets {
  /** Preloaded for the first paint. */
  fonts: readonly string[]
  // Inlined to save requests. The server's Content-Security-Policy allows them by their hashes.
  sheets: Readonly<Record<NonNullable<PublicPage['sheet']>, string>>
  scripts: Readonly<Record<NonNullable<PublicPage['script']>, string>>
  /** The address of the words that articles of the help are found by. */
  searchWords: string
}

/** An HTML page. The server replaces `{{SETTINGS}}` when it starts. */
export function renderDocument(page: PublicPage, assets: DocumentAssets, sells: boolean): string {
  const html = renderToStaticMarkup(
    <SellsContext value={sells}>
      <SearchWordsAddress value={assets.searchWords}>
        <Document page={page} assets={assets} />
      </SearchWordsAddress>
    </SellsContext>,
  )
  return `<!doctype html>${typeset(html)}\n`
}

function Document({ page, assets }: { page: PublicPage; assets: DocumentAssets }) {
  const { path, title, description, content, script, sheet = 'public' } = page
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <style dangerouslySetInnerHTML={{ __html: assets.sheets[sheet] }} />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3f2ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1117" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {path ? <PageMetadata path={path} page={page} /> : <meta name="robots" content="noindex" />}
      </head>
      <body>
        {content}
        {script && <script dangerouslySetInnerHTML={{ __html: assets.scripts[script] }} />}
      </body>
    </html>
  )
}

function PageMetadata({ path, page }: { path: string; page: PublicPage }) {
  const url = `{{PUBLIC_URL}}${path}`
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Rebond" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content="{{PUBLIC_URL}}/share.png" />
      <meta property="og:image:alt" content="Rebond : chaque rebond compte." />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
