import { useState } from 'react'
import * as clubs from '../../contract/clubs.ts'
import type { ClubPage } from '../../contract/clubs.ts'
import { noticeWhatEnded } from '../query-client.ts'
import { sentenceFor } from '../refusals.ts'
import { showToast } from '../ui/toast.tsx'
import { useIsHere } from '../use-is-here.ts'
import { write } from '../write.ts'
import { rememberClub } from './queries.ts'
import { fullName } from '../../domain/member-name.ts'

export type Arrival = NonNullable<ClubPage['administration']>['waiting'][number]

interface Trouble {
  readonly id: string
  readonly sentence: string
}

/**
 * Accepts or refuses requests to join. A request leaves the list at once; if the server then refuses the answer, the
 * error still has to name the person.
 */
export function useArrivalAnswers() {
  const [answering, setAnswering] = useState<readonly string[]>([])
  const [troubles, setTroubles] = useState<readonly Trouble[]>([])
  const isHere = useIsHere()
  const without = (id: string) => (before: readonly Trouble[]) => before.filter((each) => each.id !== id)

  async function answer(
    arrival: Arrival,
    endpoint: typeof clubs.acceptMember | typeof clubs.refuseMember,
    words: { done: string; queued: string },
  ): Promise<void> {
    const { id } = arrival
    setTroubles(without(id))
    setAnswering((before) => [...before, id])
    try {
      const page = await write(endpoint, { id }, isHere)
      rememberClub(page)
      showToast(page ? words.done : words.queued)
    } catch (failure) {
      noticeWhatEnded(failure)
      const why = sentenceFor(failure, 'Erreur lors de la mise à jour du club')
      const sentence = `Votre réponse à ${fullName(arrival)} n’a pas été enregistrée. ${why}`
      setTroubles((before) => [...before, { id, sentence }])
    } finally {
      setAnswering((before) => before.filter((each) => each !== id))
    }
  }

  return {
    troubles,
    isAnswering: ({ id }: Arrival) => answering.includes(id),
    accept: (arrival: Arrival) =>
      answer(arrival, clubs.acceptMember, {
        done: `${fullName(arrival)} fait maintenant partie du club.`,
        queued: `Votre accord pour ${fullName(arrival)} partira dès que le réseau le permettra.`,
      }),
    refuse: (arrival: Arrival) =>
      answer(arrival, clubs.refuseMember, {
        done: 'La demande est refusée.',
        queued: `Votre refus pour ${fullName(arrival)} partira dès que le réseau le permettra.`,
      }),
  }
}
