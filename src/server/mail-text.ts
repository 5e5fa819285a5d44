import { fullName } from '../domain/member-name.ts'
import { nameInMail } from '../domain/proper-name.ts'

/** Who gets a mail. */
export interface Addressee {
  email: string
  firstName: string
  /** Whether somebody who reads the mails to that address has opened a link in one. */
  emailConfirmed: boolean
}

type Named = Parameters<typeof fullName>[0]

/** How a mail calls people and clubs. */
export interface Naming {
  person: (person: Named, otherwise: string) => string
  /** With the e-mail address, which decides whether a coach knows somebody. */
  withAddress: (person: Named & { email: string }, otherwise: string) => string
  club: (name: string) => string
}

const byName: Naming = {
  person: (person) => nameInMail(fullName(person)),
  withAddress: (person) => `${nameInMail(fullName(person))} (${person.email})`,
  club: nameInMail,
}

const byNoName: Naming = {
  person: (_, otherwise) => otherwise,
  withAddress: (_, otherwise) => otherwise,
  club: () => 'votre club',
}

/** Anybody can sign up with a stranger's address: until it is confirmed, a mail to it repeats nothing that was typed. */
export function namingFor({ emailConfirmed }: Pick<Addressee, 'emailConfirmed'>): Naming {
  return emailConfirmed ? byName : byNoName
}

/** The text of a mail: greeting, paragraphs, signature. */
export function mailText(to: Omit<Addressee, 'email'>, ...paragraphs: readonly (string | false)[]): string {
  const greeting = to.emailConfirmed ? `Bonjour ${nameInMail(to.firstName)},` : 'Bonjour,'
  const written = paragraphs.filter((text) => text !== false)
  return [greeting, ...written, 'L’équipe Rebond'].join('\n\n')
}

/** For the beginning of a sentence. */
export function capitalised(text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase('fr') + text.slice(first.length)
}
