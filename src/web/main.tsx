// First: it orders the cascade layers that every other style sheet names.
import './ui/ui.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { meQuery } from './accounts/queries.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

// `/player` is a door; `/player/` and `/coach/` are what stands behind it.
const behindTheDoor: Readonly<Record<string, string>> = {
  '/player/': '/player/profile',
  '/coach/': '/coach/overview',
}
const behind = behindTheDoor[location.pathname]
if (behind) history.replaceState(null, '', behind)

// Whoever is signed out, here or from another device, is shown the door by the guards.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'updated' && query.queryKey[0] === meQuery.queryKey[0] && query.state.data === null) {
    void router.invalidate()
  }
})

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)

// Two frames: the first one has then been painted.
requestAnimationFrame(() => requestAnimationFrame(() => void startLater()))

async function startLater() {
  const { start } = await import('./after-first-paint.ts')
  start()
}
