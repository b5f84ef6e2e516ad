import { expect, test } from 'vitest'
import { safeAddress } from './AppLink.tsx'

test('only http and https addresses become links', () => {
  expect(safeAddress('https://vnc.example/?token=x')).toBe('https://vnc.example/?token=x')
  expect(safeAddress('ws://vnc.example/')).toBeNull()
  expect(safeAddress('javascript:alert(1)')).toBeNull()
  expect(safeAddress('no address')).toBeNull()
})
