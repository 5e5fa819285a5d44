/** A press that waits for no longer is answered at once, as far as one can tell. */
const sliceMs = 40

/** Does work of many steps a few at a time, each time after the page had its turn. @returns null where it was given up */
export async function inSlices<Result>(
  steps: Generator<unknown, Result>,
  givenUp: AbortSignal,
): Promise<Result | null> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve))
    if (givenUp.aborted) return null
    const until = performance.now() + sliceMs
    do {
      const { done, value } = steps.next()
      if (done) return value
    } while (performance.now() < until)
  }
}
