import { Check, Pencil, Plus, Trash2, UserCheck } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from './button-class.ts'
import { Button } from './button.tsx'
import { Checkbox, SegmentedChoice, Switch } from './choices.tsx'
import { DateField } from './date-field.tsx'
import { Field } from './field.tsx'
import { FormErrors } from './form-errors.tsx'
import { IconButton } from './icon-button.tsx'
import { Panel, Section } from './layout.tsx'
import { Select } from './select.tsx'
import { Slider } from './slider.tsx'
import { PasswordInput } from './password-input.tsx'
import { SearchInput, TextArea, TextInput } from './text-input.tsx'
import { TimeField } from './time-field.tsx'

export function ButtonsPart() {
  const [pending, setPending] = useState(true)
  return (
    <Section title="Boutons">
      <div className="gallery-row">
        <Button variant="primary" size="large">
          Créer la séance
        </Button>
        <Button variant="solid" icon={<UserCheck aria-hidden="true" />}>
          Prendre en charge
        </Button>
        <Button icon={<Plus aria-hidden="true" />}>Nouvelle séance</Button>
        <Button variant="ok" icon={<Check aria-hidden="true" />}>
          Sauvegarder (2 modification(s))
        </Button>
        <Button variant="bare">Annuler</Button>
        <a href="#lien" className={buttonClass()}>
          Un lien
        </a>
      </div>
      <div className="gallery-row">
        <Button variant="primary" pending={pending} onClick={() => setPending(true)}>
          Enregistrer
        </Button>
        <Button pending={pending}>Réessayer</Button>
        <Button variant="bare" onClick={() => setPending(!pending)}>
          {pending ? 'Arrêter l’attente' : 'Attendre'}
        </Button>
        <Button disabledReason="Choisissez d’abord une note et écrivez un commentaire.">Envoyer</Button>
        <IconButton label="Modifier la séance" icon={<Pencil />} />
        <IconButton label="Supprimer la séance" icon={<Trash2 />} variant="plain" />
        <IconButton
          label="Approuver"
          icon={<Check />}
          disabledReason="La demande est archivée."
          variant="plain"
        />
      </div>
      <div className="on-table gallery-row gallery-buttons-on-table">
        <Button variant="on-table">Ouvrir l’espace entraineur</Button>
        <IconButton tip="start" label="Pause" icon={<Check />} variant="on-table" />
      </div>
    </Section>
  )
}

const durations = [
  { value: '1h', label: '1h' },
  { value: '1h30', label: '1h30' },
  { value: '2h', label: '2h' },
] as const

export function FieldsPart() {
  const [date, setDate] = useState('2026-12-03')
  const [time, setTime] = useState('18:00')
  const [duration, setDuration] = useState<'1h' | '1h30' | '2h'>('1h30')
  const [search, setSearch] = useState('Mor')
  const [service, setService] = useState(8)
  return (
    <Section title="Champs">
      <div className="gallery-columns gallery-controls gallery-fields">
        <Panel>
          <form noValidate className="dialog-form">
            <FormErrors error="Veuillez remplir tous les champs requis" failures={0} />
            <Field label="Titre" required>
              <TextInput defaultValue="Contre-top et relance" />
            </Field>
            <div className="gallery-when">
              <Field label="Date" required hint="Par exemple 3/12 ou 03122026">
                <DateField value={date} onChange={setDate} today="2026-11-21" min="2026-11-21" />
              </Field>
              <Field label="Heure" required>
                <TimeField value={time} onChange={setTime} />
              </Field>
            </div>
            <SegmentedChoice label="Durée" value={duration} options={durations} onChange={setDuration} />
            <Field label="Description">
              <TextArea placeholder="Relancer loin de la table, finir dans le coup." />
            </Field>
            <Field label="Email" error="Cet email est déjà utilisé." required>
              <TextInput type="email" defaultValue="ines.morel@" />
            </Field>
            <Field label="Mot de passe" hint="8 caractères au moins">
              <PasswordInput defaultValue="balleorange" autoComplete="new-password" />
            </Field>
          </form>
        </Panel>
        <div className="dialog-form">
          <Field label="Rechercher un joueur" hideLabel>
            <SearchInput value={search} onChange={setSearch} placeholder="Rechercher un joueur..." />
          </Field>
          <Field label="Style">
            <Select>
              <option>Tous les styles</option>
              <option>Initiative</option>
            </Select>
          </Field>
          <Field label="Email (non modifiable)">
            <TextInput readOnly defaultValue="ines.morel@pingvaise.example" />
          </Field>
          <div className="gallery-checks">
            <Checkbox label="Inès Morel" defaultChecked />
            <Checkbox label="Tom Girard" />
            <Checkbox label="Jules Lefèvre" disabled />
          </div>
          <Switch label="Accepter chaque arrivée" defaultChecked />
          <Switch label="Raccourcis à une touche" />
          <Slider label="Service" value={service} onChange={setService} />
          <Slider label="Initiative" value={5} onChange={() => {}} />
        </div>
      </div>
    </Section>
  )
}
