import {
  CalendarDays,
  ChartColumn,
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
import { type Ability, isFor } from '../../domain/ability.ts'
import type { MemberRole, Role } from '../../domain/actor.ts'
import { rankOf } from '../accounts/with-rank.ts'

export interface NavigationItem {
  readonly path: string
  readonly label: string
  readonly icon: LucideIcon
  /** Of whoever uses the screen. */
  readonly ability: Ability
  /** Other screens that are reached from it. */
  readonly beside?: readonly string[]
  /** One of the four that a phone's bar has room for: what one comes for in the hall. */
  readonly inBar?: true
  /** What is counted beside it (`WaitingCount`). */
  readonly waits?: 'requests' | 'arrivals'
}

/** In the specification's order. */
const screens: Readonly<Record<MemberRole, readonly NavigationItem[]>> = {
  coach: [
    {
      path: '/coach/overview',
      label: 'Tableau de bord',
      icon: LayoutDashboard,
      ability: 'readDashboard',
      inBar: true,
    },
    {
      path: '/coach/club',
      label: 'Club',
      icon: Shield,
      ability: 'readClub',
      beside: ['/coach/journal', '/coach/inviter'],
      waits: 'arrivals',
    },
    { path: '/coach/sessions', label: 'Séances', icon: CalendarDays, ability: 'readSessions', inBar: true },
    { path: '/coach/exercises', label: 'Exercices', icon: ListChecks, ability: 'readLibrary' },
    {
      path: '/coach/requests',
      label: 'Demandes',
      icon: Inbox,
      ability: 'readRequests',
      inBar: true,
      waits: 'requests',
    },
    {
      path: '/coach/players',
      label: 'Joueurs',
      icon: Users,
      ability: 'readPlayers',
      beside: ['/coach/groups', '/coach/seasons'],
      inBar: true,
    },
    { path: '/coach/evaluation', label: 'Évaluation', icon: ClipboardCheck, ability: 'readPlayers' },
    {
      path: '/coach/analyses',
      label: 'Analyses',
      icon: ChartColumn,
      ability: 'readAnalyses',
      beside: ['/coach/statistiques'],
    },
    { path: '/coach/subscription', label: 'Abonnement', icon: CreditCard, ability: 'manageBilling' },
  ],
  player: [
    { path: '/player/profile', label: 'Profil', icon: UserRound, ability: 'editProfile' },
    { path: '/player/club', label: 'Club', icon: Shield, ability: 'readClub' },
    {
      path: '/player/training',
      label: 'Entrainement',
      icon: CalendarDays,
      ability: 'readSessions',
      inBar: true,
    },
    {
      path: '/player/exercises',
      label: 'Exercices',
      icon: ListChecks,
      ability: 'askForExercises',
      inBar: true,
    },
    {
      path: '/player/progress',
      label: 'Progression',
      icon: TrendingUp,
      ability: 'readOwnProgress',
      inBar: true,
    },
    { path: '/player/ai-coach', label: 'Coach IA', icon: Lightbulb, ability: 'readOwnProgress', inBar: true },
  ],
}

const areas: Readonly<Record<MemberRole, Ability>> = { coach: 'openCoachArea', player: 'openPlayerArea' }

type Ranked = Parameters<typeof rankOf>[0]

/** The side navigation of an area. */
export function navigationOf(space: MemberRole, account: Ranked): readonly NavigationItem[] {
  const actor = { rank: rankOf(account) }
  return screens[space].filter(({ ability }) => isFor(actor, ability))
}

/** Whether an address of an area is for somebody; what they do not see for want of a club, the screen itself says. */
export function isOpenTo(account: Ranked, space: MemberRole, path: string): boolean {
  const screen = screens[space].find((item) => path.startsWith(item.path))
  const actor = { rank: rankOf(account) }
  return isFor(actor, areas[space]) && (!screen || isFor(actor, screen.ability))
}

export const spaceName: Readonly<Record<Role, string>> = {
  coach: 'Espace Entraineur',
  player: 'Espace Joueur',
  guardian: 'Espace Famille',
}

/** Where somebody lands who wanted nothing in particular. */
export function homePath(role: Role, hasClub: boolean): string {
  if (role === 'guardian') return '/family'
  if (role === 'player') return hasClub ? '/player/training' : '/player/join-club'
  return hasClub ? '/coach/overview' : '/coach/club'
}

/** Where the entry page of an area leads somebody who is signed in; null if the area is not theirs. */
export function spacePathFor(
  { account, club }: { account: Ranked; club: object | null },
  space: MemberRole,
  next: string | undefined,
): string | null {
  if (account.role !== space) return null
  const path = wantedPath(space, next)
  // Otherwise the screen's guard would lead back here.
  return path && isOpenTo(account, space, path) ? path : homePath(space, club !== null)
}

/** Where one wanted to go before signing in, if that is in one's own space; anything else could lead off the site. */
export function wantedPath(role: Role, next: string | undefined): string | null {
  return next?.startsWith(`/${role}/`) && !next.includes('//') && !next.includes('\\') ? next : null
}
