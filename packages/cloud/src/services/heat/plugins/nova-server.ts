import { isMap } from '../template/json.ts'
import type { Json, JsonMap } from '../template/json.ts'
import { idFor } from './lookup.ts'
import { createBody, createHints, servers } from './nova-server-body.ts'
import { serverProperties } from './nova-server-properties.ts'
import type { Plugin, Work } from './plugin.ts'
import { given, inError } from './rest.ts'
import { attributes } from './schema.ts'

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '')

function statusOf(work: Work): string {
  const server = servers.show(work)
  const status = textOf(server['status'])
  if (status !== 'ERROR') return status
  const fault = server['fault'] ?? null
  const message = isMap(fault) ? `Message: ${textOf(fault['message'])}, Code: ${String(fault['code'])}` : 'Unknown'
  throw inError('ERROR', message)
}

const addressesOf = (work: Work): Record<string, string[]> => {
  const networks = servers.show(work)['addresses'] ?? null
  return Object.fromEntries(
    Object.entries(isMap(networks) ? networks : {}).map(([name, list]) => [
      name,
      (Array.isArray(list) ? list : []).map((item) => (isMap(item) ? textOf(item['addr']) : '')),
    ]),
  )
}

function update(work: Work, changes: JsonMap): void {
  const path = `/v2.1/servers/${String(work.resource.physical_id)}`
  servers.change(work, given(changes, ['name']))
  if ('metadata' in changes) {
    work.callService('compute', {
      method: 'PUT',
      path: `${path}/metadata`,
      body: { metadata: changes['metadata'] ?? {} },
    })
  }
  if ('tags' in changes) {
    const headers = { 'openstack-api-version': 'compute 2.90' }
    work.callService('compute', { method: 'PUT', path: `${path}/tags`, headers, body: { tags: changes['tags'] ?? [] } })
  }
  if ('flavor' in changes) {
    servers.act(work, { resize: { flavorRef: idFor(work, 'nova.flavor', String(changes['flavor'])) } })
  } else if ('image' in changes) {
    servers.act(work, { rebuild: { imageRef: idFor(work, 'glance.image', String(changes['image'])) } })
  }
}

export const server: Plugin = {
  type: 'OS::Nova::Server',
  since: '2014.1',
  description: 'A server.',
  properties: serverProperties,
  attributes: {
    ...attributes({
      name: 'Its name.',
      addresses: ['map', 'Addresses with their attributes, by network.'],
      accessIPv4: 'IPv4 address for access.',
      accessIPv6: 'IPv6 address for access.',
      tags: ['list', 'Its tags.'],
    }),
    networks: { description: 'Its addresses by network.', type: 'map', value: addressesOf },
    first_address: {
      description: 'First address.',
      type: 'string',
      value: (work) => Object.values(addressesOf(work)).flat()[0] ?? '',
    },
    instance_name: {
      description: 'Name of the instance on its host.',
      type: 'string',
      value: (work) => servers.show(work)['OS-EXT-SRV-ATTR:instance_name'] ?? null,
    },
    os_collect_config: { description: 'Configuration of os-collect-config.', type: 'map', value: () => ({}) },
  },
  validate({ image, block_device_mapping_v2: disks, networks }, resource) {
    // Disks that refer to other resources are not a list yet.
    const hasDisks = Array.isArray(disks) ? disks.length > 0 : (disks ?? null) !== null
    if ((image ?? null) === null && !hasDisks) {
      return `Neither image nor bootable volume is specified for instance ${resource}`
    }
    const isEmpty = (network: Json) =>
      isMap(network) &&
      ['network', 'uuid', 'port', 'subnet', 'allocate_network'].every((key) => (network[key] ?? null) === null)
    return Array.isArray(networks) && networks.some(isEmpty)
      ? `One of the properties "network", "port", "allocate_network" or "subnet" should be set for the specified network of server "${resource}".`
      : undefined
  },
  create: (work) => ({ id: String(servers.create(work, createBody(work), createHints(work))['id']) }),
  isReady: (work) => statusOf(work) === 'ACTIVE',
  update,
  isUpdated(work) {
    const status = statusOf(work)
    if (status === 'VERIFY_RESIZE') servers.act(work, { confirmResize: null })
    const { 'OS-EXT-STS:task_state': task = null } = servers.show(work)
    return task === null && !['VERIFY_RESIZE', 'RESIZE', 'REBUILD'].includes(status)
  },
  remove: servers.remove,
  isGone: servers.isGone,
  suspend(work) {
    if (statusOf(work) !== 'SUSPENDED') servers.act(work, { suspend: null })
  },
  isSuspended: (work) => statusOf(work) === 'SUSPENDED',
  resume(work) {
    if (statusOf(work) === 'SUSPENDED') servers.act(work, { resume: null })
  },
  isResumed: (work) => statusOf(work) === 'ACTIVE',
  check(work) {
    const status = statusOf(work)
    if (status !== 'ACTIVE') throw inError(status, "'status': expected 'ACTIVE'")
  },
  show: (work) => ({ ...servers.show(work), os_collect_config: {} }),
}
