import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Group } from '../../contract/groups.ts'
import { inWeekOrder, whyNotAddGroup } from '../../domain/group.ts'
import { useMe, useTimeZone } from '../accounts/queries.ts'
import { Reading } from '../app/reading.tsx'
import { reason } from '../app/refusals.ts'
import { useNow } from '../app/use-now.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useClubQuery } from '../clubs/club-overlay.ts'
import { clubDay } from '../clubs/club-time.ts'
import { useHasRight } from '../clubs/use-has-right.ts'
import { placesQuery } from '../places/queries.ts'
import { NeedsClub } from '../clubs/needs-club.tsx'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { useRestoredFocus } from '../ui/use-restored-focus.ts'
import { useRowFocus } from '../ui/use-row-focus.ts'
import { GroupCard } from './group-card.tsx'
import { PlayersTabs } from './players-tabs.tsx'
import { groupsQuery } from './queries.ts'
import './groups.css'

const GroupFormDialog = lazyPart(async () => (await import('./group-form-dialog.tsx')).GroupFormDialog)
const GroupsNotInPlan = lazyPart(async () => (await import('./groups-not-in-plan.tsx')).GroupsNotInPlan)
const DeleteGroupDialog = lazyPart(async () => (await import('./delete-group-dialog.tsx')).DeleteGroupDialog)

export function GroupsPage() {
  const { club } = useMe()
  if (club) return <ClubGroups />
  return (
    <>
      <PageHeader title="Groupes" />
      <NeedsClub>Les groupes sont ceux d’un club.</NeedsClub>
    </>
  )
}

const newButtonId = 'new-group'
const isWhatFor =
  'Un groupe réunit les joueurs qui s’entrainent ensemble, avec son jour, son lieu et ses entraineurs.'

function ClubGroups() {
  const query = useQuery(groupsQuery)
  const club = useClubQuery()
  const { data: places = [] } = useQuery(placesQuery)
  const hasRight = useHasRight('clubManagement')
  const whyNot = useWhyNotNow('manageGroups')
  const today = clubDay(useNow(), useTimeZone())
  /** `new`, or the id of the group that is changed. */
  const [form, setForm] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<Group | null>(null)
  const list = useRowFocus()
  useRestoredFocus(form !== null || deleting !== null, newButtonId)
  // Names and rights come with the club.
  const groups = club.data && query.data
  const newButton = (
    <Button
      id={newButtonId}
      variant={form ? 'plain' : 'primary'}
      icon={<Plus aria-hidden="true" />}
      disabledReason={whyNot ?? reason(whyNotAddGroup(groups?.length ?? 0))}
      onClick={() => setForm('new')}
    >
      Nouveau groupe
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Groupes"
        subtitle={groups && groups.length > 0 && counted(groups.length, 'groupe')}
        actions={hasRight && groups && groups.length > 0 && newButton}
      />
      <PlayersTabs />
      <Reading query={query.data ? club : query} otherwise="Erreur lors du chargement des groupes">
        <Skeleton label="Chargement des groupes" rows={4} />
      </Reading>
      {groups?.length === 0 && hasRight && (
        <EmptyState title="Le club n’a pas encore de groupe" action={newButton}>
          {isWhatFor} Ensuite, la liste des joueurs se filtre d’un geste.
        </EmptyState>
      )}
      {groups && hasRight === false && (
        <GroupsNotInPlan isEmpty={groups.length === 0} isWhatFor={isWhatFor} />
      )}
      {groups && club.data && groups.length > 0 && (
        <ul ref={list} aria-label="Groupes" className="groups-grid">
          {inWeekOrder(groups).map((group) => (
            <GroupCard
              key={group.id}
              group={group}
              coaches={club.data.coaches}
              players={club.data.players}
              places={places}
              today={today}
              manage={
                hasRight ? { whyNot, onEdit: ({ id }) => setForm(id), onDelete: setDeleting } : undefined
              }
            />
          ))}
        </ul>
      )}
      {groups && club.data && form && (
        <GroupFormDialog
          key={form}
          form={form}
          groups={groups}
          club={club.data}
          places={places}
          today={today}
          onClose={() => setForm(null)}
        />
      )}
      {deleting && <DeleteGroupDialog group={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}
