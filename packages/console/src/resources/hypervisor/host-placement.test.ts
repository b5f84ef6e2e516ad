import { expect, test } from 'vitest'
import { isOrphan } from './host-placement.ts'

const servers = [{ id: 'here' }]
const migration = (status: string) => [{ uuid: 'move', instance_uuid: 'leaving', status }]

test.each([
  ['an instance on the host', 'here', migration('running'), false],
  ['a migration in progress', 'move', migration('running'), false],
  ['an instance that is on its way', 'leaving', migration('post-migrating'), false],
  ['a migration that has ended', 'move', migration('completed'), true],
  ['nothing that is known', 'gone', [], true],
])('an allocation of %s', (_what, consumer, migrations, orphaned) => {
  expect(isOrphan(consumer, servers, migrations)).toBe(orphaned)
})
