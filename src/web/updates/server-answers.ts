/** Whether the server itself can be asked now, whatever this device keeps of it. */
export async function serverAnswers(): Promise<boolean> {
  const answer = await fetch('/start', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.ok === true
}
