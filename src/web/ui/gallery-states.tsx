import { Check, Clock, RefreshCw, UserCheck, X } from 'lucide-react'
import { useState } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { ConfirmDialog, Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { Panel, Section } from './layout.tsx'
import { Pagination } from './pagination.tsx'
import { Loading } from './loading.tsx'
import { EmptyState, Skeleton } from './states.tsx'
import { Badge } from './status.tsx'
import { SyncPill } from './sync-pill.tsx'
import { Tabs } from './tabs.tsx'
import { TextArea } from './text-input.tsx'
import { showToast } from './toast.ts'

const categories = [
  { key: 'service', label: 'Services' },
  { key: 'initiative', label: "Gestes d'Initiative" },
  { key: 'counter', label: 'Contre Initiative' },
  { key: 'defense', label: 'Défense' },
] as const

export function StatesPart() {
  const [tab, setTab] = useState<(typeof categories)[number]['key']>('initiative')
  const [page, setPage] = useState(1)
  return (
    <Section title="États" aside={<a href="#etats">Tous les états</a>}>
      <div className="gallery-columns gallery-controls">
        <div className="gallery-states">
          <div className="gallery-pills">
            <SyncPill waiting={0} offline={false} />
            <SyncPill waiting={2} offline={false} />
            <SyncPill waiting={0} offline />
            <SyncPill waiting={2} offline />
            <SyncPill waiting={1} refused={1} offline={false} />
            <SyncPill waiting={0} offline={false} keeps={false} />
            <SyncPill waiting={2} offline={false} outdated />
          </div>
          <div className="gallery-pills">
            <Badge tone="waiting" icon={<Clock aria-hidden="true" />}>
              En attente
            </Badge>
            <Badge tone="table" icon={<UserCheck aria-hidden="true" />}>
              En cours
            </Badge>
            <Badge tone="ok" icon={<Check aria-hidden="true" />}>
              Approuvé
            </Badge>
            <Badge tone="refused" icon={<X aria-hidden="true" />}>
              Refusé
            </Badge>
            <Badge icon={<Check aria-hidden="true" />}>Archivé</Badge>
          </div>
          <Banner tone="error" action={<Button icon={<RefreshCw aria-hidden="true" />}>Réessayer</Button>}>
            Erreur lors du chargement des séances
          </Banner>
          <Banner tone="ok">Profil mis à jour avec succès</Banner>
          <Banner tone="info">
            <p className="gallery-banner-title">Information importante</p>
            <p>La mise à niveau prend effet tout de suite.</p>
          </Banner>
          <Banner tone="waiting">Votre demande attend l’accord d’un entraineur du club.</Banner>
          <Skeleton label="Chargement des séances" rows={2} />
          <Loading label="Chargement de vos séances" />
        </div>
        <Panel>
          <EmptyState
            title="Aucune séance prévue"
            action={<Button variant="primary">Demander un exercice</Button>}
          >
            Votre entraineur n’a pas encore posé de date. En attendant, choisissez un exercice à lui proposer.
          </EmptyState>
          <EmptyState title="Aucun retour pour le moment" compact>
            Les avis des joueurs arrivent ici après chaque séance.
          </EmptyState>
        </Panel>
        <div>
          <Tabs label="Catégories" tabs={categories} value={tab} onChange={setTab}>
            <p>{categories.find(({ key }) => key === tab)?.label}</p>
          </Tabs>
        </div>
        <Section title="Séances passées (12)" level={3}>
          <ul className="rows">
            <li>Services courts</li>
            <li>Bloc et déplacement</li>
          </ul>
          <Pagination label="Pages des séances passées" page={page} pageCount={3} onPage={setPage} />
        </Section>
      </div>
    </Section>
  )
}

export function DialogsPart() {
  const [open, setOpen] = useState<'form' | 'sheet' | 'confirm' | null>(null)
  const [comment, setComment] = useState('')
  function handleClose() {
    setOpen(null)
    setComment('')
  }
  return (
    <Section title="Dialogues et notifications">
      <div className="gallery-row">
        <Button onClick={() => setOpen('form')}>Donner mon avis</Button>
        <Button onClick={() => setOpen('sheet')}>Paramètres IA</Button>
        <Button onClick={() => setOpen('confirm')}>Supprimer</Button>
        <Button onClick={() => showToast('Code copié !')}>Copier le code</Button>
        <Button onClick={() => showToast('Demande retirée', { undo: () => showToast('Demande remise') })}>
          Retirer la demande
        </Button>
      </div>
      {open === 'form' && (
        <Dialog
          title="Votre avis sur la séance"
          subtitle="Services courts · samedi 21 novembre"
          guard={comment !== ''}
          onClose={handleClose}
          footer={
            <>
              <Button onClick={handleClose}>Annuler</Button>
              <Button variant="primary" disabledReason={comment.trim() ? null : 'Écrivez un commentaire.'}>
                Envoyer
              </Button>
            </>
          }
        >
          <Field label="Commentaire" required>
            <TextArea
              value={comment}
              placeholder="Partagez votre expérience..."
              onChange={(event) => setComment(event.target.value)}
            />
          </Field>
        </Dialog>
      )}
      {open === 'sheet' && (
        <Dialog title="Paramètres IA" subtitle="Inès Morel · Initiative" place="sheet" onClose={handleClose}>
          <p>Une feuille à droite sur un grand écran.</p>
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Supprimer l’exercice&#8239;?"
          confirm="Supprimer"
          onConfirm={handleClose}
          onCancel={handleClose}
        >
          Êtes-vous sûr de vouloir supprimer cet exercice ?
        </ConfirmDialog>
      )}
    </Section>
  )
}
