import { useEffect, useState } from 'react'
import { countWrites } from '../outbox/write-store.ts'
import { Banner } from '../ui/banner.tsx'

/** At the door: somebody's session ended while what they had written was not sent yet. Says how much, never what. */
export function UnsentNotice() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    countWrites().then(setCount, () => {})
  }, [])
  if (count === 0) return null
  return (
    <Banner tone="waiting">
      {count === 1
        ? '1 enregistrement attend sur cet appareil\u202F: il partira quand la personne qui l’a fait se reconnectera.'
        : `${count} enregistrements attendent sur cet appareil\u202F: ils partiront quand la personne qui les a faits se reconnectera.`}
    </Banner>
  )
}
