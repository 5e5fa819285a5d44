import { describe, expect, test } from 'vitest'
import * as accounts from '../../contract/accounts.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { invalidFields } from './input-check.ts'
import { stillWrong, unmended } from './still-wrong.ts'

const said = (endpoint: Endpoint, sent: object, typed: object) =>
  stillWrong(invalidFields(endpoint, sent) ?? {}, sent, typed, invalidFields(endpoint, typed))

describe('What was said of a field', () => {
  const id = '0199aaaa-0000-7000-8000-000000000001'
  const person = { role: 'player', id, firstName: 'Inès', lastName: 'Morel', email: 'ines@exemple.fr' }

  test('goes when it is mended, and not before.', () => {
    const short = { ...person, password: 'court' }
    const sentence = { password: '8 caractères au minimum' }
    expect(said(accounts.signUp, short, short)).toEqual(sentence)
    expect(said(accounts.signUp, short, { ...person, password: 'courte' })).toEqual(sentence)
    expect(said(accounts.signUp, short, { ...person, password: 'assez longue' })).toEqual({})
  })

  test('follows what is typed, and says nothing new of other fields.', () => {
    const short = { ...person, password: 'court' }
    expect(said(accounts.signUp, short, { ...person, firstName: '', password: '' })).toEqual({
      password: 'Mot de passe requis',
    })
  })

  test('goes for each field by itself, also where others are not given.', () => {
    const nothing = { title: '', date: '', time: '18:00' }
    expect(said(trainingSessions.create, nothing, nothing)).toMatchObject({
      title: 'Titre requis',
      date: 'Date requise',
    })
    const mended = { ...nothing, title: 'Services courts' }
    expect(said(trainingSessions.create, nothing, mended)).toMatchObject({ date: 'Date requise' })
    expect(said(trainingSessions.create, nothing, mended)).not.toHaveProperty('title')
  })

  test('does not come back once it was mended.', () => {
    const sent = { ...person, email: '', password: '' }
    const atFirst = invalidFields(accounts.signUp, sent)!
    const typed = { ...sent, password: 'assez longue' }
    const left = unmended(atFirst, stillWrong(atFirst, sent, typed, invalidFields(accounts.signUp, typed)))
    expect(left).toEqual({ email: atFirst['email'] })
    expect(stillWrong(left, sent, sent, atFirst)).toEqual(left)
  })

  test('by the server alone holds until the field is changed.', () => {
    const common = { password: 'Ce mot de passe est trop courant' }
    const [sent, typed] = [{ password: 'azertyuiop' }, { password: 'revers-lifté' }]
    expect(stillWrong(common, sent, sent, null)).toEqual(common)
    expect(stillWrong(common, sent, typed, null)).toEqual({})
    const code = { 'club.clubCode': 'Code club invalide' }
    const club = (clubCode: string) => ({ club: { way: 'join', clubCode } })
    expect(stillWrong(code, club('vaise'), club('vaise'), {})).toEqual(code)
    expect(stillWrong(code, club('vaise'), club('vaise2'), {})).toEqual({})
    expect(stillWrong(code, club('vaise'), {}, {})).toEqual({})
  })
})
