import { unzipSync } from 'fflate'

/** Why a file is no table that we read. */
export type FileFlaw =
  | 'empty'
  | 'headers-only'
  | 'picture'
  | 'pdf'
  | 'old-excel'
  | 'encrypted'
  | 'open-document'
  | 'archive'
  | 'web-page'
  | 'broken'
  | 'unclosed-quote'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'too-heavy'

/** Unpacked. 5,000 rows of twenty columns are 10 MB. */
const maxUnpackedBytes = 50_000_000
const maxParts = 2000

const signatures: readonly (readonly [FileFlaw, readonly number[]])[] = [
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
  ['picture', [0x52, 0x49, 0x46, 0x46]],
  ['picture', [0x42, 0x4d]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
]

/** By its first bytes, whatever it is called. */
export function kindOf(bytes: Uint8Array): 'text' | 'workbook' | { flaw: FileFlaw } {
  if (bytes.length === 0) return { flaw: 'empty' }
  const known = signatures.find(([flaw, signature]) => startsWith(bytes, signature) && !isText(bytes, flaw))
  if (known) return { flaw: known[0] }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return { flaw: isEncrypted(bytes) ? 'encrypted' : 'old-excel' }
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return kindOfZip(bytes)
  const beginning = Buffer.from(bytes.subarray(0, 300)).toString('latin1').trimStart().toLowerCase()
  return /^(<!doctype|<html|<table|<\?xml)/.test(beginning) ? { flaw: 'web-page' } : 'text'
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

/** A header may begin with « BM » or « RIFF » too. */
function isText(bytes: Uint8Array, flaw: FileFlaw): boolean {
  return flaw === 'picture' && bytes[0]! < 0x80 && !bytes.subarray(0, 64).some((byte) => byte < 9)
}

/** Excel keeps an encrypted workbook in its old container, under this name. */
function isEncrypted(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  )
}

/** Reads the zip's directory alone: what it says of sizes is all the room that unpacking takes. */
function kindOfZip(bytes: Uint8Array): 'workbook' | { flaw: FileFlaw } {
  const parts: string[] = []
  let unpacked = 0
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        parts.push(name)
        unpacked += originalSize
        return false
      },
    })
  } catch {
    return { flaw: 'broken' }
  }
  if (unpacked > maxUnpackedBytes || parts.length > maxParts) return { flaw: 'too-heavy' }
  if (parts.includes('xl/workbook.xml')) return 'workbook'
  return { flaw: parts.includes('content.xml') ? 'open-document' : 'archive' }
}
