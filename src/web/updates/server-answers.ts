/** Whether the server itself can be asked now, whatever this device keeps of it. */
export async function serverAnswers(): Promise<boolean> {
  const answer = await fetch('/start', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.ok === true
}

/** Whether what the server gives out now begins with another script than this page did. */
export async function serverHasLeft(): Promise<boolean> {
  // The last of ours: those before it may be the same in both, and an extension may have added its own.
  const entry = [...document.querySelectorAll('script[type=module][src^="/assets/"]')]
    .at(-1)
    ?.getAttribute('src')
  const answer = await fetch('/start', { cache: 'no-store' }).catch(() => null)
  return entry != null && answer?.ok === true && !(await answer.text()).includes(entry)
}
