import { expect, test } from 'vitest'
import { chooseableFirst, networkObstacle, portObstacle, volumeObstacle } from './attachable.ts'

const volume = (more: object) => ({ status: 'available', multiattach: false, attachments: [], ...more })
const attachedTo = (id: string) => [
  { id: 'a1', attachment_id: 'a1', volume_id: 'v1', server_id: id, device: '/dev/vdb', host_name: null },
]
const me = { id: 's1' }

test('a volume is attached while it is available, or to many servers if its type allows that', () => {
  expect(volumeObstacle(volume({}), me)).toBeNull()
  expect(volumeObstacle(volume({ status: 'in-use', attachments: attachedTo('s2') }), me)).toBe('inUse')
  expect(volumeObstacle(volume({ status: 'in-use', multiattach: true, attachments: attachedTo('s2') }), me)).toBeNull()
  expect(volumeObstacle(volume({ status: 'in-use', multiattach: true, attachments: attachedTo('s1') }), me)).toBe(
    'here',
  )
  for (const status of ['creating', 'error', 'maintenance', 'awaiting-transfer', 'backing-up'])
    expect(volumeObstacle(volume({ status }), me)).toBe('status')
})

test('a port of a device, or one that a service keeps, is taken', () => {
  expect(portObstacle({ device_id: '', device_owner: '' })).toBeNull()
  expect(portObstacle({ device_id: 's2', device_owner: 'compute:nova' })).toBe('taken')
  expect(portObstacle({ device_id: '', device_owner: 'network:dhcp' })).toBe('taken')
})

test('a network without a subnet has no address to give', () => {
  expect(networkObstacle({ subnets: [] })).toBe('noSubnet')
})

test('what can be chosen comes first', () => {
  const options = [{ value: 'a', disabled: true }, { value: 'b', disabled: false }, { value: 'c' }]
  expect(chooseableFirst(options).map(({ value }) => value)).toEqual(['b', 'c', 'a'])
})
