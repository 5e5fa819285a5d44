// Named in the page itself, the manifest would be fetched with its pictures ahead of the fonts that the first words need.
const soonMs = 1_000

addEventListener('load', () => setTimeout(makeInstallable, soonMs))

function makeInstallable(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}
