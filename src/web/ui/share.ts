/**
 * By the phone’s own sheet; `otherwise` where there is none, or it fails.
 * @returns whether it was done: whoever closes the sheet has changed their mind
 */
export async function share(data: ShareData, otherwise: () => void | Promise<void>): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    await otherwise()
    return true
  }
}
