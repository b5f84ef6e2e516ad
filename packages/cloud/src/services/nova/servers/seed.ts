import { seededHexId, seededUuid } from '../../../core/ids.ts'
import type { Background, SeedOptions } from '../../../core/service/service.ts'
import { projectId, userId } from '../../../seed/company.ts'
import { FLAVORS, serverGroupId, serverId } from '../../../seed/compute.ts'
import { serverPortId } from '../../../seed/network.ts'
import { SERVERS } from '../../../seed/servers.ts'
import type { SeedServer } from '../../../seed/servers.ts'
import { attachmentId, volumeId, VOLUMES } from '../../../seed/volumes.ts'
import { zoneOf } from '../aggregates/zones.ts'
import * as hypervisors from '../hypervisors/store.ts'
import * as actions from '../instance-actions/store.ts'
import { copyOf, showImage } from '../neighbours/images.ts'
import { asService } from '../neighbours/requester.ts'
import { NO_VALID_HOST } from '../pick-host.ts'
import { localGb } from './row.ts'
import type { BlockDevice, FlavorCopy, ImageCopy, ServerRow } from './row.ts'
import { seedMany } from './seed-many.ts'
import { POWER } from './states.ts'
import * as store from './store.ts'
import { readVifs } from './vifs.ts'

/** Needs the seeds of the other services. The options give the number of copies, for load tests. */
export function seedServers(context: Background, options: SeedOptions): void {
  for (const [index, server] of SERVERS.entries()) {
    const row = rowOf(context, server, index + 1)
    store.insert(context.db, { ...row, vifs: readVifs(context, row) })
    seedCreation(context, row)
  }
  const model = store.find(context.db, serverId('web-2'))
  if (model && options.servers > 0) seedMany(context, model, options)
}

const POWERS = {
  active: POWER.running,
  stopped: POWER.shutdown,
  paused: POWER.paused,
  suspended: POWER.suspended,
  shelved_offloaded: POWER.shutdown,
  error: POWER.none,
} as const

function rowOf(context: Background, server: SeedServer, number: number): ServerRow {
  const { name, host, state, createdAt } = server
  const id = serverId(name)
  const flavor = flavorOf(server)
  const imageRef = server.image === undefined ? '' : seededUuid('image', server.image)
  const devices = devicesOf(server, flavor, imageRef)
  const ran = state !== 'error'
  const scheduleJob = shift(createdAt, 9)
  return {
    id,
    number,
    name,
    description: server.description ?? null,
    hostname: name,
    project_id: projectId('demo'),
    user_id: userId('demo'),
    vm_state: state,
    task_state: null,
    busy_with: null,
    power_state: POWERS[state],
    progress: 0,
    fault: ran ? null : { code: 500, created: shift(createdAt, 1), message: NO_VALID_HOST, details: NO_VALID_HOST },
    created_at: createdAt,
    updated_at: scheduleJob,
    launched_at: ran ? scheduleJob : null,
    terminated_at: null,
    deleted: false,
    image_ref: imageRef,
    image: imageOf(context, server.image ?? 'Ubuntu 24.04 LTS'),
    flavor,
    local_gb: localGb(flavor, imageRef === ''),
    before: null,
    host,
    node: host === null ? null : (hypervisors.findByHost(context.db, host)?.hypervisor_hostname ?? null),
    availability_zone: host === null ? null : zoneOf(context.db, host),
    isZonePinned: false,
    key_name: 'demo-key',
    config_drive: '',
    access_ip_v4: '',
    access_ip_v6: '',
    auto_disk_config: false,
    user_data: null,
    metadata: server.metadata ?? {},
    tags: server.tags ?? [],
    trusted_image_certificates: null,
    locked_by: null,
    locked_reason: null,
    reservation_id: `r-${seededHexId('reservation', name).slice(0, 8)}`,
    launch_index: 0,
    root_device_name: ran ? '/dev/vda' : null,
    server_group: server.group === undefined ? null : serverGroupId(server.group),
    scheduler_hints: server.group === undefined ? {} : { group: serverGroupId(server.group) },
    vifs: server.ports.map(({ network }) => ({
      port_id: serverPortId(name, network),
      net_id: '',
      label: network,
      mac: '',
      ips: [],
      security_groups: [],
      tag: null,
      isOwn: true,
    })),
    devices: ran ? devices : [],
    password: '',
    shelved_image: null,
  }
}

const shift = (time: string, seconds: number) =>
  `${new Date(Date.parse(time) + seconds * 1000).toISOString().slice(0, 19)}Z`

function flavorOf({ flavor: name }: SeedServer): FlavorCopy {
  const flavor = FLAVORS.find((one) => one.name === name)
  if (!flavor) throw new Error(`No flavor is called ${name}`)
  const { id, vcpus, ram, disk, extra_specs } = flavor
  return { id, name, vcpus, ram, disk, ephemeral: 0, swap: 0, extra_specs }
}

const imageOf = (context: Background, name: string): ImageCopy =>
  copyOf(showImage(asService(context), seededUuid('image', name)))

function devicesOf({ name, volumes = [] }: SeedServer, flavor: FlavorCopy, imageRef: string): BlockDevice[] {
  const common = {
    source_id: null,
    volume_type: null,
    disk_bus: 'virtio',
    device_type: 'disk',
    guest_format: null,
    tag: null,
  }
  const disk: BlockDevice = {
    ...common,
    id: seededUuid('block-device', `${name}/disk`),
    source_type: 'image',
    destination_type: 'local',
    source_id: imageRef,
    volume_id: null,
    attachment_id: null,
    volume_size: flavor.disk,
    boot_index: 0,
    device_name: '/dev/vda',
    delete_on_termination: true,
  }
  const attached = volumes.map((volume): BlockDevice => {
    const { size, device = null } = VOLUMES.find((one) => one.name === volume) ?? { size: 1 }
    return {
      ...common,
      id: seededUuid('block-device', `${name}/${volume}`),
      source_type: 'volume',
      destination_type: 'volume',
      volume_id: volumeId(volume),
      attachment_id: attachmentId(volume),
      volume_size: size,
      boot_index: device === '/dev/vda' ? 0 : -1,
      device_name: device,
      delete_on_termination: false,
    }
  })
  return imageRef === '' ? attached : [disk, ...attached]
}

function seedCreation({ db }: Background, row: ServerRow): void {
  const request_id = `req-${seededUuid('request', row.name)}`
  const isFine = row.fault === null
  const event = {
    event: 'compute__do_build_and_run_instance',
    host: row.host,
    start_time: row.created_at,
    finish_time: row.updated_at,
    result: 'Success' as const,
    details: null,
  }
  actions.insert(db, {
    id: actions.idOf(row.id, request_id),
    server_id: row.id,
    request_id,
    action: 'create',
    user_id: row.user_id,
    project_id: row.project_id,
    start_time: row.created_at,
    updated_at: row.updated_at,
    message: isFine ? null : 'Error',
    events: isFine ? [event] : [],
  })
}
