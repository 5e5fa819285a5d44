import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawnDrills, rebondDrills } from '../../src/content/drills.ts'
import { drillSentence } from '../../src/domain/drills/sequence-sentences.ts'
import { breaches } from './french-rules.ts'
import { specificationStrings } from './specification-strings.ts'
import { frenchTexts, inserted, texts } from './visible-text.ts'

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const read = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

test('Every French text has the spelling of 1990, ’ and no-break spaces, but for what the specification spells.', () => {
  const found = [...read].flatMap(([file, code]) => {
    const how = { typeset: /^src\/web\/public\/.*\.tsx$/.test(file), typed: file.startsWith('src/demo/') }
    return frenchTexts(file, code).flatMap(({ line, text }) =>
      breaches(text, how).map((breach) => `${file}:${line} ${breach}: ${text.slice(0, 120)}`),
    )
  })
  expect(found).toEqual([])
})

test('Rebond’s drawn drills are written in the same French, and so are the sentences made from them.', () => {
  const found = drawnDrills.flatMap((drill) => {
    const { title, objective, coaching, success, easier, harder, adaptations, material } = drill
    const { gaucher, picots, enfants, pingSante } = adaptations
    const said = [
      title,
      objective,
      ...coaching,
      success.text,
      easier,
      harder,
      ...material,
      drillSentence(drill),
    ]
    return [...said, gaucher, picots, enfants, pingSante.text].flatMap((text) =>
      breaches(text).map((breach) => `${drill.id} ${breach}: ${text}`),
    )
  })
  expect(found).toEqual([])
})

test('What is said of a drill without a drawing is written in the same French.', () => {
  const found = rebondDrills.flatMap(({ id, title, objective, success, easier, harder }) =>
    [title, objective, success?.text ?? '', easier, harder].flatMap((text) =>
      breaches(text).map((breach) => `${id} ${breach}: ${text}`),
    ),
  )
  expect(found).toEqual([])
})

test('Every text of the specification stands in a screen to the letter.', () => {
  const all = [...read]
    // The gallery shows what no person sees.
    .filter(([file]) =>
      /^src\/(web(?!\/ui\/gallery)\/|domain\/|contract\/|server\/refusal-sentences)/.test(file),
    )
    .flatMap(([file, code]) => texts(file, code).map(({ text }) => text.trim()))
  // Its arrow stands after it.
  const inCode = (text: string) => (text === 'Suivant' ? `Suivant${inserted}` : text)
  const whole = new Set(all)
  expect(specificationStrings.filter((text) => !whole.has(inCode(text)))).toEqual([])
})

/** A plan once sold rights that were not there. */
const promise = /bientôt|(?<!(séances?|séances passées et|dates?)\s)à venir/iu

test('No screen and no mail promises anything for later: only sessions, dates and a next season are « à venir ».', () => {
  expect('API personnalisée (à venir)').toMatch(promise)
  const suspects = [...read].filter(([, code]) => promise.test(code))
  const found = suspects.flatMap(([file, code]) =>
    texts(file, code).flatMap(({ line, text }) => (promise.test(text) ? `${file}:${line} ${text}` : [])),
  )
  expect(found).toEqual([expect.stringMatching(/season-card\.tsx:\d+ À venir$/)])
})

test.each([
  ["Aujourd'hui, l'appel", 'an apostrophe is ’'],
  ['Vous le connaîtrez', 'no circumflex on i and u since 1990'],
  ['Elle est sûre', 'no circumflex on i and u since 1990'],
  ['Tous vos services maitrisés', 'the specification has its circumflex (maîtriser, rafraîchir, sûr)'],
  ['Par e-mail', 'email'],
  ['Un courriel est parti', 'email'],
  ['La suite...', 'an ellipsis is …'],
  ['Le "revers" de Zoé', 'quotation marks are « »'],
  ['Pour 19.99\u00A0€', 'a price has a comma'],
  ['Pour 19,99 €', 'a no-break space (U+00A0) before : » € %'],
  ['À noter : rien', 'a no-break space (U+00A0) before : » € %'],
  ['Le \uFFFC: rien', 'a no-break space (U+00A0) before : » € %'],
  ['À noter: rien', 'a no-break space (U+00A0) before : » € %'],
  ['Est-ce fini\u00A0?', 'a narrow no-break space (U+202F) before ; ? !'],
  ['C’est fini!', 'a narrow no-break space (U+202F) before ; ? !'],
  ['Dans « Demandes\u00A0»', 'a no-break space (U+00A0) after «'],
  ['Demande envoyée\u202F!', 'the specification has « Demande envoyée! »'],
  ['Créer l’exercice', "the specification has « Créer l'exercice »"],
])('« %s » does not pass.', (text, breach) => {
  expect(breaches(text)).toEqual([breach])
})

test.each([
  'C’est dû\u202F; vous êtes sûr\u00A0: «\u00A0maîtriser\u00A0» à 18:00, 60\u00A0% pour 19,99\u00A0€ au plus…',
  'Êtes-vous sûr de vouloir supprimer cet exercice ?',
  "Mes demandes d'exercices",
])('« %s » passes.', (text) => {
  expect(breaches(text)).toEqual([])
})

test.each(['Chargement...', 'Aucun mail', 'Demande!', 'Rien ?', 'Attention : erreur'])(
  '« %s » is read where the language is French, and does not pass.',
  (text) => {
    const read = frenchTexts('src/web/page.tsx', `const said = '${text}'`)
    expect(read.flatMap((each) => breaches(each.text))).toHaveLength(1)
    expect(frenchTexts('src/server/store.ts', `throw new Error('${text}')`)).toEqual([])
  },
)

test('A prerendered page has plain spaces, what somebody typed too.', () => {
  const text = 'Dans « Demandes » : est-ce fini ?'
  expect([breaches(text, { typeset: true }), breaches(text, { typed: true })]).toEqual([[], []])
  expect(breaches('À noter: rien', { typeset: true })).toHaveLength(1)
  expect(breaches("L'appel", { typed: true })).toHaveLength(1)
})

test('Sentences are read as they are shown: across lines, without tags, with what is inserted.', () => {
  const code = `
    import x from 'le fichier'
    const a = \`Le \${name}: rien\` // le commentaire
    const b = <p className="le la" title="Le titre">Une ligne,{' '}
      <b>la suite</b>&nbsp;: l&apos;appel</p>
    const c = html\`<h1 class="le la">Le titre</h1>\``
  expect(frenchTexts('page.tsx', code).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '3 Le \uFFFC: rien',
    "4 Une ligne, \uFFFC\u00A0: l'appel",
    '4 Le titre',
    '5 la suite',
    '6 \uFFFCLe titre\uFFFC',
  ])
})
