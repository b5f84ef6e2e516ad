import { createHash } from 'node:crypto'
import type { Server, ServerAddress, ServerSummary } from '@meridian/wire'
import { inMicroseconds } from '../../../core/time/clock.ts'
import { bookmark, linksTo } from '../links.ts'
import type { Since } from '../microversion.ts'
import type { FlavorCopy, ServerRow, Vif } from './row.ts'
import { statusOf } from './states.ts'

/** What a caller sees of servers. Computed once per list. */
export interface Viewer {
  since: Since
  /** The service's URL, for links. */
  url: string
  /** Whether the caller sees hosts and other operator fields. */
  seesHosts: boolean
  seesExtraSpecs: boolean
  /** Returns the host's status; undefined if the caller may not see it. */
  hostStatus: ((host: string | null) => Server['host_status']) | undefined
  /** Whether the caller sees details of errors. */
  isAdmin: boolean
}

/** Which extension attributes a response has. */
export interface Detail {
  extended: boolean
  keyName: boolean
  groups: boolean
  userData: boolean
}

export const IN_LIST: Detail = { extended: true, keyName: true, groups: false, userData: true }
export const ALONE: Detail = { extended: true, keyName: true, groups: true, userData: true }

const WITH_PROGRESS = ['ACTIVE', 'BUILD', 'REBUILD', 'RESIZE', 'VERIFY_RESIZE', 'MIGRATING']
const WITH_FAULT = ['ERROR', 'DELETED']

export const toSummary = ({ id, name }: ServerRow, { url }: Viewer): ServerSummary => ({
  id,
  name,
  links: linksTo(url, 'servers', id),
})

export function toServer(row: ServerRow, viewer: Viewer, extent: Detail): Server {
  const { since, url } = viewer
  const status = statusOf(row)
  const fault = WITH_FAULT.includes(status) ? faultFor(row, viewer) : undefined
  return {
    id: row.id,
    name: row.name,
    status,
    tenant_id: row.project_id,
    user_id: row.user_id,
    metadata: row.metadata,
    hostId: hostId(row.project_id, row.host),
    image: row.image_ref === '' ? '' : { id: row.image_ref, links: [bookmark(url, 'images', row.image_ref)] },
    flavor: flavorOf(row.flavor, viewer),
    created: row.created_at,
    updated: row.updated_at,
    addresses: row.vm_state === 'building' ? {} : addressesOf(row.vifs, extent.extended),
    accessIPv4: row.access_ip_v4,
    accessIPv6: row.access_ip_v6,
    links: linksTo(url, 'servers', row.id),
    'OS-DCF:diskConfig': row.auto_disk_config ? 'AUTO' : 'MANUAL',
    ...(fault && { fault }),
    ...(WITH_PROGRESS.includes(status) && { progress: row.progress }),
    ...(extent.keyName && { key_name: row.key_name }),
    ...(extent.extended && extensionsOf(row, viewer, extent)),
    ...(since(9) && { locked: row.locked_by !== null }),
    ...(since(73) && { locked_reason: row.locked_reason }),
    ...(since(19) && { description: row.description }),
    ...(since(26) && { tags: row.tags }),
    ...(since(63) && { trusted_image_certificates: row.trusted_image_certificates }),
    ...(extent.groups && since(71) && { server_groups: row.server_group === null ? [] : [row.server_group] }),
  }
}

function extensionsOf(row: ServerRow, viewer: Viewer, { userData }: Detail): Partial<Server> {
  const { since } = viewer
  const security = row.vifs.flatMap((vif) => vif.security_groups.map((name) => ({ name })))
  return {
    'OS-EXT-AZ:availability_zone': row.availability_zone ?? '',
    config_drive: row.config_drive,
    'OS-SRV-USG:launched_at': row.launched_at && inMicroseconds(row.launched_at),
    'OS-SRV-USG:terminated_at': row.terminated_at && inMicroseconds(row.terminated_at),
    ...(security.length > 0 && { security_groups: security }),
    ...(viewer.seesHosts && operatorsPart(row, since, userData)),
    'OS-EXT-STS:task_state': row.task_state,
    'OS-EXT-STS:vm_state': row.vm_state,
    'OS-EXT-STS:power_state': row.power_state,
    'os-extended-volumes:volumes_attached': row.devices.flatMap(({ volume_id, delete_on_termination }) =>
      volume_id === null ? [] : [{ id: volume_id, ...(since(3) && { delete_on_termination }) }],
    ),
    ...(since(16) && viewer.hostStatus && { host_status: viewer.hostStatus(row.deleted ? null : row.host) }),
    ...(since(90) && !viewer.seesHosts && { 'OS-EXT-SRV-ATTR:hostname': row.hostname }),
  }
}

const operatorsPart = (row: ServerRow, since: Since, userData: boolean): Partial<Server> => ({
  'OS-EXT-SRV-ATTR:host': row.host,
  'OS-EXT-SRV-ATTR:instance_name': instanceName(row),
  'OS-EXT-SRV-ATTR:hypervisor_hostname': row.node,
  ...(since(3) && {
    'OS-EXT-SRV-ATTR:reservation_id': row.reservation_id,
    'OS-EXT-SRV-ATTR:launch_index': row.launch_index,
    'OS-EXT-SRV-ATTR:hostname': row.hostname,
    'OS-EXT-SRV-ATTR:kernel_id': '',
    'OS-EXT-SRV-ATTR:ramdisk_id': '',
    'OS-EXT-SRV-ATTR:root_device_name': row.root_device_name,
    ...(userData && { 'OS-EXT-SRV-ATTR:user_data': row.user_data }),
  }),
})

/** The server's name in the hypervisor. */
export const instanceName = ({ number }: Pick<ServerRow, 'number'>) =>
  `instance-${number.toString(16).padStart(8, '0')}`

function flavorOf({ id, name, vcpus, ram, disk, ephemeral, swap, extra_specs }: FlavorCopy, viewer: Viewer) {
  if (!viewer.since(47)) return { id, links: [bookmark(viewer.url, 'flavors', id)] }
  return { vcpus, ram, disk, ephemeral, swap, original_name: name, ...(viewer.seesExtraSpecs && { extra_specs }) }
}

/** Only administrators see the details of internal errors. */
function faultFor({ fault }: ServerRow, { isAdmin }: Viewer): Server['fault'] {
  if (!fault) return undefined
  const { details, ...rest } = fault
  return { ...rest, ...(details !== undefined && (isAdmin || fault.code !== 500) && { details }) }
}

/** Addresses by network: fixed, then floating. Without extension attributes for older formats. */
export function addressesOf(vifs: readonly Vif[], isExtended = true): Server['addresses'] {
  const networks = new Map<string, { fixed: ServerAddress[]; floating: ServerAddress[] }>()
  for (const { label, mac, ips } of vifs) {
    const known = networks.get(label) ?? { fixed: [], floating: [] }
    networks.set(label, known)
    const address = (addr: string, type: 'fixed' | 'floating'): ServerAddress => ({
      version: versionOf(addr),
      addr,
      ...(isExtended && { 'OS-EXT-IPS:type': type, 'OS-EXT-IPS-MAC:mac_addr': mac }),
    })
    known.fixed.push(...ips.map((ip) => address(ip.address, 'fixed')))
    known.floating.push(...ips.flatMap((ip) => ip.floating.map((addr) => address(addr, 'floating'))))
  }
  return Object.fromEntries([...networks].map(([label, { fixed, floating }]) => [label, [...fixed, ...floating]]))
}

export const versionOf = (address: string) => (address.includes(':') ? 6 : 4)

const hostIds = new Map<string, string>()
const MAX_HOST_IDS = 10_000

/** A hash that lets a project tell hosts apart without their names. */
export function hostId(projectId: string, host: string | null): string {
  if (host === null) return ''
  const key = projectId + host
  const known = hostIds.get(key) ?? createHash('sha224').update(key).digest('hex')
  if (hostIds.size >= MAX_HOST_IDS) hostIds.clear()
  hostIds.set(key, known)
  return known
}
