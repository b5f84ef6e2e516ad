import { expect, test } from 'vitest'
import { holdersByType } from './UsedBy.tsx'

test('what uses an item is grouped by type, each thing once', () => {
  const server = { type: 'OS::Nova::Server', id: 's', name: 'web-1' }
  const router = { type: 'OS::Neutron::Router', id: 'r', name: 'edge' }
  expect(holdersByType([{ links: [server] }, { links: [] }, { links: [router, server] }])).toEqual([
    { type: server.type, items: [server] },
    { type: router.type, items: [router] },
  ])
})
