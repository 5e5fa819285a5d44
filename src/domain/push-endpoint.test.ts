import { expect, test } from 'vitest'
import { isPushEndpoint, vapidSubject } from './push-endpoint.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://fcm.googleapis.com/wp/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QABC',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://fcm.googleapis.com:443/fcm/send/abc',
])('A browser names %s.', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/fcm/send/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://storage.googleapis.com/abc',
  'https://googleapis.com/abc',
  'https://notify.windows.com/abc',
  'https://evilnotify.windows.com/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com/abc#fragment',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'https://fcm.googleapis.com\\@127.0.0.1/abc',
  'https://fcm.googleapis.com./abc',
  'file:///etc/passwd',
  'fcm.googleapis.com/abc',
  '',
  `https://fcm.googleapis.com/${'a'.repeat(1100)}`,
])('Nobody makes the server call %s.', (endpoint) => {
  // A backslash is a slash to whoever reads addresses as browsers do: the host is still Google’s.
  const isGoogle = endpoint.includes('\\')
  expect(isPushEndpoint(endpoint)).toBe(isGoogle)
})

test('A setting names others, with their port.', () => {
  const own = ['http://127.0.0.1:4123']
  expect(isPushEndpoint('http://127.0.0.1:4123/abc', own)).toBe(true)
  expect(isPushEndpoint('http://127.0.0.1:4124/abc', own)).toBe(false)
  expect(isPushEndpoint('http://user@127.0.0.1:4123/abc', own)).toBe(false)
})

test('A trial without https names itself by it.', () => {
  expect(vapidSubject('http://localhost:3000')).toBe('https://localhost:3000')
  expect(vapidSubject('https://rebond.monclub.fr')).toBe('https://rebond.monclub.fr')
})
