import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportOutcome, ImportPage } from '../../contract/player-imports.ts'
import { isAtWork } from '../../domain/player-import.ts'
import { Reading } from '../app/reading.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/states.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportRows } from './import-rows.tsx'
import { ImportSummary } from './import-summary.tsx'
import { importQuery } from './queries.ts'
import { ConfirmImport } from './confirm-import.tsx'

/** One import: what would become of it, how far it is, or what it has done. */
export function ImportDetail({ id, onLeave }: { id: string; onLeave: () => void }) {
  const [outcome, setOutcome] = useState<ImportOutcome | undefined>()
  const [page, setPage] = useState(1)
  const query = useQuery(importQuery(id, outcome, page))
  const { data } = query
  return (
    <>
      <Reading
        query={query}
        otherwise={'Cet import n’est plus là\u00A0: un brouillon se garde 24\u00A0heures.'}
      >
        <Skeleton label="Chargement de l’import" rows={5} />
      </Reading>
      {data && <Stage page={data} />}
      {data && data.rowsTotal > 0 && !isAtWork(data.status) && (
        <ImportRows
          page={data}
          outcome={outcome}
          number={page}
          onOutcome={(next) => {
            setOutcome(next)
            setPage(1)
          }}
          onPage={setPage}
        />
      )}
      <p>
        <Button onClick={onLeave}>
          {data?.status === 'draft' ? 'Choisir un autre fichier' : 'Importer un autre fichier'}
        </Button>
      </p>
    </>
  )
}

function Stage({ page }: { page: ImportPage }) {
  if (page.status !== 'draft') return <ImportSummary page={page} />
  return (
    <>
      <ConfirmImport page={page} />
      <ImportColumns page={page} />
    </>
  )
}
