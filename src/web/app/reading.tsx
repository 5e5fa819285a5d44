import type { UseQueryResult } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { focusTitleOf } from '../ui/layout.tsx'
import { EmptyState } from '../ui/states.tsx'
import { useReachability } from '../offline/reachability.ts'
import { unavailableWords } from '../offline/why-unread.ts'
import { isGone, isUnavailable, isUnreachable } from './call.ts'

interface ReadingProps {
  query: UseQueryResult
  /** The specification's sentence for a read that failed, which may depend on why. */
  otherwise: string | ((error: Error) => string)
  /** One of several reads of a screen, which says less. */
  part?: boolean
  className?: string | undefined
  /** While it is read for the first time. */
  children: ReactNode
}

/**
 * What stands where a read's answer is not: the first wait, a screen that was never opened on this device, a failure.
 * Nothing while a cached answer stands in for one that did not come, as the line about its age says; a failure is said
 * above it all the same.
 */
export function Reading({ query, otherwise, part = false, className = '', children }: ReadingProps) {
  const error = useLastError(query)
  const isServerSilent = useReachability() === 'unavailable'
  const cached = query.data !== undefined && !isGone(error)
  if (!error && !isServerSilent) return cached ? null : children
  if (!error || isUnreachable(error)) {
    if (cached) return null
    const unavailable = error ? isUnavailable(error) : isServerSilent
    return unavailable ? <Unavailable part={part} query={query} /> : <NeverOpened part={part} query={query} />
  }
  return (
    <Banner tone="error" className={className} action={<RetryButton query={query} />}>
      {typeof otherwise === 'string' ? otherwise : otherwise(error)}
    </Banner>
  )
}

/** A further try has no error of its own yet; until it has ended the last one stays said. */
export function useLastError({ error, isPending, errorUpdateCount }: UseQueryResult): Error | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return error ?? (isPending && errorUpdateCount > 0 ? last : null)
}

/** Whether a read was never answered on this device and the server gives no answer now, not even to a further try. */
export function useIsNeverRead(query: UseQueryResult): boolean {
  const error = useLastError(query)
  return query.data === undefined && isUnreachable(error)
}

interface UnreadProps {
  part: boolean
  query: UseQueryResult
}

function Unavailable({ part, query }: UnreadProps) {
  return (
    <div role="status">
      <EmptyState
        title={unavailableWords}
        compact={part}
        action={<UnreadActions part={part} query={query} />}
      >
        {part ? 'La suite' : 'Cet écran'} s’affichera dès que le service répondra.
      </EmptyState>
    </div>
  )
}

function UnreadActions({ part, query }: UnreadProps) {
  const { history } = useRouter()
  return (
    <div className="actions">
      {!part && history.canGoBack() && <Button onClick={() => history.back()}>Retour</Button>}
      <RetryButton query={query} />
    </div>
  )
}

function NeverOpened({ part, query }: UnreadProps) {
  const action = <UnreadActions part={part} query={query} />
  return (
    <div role="status">
      {part ? (
        <EmptyState title="Pas encore ouvert sur cet appareil." compact action={action}>
          La suite s’affichera dès que le réseau reviendra.
        </EmptyState>
      ) : (
        <EmptyState title="Cet écran n’a pas encore été ouvert sur cet appareil." action={action}>
          Il s’affichera dès que le réseau reviendra.
        </EmptyState>
      )}
    </div>
  )
}

function RetryButton({ query }: { query: UseQueryResult }) {
  const [pending, setPending] = useState(false)
  async function handleClick() {
    setPending(true)
    await query.refetch()
    setPending(false)
  }
  return (
    <Button
      ref={passFocusOn}
      icon={<RefreshCw aria-hidden="true" />}
      pending={pending}
      onClick={() => void handleClick()}
    >
      Réessayer
    </Button>
  )
}

/** It goes with the trouble that it has ended. */
function passFocusOn(button: HTMLButtonElement) {
  const section = button.closest('section')
  return () => {
    if (document.activeElement === button)
      setTimeout(() => focusTitleOf(section?.isConnected ? section : null))
  }
}
