import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Place } from '../../contract/places.ts'
import { whyNotAddPlace } from '../../domain/place.ts'
import type { PlanId } from '../../domain/plan.ts'
import { Reading } from '../app/reading.tsx'
import { reason } from '../app/refusals.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { inPlans } from '../subscription/not-in-plan.tsx'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Section } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/states.tsx'
import { useRestoredFocus } from '../ui/use-restored-focus.ts'
import { useRowFocus } from '../ui/use-row-focus.ts'
import { editButtonId, PlaceDialog } from './place-dialog.tsx'
import { placesQuery } from './queries.ts'
import { PlansLink } from '../subscription/plans-link.tsx'
import './places.css'

const DeletePlaceDialog = lazyPart(async () => (await import('./delete-place-dialog.tsx')).DeletePlaceDialog)

const newButtonId = 'new-place'

/** Where the club trains: one place on every plan, several with the right. */
export function PlacesSection({ plan }: { plan: PlanId }) {
  const query = useQuery(placesQuery)
  const places = query.data
  const whyNot = useWhyNotNow('runClub')
  /** `new`, or the place that is changed. */
  const [form, setForm] = useState<Place | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Place | null>(null)
  const list = useRowFocus()
  useRestoredFocus(form !== null || deleting !== null, newButtonId)
  const runs = useWhyCannot('runClub') === null
  const full = places ? whyNotAddPlace(places.length, plan) : null
  return (
    <Section title="Lieux">
      <p className="places-hint">Les salles où le club s’entraine. Un groupe peut avoir la sienne.</p>
      <Reading query={query} part otherwise="Erreur lors du chargement des lieux">
        <Skeleton label="Chargement des lieux" rows={2} />
      </Reading>
      {places && places.length > 0 && (
        <ul ref={list} aria-label="Lieux" className="rows places-list">
          {places.map((place) => (
            <li key={place.id}>
              <p className="places-name">
                <b>
                  <bdi>{place.name}</bdi>
                </b>
                <span>{counted(place.tables, 'table')}</span>
              </p>
              {runs && (
                <>
                  <IconButton
                    id={editButtonId(place.id)}
                    label={`Modifier le lieu ${place.name}`}
                    icon={<Pencil />}
                    disabledReason={whyNot}
                    onClick={() => setForm(place)}
                  />
                  <IconButton
                    label={`Supprimer le lieu ${place.name}`}
                    icon={<Trash2 />}
                    disabledReason={whyNot}
                    onClick={() => setDeleting(place)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {full === 'not-in-plan' ? (
        <p className="places-hint">
          Noter plusieurs lieux est compris dans {inPlans('clubManagement')}. <PlansLink />
        </p>
      ) : (
        places &&
        runs && (
          <Button
            id={newButtonId}
            icon={<Plus aria-hidden="true" />}
            disabledReason={whyNot ?? reason(full)}
            onClick={() => setForm('new')}
          >
            Ajouter un lieu
          </Button>
        )
      )}
      {form && (
        <PlaceDialog
          place={form === 'new' ? undefined : (places?.find(({ id }) => id === form.id) ?? form)}
          onClose={() => setForm(null)}
        />
      )}
      {deleting && <DeletePlaceDialog place={deleting} onClose={() => setDeleting(null)} />}
    </Section>
  )
}
