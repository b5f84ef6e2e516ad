import { expect, test } from 'vitest'
import { canJoin, volumeChange } from './volume-group-form.ts'

const group = { id: 'g1', typeNames: ['fast'] }

test.each([
  [{ group_id: null, volume_type: 'fast', status: 'available' }, true],
  [{ group_id: null, volume_type: 'fast', status: 'in-use' }, true],
  [{ group_id: null, volume_type: 'fast', status: 'error' }, false],
  [{ group_id: null, volume_type: 'slow', status: 'available' }, false],
  [{ group_id: null, volume_type: null, status: 'available' }, false],
  [{ group_id: 'g2', volume_type: 'fast', status: 'available' }, false],
  [{ group_id: 'g1', volume_type: 'fast', status: 'error' }, true],
])('whether a volume %j may be in the group: %s', (volume, expected) => {
  expect(canJoin(volume, group)).toBe(expected)
})

test('only changes are sent', () => {
  expect(volumeChange(['a', 'b'], ['b', 'c'])).toEqual({ add_volumes: ['c'], remove_volumes: ['a'] })
  expect(volumeChange(['a'], ['a'])).toBeNull()
})
