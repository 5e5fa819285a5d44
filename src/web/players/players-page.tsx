import { Link, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { ListedPlayer } from '../../contract/players.ts'
import { useMe } from '../accounts/queries.ts'
import { buttonClass } from '../ui/button-class.ts'
import { PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Loading } from '../ui/loading.tsx'
import { EmptyState } from '../ui/states.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { nameOf, styleOf } from './player-name.ts'
import { scoresShown } from './score-edits.ts'
import { usePlayers } from './use-players.ts'
import { useScoreEdits } from './use-score-edits.ts'
import './players.css'

/** Either is as large as the rest of the screen: who opens one does not wait for the other. */
const PlayerList = lazy(async () => ({ default: (await import('./player-list.tsx')).PlayerList }))
const PlayerPage = lazy(async () => ({ default: (await import('./player-page.tsx')).PlayerPage }))
const SaveScores = lazy(async () => ({ default: (await import('./save-scores.tsx')).SaveScores }))
const ScoresDialog = lazyPart(async () => (await import('./scores-dialog.tsx')).ScoresDialog)

export function PlayersPage() {
  const { club } = useMe()
  if (club) return <ClubPlayers />
  return (
    <>
      <PageHeader title="Joueurs" />
      <EmptyState
        title="Vous n’avez pas encore de club"
        action={
          <Link to="/coach/club" className={buttonClass({ variant: 'primary' })}>
            Rejoindre un club
          </Link>
        }
      >
        Les joueurs se suivent dans un club.
      </EmptyState>
    </>
  )
}

const nobody: readonly ListedPlayer[] = []

/** What is not saved stays while one turns pages, searches, and reads a player's own page. */
function ClubPlayers() {
  const { player: opened } = useSearch({ from: '/coach-area/coach/players' })
  const query = usePlayers()
  const players = query.data ?? nobody
  const editing = useScoreEdits(players)
  /** As listed when the dialog was opened: what is set is set in sight of that. */
  const [setting, setSetting] = useState<ListedPlayer | null>(null)
  const [search, setSearch] = useState('')
  const save = editing.modified.length > 0 && (
    <Suspense fallback={null}>
      <SaveScores editing={editing} />
    </Suspense>
  )
  return (
    <div className="players">
      <Suspense fallback={<Loading label="Chargement…" />}>
        {opened === undefined ? (
          <PlayerList
            query={query}
            editing={editing}
            save={save}
            search={search}
            onSearch={setSearch}
            onSet={setSetting}
          />
        ) : (
          <PlayerPage
            key={opened}
            id={opened}
            listed={players.find(({ id }) => id === opened)}
            editing={editing}
            save={save}
            onSet={setSetting}
          />
        )}
      </Suspense>
      {setting && (
        <ScoresDialog
          key={setting.id}
          subtitle={`${nameOf(setting)} · ${styleOf(setting)}`}
          before={scoresShown(setting, editing.edits)}
          onApply={(scores) => editing.apply(setting, scores)}
          onClose={() => setSetting(null)}
        />
      )}
      <UnsavedGuard unsaved={editing.modified.length > 0} />
    </div>
  )
}
