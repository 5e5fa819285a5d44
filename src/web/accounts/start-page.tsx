import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import type { Role } from '../../domain/actor.ts'
import { homePath, spaceName } from '../navigation.ts'
import { isNothingSold } from '../nothing-sold.ts'
import { DoorLink } from './door-link.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { meQuery } from './queries.ts'

/** The screens of the installed application's shortcuts, by role. */
const screens: Readonly<Record<string, Readonly<Record<Role, string>>>> = {
  sessions: { coach: '/coach/sessions', player: '/player/training' },
  club: { coach: '/coach/club', player: '/player/club' },
  account: { coach: '/coach/account', player: '/player/profile' },
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
        <DoorLink
          key={role}
          role={role}
          label={spaceName[role]}
          text={text}
          search={wanted ? { next: wanted[role] } : {}}
        />
      ))}
      <p>
        Pas encore de compte&#8239;?{' '}
        <Link to="/signup" className="text-link">
          {isNothingSold() ? 'Créer un compte' : 'Essai gratuit'}
        </Link>
      </p>
    </EntryFrame>
  )
}
