/** Adds the manifest late: linked in the HTML, it and its icons would be fetched before what the first paint needs. */
export function makeInstallable(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}
