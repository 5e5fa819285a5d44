import { Link } from '@tanstack/react-router'
import { ChevronLeft, Pencil } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ListedPlayer, PlayerRecord } from '../../contract/players.ts'
import type { AiSettings } from '../../domain/player-scores.ts'
import { fullName } from '../../domain/member-name.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { writtenDate } from '../clubs/club-time.ts'
import { PlayerGroups } from '../groups/player-groups.tsx'
import { usePlayerGroups } from '../groups/use-player-groups.ts'
import { playerTypeNames, preferredHandNames, rubberNames } from '../profiles/player-words.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { Reading } from '../app/reading.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { isGone } from '../app/call.ts'
import { useNow } from '../app/use-now.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { styleOf } from '../profiles/player-words.ts'
import { emailWords } from './email-words.ts'
import { usePlayer } from './use-player.ts'
import type { ScoreEditing } from './use-score-edits.ts'
import '../training-sessions/sessions.css'
import './player-page.css'

const loadFollowUp = () => import('./follow-up-sections.tsx')
const ScoresSection = lazy(async () => ({ default: (await import('./scores-section.tsx')).ScoresSection }))
const EvaluationsSection = lazy(async () => ({
  default: (await import('./evaluations-section.tsx')).EvaluationsSection,
}))
const MasteryOverTime = lazy(async () => ({
  default: (await import('../technique-evaluations/mastery-over-time.tsx')).MasteryOverTime,
}))
const RequestsSection = lazy(async () => ({ default: (await loadFollowUp()).RequestsSection }))
const AttendanceSection = lazy(async () => ({ default: (await loadFollowUp()).AttendanceSection }))
const FederationPart = lazyPart(
  async () => (await import('../federation/federation-part.tsx')).FederationPart,
)
const InvitationPart = lazyPart(
  async () => (await import('./invitation-part.tsx')).InvitationPart,
  <Skeleton label="Chargement de l’invitation" rows={1} />,
)
const RankingDialog = lazyPart(async () => (await import('./ranking-dialog.tsx')).RankingDialog)
const FeedbackSection = lazy(async () => ({ default: (await loadFollowUp()).FeedbackSection }))

interface PlayerPageProps {
  id: string
  /** The player's entry in the list; undefined while the list is loading. */
  listed: ListedPlayer | undefined
  editing: ScoreEditing
  save: ReactNode
  onSet: (player: ListedPlayer) => void
}

/** The complete record of a player. */
export function PlayerPage({ id, listed, editing, save, onSet }: PlayerPageProps) {
  const query = usePlayer(id)
  const missing = isGone(query.error)
  const player = missing ? undefined : query.data
  const known = player ?? listed
  return (
    <>
      <Link
        to="/coach/players"
        search={(before) => ({ ...before, player: undefined })}
        className={buttonClass({ variant: 'bare' }, 'record-back')}
      >
        <ChevronLeft aria-hidden="true" />
        Tous les joueurs
      </Link>
      <PageHeader
        title={missing ? 'Joueur introuvable' : known ? fullName(known) : 'Joueur'}
        subtitle={known && emailWords(known)}
        actions={
          player && (
            <Link to="/coach/evaluation" search={{ player: id }} className={buttonClass()}>
              Évaluer
            </Link>
          )
        }
      />
      {save}
      {missing ? (
        <EmptyState title="Profil utilisateur non trouvé" compact>
          Ce joueur n’est pas dans votre club&#160;: il l’a peut-être quitté, ou l’adresse n’est pas la bonne.
        </EmptyState>
      ) : (
        <Reading query={query} otherwise="Erreur lors du chargement des données">
          <Skeleton label="Chargement du joueur" rows={6} />
        </Reading>
      )}
      {player && (
        <PlayerDetails
          player={player}
          unsaved={editing.modified.find(({ playerId }) => playerId === id)?.aiSettings}
          onSet={listed && (() => onSet(listed))}
        />
      )}
    </>
  )
}

interface PlayerDetailsProps {
  player: PlayerRecord
  unsaved: AiSettings | undefined
  onSet: (() => void) | undefined
}

function PlayerDetails({ player, unsaved, onSet }: PlayerDetailsProps) {
  const when = { timeZone: useTimeZone(), now: useNow() }
  return (
    <>
      {player.invitation && <InvitationPart player={player} timeZone={when.timeZone} />}
      <PlayerFacts player={player} timeZone={when.timeZone} />
      <Suspense fallback={<Skeleton label="Chargement du joueur" rows={6} />}>
        <div className="record">
          <div>
            <ScoresSection
              history={player.aiSettingsHistory}
              unsaved={unsaved}
              timeZone={when.timeZone}
              onSet={onSet}
            />
            <EvaluationsSection evaluations={player.evaluations} refresh={player.refresh} {...when} />
            <RequestsSection requests={player.requests} {...when} />
            {/* Last of its column: it asks for data of its own, and what comes late moves nothing in sight. */}
            <FederationPart player={player} hasClub />
          </div>
          <div>
            <MasteryOverTime evaluations={player.evaluations} {...when} />
            <AttendanceSection attendance={player.attendance} {...when} />
            <FeedbackSection feedback={player.feedback} {...when} />
          </div>
        </div>
      </Suspense>
    </>
  )
}

const hours = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

function PlayerFacts({ player, timeZone }: { player: PlayerRecord; timeZone: string }) {
  const { statistics, preferredHand, forehandRubber, backhandRubber, playerType, goals, since } = player
  const [editing, setEditing] = useState(false)
  const groups = usePlayerGroups(player.id)
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['Style de jeu', styleOf(player)],
    ['Main préférée', preferredHand && preferredHandNames[preferredHand]],
    // Absent from what an earlier version cached.
    ['Revêtement coup droit', forehandRubber ? rubberNames[forehandRubber] : null],
    ['Revêtement revers', backhandRubber ? rubberNames[backhandRubber] : null],
    ['Type de joueur', playerType && playerTypeNames[playerType]],
    ['Niveau', statistics.level],
    ['Classement', <Ranking key="ranking" player={player} onEdit={() => setEditing(true)} />],
    ['Groupes', groups.length > 0 ? <PlayerGroups key="groups" groups={groups} /> : null],
    ['Séances', `${statistics.totalSessions} (${hours.format(statistics.totalHours)}\u202Fh)`],
    ['Membre depuis', `le ${writtenDate(since, timeZone)}`],
    ['Objectifs', goals || null],
  ]
  return (
    <>
      <dl className="record-facts">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {editing && <RankingDialog player={player} onClose={() => setEditing(false)} />}
    </>
  )
}

function Ranking({ player, onEdit }: { player: PlayerRecord; onEdit: () => void }) {
  const whyNotSet = useWhyCannot('setRankings')
  return (
    <span className="record-ranking">
      {player.ranking ?? 'Non renseigné'}
      <IconButton
        label="Modifier le classement"
        icon={<Pencil aria-hidden="true" />}
        tip="start"
        disabledReason={whyNotSet}
        onClick={onEdit}
      />
      <PendingMark id={player.id} />
    </span>
  )
}
