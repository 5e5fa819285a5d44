import { useRouter, useSearch } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { WhoAmI } from '../../contract/accounts.ts'
import { isFor } from '../../domain/ability.ts'
import type { Role } from '../../domain/actor.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'
import { homePath, spaceName, wantedPath } from '../app/navigation.ts'
import { writeStore } from '../offline/device-store.ts'
import { useIsNeverRead } from '../app/reading.tsx'
import { isUnavailable } from '../app/call.ts'
import { Banner } from '../ui/banner.tsx'
import { SegmentedChoice } from '../ui/choices.tsx'
import { type EntryDraft, emptyEntryDraft } from './entry-draft.ts'
import { EntryFrame } from './entry-frame.tsx'
import { readLeaving } from './leaving-account.ts'
import { meQuery, cacheMe } from './queries.ts'
import { SignInForm } from './sign-in-form.tsx'
import { CoachSignUpForm, PlayerSignUpForm } from './sign-up-forms.tsx'
import { countUnsent, unsentNotice } from './unsent-words.ts'
import { rankOf } from './with-rank.ts'

const modes = [
  { value: 'signin', label: 'Connexion' },
  { value: 'signup', label: 'Créer un compte' },
] as const

export function PlayerEntryPage() {
  const { next, mode, code } = useSearch({ from: '/player' })
  return <EntryPage space="player" next={next} mode={mode} code={code} />
}

export function CoachEntryPage() {
  const search = useSearch({ from: '/coach' })
  return <EntryPage space="coach" {...search} />
}

interface EntryPageProps {
  space: Role
  next?: string | undefined
  mode?: 'signup' | undefined
  /** To be paid for after signing in. */
  plan?: PlanId | undefined
  /** Of the club that an invitation leads into. */
  code?: string | undefined
}

function EntryPage({ space, next, mode: wantedMode, plan, code }: EntryPageProps) {
  const [mode, setMode] = useState<'signin' | 'signup'>(wantedMode ?? 'signin')
  const query = useQuery(meQuery)
  const { data: me } = query
  const neverRead = useIsNeverRead(query)
  const router = useRouter()

  const enteredAs = useRef(me?.account.id)
  const openApplication = useCallback(
    async ({ account, club }: WhoAmI) => {
      enteredAs.current = account.id
      // The pricing page is none of the application's.
      if (plan && isFor({ rank: rankOf(account) }, 'manageBilling')) {
        return location.assign(`/pricing?plan=${plan}`)
      }
      // Invalidated first: the guard of the page to come reads who is there.
      await router.invalidate()
      router.history.push(wantedPath(account.role, next) ?? homePath(account.role, club !== null))
    },
    [next, plan, router],
  )
  // Also after a sign-in in another tab, or once the server is reachable and finds a session.
  useEffect(() => {
    if (me && me.account.id !== enteredAs.current) void openApplication(me)
  }, [me, openApplication])
  function handleSignedIn(entered: WhoAmI) {
    enteredAs.current = entered.account.id
    cacheMe(entered)
    return openApplication(entered)
  }

  const [leaving] = useState(readLeaving)
  const [draft, setDraft] = useState(() => emptyEntryDraft(code))
  const formProps = {
    draft,
    onChange: (part: Partial<EntryDraft>) => setDraft((before) => ({ ...before, ...part })),
    onSignedIn: handleSignedIn,
  }
  const SignUpForm = space === 'coach' ? CoachSignUpForm : PlayerSignUpForm
  return (
    <EntryFrame title={spaceName[space]} space={space}>
      {me && <AlreadySignedIn me={me} />}
      {me === null && <UnsentNotice />}
      {me === null && leaving && (
        <Banner tone="ok">
          Votre compte sera effacé le {longDate.format(new Date(leaving)).replace(/^1 /, '1er ')}. Si vous
          changez d’avis, connectez-vous avant&#160;: vous pourrez le garder.
        </Banner>
      )}
      {neverRead && (
        <Banner tone="info">
          {isUnavailable(query.error)
            ? 'Service momentanément indisponible. Cette page se mettra à jour dès son retour.'
            : 'Pas de réseau\u00A0: il en faut pour se connecter ou créer un compte. Cette page se mettra à jour dès son retour.'}
        </Banner>
      )}
      {code && !me && (
        <Banner tone="info">
          Créez votre compte, et vous pourrez rejoindre le club. Vous en avez déjà un&#8239;? Choisissez
          «&#160;Connexion&#160;».
        </Banner>
      )}
      {plan && !me && (
        <Banner tone="info">
          Vous avez choisi la formule {planOffers[plan].name}. Créez votre compte ou connectez-vous&#160;: le
          paiement vient juste après.
        </Banner>
      )}
      <SegmentedChoice
        label="Connexion ou nouveau compte"
        hideLabel
        value={mode}
        options={modes}
        onChange={setMode}
      />
      {/* The toggle clears the error, which belongs to the form; the shared draft stays. */}
      {mode === 'signin' ? <SignInForm space={space} {...formProps} /> : <SignUpForm {...formProps} />}
    </EntryFrame>
  )
}

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })

function AlreadySignedIn({ me: { account, club } }: { me: WhoAmI }) {
  return (
    <Banner tone="info">
      Vous êtes connecté&#160;:{' '}
      <bdi>
        {account.firstName} {account.lastName}
      </bdi>
      .{' '}
      <a className="text-link" href={homePath(account.role, club !== null)}>
        Ouvrir l’{spaceName[account.role]}
      </a>
    </Banner>
  )
}

/** The session ended while writes were still queued on this device. */
function UnsentNotice() {
  const [words, setWords] = useState('')
  useEffect(() => {
    writeStore.all().then(
      (writes) => setWords(unsentNotice(countUnsent(writes))),
      () => {},
    )
  }, [])
  return words && <Banner tone="waiting">{words}</Banner>
}
