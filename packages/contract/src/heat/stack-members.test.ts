import { expect, test } from 'vitest'
import { canBeStackMember, membersOfType, type StackMember } from './stack-members.ts'

const member = (resource_type: string, resource_name: string): StackMember => ({
  id: 'v1',
  resource_type,
  resource_name,
  parent_id: 's1',
  stack_id: 's1',
  stack_name: 'web',
})

test('an attachment has the id of its volume, and is not the volume', () => {
  const members = [member('OS::Cinder::VolumeAttachment', 'attachment'), member('OS::Cinder::Volume', 'data')]
  expect(membersOfType(members, 'OS::Cinder::Volume').map((one) => one.resource_name)).toEqual(['data'])
})

test('Heat names some types differently', () => {
  expect(membersOfType([member('OS::Nova::KeyPair', 'key')], 'OS::Nova::Keypair')).toHaveLength(1)
})

test.each([
  ['OS::Nova::Server', true],
  ['OS::Neutron::FloatingIP', true],
  ['OS::Nova::Flavor', true],
  ['OS::Keystone::User', true],
  ['OS::Heat::Stack', false],
  ['OS::Keystone::Trust', false],
])('%s: stacks own such items: %s', (type, expected) => {
  expect(canBeStackMember(type)).toBe(expected)
})
