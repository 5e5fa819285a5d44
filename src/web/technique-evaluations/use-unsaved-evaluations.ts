import { type RefObject, useCallback, useRef, useState } from 'react'
import { markSubmitted } from '../app/unsaved-input.ts'
import { focusTitleOf } from '../ui/layout.tsx'
import { showToast } from '../ui/toast.ts'
import { savedSentence } from './saved-sentence.ts'
import type { Save } from './technique-form.tsx'

/** Which of the forms in `container` hold unsaved judgements, and saving them all. */
export function useUnsavedEvaluations(container: RefObject<HTMLElement | null>) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const [savingAll, setSavingAll] = useState(false)
  const saves = useRef(new Map<string, Save>())

  const onUnsaved = useCallback((techniqueId: string, save: Save | null) => {
    if (save) saves.current.set(techniqueId, save)
    else saves.current.delete(techniqueId)
    setUnsaved((before) => {
      if (before.has(techniqueId) === (save !== null)) return before
      const after = new Set(before)
      if (save) after.add(techniqueId)
      else after.delete(techniqueId)
      return after
    })
  }, [])

  /** Each as a write of its own, all kept on the device at once: a refused one holds no other back. */
  async function saveAll(inOrder: readonly string[]): Promise<void> {
    const ids = inOrder.filter((id) => unsaved.has(id))
    const formOf = (id: string | undefined) =>
      container.current?.querySelector(`[data-technique="${id}"] > form`) ?? null
    setSavingAll(true)
    for (const form of ids.map(formOf)) if (form) markSubmitted(form)
    const outcomes = await Promise.all(ids.map(async (id) => (await saves.current.get(id)?.()) ?? null))
    setSavingAll(false)
    const sentence = savedSentence(outcomes)
    if (sentence) showToast(sentence)
    const next = ids.find((_, index) => outcomes[index] === 'refused') ?? ids.at(-1)
    requestAnimationFrame(() => {
      const form = formOf(next)
      if (form) moveFocusTo(form)
    })
  }
  return { unsaved, onUnsaved, savingAll, saveAll }
}

/** The button goes with the last unsaved judgements. Whoever types on meanwhile is left where they are. */
function moveFocusTo(form: Element) {
  const { activeElement } = document
  if (activeElement !== document.body && !activeElement?.closest(leftBehind)) return
  const trouble = form.querySelector<HTMLElement>('.technique-form-trouble > [tabindex]')
  if (trouble) trouble.focus()
  else focusTitleOf(form)
}

/** Each refusal takes the focus when it comes: of several the first is what to look at. */
const leftBehind = '.evaluation-save-all, .technique-form-trouble'
