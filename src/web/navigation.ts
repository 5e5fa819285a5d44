import {
  CalendarDays,
  ClipboardCheck,
  CreditCard,
  Inbox,
  LayoutDashboard,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  Shield,
  TrendingUp,
  UserRound,
  Users,
} from 'lucide-react'
import type { Role } from '../domain/actor.ts'

export interface NavigationItem {
  readonly path: string
  readonly label: string
  readonly icon: LucideIcon
  /** One of the four that a phone's bar has room for: what one comes for in the hall. */
  readonly inBar?: true
}

/** The side navigation, in the specification's order; an entry appears when its screen exists. */
export const navigation: Readonly<Record<Role, readonly NavigationItem[]>> = {
  coach: [
    { path: '/coach/overview', label: 'Tableau de bord', icon: LayoutDashboard, inBar: true },
    { path: '/coach/club', label: 'Club', icon: Shield },
    { path: '/coach/sessions', label: 'Séances', icon: CalendarDays, inBar: true },
    { path: '/coach/exercises', label: 'Exercices', icon: ListChecks },
    { path: '/coach/requests', label: 'Demandes', icon: Inbox, inBar: true },
    { path: '/coach/players', label: 'Joueurs', icon: Users, inBar: true },
    { path: '/coach/evaluation', label: 'Évaluation', icon: ClipboardCheck },
    { path: '/coach/subscription', label: 'Abonnement', icon: CreditCard },
  ],
  player: [
    { path: '/player/profile', label: 'Profil', icon: UserRound },
    { path: '/player/club', label: 'Club', icon: Shield },
    { path: '/player/training', label: 'Entrainement', icon: CalendarDays, inBar: true },
    { path: '/player/exercises', label: 'Exercices', icon: ListChecks, inBar: true },
    { path: '/player/progress', label: 'Progression', icon: TrendingUp, inBar: true },
    { path: '/player/ai-coach', label: 'Coach IA', icon: Lightbulb, inBar: true },
  ],
}

export const spaceName: Readonly<Record<Role, string>> = {
  coach: 'Espace Entraineur',
  player: 'Espace Joueur',
}

/** Where somebody lands who wanted nothing in particular. */
export function homePath(role: Role, hasClub: boolean): string {
  if (role === 'player') return hasClub ? '/player/training' : '/player/join-club'
  return hasClub ? '/coach/overview' : '/coach/club'
}

/** Where one wanted to go before signing in, if that is in one's own space; anything else could lead off the site. */
export function wantedPath(role: Role, next: string | undefined): string | null {
  return next?.startsWith(`/${role}/`) && !next.includes('//') && !next.includes('\\') ? next : null
}
