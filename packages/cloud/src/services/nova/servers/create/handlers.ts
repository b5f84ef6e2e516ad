import { randomBytes } from 'node:crypto'
import { json } from '../../../../core/http/reply.ts'
import { newUuid } from '../../../../core/ids.ts'
import type { Call } from '../../../../core/service/api.ts'
import { isoSeconds } from '../../../../core/time/clock.ts'
import { record } from '../../instance-actions/record.ts'
import { computeUrl, linksTo, selfLink } from '../../links.ts'
import { sinceOf } from '../../microversion.ts'
import { asCaller } from '../../neighbours/requester.ts'
import type { BuildTask } from '../build.ts'
import { SECONDS } from '../durations.ts'
import { localGb } from '../row.ts'
import type { ServerRow } from '../row.ts'
import { insert, nextNumber } from '../store.ts'
import { rootOf } from './devices.ts'
import { planServers } from './plan.ts'
import type { Plan } from './plan.ts'
import { createBody } from './request.ts'
import type { ServerRequest } from './request.ts'
import { reserveDevices } from './volumes.ts'

export const create = (call: Call) => {
  const body = call.json(createBody(call))
  const { server: request } = body
  const hints = body['os:scheduler_hints'] ?? body['OS-SCH-HNT:scheduler_hints'] ?? {}
  const plan = planServers(call, request, hints)
  const reservation = newReservation()
  const rows = Array.from({ length: plan.count }, (_, index) =>
    newServer(call, request, plan, { index, reservation, hints }),
  )
  for (const row of rows) build(call, row, plan)
  const [first] = rows
  if (request.return_reservation_id || !first) return json(202, { reservation_id: reservation })
  const url = computeUrl(call)
  const response = {
    id: first.id,
    links: linksTo(url, 'servers', first.id),
    'OS-DCF:diskConfig': first.auto_disk_config ? 'AUTO' : 'MANUAL',
    security_groups: request.security_groups ?? [{ name: 'default' }],
    adminPass: request.adminPass ?? newPassword(),
  }
  return json(202, { server: response }, { location: selfLink(url, 'servers', first.id) })
}

interface Batch {
  index: number
  reservation: string
  hints: Record<string, unknown>
}

function newServer(call: Call, request: ServerRequest, plan: Plan, { index, reservation, hints }: Batch): ServerRow {
  const id = newUuid()
  const now = isoSeconds(call.clock.now())
  const suffix = plan.count > 1 ? `-${index + 1}` : ''
  const since = sinceOf(call)
  const devices = reserveDevices(
    asCaller(call),
    plan.devices.map((device) => ({ ...device, id: newUuid() })),
    id,
    since(60),
  )
  const { flavor, image } = plan
  const isVolumeBacked = rootOf(devices)?.destination_type === 'volume'
  return {
    id,
    number: nextNumber(call.db) + index,
    name: request.name + suffix,
    description: since(19) ? (request.description ?? null) : request.name,
    hostname: request.hostname ?? hostnameOf(request.name, id, suffix),
    project_id: call.auth.projectId ?? '',
    user_id: call.auth.userId,
    vm_state: 'building',
    task_state: 'scheduling',
    busy_with: null,
    power_state: 0,
    progress: 0,
    fault: null,
    created_at: now,
    updated_at: now,
    launched_at: null,
    terminated_at: null,
    deleted: false,
    image_ref: request.imageRef ?? '',
    image: {
      disk_format: image.disk_format,
      container_format: image.container_format,
      min_disk: image.min_disk,
      min_ram: image.min_ram,
      properties: image.properties,
    },
    flavor,
    local_gb: localGb(flavor, isVolumeBacked),
    before: null,
    host: null,
    node: null,
    availability_zone: plan.target.zone,
    isZonePinned: plan.target.zone !== null,
    key_name: request.key_name ?? null,
    config_drive: request.config_drive ? 'True' : '',
    access_ip_v4: request.accessIPv4 ?? '',
    access_ip_v6: request.accessIPv6 ?? '',
    auto_disk_config: request['OS-DCF:diskConfig'] === 'AUTO',
    user_data: request.user_data ?? null,
    metadata: request.metadata ?? {},
    tags: [...new Set(request.tags)],
    trusted_image_certificates: request.trusted_image_certificates ?? null,
    locked_by: null,
    locked_reason: null,
    reservation_id: reservation,
    launch_index: index,
    root_device_name: null,
    server_group: plan.groupId,
    scheduler_hints: hints,
    vifs: [],
    devices,
    password: '',
    shelved_image: null,
  }
}

function build(call: Call, row: ServerRow, { ports, securityGroups, target }: Plan): void {
  const actionId = record(call, row.id, 'create')
  insert(call.db, { ...row, busy_with: actionId })
  const task: BuildTask = {
    serverId: row.id,
    during: 'scheduling',
    actionId,
    ports,
    securityGroups,
    target,
  }
  call.scheduleJob(SECONDS.schedule, 'schedule', task)
}

const newReservation = () => `r-${randomBytes(5).readUIntBE(0, 5).toString(36).padStart(8, '0').slice(-8)}`

/** Twelve characters, without similar ones. */
export function newPassword(): string {
  const ALPHABET = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from(randomBytes(12), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

const MAX_LENGTH = 63

/** The guest's host name, derived from the server's name. */
function hostnameOf(name: string, id: string, suffix: string): string {
  const plain = name
    .replace(/[ _.]/g, '-')
    .replace(/[^\w.-]+/g, '')
    .toLowerCase()
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/[.-]+$/, '')
  return plain === '' ? `Server-${id}` : plain + suffix
}
