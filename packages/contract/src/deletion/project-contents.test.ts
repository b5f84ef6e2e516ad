import { expect, test } from 'vitest'
import { CONTENT_KINDS, DELETED_BEFORE, deletionOrder } from './project-contents.ts'

test('a kind comes after all that must be deleted before it, so that the order has no circles', () => {
  const position = (kind: (typeof CONTENT_KINDS)[number]) => CONTENT_KINDS.indexOf(kind)
  for (const kind of CONTENT_KINDS)
    for (const earlier of DELETED_BEFORE[kind] ?? []) expect(position(earlier)).toBeLessThan(position(kind))
})

test('an item waits for what uses it, and for newer items of its kind', () => {
  const item = (kind: (typeof CONTENT_KINDS)[number], id: string, after: string[] = []) => ({
    kind,
    id,
    name: id,
    after,
  })
  const order = deletionOrder([
    item('server', 's'),
    item('port', 'p'),
    item('network', 'n'),
    item('backup', 'full', ['increment']),
    item('backup', 'increment'),
    item('image', 'i'),
  ])
  expect(Object.fromEntries(order.map(({ key, needs }) => [key, needs]))).toEqual({
    'server s': [],
    'port p': ['server s'],
    'network n': ['port p'],
    'backup full': ['backup increment'],
    'backup increment': [],
    'image i': ['server s'],
  })
})
