import { useRef, useState } from 'react'
import { collides, type Draft, merged, sameDraft } from './draft-merge.ts'

/**
 * The fields of a form about something that may change elsewhere. `currentDraft` is what it is now, with what waits on
 * this device laid over it; what is not touched follows it, except while `held`, when the form's own write is under way.
 */
export function useDraft<D extends Draft>(currentDraft: D, held: boolean) {
  /** What the typing began on. */
  const [before, setBefore] = useState(currentDraft)
  const [draft, setDraft] = useState(currentDraft)
  /** What was sent last, and what it was typed on: it may be refused again before the screen has followed. */
  const sent = useRef({ draft: currentDraft, before: currentDraft })
  const changed = !sameDraft(before, currentDraft)
  /** Both this form and somebody else have changed the same field: the person has to choose. */
  const overtaken = changed && collides(draft, before, currentDraft)
  if (changed && !overtaken && !held) follow(currentDraft)

  /** Puts what was typed since then, and nothing else, on top of what is there now. */
  function follow(now: D, since = before) {
    setBefore(now)
    setDraft((latest) => merged(latest, since, now))
  }
  function sendMerged(now: D, typed: { draft: D; before: D }): D {
    follow(now, typed.before)
    sent.current = { draft: merged(typed.draft, typed.before, now), before: now }
    return sent.current.draft
  }
  return {
    draft,
    setDraft,
    before,
    overtaken,
    /** @returns what was typed, to be sent */
    send(): D {
      sent.current = { draft, before }
      return draft
    },
    /** @returns the same on top of what is there now, where the person wants it so */
    sendOver: (now: D) => sendMerged(now, { draft, before }),
    /** @returns what was sent and refused on top of what is there now; null where the person has to choose */
    sendAgain: (now: D) =>
      collides(sent.current.draft, sent.current.before, now) ? null : sendMerged(now, sent.current),
    lastSent: () => sent.current.draft,
    /** What was sent is what is there now; what was typed since is on top of it. */
    markSaved: () => setBefore(sent.current.draft),
    /** The form as it is there now, what was typed given up. */
    takeOver() {
      setBefore(currentDraft)
      setDraft(currentDraft)
    },
  }
}
