import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { ClipboardList, UserRound, Users } from 'lucide-react'
import type { MemberRole, Role } from '../../domain/actor.ts'
import { homePath, spaceName } from '../app/navigation.ts'
import { isBillingOff } from '../app/billing-off.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EntryFrame } from './entry-frame.tsx'
import { meQuery } from './queries.ts'

/** The screens of the installed application's shortcuts, by role. */
const screens: Readonly<
  Record<string, Readonly<Partial<Record<Role, string>> & Record<MemberRole, string>>>
> = {
  sessions: { coach: '/coach/sessions', player: '/player/training' },
  club: { coach: '/coach/club', player: '/player/club' },
  account: { coach: '/coach/account', player: '/player/profile', guardian: '/family/account' },
}

const entryPages = [
  { role: 'coach', text: 'Je prépare et je dirige les séances.' },
  { role: 'player', text: 'Je m’entraine dans un club.' },
] as const

/** The start URL of the installed application: the account's first screen, or links to the two entry pages. */
export function StartPage() {
  const { data: me } = useQuery(meQuery)
  const wanted = screens[new URLSearchParams(location.search).get('screen') ?? '']
  if (me) {
    const { role } = me.account
    return <Navigate to={wanted?.[role] ?? homePath(role, me.club !== null)} replace />
  }
  return (
    <EntryFrame title="Bienvenue" subtitle="Par quelle porte entrez-vous&#8239;?" space="coach">
      {entryPages.map(({ role, text }) => (
        <EntryLink
          key={role}
          role={role}
          label={spaceName[role]}
          text={text}
          search={wanted ? { next: wanted[role] } : {}}
        />
      ))}
      <Link to="/family/$" params={{ _splat: '' }} className="entry-choice">
        <Users aria-hidden="true" />
        <span>
          <b>{spaceName.guardian}</b>
          Je réponds pour mon enfant.
        </span>
      </Link>
      <p>
        Pas encore de compte&#8239;?{' '}
        <Link to="/signup" className="text-link">
          {isBillingOff() ? 'Créer un compte' : 'Essai gratuit'}
        </Link>
      </p>
    </EntryFrame>
  )
}

const choices = [
  { role: 'coach', label: 'Je suis entraineur', text: 'Je crée mon club et j’invite mes joueurs.' },
  { role: 'player', label: 'Je suis joueur', text: 'Mon entraineur m’a donné un code.' },
] as const

export function SignUpPage() {
  const offer = isBillingOff()
    ? { title: 'Créer un compte', subtitle: 'Gratuit, sans engagement' }
    : { title: 'Essai gratuit', subtitle: '14 jours, sans engagement' }
  return (
    <EntryFrame {...offer} space="coach">
      {choices.map((choice) => (
        <EntryLink key={choice.role} {...choice} search={{ mode: 'signup' }} />
      ))}
    </EntryFrame>
  )
}

const invitedAs = [
  { role: 'player', label: 'Je suis joueur', text: 'Je m’entraine dans ce club.', to: '/player/join-club' },
  {
    role: 'coach',
    label: 'Je suis entraineur',
    text: 'Un entraineur du club devra m’accepter.',
    to: '/coach/club',
  },
] as const

/** Where a link or a QR code of a club leads: to its door, to the code, or to the word that one is in a club already. */
export function InvitationPage() {
  const { code } = useParams({ from: '/rejoindre/$code' })
  const { groupe } = useSearch({ from: '/rejoindre/$code' })
  const { data: me } = useQuery(meQuery)
  const router = useRouter()
  const signedInAs = invitedAs.find(({ role }) => role === me?.account.role)
  if (signedInAs && me?.club) {
    return (
      <EntryFrame title="Rejoindre un club" subtitle={`Avec le code ${code}`} space={signedInAs.role}>
        <div className="form">
          <p>
            Vous êtes déjà membre de <bdi>{me.club.name}</bdi>. Si cette invitation vient d’un autre club,
            quittez d’abord le vôtre.
          </p>
          <Link
            to={`/${signedInAs.role}/club`}
            className={buttonClass({ variant: 'primary', size: 'large', block: true })}
          >
            Voir mon club
          </Link>
        </div>
      </EntryFrame>
    )
  }
  if (signedInAs) return <Navigate to={signedInAs.to} search={{ code, groupe }} replace />
  return (
    <EntryFrame title="Rejoindre un club" subtitle={`Avec le code ${code}`} space="player">
      {invitedAs.map(({ to, ...choice }) => {
        const { href } = router.buildLocation({ to, search: { code, groupe } })
        return <EntryLink key={choice.role} {...choice} search={{ mode: 'signup', next: href, code }} />
      })}
    </EntryFrame>
  )
}

const icons = { coach: ClipboardList, player: UserRound } as const

interface DoorLinkProps {
  role: MemberRole
  label: string
  text: string
  search: { next?: string | undefined; mode?: 'signup'; code?: string }
}

/** A link to an entry page, in the colour of its area. */
function EntryLink({ role, label, text, search }: DoorLinkProps) {
  const Icon = icons[role]
  return (
    <Link to={`/${role}`} search={search} className="entry-choice" data-space={role}>
      <Icon aria-hidden="true" />
      <span>
        <b>{label}</b>
        {text}
      </span>
    </Link>
  )
}
