import { useState } from 'react'
import * as groups from '../../contract/groups.ts'
import type { Group } from '../../contract/groups.ts'
import { queryClient } from '../app/query-client.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { cacheGroup, forgetGroup } from './cache-group.ts'
import { groupsQuery } from './queries.ts'

interface DeleteGroupDialogProps {
  group: Group
  onClose: () => void
}

export function DeleteGroupDialog({ group: initial, onClose }: DeleteGroupDialogProps) {
  const [group, setGroup] = useState(initial)
  const [changed, setChanged] = useState(false)
  const removal = useWrite(groups.remove, {
    onSuccess: () => {
      forgetGroup(group)
      showToast('Groupe supprimé')
      onClose()
    },
    otherwise: 'Erreur lors de la suppression du groupe',
    onChangedMeanwhile: (current) => {
      const now = current as Group
      cacheGroup(now)
      setGroup(now)
      setChanged(true)
    },
  })

  async function handleConfirm() {
    setChanged(false)
    const { id, version } = group
    // Another coach may have deleted it: refetch the list.
    if (!(await removal.send({ id, version }))) void queryClient.invalidateQueries(groupsQuery)
  }
  return (
    <ConfirmDialog
      title={
        <>
          Supprimer le groupe <bdi>{group.name}</bdi>&#8239;?
        </>
      }
      confirm="Supprimer"
      pending={removal.pending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {removal.error && (
        <Banner tone="error" className="group-dialog-banner">
          {removal.error}
        </Banner>
      )}
      {changed && (
        <Banner tone="waiting" className="group-dialog-banner">
          Ce groupe vient d’être modifié. Le voici à jour&nbsp;: supprimez-le à nouveau si vous le souhaitez.
        </Banner>
      )}
      <p>Ses joueurs restent au club. Les séances déjà prévues ne changent pas.</p>
    </ConfirmDialog>
  )
}
