import { queryOptions, useQuery } from '@tanstack/react-query'
import { Smartphone, TriangleAlert } from 'lucide-react'
import * as children from '../../contract/children.ts'
import type { Output } from '../../contract/endpoint.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'
import { Reading } from '../app/reading.tsx'
import { useNow } from '../app/use-now.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { longInstant } from '../clubs/club-time.ts'
import { playerQuery } from '../players/queries.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/layout.tsx'
import { Badge } from '../ui/status.tsx'
import { showToast } from '../ui/toast.ts'
import { useRowFocus } from '../ui/use-row-focus.ts'
import './children.css'

type Device = Output<typeof children.devices>[number]

/** Read again with the child’s record, and on no device without network. */
function devicesQuery(id: string) {
  return queryOptions({
    queryKey: [...playerQuery(id).queryKey, 'devices'],
    queryFn: () => call(children.devices, { id }),
    meta: { cached: false },
  })
}

/** Where a child is signed in, by a code of a coach: nobody else would see a device that is not theirs. */
export function ChildDevices({ id, timeZone }: { id: string; timeZone: string }) {
  const query = useQuery(devicesQuery(id))
  const list = useRowFocus()
  const devices = query.data ?? []
  if (devices.length === 0 && !query.error) return null
  return (
    <Section title="Ses appareils">
      <Reading
        query={query}
        part
        className="section-notice"
        otherwise="Erreur lors du chargement des appareils"
      >
        {null}
      </Reading>
      <ul ref={list} className="rows">
        {devices.map((device) => (
          <DeviceRow key={device.id} childId={id} device={device} timeZone={timeZone} />
        ))}
      </ul>
    </Section>
  )
}

function DeviceRow({ childId, device, timeZone }: { childId: string; device: Device; timeZone: string }) {
  const now = useNow()
  const whyNot = useWhyNotNow('removeMembers')
  const ending = useWrite(children.endDevice, {
    onSuccess: async () => {
      await queryClient.invalidateQueries(devicesQuery(childId))
      showToast(`${device.device} est déconnecté.`)
    },
    otherwise: 'Erreur lors de la déconnexion de l’appareil',
  })
  return (
    <li className="child-device">
      <Smartphone aria-hidden="true" />
      <div>
        <p className="strong">
          {device.device}
          {device.isNew && (
            <>
              {' '}
              <Badge tone="waiting" icon={<TriangleAlert aria-hidden="true" />}>
                Nouveau
              </Badge>
            </>
          )}
        </p>
        <p className="note">
          Ouvert {longInstant(device.createdAt, timeZone, now)}, dernière visite{' '}
          {longInstant(device.lastSeenAt, timeZone, now)}
        </p>
        {ending.error && (
          <p role="alert" className="small strong error-text">
            {ending.error}
          </p>
        )}
      </div>
      <Button
        aria-label={`Déconnecter ${device.device}`}
        pending={ending.pending}
        disabledReason={whyNot}
        onClick={() => void ending.send({ id: childId, deviceId: device.id })}
      >
        Déconnecter
      </Button>
    </li>
  )
}
