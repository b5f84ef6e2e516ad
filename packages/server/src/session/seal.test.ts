import { expect, test } from 'vitest'
import { Seal } from './seal.ts'

const SECRET = 'a secret of the tests, long enough to seal cookies'

test('what one replica seals another opens, and twice sealed it does not look the same', () => {
  const one = new Seal(SECRET, 'session')
  const sealed = one.close('gAAAA é')
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(sealed).not.toBe(one.close('gAAAA é'))
  expect(new Seal(SECRET, 'session').open(sealed)).toBe('gAAAA é')
})

test('nothing is opened that was changed, cut, sealed with another secret or for another purpose', () => {
  const seal = new Seal(SECRET, 'session')
  const sealed = seal.close('text')
  const changed = [...sealed].map(
    (letter, at) => sealed.slice(0, at) + (letter === 'A' ? 'B' : 'A') + sealed.slice(at + 1),
  )
  // The last letter stands for fewer bits than it could: some changes of it mean the same bytes.
  for (const wrong of changed.slice(0, -1)) expect(seal.open(wrong)).toBe(null)
  for (const wrong of ['', 'A', sealed.slice(0, 30), `${sealed}AAAA`, 'no;thing%']) expect(seal.open(wrong)).toBe(null)
  expect(new Seal(`${SECRET}!`, 'session').open(sealed)).toBe(null)
  expect(new Seal(SECRET, 'token').open(sealed)).toBe(null)
})
