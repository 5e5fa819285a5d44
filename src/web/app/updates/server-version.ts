/** Whether the server has another version: its page has another entry script than this one. */
export async function serverHasOtherVersion(): Promise<boolean> {
  const entry = entryScript()
  const answer = await fetch('/start', { cache: 'no-store' }).catch(() => null)
  return entry != null && answer?.ok === true && !(await answer.text()).includes(entry)
}

/** The entry script of the worker's version where it is another than this page's, else null. A worker too old to answer leaves it unresolved. */
export async function otherEntryOf(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<string>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
  })
  worker.postMessage('entry', [port2])
  const entry = await answer
  return entryScript()?.endsWith(entry) === false ? entry : null
}

/** The last of our scripts: the others may be the same in both versions. An extension may have added its own. */
function entryScript(): string | null | undefined {
  return [...document.querySelectorAll('script[type=module][src^="/assets/"]')].at(-1)?.getAttribute('src')
}
