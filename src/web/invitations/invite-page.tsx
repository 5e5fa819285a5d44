import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Copy, Printer, Share2 } from 'lucide-react'
import { type CSSProperties, useRef, useState } from 'react'
import type { ClubPage } from '../../contract/clubs.ts'
import { invitationPath } from '../../contract/paths.ts'
import { inWeekOrder } from '../../domain/group.ts'
import { whyNotInPlan } from '../../domain/plan.ts'
import { useMe } from '../accounts/queries.ts'
import { Reading } from '../app/reading.tsx'
import { useClubQuery } from '../clubs/club-overlay.ts'
import { groupsQuery } from '../groups/queries.ts'
import { placesQuery } from '../places/queries.ts'
import { NeedsClub } from '../clubs/needs-club.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeader, Section } from '../ui/layout.tsx'
import { share } from '../ui/share.ts'
import { Skeleton } from '../ui/states.tsx'
import { useCopy } from '../ui/use-copy.ts'
import { Poster } from './poster.tsx'
import { QrCode } from './qr-code.tsx'
import '../clubs/club.css'
import '../groups/group-chips.css'
import './invitations.css'

export function InvitePage() {
  const { club } = useMe()
  return (
    <>
      <PageHeader title="Inviter" subtitle={club && <bdi>{club.name}</bdi>} />
      {club ? <Invite /> : <NeedsClub>On invite dans un club.</NeedsClub>}
    </>
  )
}

function Invite() {
  const query = useClubQuery()
  const { data: club } = query
  return (
    <>
      <Reading
        query={query}
        className="page-notice"
        otherwise="Erreur lors du chargement des données du club"
      >
        <Skeleton label="Chargement de l’invitation" rows={5} />
      </Reading>
      {club && !club.administration && <p>Un entraineur du club peut inviter.</p>}
      {club?.administration && <Invitation club={club} administration={club.administration} />}
    </>
  )
}

interface InvitationProps {
  club: ClubPage
  administration: NonNullable<ClubPage['administration']>
}

/** The link, the QR code and the code are one entry. */
function Invitation({ club, administration }: InvitationProps) {
  const { code, waiting, approvesPlayers, planInForce } = administration
  const withGroups = whyNotInPlan(planInForce, 'clubManagement') === null
  const { data: groups = [] } = useQuery({ ...groupsQuery, enabled: withGroups })
  const [groupId, setGroupId] = useState<string>()
  const group = groups.find(({ id }) => id === groupId)
  const { data: places = [] } = useQuery({ ...placesQuery, enabled: group !== undefined })
  const link = `${location.origin}${invitationPath(code, group?.id)}`
  return (
    <div className="invite">
      <div className="invite-entries">
        <section aria-label="QR code et code du club" className="table-top net-v invite-table">
          <QrCode text={link} label="QR code de l’invitation" />
          <div>
            <h2>Code club</h2>
            <p className="invite-code" style={{ '--letters': code.length } as CSSProperties}>
              {code}
            </p>
            <p>Scanner ou taper&#160;: c’est la même entrée.</p>
          </div>
        </section>
        <Section title="Le lien">
          {withGroups && groups.length > 0 && (
            <div role="group" aria-labelledby="invite-into" className="invite-into">
              <p id="invite-into" className="field-label">
                Arrive directement dans
              </p>
              <div className="group-chips">
                {[{ id: undefined, name: 'Le club' }, ...inWeekOrder(groups)].map(({ id, name }) => (
                  <button
                    key={id ?? ''}
                    type="button"
                    className="button toggle"
                    aria-pressed={id === group?.id}
                    onClick={() => setGroupId(id)}
                  >
                    <bdi>{name}</bdi>
                  </button>
                ))}
              </div>
            </div>
          )}
          <LinkActions link={link} clubName={club.name} />
        </Section>
      </div>
      <Section title="Qui entre">
        <ul className="invite-rules">
          {waiting.length > 0 && (
            <li>
              <b>
                {waiting.length === 1 ? '1 personne attend' : `${waiting.length} personnes attendent`} votre
                accord.
              </b>
              <Link to="/coach/club" className="text-link">
                Accepter dans «&#160;Club&#160;»
              </Link>
            </li>
          )}
          <li>
            <b>{approvesPlayers ? 'Vous acceptez chaque joueur.' : 'Un joueur entre avec le code seul.'}</b>
            <Link to="/coach/club" className="text-link">
              Changer dans «&#160;Club&#160;»
            </Link>
          </li>
          <li>
            <b>Un entraineur attend toujours votre accord.</b>
            <span className="secondary">Il lirait des adresses et des données d’enfants.</span>
          </li>
        </ul>
      </Section>
      <Poster
        clubName={club.name}
        code={code}
        link={link}
        group={group}
        place={places.find(({ id }) => id === group?.placeId)}
        approves={approvesPlayers}
      />
    </div>
  )
}

function LinkActions({ link, clubName }: { link: string; clubName: string }) {
  const shown = useRef<HTMLParagraphElement>(null)
  const { message, copy } = useCopy('lien', link, shown)
  const canShare = 'share' in navigator

  function handleShare() {
    void share({ title: clubName, text: `Rejoignez ${clubName} sur Rebond`, url: link }, copy)
  }
  return (
    <div className="invite-link">
      <p ref={shown} className="invite-address">
        {link}
      </p>
      <div className="invite-actions">
        {canShare && (
          <Button variant="primary" icon={<Share2 aria-hidden="true" />} onClick={handleShare}>
            Partager
          </Button>
        )}
        <Button
          variant={canShare ? 'plain' : 'primary'}
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copy()}
        >
          Copier le lien
        </Button>
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          Imprimer l’affiche A4
        </Button>
      </div>
      <p role="status" className="strong">
        {message}
      </p>
    </div>
  )
}
