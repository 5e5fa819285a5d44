import { fullName } from '../../domain/member-name.ts'
import { seasonName } from '../../domain/season.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import type { SeasonOutcome, SeasonPlayer } from './season-choices.ts'

interface SeasonSummaryProps {
  startsOn: string
  outcome: SeasonOutcome
  /** Who left the club while the coach chose. */
  gone: readonly SeasonPlayer[]
  /** It was another season’s turn when the page was opened. */
  isAnother: boolean
  error: string | null
  pending: boolean
  whyNot: string | null
  onConfirm: () => void
  onClose: () => void
}

/** By name, before anything is done. */
export function SeasonSummary(props: SeasonSummaryProps) {
  const { startsOn, outcome, gone, isAnother, error, pending, whyNot, onConfirm, onClose } = props
  const { continuing, leaving, archived } = outcome
  const withoutAddress = [...leaving, ...archived].filter(({ hasAddress }) => !hasAddress)
  const footer = (
    <>
      <CancelButton busy={pending} onCancel={onClose}>
        Revenir
      </CancelButton>
      <Button variant="solid" pending={pending} disabledReason={whyNot} onClick={onConfirm}>
        Ouvrir la saison
      </Button>
    </>
  )
  return (
    <Dialog
      title={`Ouvrir la saison ${seasonName(startsOn)}`}
      subtitle={`${counted(continuing.length, 'joueur')} au début de la saison`}
      busy={pending}
      footer={footer}
      onClose={onClose}
    >
      {error && (
        <Banner tone="error" className="season-summary-banner">
          {error}
        </Banner>
      )}
      {gone.length > 0 && (
        <Banner tone="waiting" className="season-summary-banner">
          <Names of={gone} /> {gone.length > 1 ? 'ont' : 'a'} quitté le club entre-temps. Voici le résumé à
          jour.
        </Banner>
      )}
      {isAnother && (
        <Banner tone="waiting" className="season-summary-banner">
          C’est maintenant la saison {seasonName(startsOn)} qui s’ouvre. Vérifiez avant de confirmer.
        </Banner>
      )}
      {leaving.length + archived.length === 0 && <p>Tous les joueurs continuent.</p>}
      <Chosen title="Quittent le club" players={leaving}>
        Le code du club ne marche plus pour eux, jusqu’à ce que vous les réadmettiez. Un email prévient ceux
        qui sont déjà entrés dans Rebond.
      </Chosen>
      <Chosen title="Archivés" players={archived}>
        Ils reviennent quand ils veulent, avec le code du club. Un email prévient ceux qui sont déjà entrés
        dans Rebond.
      </Chosen>
      {withoutAddress.length > 0 && (
        <Chosen title="Sans adresse email" players={withoutAddress}>
          Le code du club ne leur sert pas&nbsp;: «&nbsp;Réadmettre&nbsp;», sur la page Club, les fait
          revenir. Une fiche où rien n’est noté est supprimée.
        </Chosen>
      )}
      {leaving.length + archived.length > 0 && (
        <p className="secondary">
          Tous sortent des séances à venir et des groupes. Leur progression les suit.
        </p>
      )}
    </Dialog>
  )
}

interface ChosenProps {
  title: string
  players: readonly SeasonPlayer[]
  children: string
}

function Chosen({ title, players, children }: ChosenProps) {
  if (players.length === 0) return null
  return (
    <section className="season-summary-part">
      <h3>
        {title} ({players.length})
      </h3>
      <p>
        <Names of={players} />
      </p>
      <p className="small secondary">{children}</p>
    </section>
  )
}

function Names({ of }: { of: readonly SeasonPlayer[] }) {
  return of.map((player, index) => (
    <span key={player.id}>
      {index > 0 && ', '}
      <bdi>{fullName(player)}</bdi>
    </span>
  ))
}
