import { describe, expect, test } from 'vitest'
import { areTitles, guessColumns, isUnambiguous, namesPeople } from './import-columns.ts'

test.each([
  ['Prénom', 'firstName'],
  ['PRENOM', 'firstName'],
  ['Prénom du joueur', 'firstName'],
  ['Nom / Prénom', 'lastThenFirst'],
  ['Nom et prénom', 'lastThenFirst'],
  ['NOM Prénom', 'lastThenFirst'],
  ['Joueur', 'lastThenFirst'],
  ['Adhérent', 'lastThenFirst'],
  ['Prénom NOM', 'firstThenLast'],
  ['Prénom et nom', 'firstThenLast'],
  ['Email', 'email'],
  ['E-mail', 'email'],
  ['Mél', 'email'],
  ['MEL', 'email'],
  ['Mail', 'email'],
  ['Courriel', 'email'],
  ['Adresse e-mail', 'email'],
  ['Adresse mail', 'email'],
  ['Adresse électronique', 'email'],
  ['Mail des parents', 'email'],
  ['Email (parent)', 'email'],
  ['Licence', 'licence'],
  ['N° licence', 'licence'],
  ['N° de licence', 'licence'],
  ['Numéro de licence', 'licence'],
  ['Num. licence', 'licence'],
  ['Licence FFTT', 'licence'],
  ['n° fftt', 'licence'],
  ['Né(e) en', 'birthYear'],
  ['Né(e) le', 'birthYear'],
  ['Née le', 'birthYear'],
  ['Date de naissance', 'birthYear'],
  ['Date naiss.', 'birthYear'],
  ['Année de naissance', 'birthYear'],
  ['DDN', 'birthYear'],
  ['Points', 'ranking'],
  ['Pts', 'ranking'],
  ['Nb points', 'ranking'],
  ['Points mensuels', 'ranking'],
  ['Classement', 'ranking'],
  ['Clt', 'ranking'],
  ['Groupe', 'groups'],
  ['Groupe(s)', 'groups'],
  ['Groupe d’entraînement', 'groups'],
  ['Créneau', 'groups'],
  ['Prénom(s)', 'firstName'],
  ['Prénom de l’enfant', 'firstName'],
  ['Prénom du licencié', 'firstName'],
  ['Nom prénom de l’enfant', 'lastThenFirst'],
  ['Mails', 'email'],
  ['Mail 1', 'email'],
  ['Mail du responsable légal', 'email'],
  ['Email mère', 'email'],
  ['Adresse e‑mail (obligatoire)', 'email'],
  ['Licence n°', 'licence'],
  ['Date de naissance (jj/mm/aaaa)', 'birthYear'],
  ['Année naiss.', 'birthYear'],
  ['Points off.', 'ranking'],
  ['Points (janvier 2026)', 'ranking'],
  ['Points phase 1', 'ranking'],
  ['Classement au 01/01/2026', 'ranking'],
  ['Créneau souhaité', 'groups'],
])('« %s » is guessed as %s', (header, field) => {
  expect(guessColumns([header])).toEqual([field])
})

describe('columns', () => {
  test('are guessed once each', () => {
    expect(guessColumns(['Nom', 'Prénom', 'Mail', 'Courriel', 'Taille'])).toEqual([
      'lastName',
      'firstName',
      'email',
      null,
      null,
    ])
  })

  test('« Points » goes before « Classement »', () => {
    expect(guessColumns(['Nom', 'Prénom', 'Classement', 'Points'])).toEqual([
      'lastName',
      'firstName',
      null,
      'ranking',
    ])
  })

  test.each(['Nom', 'NOM DE FAMILLE', 'Nom du joueur', 'Nom d’usage'])(
    '« %s » beside « Prénom » is the family name',
    (header) => {
      expect(guessColumns([header, 'Prénom'])).toEqual(['lastName', 'firstName'])
    },
  )

  test('« Nom » alone holds the whole name', () => {
    expect(guessColumns(['Nom', 'Licence'])).toEqual(['lastThenFirst', 'licence'])
  })

  test('are the player’s rather than the parents’', () => {
    const parents = ['Nom du responsable légal', 'Prénom du responsable', 'Nom du père', 'Téléphone mère']
    expect(guessColumns(parents)).toEqual([null, null, null, null])
    expect(guessColumns(['Email parents', 'Nom de l’enfant', 'Prénom', 'Email'])).toEqual([
      null,
      'lastName',
      'firstName',
      'email',
    ])
    expect(guessColumns(['Email', 'Email joueur'])).toEqual([null, 'email'])
  })

  test('with yes and no are no names', () => {
    expect(guessColumns(['Nom', 'Prénom', 'Licencié', 'Licencié (O/N)'])).toEqual([
      'lastName',
      'firstName',
      null,
      null,
    ])
  })

  test('have titles, or begin with a player', () => {
    expect(areTitles(['Saison', 'N° licence'])).toBe(true)
    expect(areTitles(['Petit', 'Zoé', 'zoe@exemple.fr', '2012'])).toBe(false)
    expect(areTitles(['', ''])).toBe(false)
  })

  test('name people, or do not', () => {
    expect(namesPeople(['lastName', null, 'firstName'])).toBe(true)
    expect(namesPeople(['firstThenLast'])).toBe(true)
    expect(namesPeople(['firstName', 'email'])).toBe(false)
  })

  test('hold each field once', () => {
    expect(isUnambiguous(['email', null, null])).toBe(true)
    expect(isUnambiguous(['email', 'email'])).toBe(false)
  })
})
