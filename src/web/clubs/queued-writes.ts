import type * as clubs from '../../contract/clubs.ts'
import type { ClubPage, RosterEntry } from '../../contract/clubs.ts'
import type { CoachRank } from '../../domain/actor.ts'
import { changeSettings } from '../../domain/club-settings.ts'
import { fullName, type PersonName } from '../../domain/member-name.ts'
import { nextVersion, whyNotEdit } from '../../domain/version.ts'
import {
  type QueuedWrites,
  retryOnVersion,
  retrySame,
  type WriteDescription,
} from '../offline/outbox/write-description.ts'

// Its name is in the shell and on the profile; who leaves it leaves its sessions, which follow its time zone.
const invalidates = ['club', 'me', 'profile', 'training-sessions'] as const

export const clubWrites = {
  'PUT /api/club': {
    words: ({ name, timeZone, approvesPlayers }) => ({
      title: 'Réglages du club',
      typed: [
        ['Nom du club', name ?? ''],
        ['Fuseau horaire', timeZone ?? ''],
        ['Accord pour chaque joueur', yesOrNo(approvesPlayers)],
      ],
    }),
    overlay: (club, { input }) => {
      const { administration } = club
      if (!administration || whyNotEdit(club, input)) return club
      const { approvesPlayers, ...settings } = changeSettings({ ...club, ...administration }, input)
      return nextVersion({ ...club, ...settings, administration: { ...administration, approvesPlayers } })
    },
    invalidates,
    retry: retryOnVersion,
  },
  'POST /api/club/code': {
    words: () => ({ title: 'Nouveau code club', typed: [] }),
    // The code is the server's to say.
    overlay: (club) => club,
    invalidates,
    retry: retrySame,
  },
  'DELETE /api/club/members/:id': onMember('Départ d’un membre', withoutMember),
  'POST /api/club/members/:id/acceptance': onMember('Arrivée acceptée', withArrival),
  'POST /api/club/members/:id/refusal': onMember('Arrivée refusée', withoutArrival),
  'POST /api/club/removed-members/:id/readmission': onMember('Membre réadmis', withoutRemoval),
} satisfies QueuedWrites<typeof clubs, ClubPage>

function onMember(
  title: string,
  change: (club: ClubPage, id: string, rank?: CoachRank) => ClubPage,
): WriteDescription<{ id: string; rank?: CoachRank | undefined }, ClubPage, null> {
  return {
    words: (_, [member]) => ({
      title,
      typed: member ? [['Membre', fullName(member as PersonName)]] : [],
    }),
    overlay: (club, { input }) => change(club, input.id, input.rank),
    invalidates,
    retry: retrySame,
  }
}

function withArrival(club: ClubPage, id: string, rank?: CoachRank): ClubPage {
  const arrival = club.administration?.waiting.find((each) => each.id === id)
  if (!arrival) return club
  const { role, emailConfirmed: _, ...known } = arrival
  const list = role === 'coach' ? 'coaches' : 'players'
  const member = rank === 'assistant' ? { ...known, assistant: true as const } : known
  return { ...withoutArrival(club, id), [list]: [...club[list], member].toSorted(byName) }
}

function withoutArrival(club: ClubPage, id: string): ClubPage {
  const { administration } = club
  if (!administration) return club
  const waiting = administration.waiting.filter((each) => each.id !== id)
  return { ...club, administration: { ...administration, waiting } }
}

function withoutRemoval(club: ClubPage, id: string): ClubPage {
  const { administration } = club
  if (!administration) return club
  const removed = administration.removed.filter((each) => each.id !== id)
  return { ...club, administration: { ...administration, removed } }
}

function withoutMember(club: ClubPage, id: string): ClubPage {
  const isAnother = (member: RosterEntry) => member.id !== id
  return { ...club, coaches: club.coaches.filter(isAnother), players: club.players.filter(isAnother) }
}

export function byName(a: RosterEntry, b: RosterEntry): number {
  return a.firstName.localeCompare(b.firstName, 'fr') || a.lastName.localeCompare(b.lastName, 'fr')
}

function yesOrNo(answer: boolean | undefined): string {
  if (answer === undefined) return ''
  return answer ? 'oui' : 'non'
}
