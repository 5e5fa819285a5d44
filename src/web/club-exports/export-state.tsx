import { Download, FileDown } from 'lucide-react'
import * as clubExports from '../../contract/club-exports.ts'
import type { ClubExport, ExportPage } from '../../contract/club-exports.ts'
import { isUnderWay, whyNotExport } from '../../domain/club-export.ts'
import { useMe } from '../accounts/queries.ts'
import { newId } from '../app/new-id.ts'
import { reason } from '../app/refusals.ts'
import { useNow } from '../app/use-now.ts'
import { useWrite } from '../app/use-write.ts'
import { longInstant } from '../clubs/club-time.ts'
import { useReachability } from '../offline/reachability.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Panel } from '../ui/layout.tsx'
import { fileSize } from './file-size.ts'
import { cacheExports } from './queries.ts'

interface ExportStateProps {
  page: ExportPage
  timeZone: string
}

/** Where the export stands, and the one next thing to do about it. */
export function ExportState({ page, timeZone }: ExportStateProps) {
  const { latest, ofDay } = page
  const { account } = useMe()
  const now = useNow()
  const reachability = useReachability()
  const request = useWrite(clubExports.create, {
    onSuccess: cacheExports,
    otherwise: 'Erreur lors de l’export du club',
  })
  const offline = reachability === 'reachable' ? null : reason(reachability)
  const underWay = latest !== null && isUnderWay(latest.status)
  const why = whyNotExport(account, { isOwner: true, exports: { underWay, ofDay } })
  const download = page.download && now < new Date(page.download.expiresAt) ? page.download : null
  const isEarlier = download !== null && download.id !== latest?.id
  const ready = isEarlier ? 'Un export plus ancien est prêt' : 'L’export est prêt'
  return (
    <Panel className="export-state">
      {/* Its progress would be read file by file. */}
      <p role="status" className="export-title">
        {underWay ? 'Export en cours' : download ? ready : 'Pas d’export à télécharger'}
      </p>
      {underWay && <Progress latest={latest} />}
      {(download || !underWay) && (
        <p>
          {download
            ? `${isEarlier ? 'L’export précédent\u00A0: ' : ''}${fileSize(download.bytes)}, à télécharger jusqu’au ${longInstant(download.expiresAt, timeZone, now)}.`
            : latest?.status === 'ready'
              ? 'Le dernier export s’est effacé après 24 heures\u00A0: préparez-en un nouveau.'
              : 'Toutes les données du club dans un fichier zip, prêt en quelques secondes\u202F; pour un grand club, en une minute.'}
        </p>
      )}
      {latest?.status === 'failed' && (
        <Banner tone="error">
          Le dernier export a échoué. Rien n’est perdu&#160;: préparez-en un nouveau.
        </Banner>
      )}
      {request.error && <Banner tone="error">{request.error}</Banner>}
      <div className="export-actions">
        {download && <DownloadLink id={download.id} isEarlier={isEarlier} offline={offline} />}
        <Button
          variant={download || underWay ? 'plain' : 'primary'}
          icon={<FileDown aria-hidden="true" />}
          pending={request.pending}
          disabledReason={offline ?? reason(why)}
          onClick={() => void request.send({ id: newId() })}
        >
          {download ? 'Préparer un nouvel export' : 'Préparer l’export'}
        </Button>
      </div>
      {why && !underWay && <p className="export-limit">{reason(why)} Vous pourrez recommencer demain.</p>}
    </Panel>
  )
}

function Progress({ latest: { filesDone, filesTotal } }: { latest: ClubExport }) {
  return (
    <>
      <progress aria-label="Avancement de l’export" value={filesDone} max={filesTotal} />
      <p>
        Fichiers écrits&#160;: {filesDone} sur {filesTotal}. Vous pouvez quitter cette page&#160;: un email
        vous dira quand l’export est prêt, ou s’il a échoué.
      </p>
    </>
  )
}

interface DownloadLinkProps {
  id: string
  isEarlier: boolean
  offline: string | null
}

function DownloadLink({ id, isEarlier, offline }: DownloadLinkProps) {
  const label = isEarlier ? 'Télécharger l’export précédent' : 'Télécharger l’export'
  const icon = <Download aria-hidden="true" />
  if (offline) {
    return (
      <Button variant="primary" icon={icon} disabledReason={offline}>
        {label}
      </Button>
    )
  }
  return (
    <a href={clubExports.exportFilePath(id)} download className={buttonClass({ variant: 'primary' })}>
      <span className="button-label">
        {icon}
        {label}
      </span>
    </a>
  )
}
