import * as clubs from '../../contract/clubs.ts'
import type { ClubPage } from '../../contract/clubs.ts'
import { fullName, personName } from '../../domain/member-name.ts'
import { sentenceFor } from '../app/refusals.ts'
import { showToast } from '../ui/toast.tsx'
import { useAction } from '../app/use-action.ts'
import { cacheClub } from './queries.ts'

export type JoinRequest = NonNullable<ClubPage['administration']>['waiting'][number]

/**
 * Accepts or refuses requests to join. A request leaves the list at once; if the server then refuses the answer, the
 * error still has to name the person.
 */
export function useJoinRequestAnswers() {
  const { act, troubles, isPending } = useAction()

  function answer(
    arrival: JoinRequest,
    endpoint: typeof clubs.acceptMember | typeof clubs.refuseMember,
    words: { done: string; queued: string },
  ): Promise<boolean> {
    const { id } = arrival
    return act(
      id,
      endpoint,
      { id },
      {
        named: [personName(arrival)],
        onSuccess: (page) => {
          cacheClub(page)
          showToast(page ? words.done : words.queued)
        },
        explain: (failure) => {
          const why = sentenceFor(failure, 'Erreur lors de la mise à jour du club')
          return `Votre réponse à ${fullName(arrival)} n’a pas été enregistrée. ${why}`
        },
      },
    )
  }

  return {
    troubles,
    isAnswering: ({ id }: JoinRequest) => isPending(id),
    accept: (arrival: JoinRequest) =>
      answer(arrival, clubs.acceptMember, {
        done: `${fullName(arrival)} fait maintenant partie du club.`,
        queued: `Votre accord pour ${fullName(arrival)} partira dès que le réseau le permettra.`,
      }),
    refuse: (arrival: JoinRequest) =>
      answer(arrival, clubs.refuseMember, {
        done: 'La demande est refusée.',
        queued: `Votre refus pour ${fullName(arrival)} partira dès que le réseau le permettra.`,
      }),
  }
}
