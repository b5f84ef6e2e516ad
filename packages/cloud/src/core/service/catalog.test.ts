import { expect, test } from 'vitest'
import { withAliases } from './catalog.ts'

test('a service with an alias is listed under both names with one URL', () => {
  const storage = { type: 'volumev3', name: 'cinderv3', prefix: '/volume', catalogPath: () => '/v3' }
  const listed = withAliases([{ ...storage, aliases: [{ type: 'block-storage', name: 'cinder' }] }])
  expect(listed.map(({ type, name, prefix }) => [type, name, prefix])).toEqual([
    ['volumev3', 'cinderv3', '/volume'],
    ['block-storage', 'cinder', '/volume'],
  ])
})
