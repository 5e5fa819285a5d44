import { useEffect, useState } from 'react'
import { allWrites } from '../outbox/write-store.ts'
import { Banner } from '../ui/banner.tsx'
import { countUnsent, leftBehind } from './unsent-words.ts'

/** For the entry pages: the session ended while writes were still queued on this device. */
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
