import * as v from 'valibot'
import { maxFileBytes } from '../domain/drills/drill-file.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const tooLarge = 'Le fichier dépasse 256\u00A0ko.'

/** All of a file’s drills become exercises of the club, or none: the refusal names the lines of what is wrong. */
export const create = endpoint({
  method: 'POST',
  path: '/api/drill-files',
  ability: 'writeExercises',
  online: true,
  // As text within JSON its quotes and lines count twice.
  maxBodyBytes: 3 * maxFileBytes,
  input: v.strictObject({
    /** The file’s text, so that a refusal can name its lines. */
    file: v.pipe(v.string('Fichier illisible'), v.maxLength(maxFileBytes, tooLarge)),
  }),
  output: v.object({ added: v.number(), firstId: field.id }),
})
