import { expect, test } from 'vitest'
import { Seal } from './seal.ts'

const SECRET = 'a secret of the tests, long enough to seal cookies'

test('another replica can open a sealed text, and sealing twice gives different texts', () => {
  const one = new Seal(SECRET, 'session')
  const sealed = one.close('gAAAA é')
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(sealed).not.toBe(one.close('gAAAA é'))
  expect(new Seal(SECRET, 'session').open(sealed)).toBe('gAAAA é')
})

test('refuses a text that is changed, cut, or sealed with another secret or purpose', () => {
  const seal = new Seal(SECRET, 'session')
  const sealed = seal.close('text')
  const changed = [...sealed].map(
    (letter, at) => sealed.slice(0, at) + (letter === 'A' ? 'B' : 'A') + sealed.slice(at + 1),
  )
  // The last base64url letter has unused bits, so some changes of it mean the same bytes.
  for (const wrong of changed.slice(0, -1)) expect(seal.open(wrong)).toBe(null)
  for (const wrong of ['', 'A', sealed.slice(0, 30), `${sealed}AAAA`, 'no;thing%']) expect(seal.open(wrong)).toBe(null)
  expect(new Seal(`${SECRET}!`, 'session').open(sealed)).toBe(null)
  expect(new Seal(SECRET, 'token').open(sealed)).toBe(null)
})
