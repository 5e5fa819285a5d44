let asked = false

/**
 * Otherwise a browser short of room may throw away what is kept, and what was never sent. Once a page, and only where it
 * matters: some browsers ask the person.
 */
export function askToPersist(): void {
  if (asked) return
  asked = true
  void ask().catch(() => {})
}

async function ask(): Promise<void> {
  // Absent where the address is not secure.
  const storage = navigator.storage as StorageManager | undefined
  if (!(await storage?.persisted?.())) await storage?.persist?.()
}
