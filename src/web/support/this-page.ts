import { lastFailure } from '../app/last-failure.ts'

/** What the browser adds to a question, as the contract has it. */
export interface FromBrowser {
  readonly screen: string
  readonly version: string
  readonly requestId: string | null
}

/** Read when it is shown: what is sent is what was shown. */
export function fromBrowser(): FromBrowser {
  return {
    screen: `${window.innerWidth} × ${window.innerHeight}`,
    version: versionOf(document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src')),
    requestId: lastFailure(),
  }
}

/** « app-1a2b3c4d »: the name of the build's entry, which no other build has. */
export function versionOf(entry: string | null | undefined): string {
  return /\/([\w.-]{1,40})\.js$/.exec(entry ?? '')?.[1] ?? 'inconnue'
}
