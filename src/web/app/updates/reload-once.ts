let reloading = false

/** A second reload would call off the first one's navigation, and Chromium may then answer neither. */
export function reloadOnce(): void {
  if (reloading) return
  reloading = true
  location.reload()
}
