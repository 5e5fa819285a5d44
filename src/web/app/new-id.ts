/**
 * A UUIDv7: what is made later sorts later. The package that the server uses also counts within a millisecond; nothing
 * here needs that, and every visitor would load it.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const time = Date.now().toString(16).padStart(12, '0')
  const variant = '89ab'.charAt(bytes[9]! & 3)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(3, 6)}-${random.slice(6, 18)}`
}
