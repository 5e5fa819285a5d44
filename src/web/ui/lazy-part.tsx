import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

/** Whether loading the page again would bring it back; the application says it, which knows its server. */
let canReload = (): Promise<boolean> => Promise.resolve(false)

export function setCanReload(known: typeof canReload): void {
  canReload = known
}

/**
 * An optional part of the screen, loaded after the first paint. Until then, and if it cannot be loaded, `absent` keeps
 * its place; it is tried again once the network is back.
 */
export function optionalPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  absent: ReactNode = null,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null
  return function Later(props) {
    const [, setLoaded] = useState(false)
    useEffect(() => {
      // After the frame without it has been painted.
      requestAnimationFrame(() => setTimeout(() => void loadPart()))
      async function loadPart() {
        Loaded ??= await load().catch(() => null)
        if (Loaded) setLoaded(true)
        else addEventListener('online', loadPart, { once: true })
      }
    }, [])
    return Loaded ? <Loaded {...props} /> : absent
  }
}

interface Closable {
  onClose?: (() => void) | undefined
}

/**
 * A part of the screen in a chunk of its own. If it cannot be loaded, an error is shown: over the screen for what can be
 * closed, such as a dialog, otherwise in the part's place. `React.lazy` would unmount the whole screen.
 */
export function lazyPart<Props extends object & Closable>(
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode = null,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null
  async function loadPart(): Promise<boolean> {
    Loaded = await load().catch(() => null)
    return Loaded !== null
  }

  return function LazyPart(props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(Loaded ? 'loaded' : 'loading')
    useEffect(() => {
      if (state === 'loading') void loadPart().then((loaded) => setState(loaded ? 'loaded' : 'failed'))
    }, [state])

    async function handleRetry() {
      if (await loadPart()) setState('loaded')
      // Chromium before 156 caches a failed import until the page is reloaded.
      else if (await canReload()) location.reload()
    }
    if (state === 'failed') return <LoadError onRetry={handleRetry} onClose={props.onClose} />
    return Loaded ? <Loaded {...props} /> : loading
  }
}

function LoadError({ onRetry, onClose }: Closable & { onRetry: () => Promise<void> }) {
  const [pending, setPending] = useState(false)
  async function handleRetry() {
    setPending(true)
    await onRetry()
    setPending(false)
  }
  return (
    <div className={onClose && 'missing-part'}>
      <Banner
        tone="error"
        action={
          <span className="actions">
            {onClose && <Button onClick={onClose}>Fermer</Button>}
            <Button pending={pending} onClick={() => void handleRetry()}>
              Réessayer
            </Button>
          </span>
        }
      >
        Ceci n’a pas pu être chargé. Vérifiez le réseau.
      </Banner>
    </div>
  )
}
