import * as clubs from '../../contract/clubs.ts'
import { Banner } from '../ui/banner.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { useWrite } from '../app/use-write.ts'
import { cacheClub } from './queries.ts'

export function RenewCodeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const renewal = useWrite(clubs.renewCode, {
    onSuccess: (club) => {
      cacheClub(club)
      if (club) showToast('Le code est renouvelé.')
      onClose()
    },
    otherwise: 'Erreur lors de la mise à jour du club',
  })
  return (
    <ConfirmDialog
      title={'Renouveler le code\u202F?'}
      confirm="Renouveler le code"
      pending={renewal.pending}
      onConfirm={() => void renewal.send({})}
      onCancel={onClose}
    >
      {renewal.error && (
        <Banner tone="error" className="dialog-notice">
          {renewal.error}
        </Banner>
      )}
      <p>
        Le code actuel, <b className="typed">{code}</b>, ne fonctionnera plus. Il faudra donner le nouveau à
        ceux qui doivent encore vous rejoindre. Les membres du club y restent.
      </p>
    </ConfirmDialog>
  )
}
