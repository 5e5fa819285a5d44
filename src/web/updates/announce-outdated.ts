let settle: () => void

/** Once the server has refused this page as too old for it; what tells the person is loaded later. */
export const outdated = new Promise<void>((resolve) => {
  settle = resolve
})

export function announceOutdated(): void {
  settle()
}
