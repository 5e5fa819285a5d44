import type { Group } from '../../contract/groups.ts'
import type { Place } from '../../contract/places.ts'
import { slotWords } from '../groups/group-words.ts'
import { BallPath } from '../ui/ball-path.tsx'
import { Logo } from '../ui/logo.tsx'
import type { Flight } from '../ui/trajectory.ts'
import { QrCode } from './qr-code.tsx'

/** The ball comes over the net, as on the entry pages. */
const flights: readonly Flight[] = [
  { from: [470, 10], to: [300, 92], height: 34, flashes: 7, bounces: true },
  { from: [300, 92], to: [40, 118], height: 70, flashes: 10 },
]

interface PosterProps {
  clubName: string
  code: string
  link: string
  group: Group | undefined
  /** Where the group trains. */
  place: Place | undefined
  /** A coach accepts each player. */
  approves: boolean
}

/** One sheet of A4 for the wall of the hall; seen on paper only. */
export function Poster({ clubName, code, link, group, place, approves }: PosterProps) {
  const slot = group && slotWords(group)
  return (
    <div className="poster">
      <div className="poster-table">
        <p className="poster-club">
          <bdi>{clubName}</bdi>
        </p>
        <p className="poster-call">
          Rejoignez
          <br />
          la table.
        </p>
        <svg viewBox="0 0 480 150" aria-hidden="true">
          <BallPath flights={flights} radius={12} />
        </svg>
        <p className="poster-group">
          {group && (
            <>
              Groupe <bdi>{group.name}</bdi>
              {slot && `, ${slot.toLowerCase()}`}
              {place && (
                <>
                  , <bdi>{place.name}</bdi>
                </>
              )}
            </>
          )}
        </p>
      </div>
      <div className="poster-net" />
      <div className="poster-entry">
        <QrCode text={link} label={`QR code du club ${clubName}`} />
        <div>
          <ol>
            <li>Scannez</li>
            <li>Créez votre compte</li>
            <li>{approves ? 'L’entraineur accepte' : 'Vous êtes dans le club'}</li>
          </ol>
          <p>
            <b>Moins de 15 ans&#8239;?</b> Demandez d’abord à un parent.
          </p>
          <p>
            Sans téléphone qui scanne&#160;: code <b className="typed">{code}</b>
          </p>
        </div>
      </div>
      <div className="poster-foot">
        <Logo />
        <span>Séances, présences et progrès du club</span>
      </div>
    </div>
  )
}
