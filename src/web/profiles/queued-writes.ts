import type * as profiles from '../../contract/profiles.ts'
import type { Profile } from '../../contract/profiles.ts'
import { nextVersion, whyNotEdit } from '../../domain/version.ts'
import { type QueuedWrites, retryOnVersion } from '../offline/outbox/write-description.ts'
import { playerTypeNames, playingStyleNames, preferredHandNames, rubberNames } from './player-words.ts'

export const profileWrites = {
  'PUT /api/profile': {
    words: (profile) => ({
      title: 'Mon Profil',
      typed: [
        ['Prénom', profile.firstName],
        ['Nom', profile.lastName],
        ['Style de jeu', profile.playingStyle ? playingStyleNames[profile.playingStyle] : ''],
        ['Main préférée', profile.preferredHand ? preferredHandNames[profile.preferredHand] : ''],
        ['Revêtement coup droit', profile.forehandRubber ? rubberNames[profile.forehandRubber] : ''],
        ['Revêtement revers', profile.backhandRubber ? rubberNames[profile.backhandRubber] : ''],
        ['Type de joueur', profile.playerType ? playerTypeNames[profile.playerType] : ''],
        ['Classement', profile.ranking === null ? '' : String(profile.ranking)],
        ['Objectifs', profile.goals],
      ],
    }),
    overlay: (profile, { input }) =>
      whyNotEdit(profile, input) ? profile : nextVersion({ ...profile, ...input }),
    // A name is on the page of the club and in the sessions.
    invalidates: ['profile', 'me', 'club', 'training-sessions', 'exercise-requests'],
    retry: retryOnVersion,
  },
} satisfies QueuedWrites<typeof profiles, Profile>
