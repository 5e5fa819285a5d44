const windows1252 = new TextDecoder('windows-1252')
const macintosh = new TextDecoder('macintosh')
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The text of a file that does not say how it is encoded. Where a part of it is no UTF-8 each line is read by itself: people
 * paste from one program into the file of another.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide) return withoutMark(new TextDecoder(wide).decode(bytes))
  return withoutMark(asUtf8(bytes) ?? byLine(bytes))
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a mark: of Latin letters every other byte is zero.
  const sample = bytes.subarray(0, 400)
  const zerosAt = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  if (zerosAt(1) > sample.length / 3) return 'utf-16le'
  return zerosAt(0) > sample.length / 3 ? 'utf-16be' : null
}

function byLine(bytes: Uint8Array): string {
  const lines: { line: Uint8Array; text: string | null }[] = []
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(10, from)
    const line = bytes.subarray(from, end < 0 ? bytes.length : end + 1)
    lines.push({ line, text: asUtf8(line) })
    from += line.length
  }
  const others = lines.flatMap(({ line, text }) => (text === null ? [line] : []))
  const decoder = isMacintosh(others) ? macintosh : windows1252
  return lines.map(({ line, text }) => text ?? decoder.decode(line)).join('')
}

/** Excel on a Mac saves « CSV » so: its àçéèêù are what Windows has no letter for, or a rare one. */
const macLetters = new Set([0x88, 0x8d, 0x8e, 0x8f, 0x90, 0x9d])

function isMacintosh(lines: readonly Uint8Array[]): boolean {
  const count = (isCounted: (byte: number) => boolean) =>
    lines.reduce((sum, line) => sum + line.filter(isCounted).length, 0)
  return count((byte) => macLetters.has(byte)) > count((byte) => byte >= 0xe0)
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '')
}
