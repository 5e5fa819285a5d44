import { useRef } from 'react'
import * as clubs from '../../contract/clubs.ts'
import type { ClubPage } from '../../contract/clubs.ts'
import { useWrite } from '../use-write.ts'
import { canStandBeside, type ClubSettings } from './club-edit.ts'
import { rememberClub } from './queries.ts'

interface Options {
  onDone?: () => void
  /** Another coach gave the same setting another value first. The page shows theirs from now on. */
  onOvertaken?: (now: ClubPage) => void
}

/** Saves a change of the club's settings, beside whatever other setting another coach changes meanwhile. */
export function useClubEdit({ onDone, onOvertaken }: Options = {}) {
  const attempt = useRef<{ base: ClubPage; change: Partial<ClubSettings> } | null>(null)
  const { send, pending, error, fields, clear } = useWrite(clubs.update, {
    onSuccess: (club) => {
      rememberClub(club)
      onDone?.()
    },
    otherwise: 'Erreur lors de la mise à jour du club',
    onChangedMeanwhile: async (current) => {
      const now = current as ClubPage
      rememberClub(now)
      if (!attempt.current) return
      const { base, change } = attempt.current
      if (canStandBeside(change, base, now)) await save(now, change)
      else onOvertaken?.(now)
    },
  })
  /** `base` is the club as it was when the person began to change it. */
  async function save(base: ClubPage, change: Partial<ClubSettings>): Promise<void> {
    attempt.current = { base, change }
    await send({ ...change, version: base.version })
  }
  return { save, pending, error, fields, clear }
}
