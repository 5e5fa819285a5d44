import { StartError } from '../start-error.ts'
import type { AdminCommand } from './command.ts'
import { operatorCommand } from '../operator-command.ts'

export type Commands = Readonly<Record<string, AdminCommand>>

export interface FoundCommand {
  readonly name: string
  readonly command: AdminCommand
  /** What was given to it. */
  readonly words: readonly string[]
}

/**
 * The command that was called by its one word or its two.
 * @throws StartError with the list of all where there is no such command, and with its usage where something is missing or too much
 */
export function findCommand(commands: Commands, given: readonly string[]): FoundCommand {
  const called = [2, 1].map((count) => given.slice(0, count).join(' '))
  const name = called.find((each) => Object.hasOwn(commands, each))
  const command = name === undefined ? undefined : commands[name]
  if (name === undefined || !command) {
    const unknown = given.length > 0 ? `There is no command « ${given.join(' ')} ».\n` : ''
    throw new StartError(`${unknown}${commandList(commands)}`)
  }
  const words = given.slice(name.split(' ').length)
  const wanted = command.usage.slice(name.length).split(' ').filter(Boolean)
  const needed = wanted.filter((word) => !word.startsWith('['))
  const usage = operatorCommand(`admin ${command.usage}`)
  if (words.length < needed.length) throw new StartError(`Something is missing: ${usage}`)
  if (words.length > wanted.length) throw new StartError(`That is too much: ${usage}`)
  return { name, command, words }
}

export function commandList(commands: Commands): string {
  const all = Object.values(commands)
  const width = Math.max(...all.map(({ usage }) => usage.length))
  const lines = all.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`)
  return [
    operatorCommand('admin COMMAND'),
    ...lines,
    'CLUB is a club’s code or id, ACCOUNT the id that « accounts EMAIL » shows. The server’s log says who was read or changed, a club’s journal what was done in it.',
  ].join('\n')
}
