import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from './button.tsx'
import { addDays, addMonths, clampDate, monthWeeks, weekday } from './calendar-date.ts'
import { IconButton } from './icon-button.tsx'

interface CalendarDialogProps {
  anchor: RefObject<HTMLElement | null>
  value: string
  today: string
  min?: string | undefined
  max?: string | undefined
  onChoose: (date: string) => void
  onClose: () => void
}

/** Follows the ARIA date picker dialog pattern. Weeks begin on Monday. */
export function CalendarDialog({ anchor, value, today, min, max, onChoose, onClose }: CalendarDialogProps) {
  const monthId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const moveFocus = useRef(true)
  const [current, setCurrent] = useState(clampDate(value || today, min, max))

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    element.showModal()
    placeUnder(element, anchor.current)
    return () => element.close()
  }, [anchor])

  useLayoutEffect(() => {
    if (!moveFocus.current) return
    moveFocus.current = false
    dialog.current?.querySelector<HTMLElement>(`[data-date="${current}"]`)?.focus()
  }, [current])

  function handleMonth(months: number) {
    setCurrent(clampDate(addMonths(current, months), min, max))
  }
  function handleKeyDown(event: KeyboardEvent) {
    const moves: Record<string, string> = {
      ArrowLeft: addDays(current, -1),
      ArrowRight: addDays(current, 1),
      ArrowUp: addDays(current, -7),
      ArrowDown: addDays(current, 7),
      Home: addDays(current, -weekday(current)),
      End: addDays(current, 6 - weekday(current)),
      PageUp: addMonths(current, event.shiftKey ? -12 : -1),
      PageDown: addMonths(current, event.shiftKey ? 12 : 1),
    }
    const next = moves[event.key]
    if (!next) return
    event.preventDefault()
    moveFocus.current = true
    setCurrent(clampDate(next, min, max))
  }
  function handleClosed() {
    if (dialog.current?.open === false) onClose()
  }
  function handleBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }

  const beforeStart = Boolean(min && addMonths(current, -1).slice(0, 7) < min.slice(0, 7))
  const afterEnd = Boolean(max && addMonths(current, 1).slice(0, 7) > max.slice(0, 7))
  const todayOut = clampDate(today, min, max) !== today

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does it
    <dialog
      ref={dialog}
      aria-label="Choisir une date"
      className="dialog calendar"
      onMouseDown={handleBackdrop}
      onClose={handleClosed}
    >
      <div className="calendar-frame">
        <div className="calendar-month">
          <IconButton
            tip="start"
            label="Mois précédent"
            icon={<ChevronLeft />}
            disabledReason={beforeStart ? 'Aucune date possible avant.' : null}
            onClick={() => handleMonth(-1)}
          />
          <p id={monthId} aria-live="polite" className="calendar-month-name">
            {monthName.format(utc(current))}
          </p>
          <IconButton
            label="Mois suivant"
            icon={<ChevronRight />}
            disabledReason={afterEnd ? 'Aucune date possible après.' : null}
            onClick={() => handleMonth(1)}
          />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern's own role */}
        <table role="grid" aria-labelledby={monthId} onKeyDown={handleKeyDown}>
          <thead>
            <tr>
              {monthWeeks(current)[0]?.map((day) => (
                <th key={day} scope="col" abbr={weekdayLong.format(utc(day))}>
                  {weekdayLong.format(utc(day)).slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthWeeks(current).map((week) => (
              <tr key={week[0]}>
                {week.map((day) => {
                  const outside = day.slice(0, 7) !== current.slice(0, 7)
                  return (
                    <td key={day} aria-selected={outside ? undefined : day === value}>
                      {!outside && (
                        <button
                          type="button"
                          data-date={day}
                          aria-label={fullDate.format(utc(day))}
                          aria-current={day === today ? 'date' : undefined}
                          tabIndex={day === current ? 0 : -1}
                          disabled={clampDate(day, min, max) !== day}
                          onClick={() => onChoose(day)}
                        >
                          {Number(day.slice(8))}
                        </button>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="calendar-footer">
          <Button variant="bare" onClick={onClose}>
            Annuler
          </Button>
          <Button
            disabledReason={todayOut ? 'Cette date n’est pas possible ici.' : null}
            onClick={() => onChoose(today)}
          >
            Aujourd’hui
          </Button>
        </div>
      </div>
    </dialog>
  )
}

/** Below the field if there is room, otherwise above it; on a phone it stays a bottom sheet. */
function placeUnder(dialog: HTMLDialogElement, anchor: HTMLElement | null) {
  if (!anchor || window.innerWidth < 640) return
  const field = anchor.getBoundingClientRect()
  const { width, height } = dialog.getBoundingClientRect()
  const below = field.bottom + 6
  const top = below + height < window.innerHeight ? below : Math.max(8, field.top - height - 6)
  const left = Math.min(field.left, window.innerWidth - width - 12)
  dialog.style.margin = `${top}px auto auto ${left}px`
}

function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekdayLong = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' })
const fullDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' })
