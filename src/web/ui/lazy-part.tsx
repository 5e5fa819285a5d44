import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { serverAnswers } from '../updates/server-answers.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

/** What the screen is complete without: fetched once it stands, and when it does not arrive nothing stands there. */
export function later(load: () => Promise<() => ReactNode>): () => ReactNode {
  let Arrived: (() => ReactNode) | null = null
  return function Later() {
    const [, setHere] = useState(false)
    useEffect(() => {
      // Once the frame that it is missing from has been painted.
      requestAnimationFrame(() => setTimeout(() => void fetchPart()))
      async function fetchPart() {
        Arrived ??= await load().catch(() => null)
        setHere(true)
      }
    }, [])
    return Arrived && <Arrived />
  }
}

interface Closable {
  onClose: () => void
}

/**
 * A part of the screen that is fetched when it opens, such as a dialog. One that does not arrive says so and leaves the
 * screen as it is; `React.lazy` would throw the whole of it away.
 */
export function lazyPart<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Arrived: ComponentType<Props> | null = null
  async function fetchPart(): Promise<boolean> {
    Arrived = await load().catch(() => null)
    return Arrived !== null
  }

  return function LazyPart(props) {
    const [state, setState] = useState<'fetching' | 'here' | 'missing'>(Arrived ? 'here' : 'fetching')
    useEffect(() => {
      if (state === 'fetching') void fetchPart().then((here) => setState(here ? 'here' : 'missing'))
    }, [state])

    async function handleRetry() {
      if (await fetchPart()) setState('here')
      // Chromium before 156 remembers, for as long as the page lives, that a file did not arrive.
      else if (await serverAnswers()) location.reload()
    }
    if (state === 'missing') return <MissingPart onRetry={handleRetry} onClose={props.onClose} />
    return Arrived && <Arrived {...props} />
  }
}

function MissingPart({ onRetry, onClose }: Closable & { onRetry: () => Promise<void> }) {
  const [pending, setPending] = useState(false)
  async function handleRetry() {
    setPending(true)
    await onRetry()
    setPending(false)
  }
  return (
    <div className="missing-part">
      <Banner
        tone="error"
        action={
          <span className="flex flex-wrap gap-2.5">
            <Button onClick={onClose}>Fermer</Button>
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
