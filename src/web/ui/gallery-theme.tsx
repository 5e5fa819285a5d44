import { useState } from 'react'
import { SegmentedChoice } from './choices.tsx'

const themes = [
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
] as const
const spaces = [
  { value: 'coach', label: 'Entraineur' },
  { value: 'player', label: 'Joueur' },
] as const

export function ThemeChoice() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? null)
  const [space, setSpace] = useState(document.documentElement.dataset.space ?? 'coach')
  function handleTheme(value: string) {
    document.documentElement.dataset.theme = value
    setTheme(value)
  }
  function handleSpace(value: string) {
    document.documentElement.dataset.space = value
    setSpace(value)
  }
  return (
    <>
      <SegmentedChoice label="Thème" hideLabel value={theme} options={themes} onChange={handleTheme} />
      <SegmentedChoice label="Espace" hideLabel value={space} options={spaces} onChange={handleSpace} />
    </>
  )
}
