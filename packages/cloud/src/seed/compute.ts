import { seededUuid } from '../core/ids.ts'

/** RAM in MiB, disk in GiB; the first five are those of OpenStack's own examples. */
export const FLAVORS = [
  { id: '1', name: 'm1.tiny', vcpus: 1, ram: 512, disk: 1, extra_specs: {} },
  { id: '2', name: 'm1.small', vcpus: 1, ram: 2048, disk: 20, extra_specs: {} },
  { id: '3', name: 'm1.medium', vcpus: 2, ram: 4096, disk: 40, extra_specs: {} },
  { id: '4', name: 'm1.large', vcpus: 4, ram: 8192, disk: 80, extra_specs: {} },
  { id: '5', name: 'm1.xlarge', vcpus: 8, ram: 16_384, disk: 160, extra_specs: {} },
  { id: 'c1.large', name: 'c1.large', vcpus: 8, ram: 8192, disk: 40, extra_specs: { 'hw:cpu_policy': 'dedicated' } },
  { id: 'r1.large', name: 'r1.large', vcpus: 4, ram: 32_768, disk: 80, extra_specs: { 'hw:mem_page_size': 'large' } },
] as const

export const HOSTS = ['compute-1', 'compute-2', 'compute-3', 'compute-4'] as const

/** Runs nova-scheduler and nova-conductor, but no servers. */
export const CONTROLLER = 'controller-1'

export const serverId = (name: string) => seededUuid('server', name)
export const serverGroupId = (name: string) => seededUuid('server-group', name)
