import { useEffect, useState } from 'react'
import { allWrites } from '../outbox/write-store.ts'
import { Banner } from '../ui/banner.tsx'
import { countUnsent, leftBehind } from './unsent-words.ts'

/** At the door: somebody's session ended while the server did not have all that they had written. */
export function UnsentNotice() {
  const [words, setWords] = useState('')
  useEffect(() => {
    allWrites().then(
      (writes) => setWords(leftBehind(countUnsent(writes))),
      () => {},
    )
  }, [])
  return words && <Banner tone="waiting">{words}</Banner>
}
