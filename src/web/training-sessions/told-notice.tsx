import { Bell, Mail, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Told } from '../../contract/training-sessions.ts'
import { useReachability } from '../offline/reachability.ts'
import { Skeleton } from '../ui/states.tsx'
import { toldWords, unreachedWords } from './told-words.ts'
import type { Telling } from './use-told.ts'
import './told-notice.css'

interface ToldNoticeProps {
  telling: Telling
  /** What else is to be known before it is sent. */
  children?: ReactNode
}

/** Before a change is sent: how many are told of it, by what, and whom nothing reaches. */
export function ToldNotice({ telling: { told, isAsking }, children }: ToldNoticeProps) {
  return (
    <div role="status" className="told-notice">
      {told ? (
        <Counted told={told} />
      ) : isAsking ? (
        <Skeleton label="Rebond compte qui sera prévenu" rows={1} />
      ) : (
        <Unknown />
      )}
      {children}
    </div>
  )
}

function Counted({ told: { told, push, mail, unreachable } }: { told: Told }) {
  return (
    <>
      <p className="strong">{toldWords(told, unreachable.length)}</p>
      {told > 0 && (
        <p className="told-channels">
          {push > 0 && (
            <span>
              <Bell aria-hidden="true" /> {push} sur un appareil
            </span>
          )}
          {mail > 0 && (
            <span>
              <Mail aria-hidden="true" /> {mail} par email
            </span>
          )}
        </p>
      )}
      {unreachable.length > 0 && (
        <p className="told-unreachable typed">
          <TriangleAlert aria-hidden="true" /> {unreachedWords(unreachable)}
        </p>
      )}
    </>
  )
}

function Unknown() {
  const isReachable = useReachability() === 'reachable'
  return (
    <p>
      {isReachable
        ? 'Rebond ne peut pas dire pour l’instant qui sera prévenu.'
        : 'Sans réseau, Rebond ne peut pas dire qui sera prévenu. Le changement partira quand le réseau reviendra.'}
    </p>
  )
}
