import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { FederationRecord } from '../../contract/federation.ts'
import { ageCategory } from '../../domain/age-category.ts'
import { seasonName, seasonStart } from '../../domain/season.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useHasRight } from '../clubs/use-has-right.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/layout.tsx'
import { useRestoredFocus } from '../ui/use-restored-focus.ts'
import { LicencesNotInPlan } from './licences-not-in-plan.tsx'
import { RegistrationDialog } from './registration-dialog.tsx'
import type { ShownPlayer } from './shown-player.ts'

interface RegistrationSectionProps {
  player: ShownPlayer
  record: FederationRecord
  hasClub: boolean
}

const editButtonId = 'edit-registration'

export function RegistrationSection({ player, record, hasClub }: RegistrationSectionProps) {
  const { licence, birthYear, today } = record
  const [editing, setEditing] = useState(false)
  useRestoredFocus(editing, editButtonId)
  return (
    <Section title="Licence et catégorie">
      <dl className="registration">
        {(hasClub || licence) && (
          <div>
            <dt>Licence</dt>
            <dd>{licence ?? 'Non renseignée'}</dd>
          </div>
        )}
        <div>
          <dt>Année de naissance</dt>
          <dd>{birthYear ?? 'Non renseignée'}</dd>
        </div>
        {birthYear !== null && (
          <div>
            <dt>Catégorie {seasonName(seasonStart(today))}</dt>
            <dd>{ageCategory(birthYear, today)}</dd>
          </div>
        )}
      </dl>
      {player ? (
        <EditOfPlayer onEdit={() => setEditing(true)} />
      ) : (
        <EditButton ability="editProfile" onEdit={() => setEditing(true)} />
      )}
      {editing && (
        <RegistrationDialog
          player={player}
          record={record}
          hasClub={hasClub}
          onClose={() => setEditing(false)}
        />
      )}
    </Section>
  )
}

/** To coaches, who alone read the club's plan: asked for by a player without a club, it would be refused. */
function EditOfPlayer({ onEdit }: { onEdit: () => void }) {
  if (useHasRight('clubManagement') === false) {
    return <LicencesNotInPlan subject="Noter la licence et l’année" />
  }
  return <EditButton ability="editLicences" onEdit={onEdit} />
}

function EditButton({ ability, onEdit }: { ability: 'editLicences' | 'editProfile'; onEdit: () => void }) {
  const whyNot = useWhyNotNow(ability)
  return (
    <Button
      id={editButtonId}
      className="federation-action"
      icon={<Pencil aria-hidden="true" />}
      disabledReason={whyNot}
      onClick={onEdit}
    >
      Modifier la licence et l’année
    </Button>
  )
}
