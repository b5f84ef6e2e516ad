import type { Measure } from '../measure.ts'
import { many } from './client.ts'
import type { Admin } from './client.ts'
import type { Program } from '../program.ts'
import { sized } from '../size.ts'

const WRITES = sized(2000, 10)

/** A thousand a second on one core. */
const BUDGET_MS = 1

const PUBLIC_KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGmlCJqBs1BBYz1Wn2g6vNnlvJ5MSmd6wHhM5Wf2fQlW bench'

/** The request that creates a small resource: method, path and body. */
type Write = (project: string, index: number) => [method: string, path: string, body: unknown]

const WRITES_OF: Readonly<Record<string, Write>> = {
  'key pairs': (_, n) => ['POST', '/compute/v2.1/os-keypairs', { keypair: { name: `k${n}`, public_key: PUBLIC_KEY } }],
  volumes: (project, n) => ['POST', `/volume/v3/${project}/volumes`, { volume: { name: `v${n}`, size: 1 } }],
  'security groups': (_, n) => ['POST', '/network/v2.0/security-groups', { security_group: { name: `s${n}` } }],
  networks: (_, n) => ['POST', '/network/v2.0/networks', { network: { name: `n${n}` } }],
  images: (_, n) => ['POST', '/image/v2/images', { name: `i${n}`, disk_format: 'raw', container_format: 'bare' }],
  projects: (_, n) => ['POST', '/identity/v3/projects', { project: { name: `p${n}` } }],
  objects: (project, n) => ['PUT', `/object-store/v1/AUTH_${project}/bench/o${n}`, `object ${n} `.repeat(20)],
}

/** CPU time of the cloud for each write, acknowledged and on disk. */
export async function measureWrites(cloud: Program, admin: Admin, bare: Program, bareAdmin: Admin['send']) {
  await liftLimits(admin)
  const baseline = await timed(bare, () => bareAdmin('POST', '/', { name: 'a row' }))
  const measures: Measure[] = []
  for (const [name, write] of Object.entries(WRITES_OF)) {
    const { ms, perSecond } = await timed(cloud, (index) => admin.send(...write(admin.projectId, index)))
    const note = `${Math.round(perSecond)} a second`
    measures.push({ name: `write, ${name}`, value: ms, budget: BUDGET_MS, unit: 'ms CPU', baseline: baseline.ms, note })
  }
  return measures
}

async function liftLimits({ projectId, send }: Admin): Promise<void> {
  await send('PUT', `/compute/v2.1/os-quota-sets/${projectId}`, { quota_set: { key_pairs: -1 } })
  await send('PUT', `/volume/v3/${projectId}/os-quota-sets/${projectId}`, { quota_set: { volumes: -1, gigabytes: -1 } })
  await send('PUT', `/network/v2.0/quotas/${projectId}`, { quota: { security_group: -1, network: -1 } })
  await send('PUT', `/object-store/v1/AUTH_${projectId}/bench`)
}

async function timed(program: Program, act: (index: number) => Promise<{ status: number }>) {
  const began = performance.now()
  const before = await program.used()
  await many(WRITES, act)
  const after = await program.used()
  return { ms: (after.cpuMs - before.cpuMs) / WRITES, perSecond: (WRITES * 1000) / (performance.now() - began) }
}
