import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Presences } from '../../contract/analysis-rows.ts'
import { attendanceRate } from '../../domain/attendance.ts'
import { useNow } from '../app/use-now.ts'
import { clubDay, longDay } from '../clubs/club-time.ts'
import { PresenceBadge } from '../training-sessions/presence-badge.tsx'
import { presenceNames } from '../training-sessions/session-words.ts'
import { counted } from '../ui/counted.ts'
import type { Wanted } from './queries.ts'
import { presencesQuery } from './row-queries.ts'
import { type Column, RowsTable, SessionLink } from './rows-table.tsx'

interface PresenceRowsProps {
  wanted: Wanted & { weekday?: string }
  timeZone: string
}

export function PresenceRows({ wanted, timeZone }: PresenceRowsProps) {
  const [page, setPage] = useState(1)
  const today = clubDay(useNow(), timeZone)
  return (
    <RowsTable
      query={useQuery(presencesQuery(wanted, page))}
      name={`appels-${wanted.from}-${wanted.to}`}
      caption="Appels"
      keyOf={({ sessionId, playerId }) => `${sessionId} ${playerId}`}
      onPage={setPage}
      method={countedIn}
      columns={columnsOn(today)}
    />
  )
}

function columnsOn(today: string): Column<Presences['rows'][number]>[] {
  return [
    { heading: 'Date', value: ({ date }) => date, show: ({ date }) => longDay(date, today) },
    {
      heading: 'Séance',
      value: ({ title }) => title,
      show: ({ sessionId, title }) => <SessionLink id={sessionId} title={title} />,
    },
    { heading: 'Joueur', value: ({ playerName }) => playerName },
    {
      heading: 'Présence',
      value: ({ presence }) => presenceNames[presence],
      show: ({ presence }) => <PresenceBadge presence={presence} />,
    },
  ]
}

function countedIn({ present, absent, excused }: Presences) {
  const rate = attendanceRate({ present, absent })
  if (rate === null) return 'Aucune présence ni absence\u00A0: rien n’est compté.'
  return (
    <>
      <b>
        {rate}&nbsp;%&nbsp;: {counted(present, 'présent')} sur {present + absent}.
      </b>
      {excused > 0 && ` Les excusés (${excused}) ne comptent pas.`} C’est la règle du Taux de présence du
      tableau de bord.
    </>
  )
}
