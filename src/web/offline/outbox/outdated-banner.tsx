import { useUpdate } from '../../app/updates/use-update.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

const warning =
  'Les envois en attente sont gardés\u202F; ce qui est saisi ailleurs sur cette page serait perdu.'

/** Whoever had no time for it when it was announced is told here what waits for it. */
export function OutdatedBanner() {
  const { sentence, label, pending, update } = useUpdate(
    'Gardé sur cet appareil. Pour que tout parte, Rebond doit être mis à jour.',
    { outdated: true, warning },
  )
  return (
    <Banner
      tone="waiting"
      className="outbox-outdated"
      action={
        <Button variant="primary" pending={pending} onClick={update}>
          {label}
        </Button>
      }
    >
      {sentence}
    </Banner>
  )
}
