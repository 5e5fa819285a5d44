import type { Plugin } from 'vite'

/**
 * The files of the first load as scripts of the page instead of preloads: the browser then runs each in a task of its own,
 * and can paint or answer in between.
 */
export function oneTaskEach(): Plugin {
  return {
    name: 'one-task-each',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => preloadsToScripts(html) },
  }
}

const scriptTag = /<script type="module" crossorigin src="[^"]+"><\/script>\s*/
const preloadTag = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g

/** In their order, and before the script that imports them. */
export function preloadsToScripts(html: string): string {
  const entry = scriptTag.exec(html)?.[0]
  if (!entry) throw new Error('The page starts no script.')
  const files = [...html.matchAll(preloadTag)].map(
    ([, file]) => `<script type="module" crossorigin src="${file}"></script>\n    `,
  )
  return html
    .replace(entry, '')
    .replaceAll(preloadTag, '')
    .replace('</head>', `${files.join('')}${entry}</head>`)
}
