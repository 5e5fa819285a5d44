import { type RefObject, useEffect, useState } from 'react'

const messageMs = 2000

/** If the browser denies access to the clipboard, selects what is shown for a manual copy. */
export function useCopy(what: 'code' | 'lien', text: string, shown: RefObject<HTMLElement | null>) {
  const [message, setMessage] = useState('')
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return undefined
    const timer = setTimeout(() => setMessage(''), messageMs)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setMessage(what === 'code' ? 'Code copié !' : 'Lien copié\u202F!')
      setCopies((count) => count + 1)
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      setMessage(
        `La copie est bloquée par le navigateur. Le ${what} est sélectionné\u00A0: copiez-le vous-même.`,
      )
    }
  }
  return { message, copy }
}
