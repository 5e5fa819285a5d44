import { v7 as uuidv7 } from 'uuid'
import * as coachAdvice from '../../src/contract/coach-advice.ts'
import * as playerProgress from '../../src/contract/player-progress.ts'
import * as players from '../../src/contract/players.ts'
import * as sessionPlanning from '../../src/contract/session-planning.ts'
import * as techniqueEvaluations from '../../src/contract/technique-evaluations.ts'
import { libraryExercise } from '../../src/demo/club-exercises.ts'
import { people } from '../../src/demo/club-people.ts'
import { clubCoaches, ownCoaches, row } from '../endpoints/fixture.ts'
import { evaluationOf, latestScoresOf } from '../endpoints/situations.ts'

const aiSettings = { service: 9, initiative: 7, counterInitiative: 5, defense: 4 }
const mastered = { status: 'mastered', coachNotes: 'Régulier.' } as const
/** Inès was never evaluated on it. */
const flipRv = { playerId: people.ines.id, id: 'initiative-4', ...mastered, was: null }

/** What follows a player from club to club. */
const ownPlayers = {
  ok: 'player otherPlayer foreignPlayer clublessPlayer',
  'player-only': 'coach otherCoach foreignCoach waitingCoach clublessCoach',
  'not-signed-in': 'nobody',
}

export const progressFixtures = {
  'sessionPlanning.facts': row(
    sessionPlanning.facts,
    () => ({}),
    { ...ownCoaches, ok: 'coach otherCoach', 'not-in-plan': 'foreignCoach' },
    {
      'of another club whose plan has the planner': {
        by: 'foreignCoach',
        input: async ({ context, me }) => {
          await context.db
            .updateTable('clubs')
            .set({ subscription_plan: 'club' })
            .where('id', '=', (m) =>
              m.selectFrom('memberships').select('club_id').where('account_id', '=', me!.id),
            )
            .execute()
          return {}
        },
        outcome: 'ok',
      },
    },
  ),
  'players.list': row(players.list, () => ({}), ownCoaches),
  'players.show': row(players.show, () => ({ id: people.ines.id }), clubCoaches, {
    'of a coach': { by: 'coach', input: () => ({ id: people.marc.id }), outcome: 'not-found' },
  }),
  'players.setRanking': row(
    players.setRanking,
    () => ({ id: people.ines.id, ranking: 640, was: people.ines.ranking }),
    clubCoaches,
    {
      'that was not on the screen': {
        by: 'coach',
        input: () => ({ id: people.ines.id, ranking: 640, was: null }),
        outcome: 'changed-meanwhile',
      },
      'of a coach': {
        by: 'coach',
        input: () => ({ id: people.marc.id, ranking: 640, was: null }),
        outcome: 'not-found',
      },
    },
  ),
  'players.saveScores': row(
    players.saveScores,
    async (situation) => ({
      settings: [
        {
          id: uuidv7(),
          playerId: people.ines.id,
          aiSettings,
          was: await latestScoresOf(situation, people.ines),
        },
      ],
    }),
    clubCoaches,
    {
      'that were not on the screen': {
        by: 'coach',
        input: () => ({ settings: [{ id: uuidv7(), playerId: people.ines.id, aiSettings, was: null }] }),
        outcome: 'changed-meanwhile',
      },
      'of a coach': {
        by: 'coach',
        input: () => ({ settings: [{ id: uuidv7(), playerId: people.marc.id, aiSettings, was: null }] }),
        outcome: 'not-found',
      },
      'with an id that is taken': {
        by: 'foreignCoach',
        input: async (situation) => ({
          settings: [
            {
              id: (await latestScoresOf(situation, people.ines)) ?? '',
              playerId: people.clara.id,
              aiSettings,
              was: null,
            },
          ],
        }),
        outcome: 'id-taken',
      },
    },
  ),
  'techniqueEvaluations.list': row(techniqueEvaluations.list, () => ({}), ownCoaches),
  'techniqueEvaluations.evaluate': row(
    techniqueEvaluations.evaluate,
    () => ({ evaluationId: uuidv7(), ...flipRv }),
    clubCoaches,
    {
      'on what was evaluated meanwhile': {
        by: 'coach',
        input: () => ({ evaluationId: uuidv7(), ...flipRv, id: 'service-1' }),
        outcome: 'changed-meanwhile',
      },
      'on an exercise of another club': {
        by: 'foreignCoach',
        input: () => ({
          evaluationId: uuidv7(),
          ...flipRv,
          playerId: people.clara.id,
          id: libraryExercise('Block RV - Actif').id,
        }),
        outcome: 'not-found',
      },
      'on a technique that does not exist': {
        by: 'coach',
        input: () => ({ evaluationId: uuidv7(), ...flipRv, id: 'service-5' }),
        outcome: 'not-found',
      },
      'on what is no technique': {
        by: 'coach',
        input: () => ({ evaluationId: uuidv7(), ...flipRv, id: 'Service 5' }),
        outcome: 'invalid-input',
      },
      'with an id that is taken': {
        by: 'foreignCoach',
        input: async (situation) => ({
          ...flipRv,
          evaluationId: await evaluationOf(situation, people.ines),
          playerId: people.clara.id,
        }),
        outcome: 'id-taken',
      },
    },
  ),
  'coachAdvice.mine': row(coachAdvice.mine, () => ({}), ownPlayers),
  'playerProgress.mine': row(playerProgress.mine, () => ({}), ownPlayers),
  'playerProgress.road': row(playerProgress.road, () => ({}), ownPlayers),
  'playerProgress.markSeen': row(
    playerProgress.markSeen,
    async (situation) => ({ evaluationId: await evaluationOf(situation, people.ines) }),
    {
      ok: 'player',
      'player-only': 'coach otherCoach foreignCoach waitingCoach clublessCoach',
      'not-found': 'otherPlayer foreignPlayer clublessPlayer',
      'not-signed-in': 'nobody',
    },
  ),
}
