import type { QuotasOfProject, Rooms } from '@meridian/contract'
import { expect, test } from 'vitest'
import type { CapacityHost } from '../capacity/capacity.ts'
import { fullestHosts, fullestProjects } from './fullest.ts'

const room = (used: number, capacity: number, total = capacity) => ({ used, capacity, total, most: total })
const host = (name: string, rooms: Rooms) => ({ id: name, name, rooms }) as CapacityHost // only what is read

test('hosts come by what runs out first on each, at most five', () => {
  const hosts = [
    host('by-disk', { MEMORY_MB: room(10, 100), VCPU: room(1, 16), DISK_GB: room(90, 100) }),
    host('by-ram', { MEMORY_MB: room(95, 100), VCPU: room(1, 16), DISK_GB: room(10, 100) }),
    ...['a', 'b', 'c', 'd'].map((name) => host(name, { MEMORY_MB: room(1, 100) })),
  ]
  expect(fullestHosts(hosts).map(({ host: { name }, name: what }) => [name, what])).toEqual([
    ['by-ram', 'MEMORY_MB'],
    ['by-disk', 'DISK_GB'],
    ['a', 'MEMORY_MB'],
    ['b', 'MEMORY_MB'],
    ['c', 'MEMORY_MB'],
  ])
})

test('what has no known limit is not what runs out: Nova counts VCPUs of the machine, not those it may promise', () => {
  const nova = host('nova', { VCPU: room(40, Infinity, 16), MEMORY_MB: room(20, 100), DISK_GB: room(0, 0) })
  expect(fullestHosts([nova])).toMatchObject([{ name: 'MEMORY_MB', used: 20, max: 100 }])
  expect(fullestHosts([host('empty', {})])).toEqual([])
})

const quota = (name: string, used: number, limit: number) => ({
  name,
  display_name: name,
  in_use: used,
  reserved: 0,
  limit,
})
const project = (name: string, ...compute: ReturnType<typeof quota>[]) =>
  ({ id: name, name, compute, volume: [], network: [] }) as unknown as QuotasOfProject // only what is read

test('projects come by the limit that each reaches first, without those that use nothing', () => {
  const projects = [
    project('half', quota('ram', 50, 100), quota('instances', 1, 10)),
    project('idle', quota('ram', 0, 100)),
    project('full', quota('ram', 10, 100), quota('instances', 10, 10)),
    project('unlimited', quota('ram', 900, -1)),
  ]
  expect(fullestProjects(projects).map(({ project: { name }, quota: { name: what } }) => [name, what])).toEqual([
    ['full', 'instances'],
    ['half', 'ram'],
  ])
})
