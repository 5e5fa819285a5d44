import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as places from '../../contract/places.ts'
import type { Place } from '../../contract/places.ts'
import { queryClient } from '../app/query-client.ts'
import { useWrite } from '../app/use-write.ts'
import { groupsQuery } from '../groups/queries.ts'
import { Banner } from '../ui/banner.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { placesQuery } from './queries.ts'

interface DeletePlaceDialogProps {
  place: Place
  onClose: () => void
}

export function DeletePlaceDialog({ place: initial, onClose }: DeletePlaceDialogProps) {
  const [place, setPlace] = useState(initial)
  const [changed, setChanged] = useState(false)
  const { data: groups = [] } = useQuery(groupsQuery)
  const there = groups.filter(({ placeId }) => placeId === place.id)
  const removal = useWrite(places.remove, {
    onSuccess: () => {
      void queryClient.invalidateQueries(placesQuery)
      void queryClient.invalidateQueries(groupsQuery)
      showToast('Lieu supprimé')
      onClose()
    },
    otherwise: 'Erreur lors de la suppression du lieu',
    onChangedMeanwhile: (current) => {
      setPlace(current as Place)
      setChanged(true)
    },
  })

  async function handleConfirm() {
    setChanged(false)
    const { id, version } = place
    // Another coach may have deleted it.
    if (!(await removal.send({ id, version }))) void queryClient.invalidateQueries(placesQuery)
  }
  return (
    <ConfirmDialog
      title={
        <>
          Supprimer le lieu <bdi>{place.name}</bdi>&#8239;?
        </>
      }
      confirm="Supprimer"
      pending={removal.pending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {removal.error && (
        <Banner tone="error" className="place-dialog-banner">
          {removal.error}
        </Banner>
      )}
      {changed && (
        <Banner tone="waiting" className="place-dialog-banner">
          Ce lieu vient d’être modifié. Le voici à jour&nbsp;: supprimez-le à nouveau si vous le souhaitez.
        </Banner>
      )}
      <p>
        {there.length === 0 ? (
          'Aucun groupe ne s’y entraine.'
        ) : (
          <>
            Restent sans lieu&nbsp;: <bdi>{there.map(({ name }) => name).join(', ')}</bdi>.
          </>
        )}
      </p>
    </ConfirmDialog>
  )
}
