import { describe, expect, test } from 'vitest'
import { nameFlaw, nameInMail } from './proper-name.ts'

describe('a name', () => {
  test.each([
    'Inès',
    'Jean-François',
    'O’Connor',
    'J.R. Martin',
    'St. Étienne / Nord',
    'Ping Club n° 3 : débutants',
    '李小龍',
    'שרה',
    'محمد',
    'In\u0065\u0300s',
    'Ping 🏓',
    'Ping ❤️‍🔥 ⚡️',
    '👨‍👩‍👧 du mardi',
    'Groupe 1\uFE0F\u20E3 et #\u20E3',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} 🇫🇷',
    'Awww, quel match',
  ])('may be « %s »', (name) => {
    expect(nameFlaw(name)).toBeNull()
  })

  test.each([
    'https://gain.example',
    'Gagnez : HTTP://gain.example',
    'www.gain.example',
    'WWW.gain.example',
    'Inès (www.gain.example)',
    'ｗｗｗ．gain.example',
    'https：／／gain.example',
  ])('cannot hold the address of a site: « %s »', (name) => {
    expect(nameFlaw(name)).toBe('site-address')
  })

  test.each([
    ['NUL', '\0'],
    ['a line feed', '\n'],
    ['a next line', '\u0085'],
    ['a line separator', '\u2028'],
    ['a zero-width space', '\u200B'],
    ['a zero-width joiner between letters', '\u200D'],
    ['a soft hyphen', '\u00AD'],
    ['a byte order mark', '\uFEFF'],
    ['a right-to-left override', '\u202E'],
    ['an isolate', '\u2067'],
    ['an Arabic letter mark', '\u061C'],
    ['a Hangul filler', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['a variation selector after a letter', '\uFE0F'],
    ['a variation selector after a digit', '1\uFE0F'],
    ['a tag', '\u{E0041}'],
    ['tags that spell no region', `\u{1F3F4}${'\u{E0061}'.repeat(8)}\u{E007F}`],
    ['a flag without its end', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}'],
    ['half a character', '\uD800'],
    ['a character of private use', '\uE000'],
  ])('cannot hold %s', (_, character) => {
    expect(nameFlaw(`In${character}ès`)).toBe('hidden-character')
  })
})

describe('a name in a mail', () => {
  test.each([
    ['Inès Morel', 'Inès Morel'],
    ['J.R. Martin', 'J. R. Martin'],
    ['TT St. Étienne', 'TT St. Étienne'],
    ['https://gain.example/vite', 'https gain. example/vite'],
    ['www.gain.example', 'www. gain. example'],
    ['gain.example', 'gain. example'],
    ['ｗｗｗ．gain.example', 'www. gain. example'],
    ['In\u202Eès\u200B', 'Inès'],
    ['In\r\nès', 'Inès'],
    ['\u200B', '–'],
  ])('that was saved as « %s » is « %s »', (saved, written) => {
    expect(nameInMail(saved)).toBe(written)
  })
})
