import { Server, type Flavor, type Network, type SecurityGroup } from '@meridian/contract'
import { expect, test } from 'vitest'
import { noFacts } from '../../services/launch/facts/no-facts.fixture.ts'
import { likeServer } from './initial-launch.ts'
import { blankLaunch } from '../../services/launch/launch-form.ts'
import { choiceOf } from '../../services/launch/rules/choice.ts'

const server = Server.parse({
  id: 's1',
  uuid: 's1',
  name: 'web',
  description: 'web',
  status: 'ACTIVE',
  image: { id: 'i1' },
  image_name: null,
  flavor: { name: 'm1.small' },
  addresses: { private: [] },
  security_groups: [{ name: 'web' }, { name: 'web' }],
  key_name: 'mine',
  metadata: { role: 'web' },
  config_drive: 'True',
  'OS-EXT-AZ:availability_zone': 'nova',
})

test('a copy of an instance has its source, size, networks, groups, key pair and metadata', () => {
  expect(likeServer(server)).toMatchObject({
    name: 'web-2',
    description: '',
    source: ['i1'],
    key_pair: ['mine'],
    availability_zone: 'nova',
    config_drive: true,
    meta: [{ key: 'role', value: 'web' }],
  })
})

test('items that the instance has only by name are found by name', () => {
  const named = (id: string, name: string) => ({ id, name, subnets: [{}] })
  const { flavor, networks, securityGroups } = choiceOf(
    { ...blankLaunch, ...likeServer(server) },
    {
      ...noFacts,
      flavors: [named('f1', 'm1.small') as unknown as Flavor], // the code reads nothing else
      networks: [named('n1', 'other') as unknown as Network, named('n2', 'private') as unknown as Network], // see above
      securityGroups: [named('g1', 'web') as unknown as SecurityGroup], // see above
    },
  )
  expect([flavor?.id, networks.map(({ id }) => id), securityGroups.map(({ id }) => id)]).toEqual(['f1', ['n2'], ['g1']])
})

test('the copy of an instance that runs from a volume has no source yet', () => {
  expect(likeServer({ ...server, image: '' }).source).toEqual([])
})
