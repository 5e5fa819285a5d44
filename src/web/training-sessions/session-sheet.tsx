import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProgrammeEntry, TrainingSession } from '../../contract/training-sessions.ts'
import { programmeMinutes } from '../../domain/exercise.ts'
import { asPlayers, guestsOf, linksOf } from '../../domain/hall/hall-guests.ts'
import { seatingOf } from '../../domain/hall/hall-seating.ts'
import { isBlock, type ProgrammeBlock, programmeOf } from '../../domain/training-session-programme.ts'
import { addMinutes } from '../../domain/training-session.ts'
import { useMe } from '../accounts/queries.ts'
import { clubTime, longDay } from '../clubs/club-time.ts'
import {
  type PrintedDrill,
  printedName,
  PrintedPictures,
  printedPictures,
  PrintedWords,
} from '../drills/drill-card.tsx'
import { DrillCards } from '../drills/drill-cards.tsx'
import { PrintSheet, usePrinting } from '../drills/print-sheet.tsx'
import { type DrawDrill, useDrawing } from '../drills/use-drawing.ts'
import { useWholeLibrary } from '../exercises/use-whole-library.ts'
import { hallQuery } from '../hall/queries.ts'
import type { ProgrammePart } from './programme.ts'
import { placeWords } from './where-words.ts'

interface SessionSheetProps {
  session: TrainingSession
  timeZone: string
  /** Its drills alone, two in a row. */
  isOfDrills: boolean
}

type PrintedEntry = ProgrammeEntry & PrintedDrill

/** For whoever comes without having been invited. */
const emptyRows = 2

/**
 * The session on sheets of A4: printed as soon as the library is there, whose points it has. Without network that is
 * what was read last, and what was never read stays away.
 */
export function SessionSheet({ session, timeZone, isOfDrills }: SessionSheetProps) {
  const { exercises, isComplete } = useWholeLibrary()
  const known = exercises && [...exercises.shown, ...exercises.archived]
  // A programme’s copy has its text and its drawing alone.
  const withPoints = (entry: ProgrammeEntry): PrintedEntry => ({
    ...entry,
    words: known?.find(({ id }) => id === entry.exerciseId)?.drill,
  })
  const parts = starts(session).map(({ part, startsAt }) => ({
    part: isBlock(part) ? part : withPoints(part),
    when: `${clubTime(startsAt, timeZone)} · ${part.duration}`,
  }))
  const head = <SheetHead session={session} timeZone={timeZone} />
  if (isOfDrills) {
    const drills = parts.flatMap(({ part }) => (isBlock(part) ? [] : [part]))
    return <DrillCards head={head} drills={drills} isReady={isComplete} />
  }
  return <WholeSheet session={session} head={head} parts={parts} isReady={isComplete} />
}

interface WholeSheetProps {
  session: TrainingSession
  head: ReactNode
  parts: readonly { part: PrintedEntry | ProgrammeBlock; when: string }[]
  isReady: boolean
}

function WholeSheet({ session, head, parts, isReady }: WholeSheetProps) {
  const draw = useDrawing()
  const partners = usePartners(session)
  usePrinting(isReady && draw !== null && partners !== null)
  return (
    <PrintSheet>
      <header className="sheet-head">{head}</header>
      <ol className="sheet-programme">
        {parts.map(({ part, when }, index) => (
          <li key={part.id}>
            <SheetPart part={part} number={index + 1} when={when} draw={draw} />
          </li>
        ))}
      </ol>
      <SheetRoll session={session} partners={partners ?? new Map()} />
    </PrintSheet>
  )
}

/** With whom each plays in the round that the hall has drawn last; null until it is known. */
function usePartners({ id, players }: TrainingSession): ReadonlyMap<string, string> | null {
  const { data: hall, isPending } = useQuery(hallQuery(id))
  if (!hall) return isPending ? null : new Map()
  const links = new Map([...linksOf(hall.events), ...Object.entries(hall.links ?? {})])
  const events = asPlayers(hall.events, links)
  const people = [...players, ...guestsOf(events).map((guest) => ({ ...guest, name: guest.firstName }))]
  const names = new Map(people.map((person) => [person.id, person.name]))
  const tables = seatingOf(events).rounds.at(-1)?.tables ?? []
  return new Map(
    tables.flatMap(({ number, players: seated, basket }) =>
      seated.map((playerId): [string, string] => {
        const others = seated.filter((other) => other !== playerId).map((other) => names.get(other))
        return [playerId, `${basket === null ? others.join(', ') : 'le panier'}, table ${number}`]
      }),
    ),
  )
}

function starts(session: TrainingSession): readonly { part: ProgrammePart; startsAt: Date }[] {
  const programme = programmeOf(session)
  return programme.map((part, index) => ({
    part,
    startsAt: addMinutes(session.startsAt, programmeMinutes(programme.slice(0, index))),
  }))
}

function SheetHead({ session, timeZone }: Pick<SessionSheetProps, 'session' | 'timeZone'>) {
  const { club } = useMe()
  const { title, date, duration, startsAt, place, group, coaches = [], description } = session
  const facts = [club?.name, group && `Groupe ${group.name}`, place && placeWords(place)].filter(Boolean)
  return (
    <>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <p>
        <b>
          {/* Paper is found again another year. */}
          {longDay(date, '')} à {clubTime(new Date(startsAt), timeZone)} · {duration}
        </b>
      </p>
      <p>{facts.join(' · ')}</p>
      {coaches.length > 0 && <p>Avec {coaches.map(({ name }) => name).join(', ')}</p>}
      {description && <p className="typed-lines">{description}</p>}
    </>
  )
}

interface SheetPartProps {
  part: PrintedEntry | ProgrammeBlock
  number: number
  when: string
  draw: DrawDrill | null
}

function SheetPart({ part, number, when, draw }: SheetPartProps) {
  const pictures = isBlock(part) ? [] : printedPictures(part, draw)
  return (
    <>
      <div className="sheet-pictures">
        <PrintedPictures pictures={pictures} />
      </div>
      <div>
        <p className="sheet-title">
          <span>{number}</span>
          <bdi>{isBlock(part) ? part.title : printedName(part)}</bdi>
          <span className="sheet-when">{when}</span>
        </p>
        {!isBlock(part) && (
          <>
            {part.title && (
              <p>
                <b>
                  {part.technique} - {part.effect}
                </b>
              </p>
            )}
            <PrintedWords drill={part} pictures={pictures} />
          </>
        )}
      </div>
    </>
  )
}

interface SheetRollProps {
  session: TrainingSession
  partners: ReadonlyMap<string, string>
}

/** A box for the roll, and room for whom one plays with. Why somebody does not come stays off paper. */
function SheetRoll({ session: { players }, partners }: SheetRollProps) {
  const rows = [
    ...players.map(({ id, name, reply }) => ({
      id,
      name,
      note: reply === 'not_coming' ? 'ne vient pas' : '',
    })),
    ...Array.from({ length: emptyRows }, (_, n) => ({ id: `${n}`, name: '', note: '' })),
  ]
  return (
    <section className="sheet-roll">
      <h2>
        Appel <span>{players.length === 1 ? '1 participant' : `${players.length} participants`}</span>
      </h2>
      <ul>
        {rows.map(({ id, name, note }) => (
          <li key={id}>
            <span className="sheet-box" />
            <span className="sheet-name">
              <bdi>{name}</bdi> {note && <small>{note}</small>}
            </span>
            <span className="sheet-pair">
              avec{' '}
              <b>
                <bdi>{partners.get(id)}</bdi>
              </b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
