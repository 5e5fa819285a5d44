import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

function markup(error: string | undefined): string {
  return renderToStaticMarkup(
    <Field label="Mot de passe" hint="8 caractères au minimum" error={error}>
      <TextInput />
    </Field>,
  )
}

test('A message that says what the hint says stands in its place.', () => {
  const short = markup('8 caractères au minimum')
  expect(short.match(/8 caractères au minimum/g)).toHaveLength(1)
  expect(short).toContain('field-error')
  expect(short).toContain('aria-invalid="true"')
  expect(markup('Ce mot de passe est trop courant').match(/8 caractères au minimum/g)).toHaveLength(1)
})

test('A field whose message stands above the form is marked without words.', () => {
  const missing = markup('')
  expect(missing).toContain('aria-invalid="true"')
  expect(missing).not.toContain('field-error')
  expect(markup(undefined)).not.toContain('aria-invalid')
})
