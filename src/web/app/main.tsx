// First: it orders the cascade layers that every other style sheet names.
import '../ui/ui.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { clearCacheOnAccountChange } from '../accounts/clear-cache-on-account-change.ts'
import { currentAccountId } from '../accounts/current-account.ts'
import { restoreAnswers } from '../offline/cached-answers.ts'
import { answerStore } from '../offline/device-store.ts'
import { startOutbox } from '../offline/outbox/start-outbox.ts'
import { isServerReachable } from '../offline/reachability.ts'
import { setCanReload } from '../ui/lazy-part.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

// `/player` is the sign-in page of players; `/player/` leads to a player's first screen. So for coaches.
const firstScreens: Readonly<Record<string, string>> = {
  '/player/': '/player/profile',
  '/coach/': '/coach/overview',
}
const firstScreen = firstScreens[location.pathname]
if (firstScreen) history.replaceState(null, '', firstScreen)

setCanReload(isServerReachable)
void open()

async function open() {
  fetchScreen()
  await restoreAnswers(queryClient, answerStore, currentAccountId)
  clearCacheOnAccountChange(queryClient, answerStore, () => router.invalidate())
  // Most often all is there by now, and the screen is rendered at one go.
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, screenMs))])
  // In slices: nothing that happens meanwhile has to wait for the whole of it.
  startTransition(() =>
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
  await screenRendered()
  // Two frames: the first one has then been painted.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      startOutbox()
      void keepFresh()
    }),
  )
}

/** From then on the screen says that it is loading. */
const screenMs = 150

/** Its files come while the device is asked what it keeps, and the server who is there. */
function fetchScreen(): void {
  const [matchedRoutes] = router.getMatchedRoutes(location.pathname)
  for (const route of matchedRoutes) void router.loadRouteChunk(route)?.catch(() => {})
}

const patienceMs = 3_000

/** Or is long in coming, as when only a silent server could tell who is there. */
async function screenRendered(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  router.subscribe('onRendered', () => resolve())
  setTimeout(resolve, patienceMs)
  return promise
}

/** Without it this page hears nothing new: it is fetched again until it comes. */
async function keepFresh(): Promise<void> {
  let typed = false
  addEventListener('input', () => (typed = true), { once: true })
  for (let pauseMs = 2_000; ; pauseMs = Math.min(60_000, pauseMs * 2)) {
    const later = await import('./after-first-paint.ts').catch(() => null)
    // In a task of its own, as the module was.
    if (later) return void setTimeout(later.start)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    // Chromium before 156 remembers, for as long as a page lives, that a file did not arrive.
    if (!typed && (await isServerReachable())) beginAnewOnce()
  }
}

function beginAnewOnce(): void {
  if (history.state?.[begunAnew]) return
  history.replaceState({ ...history.state, [begunAnew]: true }, '')
  location.reload()
}

const begunAnew = 'rebondBegunAnew'
