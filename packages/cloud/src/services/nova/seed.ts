import type { Db } from '../../core/database/db.ts'
import { seededUuid } from '../../core/ids.ts'
import type { Background, SeedOptions } from '../../core/service/service.ts'
import { projectId, userId } from '../../seed/company.ts'
import { CONTROLLER, FLAVORS, HOSTS, serverGroupId } from '../../seed/compute.ts'
import * as aggregates from './aggregates/store.ts'
import * as services from './compute-services/store.ts'
import * as flavors from './flavors/store.ts'
import * as hypervisors from './hypervisors/store.ts'
import * as keypairs from './keypairs/store.ts'
import * as quotas from './quotas/store.ts'
import * as groups from './server-groups/store.ts'
import { seedServers } from './servers/seed.ts'

const FOUNDED = '2026-02-02T08:00:00Z'

const DEMO_KEY =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIL4lmuvkZOnqX5QL77ptNEWuTz4T2uUR4tPVxLCwCI/P demo@meridian.example'
const DEMO_FINGERPRINT = '92:07:d1:6d:05:2a:90:4f:a4:17:fe:1f:d1:b1:e1:3b'

export function seed(background: Background, options: SeedOptions): void {
  const { db } = background
  seedFlavors(db)
  seedHosts(db)
  keypairs.insert(db, {
    id: keypairs.idOf(userId('demo'), 'demo-key'),
    user_id: userId('demo'),
    name: 'demo-key',
    type: 'ssh',
    public_key: DEMO_KEY,
    fingerprint: DEMO_FINGERPRINT,
    created_at: FOUNDED,
  })
  groups.insert(db, {
    id: serverGroupId('spread'),
    name: 'spread',
    project_id: projectId('demo'),
    user_id: userId('demo'),
    policy: 'soft-anti-affinity',
    rules: {},
  })
  // Higher than Nova's defaults, which the seeded servers exceed.
  quotas.change(db, projectId('demo'), { instances: 40, cores: 80, ram: 204_800 })
  seedServers(background, options)
}

function seedFlavors(db: Db): void {
  const common = { ephemeral: 0, swap: 0, rxtx_factor: 1, disabled: false, is_public: true, description: null }
  for (const flavor of FLAVORS) {
    flavors.insert(db, { ...common, ...flavor, access: [], created_at: FOUNDED, updated_at: null })
  }
}

function seedHosts(db: Db): void {
  const running = { status: 'enabled', disabled_reason: null, forced_down: false } as const
  for (const binary of ['nova-scheduler', 'nova-conductor'] as const) {
    services.insert(db, { id: seededUuid(binary, CONTROLLER), binary, host: CONTROLLER, ...running })
  }
  for (const [index, host] of HOSTS.entries()) {
    services.insert(db, { id: seededUuid('nova-compute', host), binary: 'nova-compute', host, ...running })
    hypervisors.insert(db, { id: seededUuid('hypervisor', host), ...machine(host, index) })
  }
  const aggregate = (id: string, name: string, hosts: string[], metadata: Record<string, string>) =>
    aggregates.insert(db, {
      id,
      uuid: seededUuid('aggregate', name),
      name,
      hosts,
      metadata,
      created_at: FOUNDED,
      updated_at: null,
    })
  aggregate('1', 'ssd', ['compute-1', 'compute-2'], { ssd: 'true' })
  aggregate('2', 'edge', ['compute-4'], { availability_zone: 'edge' })
}

const machine = (host: string, index: number) => ({
  host,
  hypervisor_hostname: `${host}.meridian.example`,
  host_ip: `192.0.2.${11 + index}`,
  vcpus: 64,
  memory_mb: 262_144,
  local_gb: 4096,
  cpu_allocation_ratio: 4,
})
