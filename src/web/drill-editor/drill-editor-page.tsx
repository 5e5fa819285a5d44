import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import type { Rally } from '../../domain/drills/rally.ts'
import { useMe } from '../accounts/queries.ts'
import { Reading } from '../app/reading.tsx'
import { UnsavedGuard } from '../app/unsaved-guard.tsx'
import { useLibrary } from '../exercises/use-library.ts'
import { NeedsClub } from '../clubs/needs-club.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { focusPageTitle, PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import '../drills/drills.css'
import '../exercises/library.css'
import './drill-editor.css'

// Side by side, so that none waits for what only another needs: the form for the table, the table for its picture.
const DrawingScreen = lazyPart(
  async () => (await import('./drawing-screen.tsx')).DrawingScreen,
  <Skeleton label="Chargement de la table" rows={5} />,
)
const TablePicture = lazyPart(async () => (await import('./table-picture.tsx')).TablePicture)
const StrokeTools = lazyPart(async () => (await import('./stroke-tools.tsx')).StrokeTools)
const StrokeList = lazyPart(async () => (await import('./stroke-list.tsx')).StrokeList)
const DrawingForm = lazyPart(async () => (await import('./drawing-form.tsx')).DrawingForm)

const title = 'Dessiner un exercice'

export function DrillEditorPage() {
  const { club } = useMe()
  const { exercice } = useSearch({ from: '/coach-area/coach/exercises/dessin' })
  if (!club) {
    return (
      <>
        <PageHeader title={title} />
        <NeedsClub>Un exercice dessiné va dans la bibliothèque d’un club.</NeedsClub>
      </>
    )
  }
  return exercice ? (
    <OfExercise id={exercice} key={exercice} />
  ) : (
    <Drawing title={title} exercise={undefined} />
  )
}

/** Of an exercise of the club, whatever it had of a drawing. */
function OfExercise({ id }: { id: string }) {
  const query = useLibrary()
  const exercise = query.data?.find((each) => each.id === id)
  if (!query.data) {
    return (
      <>
        <PageHeader title={title} />
        <Reading query={query} otherwise="Erreur lors du chargement des exercices">
          <Skeleton label="Chargement de l’exercice" rows={5} />
        </Reading>
      </>
    )
  }
  if (!exercise) return <Nothing title="Cet exercice n’existe plus">Il a peut-être été supprimé.</Nothing>
  if (!isDrawable(exercise)) {
    return (
      <Nothing title="Cet exercice ne se dessine pas coup par coup">
        Il se joue sans balle, ou sur plusieurs tables.
      </Nothing>
    )
  }
  return (
    <Drawing
      title={exercise.drill?.sequence ? 'Modifier le dessin' : 'Dessiner l’exercice'}
      exercise={exercise}
    />
  )
}

const isDrawable = ({ drill }: Exercise) => !drill?.sequence || drill.sequence.kind === 'rally'

interface DrawingProps {
  title: string
  /** Whose drawing it is; undefined for a new exercise. */
  exercise: Exercise | undefined
}

/** The table stays as it is behind the form, to go back to. */
function Drawing({ title: heading, exercise }: DrawingProps) {
  const [finished, setFinished] = useState<readonly Rally[] | null>(null)
  const [unsaved, setUnsaved] = useState(false)
  function show(phases: readonly Rally[] | null) {
    setFinished(phases)
    focusPageTitle()
  }
  return (
    <>
      <PageHeader
        title={heading}
        subtitle={
          exercise ? (
            <bdi>{exercise.title || `${exercise.technique} - ${exercise.effect}`}</bdi>
          ) : (
            <Link to="/coach/exercises" className="link">
              Retour à la bibliothèque
            </Link>
          )
        }
      />
      <div hidden={finished !== null}>
        <DrawingScreen
          exercise={exercise}
          picture={TablePicture}
          tools={StrokeTools}
          list={StrokeList}
          onChange={setUnsaved}
          onFinish={show}
        />
      </div>
      {finished && <DrawingForm phases={finished} exercise={exercise} onBack={() => show(null)} />}
      <UnsavedGuard unsaved={unsaved || finished !== null} parameter="exercice" />
    </>
  )
}

function Nothing({ title: heading, children }: { title: string; children: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={heading}
        action={
          <Link to="/coach/exercises" className={buttonClass({ variant: 'primary' })}>
            Retour à la bibliothèque
          </Link>
        }
      >
        {children}
      </EmptyState>
    </>
  )
}
