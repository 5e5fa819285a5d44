/** Whether the server itself answers, not a cache. */
export async function isServerReachable(): Promise<boolean> {
  const answer = await fetch('/start', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.ok === true
}

/** Whether the server has another version: its page has another entry script than this one. */
export async function serverHasOtherVersion(): Promise<boolean> {
  // The last of our scripts: the others may be the same in both versions. An extension may have added its own.
  const entry = [...document.querySelectorAll('script[type=module][src^="/assets/"]')]
    .at(-1)
    ?.getAttribute('src')
  const answer = await fetch('/start', { cache: 'no-store' }).catch(() => null)
  return entry != null && answer?.ok === true && !(await answer.text()).includes(entry)
}
