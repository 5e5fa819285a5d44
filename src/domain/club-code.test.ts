import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  derivedClubCode,
  firstFreeCode,
  guessedStem,
  guessedStems,
  normalisedClubCode,
  renewedClubCode,
  renewedRandomLength,
} from './club-code.ts'

const anyName = fc.string({ unit: 'binary' })

describe('the derived code', () => {
  test.each([
    ['Ping Club de Vaise', 'pingclubdevaise'],
    ['Éveil Pongiste d’Écully', 'eveilpongistedecully'],
    ['TT Saint-Étienne 42', 'ttsaintetienne42'],
    ['Cœur de Lærdal', 'coeurdelaerdal'],
    ['ŒUVRE', 'oeuvre'],
    ['e\u0301te\u0301', 'ete'],
    ['★ 卓球 ★', 'club'],
    ['', 'club'],
  ])('of « %s » is « %s »', (name, code) => {
    expect(derivedClubCode(name)).toBe(code)
  })

  test('holds small letters and digits only, and never nothing, whatever the name', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(derivedClubCode(name)).toMatch(/^[a-z0-9]{1,40}$/)
      }),
    )
  })

  test('of a code is that code', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const code = derivedClubCode(name)
        expect(derivedClubCode(code)).toBe(code)
      }),
    )
  })
})

describe('the first free code', () => {
  const base = fc.stringMatching(/^[a-z]{1,5}$/)

  test('counts from 1 and fills the first gap', () => {
    expect(firstFreeCode('vaise', new Set())).toBe('vaise')
    expect(firstFreeCode('vaise', new Set(['vaiseclub']))).toBe('vaise')
    expect(firstFreeCode('vaise', new Set(['vaise']))).toBe('vaise1')
    expect(firstFreeCode('vaise', new Set(['vaise', 'vaise1', 'vaise3']))).toBe('vaise2')
  })

  test('is never one that is taken, and keeps the base', () => {
    fc.assert(
      fc.property(base, fc.array(fc.nat({ max: 12 })), (base, suffixes) => {
        const taken = new Set(suffixes.map((suffix) => `${base}${suffix || ''}`))
        const code = firstFreeCode(base, taken)
        expect(taken.has(code)).toBe(false)
        expect(code.startsWith(base)).toBe(true)
      }),
    )
  })

  test('of one club after another is another each time', () => {
    fc.assert(
      fc.property(base, fc.integer({ min: 1, max: 30 }), (base, count) => {
        const taken = new Set<string>()
        for (let club = 0; club < count; club += 1) taken.add(firstFreeCode(base, taken))
        expect(taken.size).toBe(count)
      }),
    )
  })
})

test('a renewed code is the derived one and eight characters that cannot be mistaken', () => {
  fc.assert(
    fc.property(anyName, fc.infiniteStream(fc.nat()), (name, numbers) => {
      const random = (below: number) => (numbers.next().value ?? 0) % below
      const code = renewedClubCode(name, random)
      expect(code.slice(0, -8)).toBe(derivedClubCode(name))
      expect(code.slice(-8)).toMatch(/^[^01258bilosuvz]{8}$/)
      expect(code).toMatch(/^[a-z0-9]{9,48}$/)
    }),
  )
})

describe('a wrong code', () => {
  test('aims at the club whose renewed code it could have been, whatever its end', () => {
    fc.assert(
      fc.property(anyName, fc.stringMatching(/^[a-z0-9]{8}$/), (name, end) => {
        const stem = derivedClubCode(name)
        expect(guessedStems(stem + end)).toContain(stem)
        expect(guessedStems(stem + end.slice(4))).toContain(stem)
        expect(guessedStem(stem + end, renewedRandomLength)).toBe(stem)
      }),
    )
  })

  test('too short to be one aims at none', () => {
    expect(guessedStems('ping')).toEqual([])
    expect(guessedStems('vaise12')).toEqual(['vai'])
  })
})

describe('a typed code', () => {
  test('is read without its spaces and capitals', () => {
    expect(normalisedClubCode('  PingClubDeVaise\n')).toBe('pingclubdevaise')
  })

  test('normalised twice is normalised once', () => {
    fc.assert(
      fc.property(anyName, (typed) => {
        const once = normalisedClubCode(typed)
        expect(normalisedClubCode(once)).toBe(once)
      }),
    )
  })

  test('may be any club’s, in capitals and between spaces', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const code = derivedClubCode(name)
        expect(normalisedClubCode(` ${code.toUpperCase()} `)).toBe(code)
      }),
    )
  })
})
