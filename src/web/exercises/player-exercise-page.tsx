import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { Profile } from '../../contract/profiles.ts'
import { changesFor } from '../../domain/exercise-changes.ts'
import { Reading } from '../app/reading.tsx'
import { profileQuery } from '../profiles/queries.ts'
import { PageHeader } from '../ui/layout.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { exerciseName } from './exercise-words.ts'
import { ExerciseSheet } from './exercise-sheet.tsx'
import { exerciseQuery, rebondQuery } from './library-queries.ts'

function playerOf({ playerType, preferredHand, forehandRubber, backhandRubber }: Profile) {
  return { isPingSante: playerType === 'ping-sante', preferredHand, forehandRubber, backhandRubber }
}

/** One exercise, to read, mirrored for a left-hander: what a coach’s link leads to. */
export function PlayerExercisePage() {
  const { id } = useParams({ from: '/player-area/player/exercises/$id' })
  const isClubs = /^[0-9a-f-]{36}$/.test(id)
  const own = useQuery({ ...exerciseQuery(id), enabled: isClubs })
  const rebonds = useQuery({ ...rebondQuery, enabled: !isClubs })
  const profile = useQuery(profileQuery)
  const exercise = isClubs ? own.data : rebonds.data?.find((each) => each.id === id)
  return (
    <div>
      <Link to="/player/training" className="exercise-back">
        <ChevronLeft aria-hidden="true" />
        Entrainement
      </Link>
      <PageHeader title={exercise ? exercise.title || exerciseName(exercise) : 'Exercice'} />
      {!exercise && (
        <Reading query={isClubs ? own : rebonds} otherwise="Erreur lors du chargement de l’exercice">
          <Skeleton label="Chargement de l’exercice" rows={5} />
        </Reading>
      )}
      {!exercise && rebonds.data && (
        <EmptyState title="Cet exercice n’existe plus">Demandez-le à votre entraineur.</EmptyState>
      )}
      {exercise && !profile.isPending && (
        <ExerciseSheet
          exercise={exercise}
          hand={profile.data?.preferredHand}
          changes={profile.data ? changesFor(exercise, playerOf(profile.data)) : []}
        />
      )}
    </div>
  )
}
