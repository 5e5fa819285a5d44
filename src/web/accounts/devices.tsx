import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone, TriangleAlert } from 'lucide-react'
import * as accounts from '../../contract/accounts.ts'
import type { Output } from '../../contract/endpoint.ts'
import { longInstant } from '../clubs/club-time.ts'
import { queryClient } from '../app/query-client.ts'
import { Reading } from '../app/reading.tsx'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/layout.tsx'
import { Skeleton } from '../ui/states.tsx'
import { Badge } from '../ui/status.tsx'
import { showToast } from '../ui/toast.ts'
import { useNow } from '../app/use-now.ts'
import { useRowFocus } from '../ui/use-row-focus.ts'
import { useWrite } from '../app/use-write.ts'
import { devicesQuery, useTimeZone } from './queries.ts'

type Device = Output<typeof accounts.loginSessions>[number]

export function Devices() {
  const query = useQuery(devicesQuery)
  const list = useRowFocus()
  return (
    <Section title="Appareils">
      <Reading
        query={query}
        part
        className="section-notice"
        otherwise="Erreur lors du chargement des appareils"
      >
        <Skeleton label="Chargement des appareils" rows={2} />
      </Reading>
      <ul ref={list} className="rows">
        {query.data?.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {query.data?.some(({ current }) => !current) && (
        <p className="note">
          Un appareil sans réseau ne sait pas encore qu’il est déconnecté{'\u00A0'}: cela prend effet à sa
          prochaine visite.
        </p>
      )}
    </Section>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const timeZone = useTimeZone()
  const now = useNow()
  const ending = useWrite(accounts.endLoginSession, {
    onSuccess: async () => {
      await queryClient.invalidateQueries(devicesQuery)
      showToast(`${device.device} est déconnecté.`)
    },
    otherwise: 'Erreur lors de la déconnexion de l’appareil',
  })
  const Icon = /Android|iPhone|iOS/.test(device.device) ? Smartphone : Laptop
  return (
    <li className="account-row">
      <Icon aria-hidden="true" />
      <div className="account-text">
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
          {device.current
            ? 'Cet appareil'
            : `Dernière visite ${longInstant(device.lastSeenAt, timeZone, now)}`}
        </p>
        {device.isNew && (
          <p className="note">Première connexion {longInstant(device.createdAt, timeZone, now)}</p>
        )}
        {ending.error && (
          <p role="alert" className="small strong error-text">
            {ending.error}
          </p>
        )}
      </div>
      {!device.current && (
        <Button
          aria-label={`Déconnecter ${device.device}`}
          pending={ending.pending}
          onClick={() => void ending.send({ id: device.id })}
        >
          Déconnecter
        </Button>
      )}
    </li>
  )
}
