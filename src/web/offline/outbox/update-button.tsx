import { useUpdate } from '../../app/updates/use-update.ts'
import { Button } from '../../ui/button.tsx'

const warning =
  'Les envois en attente sont gardés\u202F; ce qui est saisi ailleurs sur cette page serait perdu.'

/** For whoever had no time for it when it was announced; what would be lost is said first. */
export function UpdateButton() {
  const { sentence, label, pending, update } = useUpdate('', { outdated: true, warning })
  return (
    <>
      {sentence && <p className="outbox-warning">{sentence}</p>}
      <Button variant="primary" pending={pending} onClick={update}>
        {label}
      </Button>
    </>
  )
}
