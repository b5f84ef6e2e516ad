import type { Image } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { timeOf, timestampOf } from '../timestamp.ts'
import type { Source } from './source.ts'

const PAGE = 1000
const COMPUTE = { 'openstack-api-version': 'compute 2.93' }

interface Server {
  id: string
  name: string
  status: string
  tenant_id: string
  user_id: string
  created: string
  updated: string
  image: { id: string } | ''
  flavor: { original_name: string; vcpus: number; ram: number; disk: number }
  'OS-SRV-USG:launched_at': string | null
  'OS-EXT-AZ:availability_zone': string
  'OS-EXT-SRV-ATTR:host'?: string | null
  'os-extended-volumes:volumes_attached'?: unknown[]
}

interface Volume {
  id: string
  name: string | null
  size: number
  created_at: string
  user_id: string
  volume_type: string | null
  'os-vol-tenant-attr:tenant_id'?: string
}

/** How to read resources of a type from their service. */
export interface Reader {
  list: (call: Call) => Source[]
  find: (call: Call, id: string) => Source
}

const listServers = (call: Call) =>
  paged<Server>(call, 'servers', (page) => {
    const path = `/v2.1/servers/detail?${page}`
    return call.callService<{ servers: Server[] }>('compute', { method: 'GET', path, headers: COMPUTE }).body.servers
  })

export const servers: Reader = {
  list(call) {
    const flavors = flavorIds(call)
    return listServers(call).map((server) => ofServer(server, flavors))
  },
  find(call, id) {
    const request = { method: 'GET', path: `/v2.1/servers/${id}`, headers: COMPUTE } as const
    return ofServer(call.callService<{ server: Server }>('compute', request).body.server, flavorIds(call))
  },
}

/** With the number of their disks. */
export const serversWithVolumes = (call: Call): { source: Source; disks: number }[] =>
  listServers(call).map((server) => {
    const volumes = server['os-extended-volumes:volumes_attached']?.length ?? 0
    return { source: ofServer(server, new Map()), disks: volumes + (server.image === '' ? 0 : 1) }
  })

/** A server shows its flavor's name only. */
function flavorIds(call: Call): ReadonlyMap<string, string> {
  const { body } = call.callService<{ flavors: { id: string; name: string }[] }>('compute', {
    method: 'GET',
    path: '/v2.1/flavors',
  })
  return new Map(body.flavors.map(({ id, name }) => [name, id]))
}

export const volumes: Reader = {
  list: (call) =>
    paged<Volume>(call, 'volumes', (page) => {
      const path = `/v3/${call.auth.projectId}/volumes/detail?${page}`
      return call.callService<{ volumes: Volume[] }>('volumev3', { method: 'GET', path }).body.volumes
    }).map((volume) => ofVolume(call, volume)),
  find(call, id) {
    const path = `/v3/${call.auth.projectId}/volumes/${id}`
    return ofVolume(call, call.callService<{ volume: Volume }>('volumev3', { method: 'GET', path }).body.volume)
  },
}

export const images: Reader = {
  list: (call) =>
    paged<Image>(call, 'images', (page) => {
      return call.callService<{ images: Image[] }>('image', { method: 'GET', path: `/v2/images?${page}` }).body.images
    }).map(ofImage),
  find: (call, id) => ofImage(call.callService<Image>('image', { method: 'GET', path: `/v2/images/${id}` }).body),
}

/** All pages of a list; of all projects for administrators. */
function paged<T extends { id: string }>(call: Call, what: string, callService: (query: URLSearchParams) => T[]): T[] {
  const everybody: [string, string][] = call.may('list all resource') && what !== 'images' ? [['all_tenants', '1']] : []
  const found: T[] = []
  for (let marker: string | undefined; ;) {
    const from: [string, string][] = marker === undefined ? [] : [['marker', marker]]
    const page = callService(new URLSearchParams([['limit', String(PAGE)], ...everybody, ...from]))
    found.push(...page)
    if (page.length < PAGE) return found
    marker = page.at(-1)?.id
  }
}

/** A stopped server has not run since its last update; a server that was never launched has never run. */
function ofServer(server: Server, flavors: ReadonlyMap<string, string>): Source {
  const { flavor, status } = server
  const launched = server['OS-SRV-USG:launched_at']
  const isRunning = RUNNING.includes(status)
  return {
    type: 'instance',
    id: server.id,
    projectId: server.tenant_id,
    userId: server.user_id,
    startedAt: timeOf(server.created),
    // Nova's time of launch is that of the last resize, rescue or unshelving; the measures from before remain.
    ...(launched !== null && { runsFrom: timeOf(server.created) }),
    ...(!isRunning && { runsUntil: timeOf(server.updated) }),
    vcpus: flavor.vcpus,
    ram: flavor.ram,
    disk: flavor.disk,
    attributes: {
      flavor_id: flavors.get(flavor.original_name) ?? flavor.original_name,
      image_ref: server.image === '' ? null : server.image.id,
      host: server['OS-EXT-SRV-ATTR:host'] ?? HIDDEN_HOST,
      display_name: server.name,
      server_group: null,
      flavor_name: flavor.original_name,
      launched_at: launched === null ? null : timestampOf(timeOf(launched)),
      created_at: timestampOf(timeOf(server.created)),
      deleted_at: null,
      availability_zone: server['OS-EXT-AZ:availability_zone'],
    },
  }
}

/** Nova shows a server's host to administrators only. */
const HIDDEN_HOST = 'compute'

const RUNNING = ['ACTIVE', 'PASSWORD', 'REBOOT', 'RESCUE', 'RESIZE', 'MIGRATING', 'VERIFY_RESIZE']

function ofVolume({ auth }: Call, volume: Volume): Source {
  const startedAt = timeOf(volume.created_at)
  return {
    type: 'volume',
    id: volume.id,
    projectId: volume['os-vol-tenant-attr:tenant_id'] ?? auth.projectId,
    userId: volume.user_id,
    startedAt,
    runsFrom: startedAt,
    size: volume.size,
    attributes: { display_name: volume.name, volume_type: volume.volume_type },
  }
}

function ofImage(image: Image): Source {
  const startedAt = timeOf(image.created_at)
  return {
    type: 'image',
    id: image.id,
    projectId: image.owner,
    userId: null,
    startedAt,
    ...(image.size !== null && { runsFrom: startedAt }),
    size: image.size ?? 0,
    virtualSize: image.virtual_size ?? 0,
    attributes: {
      name: image.name ?? '',
      container_format: image.container_format,
      disk_format: image.disk_format,
    },
  }
}
