import { expect, test } from 'vitest'
import { sweptIds } from './sweep.ts'

const rows = ['adam', 'camille', 'emma', 'hugo', 'ines'].map((id) => ({ id, noted: id === 'emma' }))

test('A sweep makes each row that it passes present, downwards and upwards.', () => {
  expect(sweptIds(rows, 0, 4)).toEqual(['adam', 'camille', 'hugo', 'ines'])
  expect(sweptIds(rows, 4, 3)).toEqual(['hugo', 'ines'])
  expect(sweptIds(rows, 1, 1)).toEqual(['camille'])
})

test('It never overwrites a mark, and sweeping back undoes it.', () => {
  expect(sweptIds(rows, 2, 2)).toEqual([])
  expect(sweptIds(rows, 0, 4)).toContain('ines')
  expect(sweptIds(rows, 0, 1)).toEqual(['adam', 'camille'])
})
