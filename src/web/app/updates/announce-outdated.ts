let resolveOutdated: () => void

/** Resolved when the server has refused this version. A promise, because the notice that shows it is loaded later. */
export const outdated = new Promise<void>((resolve) => {
  resolveOutdated = resolve
})

export function announceOutdated(): void {
  resolveOutdated()
}
