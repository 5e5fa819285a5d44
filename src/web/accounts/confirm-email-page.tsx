import { useQuery } from '@tanstack/react-query'
import * as accounts from '../../contract/accounts.ts'
import { CallFailed, isUnreachable } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'
import { sentenceFor } from '../app/refusals.ts'
import { Banner } from '../ui/banner.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Loading } from '../ui/loading.tsx'
import { write } from '../app/write.ts'
import { EntryFrame } from './entry-frame.tsx'
import { useLinkToken } from './link-token.ts'
import { meQuery } from './queries.ts'

/** Opening the link confirms the email. A query, so that it is sent once however often the page renders. */
export function ConfirmEmailPage() {
  const token = useLinkToken()
  const { data, error } = useQuery({
    queryKey: ['email-confirmation', token],
    queryFn: () => confirmation(token),
    staleTime: Infinity,
    meta: { cached: false },
    retry: false,
    refetchOnWindowFocus: false,
  })
  return (
    <EntryFrame title="Confirmation de l’email" space="coach">
      {data && <Banner tone="ok">C’est confirmé&#160;: {data} est bien votre adresse.</Banner>}
      {error && !data && <Banner tone="error">{errorSentence(error)}</Banner>}
      {!data && !error && <Loading label="Confirmation…" />}
      <a href="/player/" className={buttonClass({ block: true })}>
        Espace Joueur
      </a>
      <a href="/coach/" className={buttonClass({ block: true })}>
        Espace Entraineur
      </a>
    </EntryFrame>
  )
}

function errorSentence(error: Error): string {
  return (error instanceof CallFailed && error.fields.token) || sentenceFor(error)
}

const confirmations = new Map<string, Promise<string>>()

/** The link works once, so a refetch gets the first answer. */
function confirmation(token: string): Promise<string> {
  const confirming = confirmations.get(token) ?? confirm(token)
  confirmations.set(token, confirming)
  return confirming
}

async function confirm(token: string): Promise<string> {
  try {
    const { email } = await write(accounts.confirmEmail, { token })
    void queryClient.invalidateQueries(meQuery)
    return email
  } catch (error) {
    if (isUnreachable(error)) confirmations.delete(token)
    throw error
  }
}
