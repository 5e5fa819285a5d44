import { expect, test } from 'vitest'
import { whyNotInvite } from './invitation.ts'

const zoe = { email: 'zoe@exemple.fr', hasPassword: false }
const unknown = { ...zoe, email: null }
const entered = { ...zoe, hasPassword: true }
const asked = { email: null, was: null }
const given = { email: 'zoe@exemple.fr', was: null }
const corrected = { email: 'petit@exemple.fr', was: 'zoe@exemple.fr' }

test.each([
  ['who has not entered yet', zoe, asked, null],
  ['once more at the same address', zoe, given, null],
  ['who had no address', unknown, given, null],
  ['whose address was wrong', zoe, corrected, null],
  ['to whom somebody else has given an address', zoe, { ...corrected, was: null }, 'changed-meanwhile'],
  [
    'whose address somebody else has corrected',
    { ...zoe, email: 'z@exemple.fr' },
    corrected,
    'changed-meanwhile',
  ],
  ['to whom somebody else has given the same one', zoe, { ...given, was: 'z@exemple.fr' }, null],
  ['who has entered', entered, asked, 'already-entered'],
  ['who has entered at an address that is to be corrected', entered, corrected, 'already-entered'],
])('A player %s', (_, player, address, refusal) => {
  expect(whyNotInvite(player, address)).toBe(refusal)
})
