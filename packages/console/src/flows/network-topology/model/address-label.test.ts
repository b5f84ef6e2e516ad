import { expect, test } from 'vitest'
import { addressLabel } from './address-label.ts'

test.each([
  [[], ''],
  [['10.0.0.5'], '10.0.0.5'],
  [['fd00::5', '10.0.0.5'], '10.0.0.5 +1'],
  [['fd00::5', 'fd00::6', 'fd00::7'], 'fd00::5 +2'],
])('[TOPO-02] a port with %j is labelled %j', (ips, label) => {
  expect(addressLabel(ips)).toBe(label)
})
