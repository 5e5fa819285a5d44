import { fullName } from '../../domain/member-name.ts'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { ListedPlayer } from '../../contract/players.ts'
import { useMe } from '../accounts/queries.ts'
import { NeedsClub } from '../clubs/needs-club.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Loading } from '../ui/loading.tsx'
import { UnsavedGuard } from '../app/unsaved-guard.tsx'
import { styleOf } from '../profiles/player-words.ts'
import { SaveScores } from './save-scores.tsx'
import { scoresShown } from './score-edits.ts'
import { usePlayers } from './use-players.ts'
import { useScoreEdits } from './use-score-edits.ts'
import './players.css'

/** In chunks of their own, because each is as large as the rest of the screen. */
const PlayerList = lazy(async () => ({ default: (await import('./player-list.tsx')).PlayerList }))
const PlayerPage = lazy(async () => ({ default: (await import('./player-page.tsx')).PlayerPage }))
const ScoresDialog = lazyPart(async () => (await import('./scores-dialog.tsx')).ScoresDialog)

export function PlayersPage() {
  const { club } = useMe()
  if (club) return <ClubPlayers />
  return (
    <>
      <PageHeader title="Joueurs" />
      <NeedsClub>On suit ici les joueurs d’un club.</NeedsClub>
    </>
  )
}

const noPlayers: readonly ListedPlayer[] = []

/** Holds the unsaved edits, which stay while the coach pages, searches, and opens a player. */
function ClubPlayers() {
  const { player: opened } = useSearch({ from: '/coach-area/coach/players' })
  const query = usePlayers()
  const players = query.data ?? noPlayers
  const editing = useScoreEdits(players)
  /** The player as listed when the dialog was opened: the edit is based on these scores. */
  const [setting, setSetting] = useState<ListedPlayer | null>(null)
  const [search, setSearch] = useState('')
  const save = editing.modified.length > 0 && <SaveScores editing={editing} />
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
          subtitle={
            <>
              <bdi>{fullName(setting)}</bdi> · {styleOf(setting)}
            </>
          }
          before={scoresShown(setting, editing.edits)}
          onApply={(scores) => editing.apply(setting, scores)}
          onClose={() => setSetting(null)}
        />
      )}
      <UnsavedGuard unsaved={editing.modified.length > 0} />
    </div>
  )
}
