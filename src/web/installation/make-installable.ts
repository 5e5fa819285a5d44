/** Named in the page itself, the manifest would be fetched with its pictures ahead of what the first words need. */
export function makeInstallable(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}
