import * as configs from '../software-configs/store.ts'
import { isMap } from '../template/json.ts'
import type { Json, JsonMap } from '../template/json.ts'
import { idFor, optionalId } from './lookup.ts'
import type { Work } from './plugin.ts'
import { given, nameOf, rest } from './rest.ts'

/** The newest version in which ordinary users see all fields. */
export const servers = rest({
  service: 'compute',
  path: '/v2.1/servers',
  envelope: 'server',
  headers: { 'openstack-api-version': 'compute 2.90' },
})

/** The body of Nova's create request. */
export function createBody(work: Work): JsonMap {
  const { properties } = work
  const image = optionalId(work, 'glance.image', properties['image'])
  const disks = disksOf(work, properties['block_device_mapping_v2'] ?? null)
  const groups = properties['security_groups'] ?? []
  const data = userDataOf(work)
  return {
    name: nameOf(work),
    flavorRef: idFor(work, 'nova.flavor', String(properties['flavor'])),
    ...(image !== undefined && { imageRef: image }),
    ...(disks.length > 0 && { block_device_mapping_v2: disks }),
    networks: networksOf(work),
    ...(Array.isArray(groups) && groups.length > 0 && { security_groups: groups.map((name) => ({ name })) }),
    ...given(properties, ['key_name', 'availability_zone', 'metadata', 'config_drive', 'tags']),
    ...given(properties, [
      ['diskConfig', 'OS-DCF:diskConfig'],
      ['admin_pass', 'adminPass'],
    ]),
    ...(data !== '' && { user_data: Buffer.from(data).toString('base64') }),
  }
}

/** Nova takes the hints beside the server, not in it. */
export const createHints = ({ properties }: Work): JsonMap =>
  given(properties, [['scheduler_hints', 'OS-SCH-HNT:scheduler_hints']])

/** User data can be the id of a software configuration. */
function userDataOf({ context, stack, properties }: Work): string {
  const text = String(properties['user_data'] ?? '')
  const config = configs.find(context.db, text)
  return config?.project_id === stack.project_id ? (config.config ?? '') : text
}

function networksOf(work: Work): Json {
  const requested = work.properties['networks'] ?? null
  if (!Array.isArray(requested) || requested.length === 0) return 'auto'
  const networks = requested.filter(isMap)
  const allocated = networks.find((network) => (network['allocate_network'] ?? null) !== null)
  if (allocated) return allocated['allocate_network'] ?? 'auto'
  return networks.map((network) => networkOf(work, network))
}

/** A network with a subnet and an address needs a port in Nova's API. */
function networkOf(work: Work, network: JsonMap): JsonMap {
  const port = optionalId(work, 'neutron.port', network['port'])
  const tag = given(network, ['tag'])
  if (port !== undefined) return { port, ...tag }
  const named = optionalId(work, 'neutron.network', network['network'] ?? network['uuid'])
  const uuid = named ?? networkOfSubnet(work, String(network['subnet']))
  return { uuid, ...given(network, ['fixed_ip']), ...tag }
}

function networkOfSubnet(work: Work, name: string): string {
  const id = idFor(work, 'neutron.subnet', name)
  return work.callService('network', { method: 'GET', path: `/v2.0/subnets/${id}` }).subnet.network_id
}

const disksOf = (work: Work, disks: Json): JsonMap[] =>
  (Array.isArray(disks) ? disks : []).filter(isMap).map((disk) => ({
    ...sourceOf(work, disk),
    ...given(disk, ['device_name', 'device_type', 'disk_bus', 'boot_index', 'volume_size', 'delete_on_termination']),
  }))

function sourceOf(work: Work, disk: JsonMap): JsonMap {
  const image = optionalId(work, 'glance.image', disk['image'] ?? disk['image_id'])
  const volume = optionalId(work, 'cinder.volume', disk['volume_id'])
  const snapshot = optionalId(work, 'cinder.snapshot', disk['snapshot_id'])
  if (volume !== undefined) return { source_type: 'volume', destination_type: 'volume', uuid: volume, boot_index: 0 }
  if (snapshot !== undefined)
    return { source_type: 'snapshot', destination_type: 'volume', uuid: snapshot, boot_index: 0 }
  if (image !== undefined) return { source_type: 'image', destination_type: 'volume', uuid: image, boot_index: 0 }
  const isSwap = (disk['swap_size'] ?? null) !== null
  const size = (isSwap ? disk['swap_size'] : disk['ephemeral_size']) ?? null
  return {
    source_type: 'blank',
    destination_type: 'local',
    boot_index: -1,
    delete_on_termination: true,
    ...(size !== null && { volume_size: size }),
    ...(isSwap ? { guest_format: 'swap' } : given(disk, [['ephemeral_format', 'guest_format']])),
  }
}
