import { type FormEvent, useState } from 'react'
import * as accounts from '../../contract/accounts.ts'
import type { WhoAmI } from '../../contract/accounts.ts'
import { fullName } from '../../domain/member-name.ts'
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx'
import { Button } from '../ui/button.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { PageHeader, Section } from '../ui/layout.tsx'
import { showToast } from '../ui/toast.ts'
import { useDraft } from '../ui/use-draft.ts'
import { useWrite } from '../app/use-write.ts'
import { AccountSettings } from './account-settings.tsx'
import { NameFields } from './name-fields.tsx'
import { cacheMe } from './queries.ts'
import { useOverlaidMe } from './use-myself.ts'

export function AccountPage() {
  return (
    <>
      <PageHeader title="Mon compte" />
      <div className="account">
        <Section title="Votre nom">
          <NameForm />
        </Section>
        <AccountSettings />
      </div>
    </>
  )
}

/** For coaches; a player's name is part of the profile form. */
function NameForm() {
  const { account } = useOverlaidMe()
  const [asking, setAsking] = useState(false)
  const renaming = useWrite(accounts.renameMyself, {
    onSuccess: (me) => {
      showToast('Votre nom est enregistré.')
      form.markSaved()
      if (me) cacheMe(me)
    },
    onChangedMeanwhile: async (current) => {
      const me = current as WhoAmI
      cacheMe(me)
      const again = form.sendAgain(nameOf(me.account))
      if (again) await save(again, me.account.version)
      else setAsking(true)
    },
  })
  const form = useDraft(nameOf(account), renaming.pending)
  const { draft, setDraft } = form
  const { error, fields, failures } = renaming.messages(draft)

  async function save(name: typeof draft, version: number, submitted?: HTMLFormElement): Promise<void> {
    setAsking(false)
    await renaming.send({ ...name, version }, { form: submitted })
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (form.overtaken) setAsking(true)
    else void save(form.send(), account.version, event.currentTarget)
  }
  function handleTakeOver() {
    setAsking(false)
    form.takeOver()
  }
  return (
    <form noValidate className="account-name" onSubmit={handleSubmit}>
      {asking && form.overtaken ? (
        <ChangedMeanwhile
          title="Votre nom a été modifié entre-temps"
          parts={[`votre nom, qui est maintenant «\u00A0${fullName(account)}\u00A0»`]}
          pending={renaming.pending}
          onTakeOver={handleTakeOver}
          onSaveOver={() => void save(form.sendOver(nameOf(account)), account.version)}
        />
      ) : (
        <FormErrors error={error} failures={failures} />
      )}
      <NameFields value={draft} errors={fields} onChange={(part) => setDraft({ ...draft, ...part })} />
      <Button type="submit" variant="primary" pending={renaming.pending}>
        Enregistrer
      </Button>
    </form>
  )
}

function nameOf({ firstName, lastName }: WhoAmI['account']) {
  return { firstName, lastName }
}
