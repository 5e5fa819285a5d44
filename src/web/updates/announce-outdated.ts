/** The server has refused this page as too old for it. */
export function announceOutdated(): void {
  void import('./update-notice.tsx').then(({ showUpdateNotice }) => showUpdateNotice({ outdated: true }))
}
