/** Whether the server itself can be asked now, whatever this device keeps of it. */
export async function serverAnswers(): Promise<boolean> {
  const answer = await fetch('/start', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.ok === true
}

/** Whether what the server gives out now begins with another script than this page did. */
export async function serverHasLeft(): Promise<boolean> {
  // The last one: those before it may be the same in both.
  const entry = document.querySelector('script[src]:last-of-type')?.getAttribute('src')
  const answer = await fetch('/start', { cache: 'no-store' }).catch(() => null)
  return entry != null && answer?.ok === true && !(await answer.text()).includes(entry)
}
