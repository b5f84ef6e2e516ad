import { seededUuid } from '../../../core/ids.ts'
import type { Background, SeedOptions } from '../../../core/service/service.ts'
import { projectId, scaleProject } from '../../../seed/company.ts'
import * as services from '../compute-services/store.ts'
import * as hypervisors from '../hypervisors/store.ts'
import * as quotas from '../quotas/store.ts'
import type { ServerRow, Vif } from './row.ts'
import * as store from './store.ts'

const SERVERS_PER_HOST = 500
const UNLIMITED = -1
const STATES = ['active', 'active', 'active', 'active', 'active', 'active', 'stopped', 'stopped', 'paused'] as const
const POWER_OF = { active: 1, stopped: 4, paused: 3 } as const

/**
 * So many more servers in the demo project, or in projects of their own, for trying how everything fares with them. They
 * are copies of one that is there: rows of Nova's alone, on hosts of their own, with addresses that Neutron does not
 * know.
 */
export function seedMany(context: Background, model: ServerRow, { servers, hosts, projects }: SeedOptions): void {
  quotas.change(context.db, projectId('demo'), { instances: UNLIMITED, cores: UNLIMITED, ram: UNLIMITED })
  const hostCount = hosts || Math.ceil(servers / SERVERS_PER_HOST)
  const perHost = Math.ceil(servers / hostCount)
  for (let index = 0; index < hostCount; index += 1) seedHost(context, hostName(index))
  const first = store.nextNumber(context.db)
  for (let index = 0; index < servers; index += 1) {
    const row = copyOf(model, first + index, index, hostName(Math.floor(index / perHost)))
    store.insert(context.db, projects > 0 ? { ...row, project_id: scaleProject(index % projects).id } : row)
  }
}

const hostName = (index: number) => `scale-${index + 1}`

function seedHost({ db }: Background, host: string): void {
  const id = (kind: string) => seededUuid(kind, host)
  services.insert(db, {
    id: id('nova-compute'),
    binary: 'nova-compute',
    host,
    status: 'enabled',
    disabled_reason: null,
    forced_down: false,
  })
  const [model] = hypervisors.list(db)
  if (!model) throw new Error('There is no hypervisor to copy')
  const size = { vcpus: 512, memory_mb: 4_194_304, local_gb: 65_536 }
  hypervisors.insert(db, {
    ...model,
    ...size,
    id: id('hypervisor'),
    host,
    hypervisor_hostname: `${host}.meridian.example`,
  })
}

function copyOf(model: ServerRow, number: number, index: number, host: string): ServerRow {
  const name = `scale-${String(index + 1).padStart(5, '0')}`
  const state = STATES[index % STATES.length] ?? 'active'
  const time = `${new Date(Date.parse(model.created_at) + index * 61_000).toISOString().slice(0, 19)}Z`
  return {
    ...model,
    id: seededUuid('server', name),
    number,
    name,
    hostname: name,
    description: null,
    vm_state: state,
    power_state: POWER_OF[state],
    created_at: time,
    updated_at: time,
    launched_at: time,
    host,
    node: `${host}.meridian.example`,
    availability_zone: 'nova',
    server_group: null,
    scheduler_hints: {},
    vifs: [vifOf(name, index)],
  }
}

const vifOf = (name: string, index: number): Vif => ({
  port_id: seededUuid('port', name),
  net_id: seededUuid('network', 'scale'),
  label: 'scale',
  mac: `fa:16:3e:ff:${hex(index >> 8)}:${hex(index & 255)}`,
  ips: [
    { address: `100.64.${(index >> 8) & 255}.${index & 255}`, subnet_id: seededUuid('subnet', 'scale'), floating: [] },
  ],
  security_groups: ['default'],
  tag: null,
  isOwn: true,
})

const hex = (value: number) => (value & 255).toString(16).padStart(2, '0')
