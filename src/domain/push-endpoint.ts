/** Where push messages may go: a browser names an address, and whoever wants our server to call an address of theirs names one too. */

/** The push services of Chrome, Firefox, Safari and Edge; with a dot, anything below it. */
const hosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

export const maxEndpointLength = 1024

/** `extraOrigins` are those of PUSH_SERVICES. */
export function isPushEndpoint(endpoint: string, extraOrigins: readonly string[] = []): boolean {
  if (endpoint.length > maxEndpointLength || !URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false
  if (extraOrigins.includes(url.origin)) return true
  // Without a port it is that of https.
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    hosts.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host))
  )
}

/** Of whom a push service may ask what is sent; it wants https, also where a trial runs without. */
export function vapidSubject(publicUrl: string): string {
  return publicUrl.replace(/^http:/, 'https:')
}
