import { expect, test } from 'vitest'
import { commandList, findCommand } from './find-command.ts'

const run = async () => ''
const commands = {
  clubs: { usage: 'clubs', summary: 'every club', run },
  export: { usage: 'export CLUB FILE', summary: 'a zip', run },
  'support reply': { usage: 'support reply ID READ [FILE]', summary: 'answers', run },
}
const found = (...given: string[]) => findCommand(commands, given)

test('A command is called by one word or by two, and gets the others.', () => {
  expect(found('clubs')).toMatchObject({ name: 'clubs', words: [] })
  expect(found('export', 'vaise', 'a.zip')).toMatchObject({ name: 'export', words: ['vaise', 'a.zip'] })
  expect(found('support', 'reply', '1', '2', 'f').words).toEqual(['1', '2', 'f'])
})

test('What is missing or too much is answered with the usage.', () => {
  expect(() => found('export', 'vaise')).toThrow('Something is missing: npm run admin export CLUB FILE')
  expect(() => found('clubs', 'vaise')).toThrow('That is too much: npm run admin clubs')
  expect(() => found('support', 'reply', '1')).toThrow('support reply ID READ [FILE]')
  expect(() => found('support', 'reply', '1', '2', 'f', 'g')).toThrow('That is too much')
})

test('What is no command is said, with those that there are.', () => {
  expect(() => found('constructor')).toThrow(
    /^There is no command « constructor »\.\nnpm run admin COMMAND\n/,
  )
  expect(() => found('support')).toThrow('  support reply ID READ [FILE]  answers')
  expect(() => found()).toThrow(/^npm run admin COMMAND\n {2}clubs /)
  expect(commandList(commands)).toContain('  export CLUB FILE              a zip')
})
