import { useEffect } from 'react'
import { type TimedBlock, timeLeft } from '../../domain/hall/hall-timer.ts'
import { Button } from '../ui/button.tsx'
import { clockWords } from './clock-words.ts'
import { useTick } from './use-tick.ts'

const shownMs = 12_000

interface RoleChangeProps {
  block: TimedBlock
  /** « 3 sur 6 ». */
  position: string
  now: () => number
  onDone: () => void
}

/** Half-time: the whole screen is the signal, also where a phone stays silent. */
export function RoleChange({ block, position, now, onDone }: RoleChangeProps) {
  const at = useTick(now)
  useEffect(() => {
    const timer = setTimeout(onDone, shownMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- twelve seconds from when it came
  }, [])
  return (
    <main className="role-change">
      <div role="alert">
        <p>Bloc {position} · mi-temps</p>
        <h1>Changez de&nbsp;rôle</h1>
      </div>
      <svg viewBox="0 0 340 120" aria-hidden="true" className="role-change-drawing">
        <circle cx="52" cy="60" r="34" className="role-change-a" />
        <circle cx="288" cy="60" r="34" className="role-change-b" />
        <path
          d="M100 38H232M214 20l20 18-20 18M240 84H108M126 66 106 84l20 18"
          className="role-change-arrows"
        />
        <text x="52" y="75" className="role-change-name-a">
          A
        </text>
        <text x="288" y="75">
          B
        </text>
      </svg>
      <p className="role-change-who">A prend la place de B, B celle de A</p>
      <p className="role-change-left">
        <b>{clockWords(timeLeft(block, at))}</b>
        <span>Le temps continue</span>
      </p>
      <Button size="large" className="role-change-done" onClick={onDone}>
        C’est fait
      </Button>
    </main>
  )
}
