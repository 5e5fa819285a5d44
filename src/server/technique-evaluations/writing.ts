import type * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import type { Member } from '../../domain/actor.ts'
import { newEvaluation, whyNotEvaluate } from '../../domain/technique-evaluation.ts'
import { announce } from '../live/announce.ts'
import { notePlayer } from '../notifications/note.ts'
import { lockPlayers } from '../players/players-of-club.ts'
import { foundOr404, Refused } from '../refused.ts'
import type { RuleRequest } from '../request.ts'
import { findSubject, insertEvaluation } from './store.ts'

export async function evaluate({
  input,
  actor,
  db,
  now,
}: RuleRequest<typeof techniqueEvaluations.evaluate, Member>) {
  const { id: techniqueId, playerId } = input
  const subject = { playerId, techniqueId }
  await lockPlayers(db, actor, [playerId])
  const { technique, current, lastAt } = foundOr404(await findSubject(db, actor, subject))
  const quarrel = whyNotEvaluate(actor, input, current)
  if (quarrel) throw new Refused(quarrel, { current })
  // A player's history has one order: what was seen of it is known up to an instant.
  const evaluation = newEvaluation(input, lastAt, null, now)
  await insertEvaluation(db, actor, { ...evaluation, playerId, technique: foundOr404(technique) })
  await notePlayer(db, actor, { playerId, about: 'evaluation', subject: techniqueId }, now)
  announce(db, {
    topic: 'technique-evaluations',
    ids: [playerId],
    clubId: actor.clubId,
    to: 'coaches',
    accounts: [playerId],
  })
  return foundOr404((await findSubject(db, actor, subject))?.current)
}
