import { Link } from '@tanstack/react-router'
import { ClipboardList, UserRound } from 'lucide-react'
import { EntryFrame } from './entry-frame.tsx'

const choices = [
  {
    to: '/coach',
    icon: ClipboardList,
    label: 'Je suis entraineur',
    text: 'Je crée mon club et j’invite mes joueurs.',
  },
  { to: '/player', icon: UserRound, label: 'Je suis joueur', text: 'Mon entraineur m’a donné un code.' },
] as const

export function SignUpPage() {
  return (
    <EntryFrame title="Essai gratuit" subtitle="14 jours, sans engagement" space="coach">
      {choices.map(({ to, icon: Icon, label, text }) => (
        <Link key={to} to={to} search={{ mode: 'signup' }} className="entry-choice" data-space={to.slice(1)}>
          <Icon aria-hidden="true" />
          <span>
            <b>{label}</b>
            {text}
          </span>
        </Link>
      ))}
    </EntryFrame>
  )
}
