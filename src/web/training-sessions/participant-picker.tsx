import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { fullName } from '../../domain/member-name.ts'
import { useClubQuery } from '../clubs/club-overlay.ts'
import { GroupPicks } from '../groups/group-picks.tsx'
import { matchesSearch } from '../ui/matches-search.ts'
import { Reading } from '../app/reading.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/choices.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { Skeleton } from '../ui/states.tsx'
import { SearchInput } from '../ui/text-input.tsx'
import { counted } from '../ui/counted.ts'

interface ParticipantPickerProps {
  selected: readonly string[]
  /** Those of the session being edited, whom the club may have lost since. */
  alreadyIn: TrainingSession['players']
  error?: string | undefined
  onChange: (selected: readonly string[]) => void
}

interface Candidate {
  id: string
  name: string
  left: boolean
}

export function ParticipantPicker({ selected, alreadyIn, error, onChange }: ParticipantPickerProps) {
  const roster = useClubQuery()
  const players = roster.data?.players.map((player) => ({
    id: player.id,
    name: fullName(player),
    left: false,
  }))
  // Whoever was ticked and leaves the club then is in no answer any more.
  const [ticked, setTicked] = useState<ReadonlyMap<string, string>>(new Map())
  const asked = [...alreadyIn, ...(players ?? []).filter(({ id }) => selected.includes(id))]
  if (asked.some(({ id }) => !ticked.has(id))) {
    setTicked(new Map([...ticked, ...asked.map(({ id, name }) => [id, name] as const)]))
  }
  const gone = [...ticked].filter(([id]) => players?.every((player) => player.id !== id))
  const candidates = players && [...players, ...gone.map(([id, name]) => ({ id, name, left: true }))]
  return (
    <fieldset className="form-group" aria-describedby={error && errorId}>
      <legend>Participants</legend>
      <p className="form-group-fact" aria-live="polite">
        {counted(selected.length, 'sélectionné')}
      </p>
      <Reading query={roster} part otherwise="Erreur lors du chargement des joueurs">
        <Skeleton label="Chargement des joueurs" rows={2} />
      </Reading>
      {candidates?.length === 0 && <NobodyYet />}
      {candidates && candidates.length > 0 && (
        <Candidates candidates={candidates} selected={selected} onChange={onChange} />
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

const errorId = 'participants-error'

interface CandidatesProps {
  candidates: readonly Candidate[]
  selected: readonly string[]
  onChange: (selected: readonly string[]) => void
}

function Candidates({ candidates, selected, onChange }: CandidatesProps) {
  const [search, setSearch] = useState('')
  const found = candidates.filter(({ name }) => matchesSearch(name, search))
  const foundIds = found.map(({ id }) => id)
  const all = foundIds.length > 0 && foundIds.every((id) => selected.includes(id))

  function handleToggle(id: string) {
    onChange(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id])
  }
  function handleAll() {
    const others = selected.filter((id) => !foundIds.includes(id))
    onChange(all ? others : [...others, ...foundIds])
  }
  return (
    <>
      <GroupPicks
        candidateIds={candidates.filter(({ left }) => !left).map(({ id }) => id)}
        selected={selected}
        onChange={onChange}
      />
      <Field label="Rechercher un joueur" hideLabel>
        <SearchInput value={search} onChange={setSearch} placeholder="Rechercher un joueur" />
      </Field>
      {found.length === 0 ? (
        <p className="players-none">Aucun joueur ne correspond à «&nbsp;{search.trim()}&nbsp;».</p>
      ) : (
        <>
          <Button variant="bare" className="candidates-all" onClick={handleAll}>
            {all ? 'Tout désélectionner' : 'Tout sélectionner'}
          </Button>
          <div className="candidates">
            {found.map(({ id, name, left }) => (
              <Checkbox
                key={id}
                checked={selected.includes(id)}
                onChange={() => handleToggle(id)}
                label={
                  <>
                    <bdi>{name}</bdi>
                    {left && ' (a quitté le club)'}
                  </>
                }
              />
            ))}
          </div>
        </>
      )}
    </>
  )
}

function NobodyYet() {
  return (
    <p>
      Le club n’a pas encore de joueur. Partagez son code depuis la page{' '}
      <Link to="/coach/club" className="link">
        Club
      </Link>{' '}
      pour les inviter.
    </p>
  )
}
