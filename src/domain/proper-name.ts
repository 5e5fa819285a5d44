export type NameFlaw = 'site-address' | 'hidden-character'

/** Also what turns the writing direction around, and what only looks empty. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const allHidden = new RegExp(hidden, 'gu')

/** An emoji may contain a joiner or say that it is one, as a keycap does. The flag of a region names it in tags, seven at most. */
const emoji =
  /[0-9#*]\uFE0F?\u20E3|\u{1F3F4}[\u{E0030}-\u{E007A}]{3,7}\u{E007F}|\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*/gu

const siteAddress = /:\/\/|www\./i

/** Why a text cannot be the name of a person, a club, a session or an exercise: strangers read it, also in mails. */
export function nameFlaw(name: string): NameFlaw | null {
  if (hidden.test(name.replaceAll(emoji, ''))) return 'hidden-character'
  // Letters in their wide form, which look alike, count as well.
  return siteAddress.test(name.normalize('NFKC')) ? 'site-address' : null
}

/** A name for a mail, also one that was saved before the rule: no mail program makes a link of it. */
export function nameInMail(name: string): string {
  const visible = name.replaceAll(allHidden, '').normalize('NFC')
  const plain = siteAddress.test(visible.normalize('NFKC')) ? visible.normalize('NFKC') : visible
  const written = plain.replaceAll(/:?\/\/+/g, ' ').replaceAll(/\.(?=[\p{L}\p{N}])/gu, '. ')
  return written.trim() || '–'
}
