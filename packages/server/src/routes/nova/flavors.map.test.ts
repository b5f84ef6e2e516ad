import { FlavorRequest } from '@meridian/contract'
import type { Flavor } from '@meridian/wire'
import { expect, test } from 'vitest'
import { inOrder, toNovaFlavor, toSameFlavor } from './flavors.map.ts'

const flavor = (id: string, ram: number, vcpus: number): Flavor => ({
  id,
  name: id,
  ram,
  vcpus,
  disk: 1,
  swap: '',
  rxtx_factor: '',
  'OS-FLV-EXT-DATA:ephemeral': 0,
  'OS-FLV-DISABLED:disabled': false,
  'os-flavor-access:is_public': false,
  links: [],
})

const flavors = [flavor('b', 1024, 1), flavor('a', 512, 4), flavor('c', 64, 2)]

test.each([
  [undefined, ['c', 'a', 'b']],
  [{ key: 'vcpus', reverse: true }, ['a', 'c', 'b']],
  [{ key: 'name' }, ['a', 'b', 'c']],
  ['nonsense', ['c', 'a', 'b']],
])('[API-NOVA] with the setting %j flavors are in the order %j', (setting, ids) => {
  expect(inOrder(flavors, setting).map(({ id }) => id)).toEqual(ids)
})

test('[API-NOVA] a flavor without access projects is public', () => {
  const wanted = FlavorRequest.parse({ name: 'x', vcpus: 1, ram: 64, disk: 0 })
  expect(toNovaFlavor(wanted)).toMatchObject({ 'os-flavor-access:is_public': true, swap: 0, rxtx_factor: 1 })
  expect(toNovaFlavor(wanted)).not.toHaveProperty('id')
  const secret = toNovaFlavor({ ...wanted, id: 'mine', flavor_access: [{ id: 'p' }] })
  expect(secret).toMatchObject({ id: 'mine', 'os-flavor-access:is_public': false })
})

test('[API-NOVA] a restored flavor equals the deleted one', () => {
  expect(toSameFlavor(flavor('a', 512, 4))).toEqual({
    id: 'a',
    name: 'a',
    ram: 512,
    vcpus: 4,
    disk: 1,
    swap: 0,
    rxtx_factor: 1,
    'OS-FLV-EXT-DATA:ephemeral': 0,
    'os-flavor-access:is_public': false,
  })
})
