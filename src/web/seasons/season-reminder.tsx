import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { seasonName } from '../../domain/season.ts'
import { isPutOff, putOff } from '../accounts/put-off.ts'
import { useMe } from '../accounts/queries.ts'
import { useNow } from '../app/use-now.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { useHasRight } from '../clubs/use-has-right.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { focusPageTitle } from '../ui/layout.tsx'
import { openableSeasonQuery } from './queries.ts'
import './season-reminder.css'

/** One line on the dashboard, from June to September, until the season is opened or the line is put away. */
export function SeasonReminder(): ReactNode {
  const { account } = useMe()
  const whyNot = useWhyCannot('openSeasons')
  const hasRight = useHasRight('clubManagement') === true && !whyNot
  const { data } = useQuery({ ...openableSeasonQuery, enabled: hasRight })
  const now = useNow()
  const [closed, setClosed] = useState(false)
  const startsOn = data?.startsOn
  if (!hasRight || !startsOn || closed) return null
  const notice = `season ${startsOn}`
  if (isPutOff(account.id, notice, now.getTime())) return null

  function handleClose() {
    putOff(account.id, notice, Number.MAX_SAFE_INTEGER)
    setClosed(true)
    // The focused button is removed.
    focusPageTitle()
  }
  return (
    <div role="status" className="season-reminder">
      <p>
        Nouvelle saison&nbsp;: qui continue&#8239;?{' '}
        <Link to="/coach/seasons" search={{ form: 'new' }}>
          Ouvrir la saison {seasonName(startsOn)}
        </Link>
      </p>
      <IconButton label="Ne plus le rappeler" icon={<X aria-hidden="true" />} onClick={handleClose} />
    </div>
  )
}
