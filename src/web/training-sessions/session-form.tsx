import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { playedCount, whyNotCorrect } from '../../domain/session-correction.ts'
import { isMoved, skippedTime } from '../../domain/session-plan.ts'
import { isBlock } from '../../domain/training-session-programme.ts'
import { sessionDurations } from '../../domain/training-session.ts'
import { newId } from '../app/new-id.ts'
import { reason } from '../app/refusals.ts'
import { useMe, useTimeZone } from '../accounts/queries.ts'
import { clockChange, clubDay, clubTime } from '../clubs/club-time.ts'
import { counted } from '../ui/counted.ts'
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx'
import { sameDraft } from '../ui/draft-merge.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox, SegmentedChoice } from '../ui/choices.tsx'
import { DateField } from '../ui/date-field.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/states.tsx'
import { TextArea, TextInput } from '../ui/text-input.tsx'
import { TimeField } from '../ui/time-field.tsx'
import { showToast } from '../ui/toast.ts'
import { UnsavedGuard } from '../app/unsaved-guard.tsx'
import { useDraft } from '../ui/use-draft.ts'
import { useNow } from '../app/use-now.ts'
import { useWrite } from '../app/use-write.ts'
import type { ProposalChoices } from '../session-planning/proposal-choices.ts'
import type { ChosenScope } from '../session-series/scope-choice.tsx'
import { sessionLinkId } from './coach-session-words.ts'
import { ProgrammeBar, ProgrammeMinutes } from './programme-minutes.tsx'
import { programmeEntry, type ProgrammePart } from './programme.ts'
import { cacheSession } from './queries.ts'
import {
  differences,
  draftInput,
  draftOf,
  liesInThePast,
  newDraft,
  type SessionDraft,
} from './session-draft.ts'

/** In a chunk of its own, which is fetched as the form opens: with it the form would be too heavy. */
const ParticipantPicker = lazyPart(
  async () => (await import('./participant-picker.tsx')).ParticipantPicker,
  <Skeleton label="Chargement des joueurs" rows={2} />,
)
const ProposalDialog = lazyPart(
  async () => (await import('../session-planning/proposal-dialog.tsx')).ProposalDialog,
)
const SessionAssignment = lazyPart(
  async () => (await import('./session-assignment.tsx')).SessionAssignment,
  <Skeleton label="Chargement du lieu et des entraineurs" rows={2} />,
)
const ProgrammeEditor = lazyPart(
  async () => (await import('./programme-editor.tsx')).ProgrammeEditor,
  <Skeleton label="Chargement du programme" rows={2} />,
)
const SeriesPlanner = lazyPart(
  async () => (await import('../session-series/series-planner.tsx')).SeriesPlanner,
  <Skeleton label="Chargement des dates" rows={4} />,
)
const ChangeReach = lazyPart(async () => (await import('./change-reach.tsx')).ChangeReach)
const BlockDialog = lazyPart(async () => (await import('./block-dialog.tsx')).BlockDialog)
const ExercisePicker = lazyPart(async () => (await import('./exercise-picker.tsx')).ExercisePicker)

interface SessionFormProps {
  /** The session to change; without one a new one is made. */
  session?: TrainingSession | undefined
  /** What a new one begins with. */
  start?: SessionDraft | undefined
  onSaved: () => void
  onCancel: () => void
}

const durations = sessionDurations.map((duration) => ({ value: duration, label: duration }))

export function SessionForm({ session, start, onSaved, onCancel }: SessionFormProps) {
  const now = useNow()
  const timeZone = useTimeZone()
  const today = clubDay(now, timeZone)
  const [ownId] = useState(newId)
  const { account } = useMe()
  const [empty] = useState(() => start ?? newDraft(today, account.id))
  const currentDraft = session ? draftOf(session) : empty
  const [asking, setAsking] = useState(false)
  const [picking, setPicking] = useState(false)
  const [adding, setAdding] = useState(false)
  const [proposing, setProposing] = useState(false)
  const [repeats, setRepeats] = useState(false)
  const [scope, setScope] = useState<ChosenScope>('this')
  const [tells, setTells] = useState(false)
  const [choices, setChoices] = useState<ProposalChoices>()
  const dropUndo = useRef<(() => void) | null>(null)

  const element = useRef<HTMLFormElement>(null)
  const isNew = !session
  useEffect(() => {
    // Not on a phone: its keyboard would cover half of the form before one has seen it.
    if (isNew && matchMedia('(pointer: fine)').matches) element.current?.querySelector('input')?.focus()
  }, [isNew])

  // There is nothing left to take back to.
  useEffect(() => () => dropUndo.current?.(), [])

  const creation = useWrite(trainingSessions.create, {
    onSuccess: (saved) => handleSaved(saved, 'Séance créée'),
    otherwise: 'Erreur lors de l’enregistrement de la séance',
  })
  const change = useWrite(trainingSessions.update, {
    onSuccess: (saved) =>
      handleSaved(saved, scope === 'this' ? 'Séance mise à jour' : 'Séances mises à jour'),
    otherwise: 'Erreur lors de l’enregistrement de la séance',
    onChangedMeanwhile: async (current): Promise<boolean> => {
      const now = current as TrainingSession
      cacheSession(now)
      const again = form.sendAgain(draftOf(now))
      if (again) return saveOver(now, again)
      setAsking(true)
      return false
    },
  })
  const saving = session ? change : creation
  const form = useDraft<SessionDraft>(currentDraft, saving.pending)
  const { draft, setDraft } = form
  const lastWrite = useRef<Promise<boolean>>(null)
  const clocks = draft.date && draft.time ? clockChange(draft.date, draft.time, timeZone) : null
  // One that stands at such a time since before may be changed otherwise.
  const isSkipped = clocks === 'skipped' && (!session || isMoved(session, draft))
  const { error, fields, failures } = saving.messages(draftInput(draft, session?.id ?? ownId))

  const played = session ? playedCount(session, now) : 0
  const whyNotCorrected = session && reason(whyNotCorrect(session, draftInput(draft, session.id), now))
  const movesThere = !session || session.date !== draft.date || session.time !== draft.time

  // For others, or another time, the next proposal begins from what is kept.
  const occasion = JSON.stringify([
    draft.duration,
    draft.playerIds,
    // The theme of the month.
    draft.groupId,
    draft.date.slice(0, 7),
  ])
  const [proposedFor, setProposedFor] = useState(occasion)
  if (proposedFor !== occasion) {
    setProposedFor(occasion)
    setChoices((made) => made && { ...made, edited: null, before: [] })
  }

  function handleSaved(saved: TrainingSession | null, message: string) {
    cacheSession(saved)
    showToast(message, { about: sessionLinkId(session?.id ?? ownId) })
    // Not if this form was unmounted meanwhile: another may be open.
    if (element.current) onSaved()
  }
  function saveOver(
    { id, version }: TrainingSession,
    draft: SessionDraft,
    submitted?: HTMLFormElement,
  ): Promise<boolean> {
    setAsking(false)
    const edit = { ...draftInput(draft, id), version, ...(scope !== 'this' && { scope }) }
    return change.send(edit, { form: submitted })
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (whyNotCorrected || repeats) return
    if (isSkipped) return element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    const submitted = event.currentTarget
    if (session && form.overtaken) setAsking(true)
    else if (session) lastWrite.current = saveOver(session, form.send(), submitted)
    else lastWrite.current = creation.send(draftInput(draft, ownId), { form: submitted })
  }
  function handleTakeOver() {
    dropUndo.current?.()
    setAsking(false)
    form.takeOver()
    // The button that was pressed is gone.
    element.current?.focus()
  }
  function handleSaveOver() {
    if (session) lastWrite.current = saveOver(session, form.sendOver(currentDraft))
  }
  function handleAdd(exercises: readonly Exercise[]) {
    setPicking(false)
    const entries = exercises.map((exercise) => programmeEntry(exercise, newId()))
    handleProgramme([...draft.programme, ...entries])
  }
  function handleProposal(entries: readonly ProgrammePart[], place: 'instead' | 'after') {
    const before = draft.programme
    const drills = entries.filter((entry) => !isBlock(entry))
    const kept = place === 'after' ? before : before.slice(0, played)
    setProposing(false)
    setChoices(undefined)
    set({ programme: [...kept, ...entries] })
    dropUndo.current = showToast(`Programme repris\u00A0: ${counted(drills.length, 'exercice')}`, {
      undo: () => set({ programme: before }),
    })
  }
  function handleProgramme(programme: SessionDraft['programme']) {
    dropUndo.current?.()
    set({ programme })
  }
  function totalWith(exercises: readonly Exercise[]) {
    return totalOf([...draft.programme, ...exercises])
  }
  function totalOf(programme: readonly Pick<ProgrammePart, 'duration'>[]) {
    return <ProgrammeMinutes programme={programme} duration={draft.duration} />
  }
  function barOf(programme: readonly Pick<ProgrammePart, 'id' | 'duration'>[]) {
    return <ProgrammeBar programme={programme} duration={draft.duration} />
  }
  function set(part: Partial<SessionDraft>) {
    setDraft((before) => ({ ...before, ...part }))
  }

  return (
    <>
      <form ref={element} tabIndex={-1} noValidate className="session-form" onSubmit={handleSubmit}>
        {asking && form.overtaken && (
          <ChangedMeanwhile
            title="Cette séance a été modifiée entre-temps"
            parts={differences(form.before, currentDraft)}
            pending={change.pending}
            onTakeOver={handleTakeOver}
            onSaveOver={handleSaveOver}
          />
        )}
        <FormErrors error={error} failures={failures} />
        <Field label="Titre" required error={fields.title}>
          <TextInput
            name="title"
            autoComplete="off"
            value={draft.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        </Field>
        <div className="session-when">
          <Field label="Date" required error={fields.date}>
            <DateField value={draft.date} today={today} onChange={(date) => set({ date })} />
          </Field>
          <Field label="Heure" required error={isSkipped ? skippedTime : fields.time}>
            <TimeField value={draft.time} onChange={(time) => set({ time })} />
          </Field>
          <SegmentedChoice
            label="Durée"
            value={draft.duration}
            options={durations}
            onChange={(duration) => set({ duration })}
          />
        </div>
        {clocks === 'repeated' && (
          <p className="field-hint" role="status">
            Cette nuit-là, il est deux fois {draft.time}&nbsp;: la séance commence la seconde fois, à l’heure
            d’hiver.
          </p>
        )}
        {movesThere && liesInThePast(draft, today, clubTime(now, timeZone)) && (
          <p className="field-hint" role="status">
            Ce moment est déjà passé&nbsp;: la séance sera rangée parmi les séances passées.
          </p>
        )}
        <SessionAssignment
          draft={draft}
          session={session}
          today={today}
          timeZone={timeZone}
          fields={fields}
          onChange={set}
        />
        <Field label="Description" error={fields.description}>
          <TextArea
            rows={2}
            value={draft.description}
            onChange={(event) => set({ description: event.target.value })}
          />
        </Field>
        <ParticipantPicker
          selected={draft.playerIds}
          alreadyIn={session?.players ?? []}
          error={fields.playerIds}
          onChange={(playerIds) => set({ playerIds: playerIds.toSorted() })}
        />
        <ProgrammeEditor
          programme={draft.programme}
          played={played}
          total={totalOf(draft.programme)}
          bar={barOf(draft.programme)}
          error={fields.exercises ?? wrongBlock(fields)}
          onChange={handleProgramme}
          onPick={() => setPicking(true)}
          onBlock={() => setAdding(true)}
          onPropose={() => setProposing(true)}
        />
        {whyNotCorrected && (
          <Banner tone="info">
            <span role="status">{whyNotCorrected}</span>
          </Banner>
        )}
        {session && (
          <ChangeReach
            session={session}
            draft={draft}
            scope={scope}
            refused={whyNotCorrected !== null}
            onScope={setScope}
            onTells={setTells}
          />
        )}
        {isNew && (
          <Checkbox
            label="Répéter chaque semaine"
            checked={repeats}
            onChange={({ target }) => setRepeats(target.checked)}
          />
        )}
        {isNew && repeats ? (
          <SeriesPlanner
            key={draft.date}
            draft={draft}
            today={today}
            timeZone={timeZone}
            onSaved={onSaved}
            onCancel={onCancel}
          />
        ) : (
          <div className="session-form-footer">
            <Button variant="bare" onClick={onCancel}>
              Annuler
            </Button>
            <Button
              type="submit"
              variant="primary"
              size="large"
              pending={saving.pending}
              disabledReason={whyNotCorrected}
            >
              {tells && <span className="sr-only">Mettre à jour&#160;: </span>}
              {tells ? 'Déplacer et prévenir' : session ? 'Mettre à jour' : 'Créer la séance'}
            </Button>
          </div>
        )}
      </form>
      {picking && (
        <ExercisePicker totalWith={totalWith} onAdd={handleAdd} onClose={() => setPicking(false)} />
      )}
      {adding && (
        <BlockDialog
          onAdd={(block) => {
            setAdding(false)
            handleProgramme([...draft.programme, block])
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {proposing && (
        <ProposalDialog
          draft={draft}
          totalOf={totalOf}
          barOf={barOf}
          choices={choices}
          onChoices={setChoices}
          onTakeOver={handleProposal}
          onClose={() => setProposing(false)}
        />
      )}
      <UnsavedGuard unsaved={!sameDraft(draft, form.before)} saving={lastWrite} />
    </>
  )
}

/** What is wrong with the blocks, or with one of them, whose place is in the field's name. */
function wrongBlock(fields: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(fields).find(([name]) => name.startsWith('blocks'))?.[1]
}
