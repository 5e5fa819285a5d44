import { expect, test } from 'vitest'
import { rebondDrills } from '../../content/drills.ts'
import { setupOf } from '../coach-advice/advised-drill.ts'
import { categories } from '../category.ts'
import { effectsOf, techniquesOf } from '../exercise.ts'
import { pairName } from './drill.ts'
import { isDrawn, type RebondDrill } from './rebond-drill.ts'

const written = rebondDrills.filter((drill) => !isDrawn(drill))

function textsOf({ objective, success, easier, harder }: RebondDrill): string[] {
  return [objective, ...(success ? [success.text] : []), easier, harder]
}

const texts = written.flatMap((drill) => textsOf(drill).map((text) => ({ id: drill.id, text })))

function linesWhere(wrong: RegExp, from = texts): string[] {
  return from.filter(({ text }) => wrong.test(text)).map(({ id, text }) => `${id}: ${text}`)
}

test('Each technique with each effect has a drill alone, one for two and one from the basket, for anybody.', () => {
  const missing = categories.flatMap((category) =>
    techniquesOf[category].flatMap((technique) =>
      effectsOf[category].flatMap((effect) => {
        const setups = written
          .filter(
            ({ pairs, competitive }) =>
              !competitive && pairName(pairs[0]!) === pairName({ technique, effect }),
          )
          .map(setupOf)
        return setups.toSorted().join() === 'alone,basket,withPartner'
          ? []
          : [`${technique} - ${effect}: ${setups.join(', ')}`]
      }),
    ),
  )
  expect(missing).toEqual([])
  expect(written).toHaveLength(209)
})

test('A written drill has all that is said in words, and takes 15 or 20 minutes.', () => {
  const wrong = written.filter(
    ({ title, objective, success, easier, harder, minutes, category, pairs }) =>
      title.length < 5 ||
      title.length > 45 ||
      /[.!?»]$/.test(title) ||
      objective.length < 40 ||
      objective.length > 300 ||
      !success ||
      success.text.length > 200 ||
      [easier, harder].some((text) => text.length < 50 || text.length > 180) ||
      (minutes !== 15 && minutes !== 20) ||
      !techniquesOf[category].includes(pairs[0]!.technique),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('Their texts end as sentences do, and none is said twice.', () => {
  expect(linesWhere(/[^.!?»]$|['"]|\.\.\.| {2}/)).toEqual([])
  const long = texts.map(({ text }) => text.toLowerCase()).filter((text) => text.length > 45)
  expect(long.filter((text, index) => long.indexOf(text) < index)).toEqual([])
})

test('How it is played stands in the objective, which a programme takes; what counts as success does not tell it.', () => {
  const criteria = written.map(({ id, success }) => ({ id, text: success!.text }))
  expect(
    linesWhere(
      /^(?!Comptez|Cherchez|Notez|Visez)\p{L}+ez(?!\p{L})|^(?:Pas|Sans) |(?:^|\. )(?:Servez|Lancez|Coupez|Bloquez|Poussez|Jouez sur|Laissez|Posez|Répondez|Annoncez|Refermez)(?!\p{L})/u,
      criteria,
    ),
  ).toEqual([])
})

test('No side is a right-hander’s alone.', () => {
  expect(
    linesWhere(
      /[{}|]|droitier|gaucher|(?<!\p{L})(?:à|vers la|votre|la) (?:gauche|droite)(?!\p{L})|(?:pied|bras|jambe|main|épaule|genou) (?:droite?|gauche)(?!\p{L}| vers)/iu,
    ),
  ).toEqual([])
})

test('Nothing strains, breaks or is against the rules, and nobody waits for a ball with closed eyes.', () => {
  expect(
    linesWhere(/élastique|genou à terre|avec trois doigts|bouteille (?!en plastique)|ferme les yeux/),
  ).toEqual([])
  expect(linesWhere(/(?<!au moins )16 cm|plus bas permis|juste réglementaire/)).toEqual([])
  const services = texts.filter(({ id }) => written.find((drill) => drill.id === id)!.category === 'service')
  expect(linesWhere(/hauteur de (?:hanche|ceinture)|à la ceinture/, services)).toEqual([])
})

const pressing =
  /record|chrono|à battre|battez|métronome|battement|par minute|une par seconde|en dix secondes|pendant \d+ secondes|plus vite possible|flexions/iu

test('Against the clock is only what is for whoever competes.', () => {
  const isPressing = (drill: RebondDrill) =>
    [drill.title, ...textsOf(drill)].some((text) => pressing.test(text))
  expect(written.filter((drill) => !drill.competitive && isPressing(drill)).map(({ id }) => id)).toEqual([])
  expect(written.filter(({ competitive }) => competitive)).toHaveLength(5)
})

test('A variant speaks of nobody whom its drill does not have.', () => {
  const variants = (setup: string) =>
    written
      .filter((drill) => setupOf(drill) === setup)
      .flatMap(({ id, easier, harder }) => [easier, harder].map((text) => ({ id, text })))
  expect(linesWhere(/distributeur|partenaire|serveur/i, variants('alone'))).toEqual([])
  expect(linesWhere(/distributeur|panier/i, variants('withPartner'))).toEqual([])
})

test('From the basket nobody but the feeder plays a ball back, so that two are enough.', () => {
  const baskets = written
    .filter((drill) => setupOf(drill) === 'basket')
    .map(({ id, objective }) => ({ id, text: objective }))
  expect(
    linesWhere(/(?:camarade|témoin|partenaire)[^.]* (?:les )?(?:bloque|remet|pousse|renvoie)/iu, baskets),
  ).toEqual([])
})
