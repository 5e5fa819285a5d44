import { isNothingSold } from '../nothing-sold.ts'
import { DoorLink } from './door-link.tsx'
import { EntryFrame } from './entry-frame.tsx'

const choices = [
  { role: 'coach', label: 'Je suis entraineur', text: 'Je crée mon club et j’invite mes joueurs.' },
  { role: 'player', label: 'Je suis joueur', text: 'Mon entraineur m’a donné un code.' },
] as const

export function SignUpPage() {
  const offer = isNothingSold()
    ? { title: 'Créer un compte', subtitle: 'Gratuit, sans engagement' }
    : { title: 'Essai gratuit', subtitle: '14 jours, sans engagement' }
  return (
    <EntryFrame {...offer} space="coach">
      {choices.map((choice) => (
        <DoorLink key={choice.role} {...choice} search={{ mode: 'signup' }} />
      ))}
    </EntryFrame>
  )
}
