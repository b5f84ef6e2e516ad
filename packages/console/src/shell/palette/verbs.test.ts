import { expect, test } from 'vitest'
import { orderIn } from './verbs.ts'

const LABELS = [
  'Soft Reboot Instance',
  'Hard Reboot Instance',
  'Shut Off Instance',
  'Create Snapshot',
  'Delete Instance',
]
const order = (text: string) => orderIn(text, LABELS, (label) => [label])

test.each([
  ['reboot web-1', 'web-1', ['Soft Reboot Instance', 'Hard Reboot Instance']],
  ['hard reboot web-1', 'web-1', ['Hard Reboot Instance']],
  ['web-1 reboot', 'web-1', ['Soft Reboot Instance', 'Hard Reboot Instance']],
  ['create snap db 1', 'db 1', ['Create Snapshot']],
  ['DELETE instance web', 'web', ['Delete Instance']],
])('%s orders something for %s', (text, subject, actions) => {
  expect(order(text)).toEqual({ subject, actions })
})

test.each(['reboot', 'web-1', 'fly web-1', 'of web-1', ''])('%j orders nothing', (text) => {
  expect(order(text)).toBeNull()
})
