import { useState } from 'react'
import { collides, type Draft, merged, sameDraft } from './draft-merge.ts'

/**
 * The fields of a form about something that may change elsewhere. `told` is what it is now, with what waits on this
 * device laid over it; what is not touched follows it, except while `held`, when the form's own write is under way.
 */
export function useDraft<D extends Draft>(told: D, held: boolean) {
  /** What the typing began on. */
  const [before, setBefore] = useState(told)
  const [draft, setDraft] = useState(told)
  const changed = !sameDraft(before, told)
  /** Both this form and somebody else have changed the same field: the person has to choose. */
  const overtaken = changed && collides(draft, before, told)
  if (changed && !overtaken && !held) follow(told)

  /** Puts what was typed, and nothing else, on top of what is there now. @returns the same of `typed` */
  function follow(now: D, typed = draft): D {
    setBefore(now)
    setDraft((latest) => merged(latest, before, now))
    return merged(typed, before, now)
  }
  return {
    draft,
    setDraft,
    before,
    overtaken,
    follow,
    /** What was sent is what is there now; what was typed since is on top of it. */
    markSaved: setBefore,
    /** The form as it is there now, what was typed given up. */
    takeOver() {
      setBefore(told)
      setDraft(told)
    },
  }
}
