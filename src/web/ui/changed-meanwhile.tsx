import { useEffect, useRef } from 'react'
import { once } from './once.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

interface ChangedMeanwhileProps {
  /** « Cette séance a été modifiée entre-temps ». */
  title: string
  /** What the other version changed, in the form's words. */
  parts: readonly string[]
  pending: boolean
  onTakeOver: () => void
  onSaveOver: () => void
}

/** It was saved elsewhere while it was being edited here. Nothing that was typed is lost. */
export function ChangedMeanwhile({ title, parts, pending, onTakeOver, onSaveOver }: ChangedMeanwhileProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Banner tone="waiting">
        <p className="strong">{title}</p>
        <p>
          {parts.length > 0 && `Ce qui a changé\u00A0: ${list().format(parts)}. `}
          Ce que vous avez saisi est toujours dans le formulaire.
        </p>
        <div className="banner-actions">
          <Button onClick={onTakeOver}>Reprendre la version actuelle</Button>
          <Button pending={pending} onClick={onSaveOver}>
            Enregistrer la mienne
          </Button>
        </div>
      </Banner>
    </div>
  )
}

const list = once(() => new Intl.ListFormat('fr-FR', { type: 'conjunction' }))
