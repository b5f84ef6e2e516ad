import { Server } from '@meridian/contract'
import { expect, test } from 'vitest'
import type { ImageNameTable } from './image-names.ts'
import { toServer } from './servers.map.ts'

const NO_NAMES: ImageNameTable = new Map()
const parsed = (said: Parameters<typeof toServer>[0], names = NO_NAMES) => Server.parse(toServer(said, names))

test('[API-NOVA] a flavor has the same fields in every microversion', () => {
  const embedded = { vcpus: 1, ram: 512, disk: 1, ephemeral: 0, swap: 0, original_name: 'm1.tiny', extra_specs: {} }
  expect(parsed({ id: 'a', flavor: embedded }).flavor).toEqual({
    id: null,
    name: 'm1.tiny',
    vcpus: 1,
    ram: 512,
    disk: 1,
    ephemeral: 0,
    swap: 0,
  })
  expect(parsed({ id: 'a', flavor: { id: '1', links: [] } }).flavor).toMatchObject({ id: '1', name: null, vcpus: null })
})

test('[API-NOVA] a server in a cell that is down is still listed', () => {
  expect(parsed({ id: 'a', tenant_id: 'p', created: '2026-01-01T00:00:00Z' })).toMatchObject({
    name: 'a',
    status: 'UNKNOWN',
    image: '',
    addresses: {},
    locked: null,
    'OS-EXT-STS:task_state': null,
  })
})

test("[API-NOVA] a server has its image's name if it is known", () => {
  const image = { id: 'i', links: [] }
  expect(parsed({ id: 'a', image }, new Map([['i', { name: 'CirrOS' }]])).image_name).toBe('CirrOS')
  expect(parsed({ id: 'a', image }).image_name).toBeNull()
  expect(parsed({ id: 'a', image: '' }).image_name).toBeNull()
})
