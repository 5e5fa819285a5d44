import { useState } from 'react'
import * as clubs from '../../contract/clubs.ts'
import type { CoachRank } from '../../domain/actor.ts'
import type { ClubPage } from '../../contract/clubs.ts'
import { fullName, personName } from '../../domain/member-name.ts'
import { CallFailed } from '../app/call.ts'
import { sentenceFor } from '../app/refusals.ts'
import { counted } from '../ui/counted.ts'
import { showToast } from '../ui/toast.ts'
import { useAction } from '../app/use-action.ts'
import { cacheClub } from './queries.ts'

export type JoinRequest = NonNullable<ClubPage['administration']>['waiting'][number]

/** Another coach was faster, or the person has withdrawn the request: nothing is left to accept. */
const answered: ReadonlySet<string> = new Set(['not-waiting', 'not-found'])

/**
 * Accepts or refuses requests to join. A request leaves the list at once; if the server then refuses the answer, the
 * error still has to name the person.
 */
export function useJoinRequestAnswers() {
  const { act, troubles, isPending } = useAction()
  const [isAcceptingAll, setIsAcceptingAll] = useState(false)

  function answer(
    arrival: JoinRequest,
    endpoint: typeof clubs.acceptMember | typeof clubs.refuseMember,
    words: { done: string; queued: string },
    rank?: CoachRank,
  ): Promise<boolean> {
    const { id } = arrival
    return act(
      id,
      endpoint,
      { id, ...(rank && { rank }) },
      {
        named: [personName(arrival)],
        onSuccess: (page) => {
          cacheClub(page)
          showToast(page ? words.done : words.queued)
        },
        explain: (failure) => notAnswered(arrival, failure),
      },
    )
  }

  /** Each as if accepted alone, one after the other; the first that is refused, as by a club that is full now, is the last. */
  async function acceptAll(arrivals: readonly JoinRequest[]): Promise<void> {
    const count = { done: 0, queued: 0 }
    let stopped = false
    setIsAcceptingAll(true)
    for (const arrival of arrivals) {
      const { id } = arrival
      await act(
        id,
        clubs.acceptMember,
        { id },
        {
          named: [personName(arrival)],
          onSuccess: (page) => {
            cacheClub(page)
            count[page ? 'done' : 'queued'] += 1
          },
          explain: (failure) => {
            if (failure instanceof CallFailed && answered.has(failure.refusal)) return null
            stopped = true
            return notAnswered(arrival, failure)
          },
        },
      )
      if (stopped) break
    }
    setIsAcceptingAll(false)
    for (const sentence of acceptedSentences(count)) showToast(sentence)
  }

  return {
    troubles,
    isAcceptingAll,
    acceptAll,
    isAnswering: ({ id }: JoinRequest) => isPending(id),
    accept: (arrival: JoinRequest, rank?: CoachRank) =>
      answer(
        arrival,
        clubs.acceptMember,
        {
          done: `${fullName(arrival)} fait maintenant partie du club.`,
          queued: `Votre accord pour ${fullName(arrival)} partira dès que le réseau le permettra.`,
        },
        rank,
      ),
    refuse: (arrival: JoinRequest) =>
      answer(arrival, clubs.refuseMember, {
        done: 'La demande est refusée.',
        queued: `Votre refus pour ${fullName(arrival)} partira dès que le réseau le permettra.`,
      }),
  }
}

function notAnswered(arrival: JoinRequest, failure: unknown): string {
  const why = sentenceFor(failure, 'Erreur lors de la mise à jour du club')
  return `Votre réponse à ${fullName(arrival)} n’a pas été enregistrée. ${why}`
}

/** Of all that « Tout accepter » did: at most two sentences. */
export function acceptedSentences({ done, queued }: { done: number; queued: number }): string[] {
  return [
    ...(done > 0
      ? [`${counted(done, 'joueur')} ${done > 1 ? 'font' : 'fait'} maintenant partie du club.`]
      : []),
    ...(queued > 0
      ? [`Votre accord pour ${counted(queued, 'joueur')} partira dès que le réseau le permettra.`]
      : []),
  ]
}
