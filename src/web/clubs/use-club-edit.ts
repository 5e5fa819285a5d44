import { useRef } from 'react'
import * as clubs from '../../contract/clubs.ts'
import type { ClubPage } from '../../contract/clubs.ts'
import { useWrite } from '../app/use-write.ts'
import { canMerge, type ClubSettings } from './club-edit.ts'
import { cacheClub } from './queries.ts'

interface Options {
  onDone?: () => void
  /** Another coach saved another value of the same setting first; the page now shows it. */
  onOvertaken?: (now: ClubPage) => void
}

/** Saves a change of settings, merged with another coach's change of other settings. */
export function useClubEdit({ onDone, onOvertaken }: Options = {}) {
  const attempt = useRef<{ base: ClubPage; change: Partial<ClubSettings> } | null>(null)
  const { send, pending, error, messages, clear } = useWrite(clubs.update, {
    onSuccess: (club) => {
      cacheClub(club)
      onDone?.()
    },
    otherwise: 'Erreur lors de la mise à jour du club',
    onChangedMeanwhile: async (current) => {
      const now = current as ClubPage
      cacheClub(now)
      if (!attempt.current) return
      const { base, change } = attempt.current
      if (canMerge(change, base, now)) await save(now, change)
      else onOvertaken?.(now)
    },
  })
  /** `base`: the club as it was when the edit began. */
  async function save(base: ClubPage, change: Partial<ClubSettings>, form?: HTMLFormElement): Promise<void> {
    attempt.current = { base, change }
    await send({ ...change, version: base.version }, { form })
  }
  return { save, pending, error, messages, clear }
}
