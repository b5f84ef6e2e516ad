import type { FLAVORS, HOSTS } from './compute.ts'

export type SeedNetwork = 'private' | 'backend' | 'shared'

/** A server of the demo project, for the seeds of all services. */
export interface SeedServer {
  name: string
  flavor: (typeof FLAVORS)[number]['name']
  /** Absent if it boots from its first volume. */
  image?: string
  /** Null if it is not on a host. */
  host: (typeof HOSTS)[number] | null
  state: 'active' | 'stopped' | 'paused' | 'suspended' | 'shelved_offloaded' | 'error'
  createdAt: string
  /** Its ports, in order. */
  ports: readonly { network: SeedNetwork; address: string }[]
  /** An address of the network `public`, on its first port. */
  floatingIp?: string
  securityGroups: readonly string[]
  volumes?: readonly string[]
  metadata?: Record<string, string>
  tags?: string[]
  description?: string
  group?: string
}

const web = (number: 1 | 2 | 3): SeedServer => ({
  name: `web-${number}`,
  flavor: 'm1.small',
  image: 'Ubuntu 24.04 LTS',
  host: `compute-${number}`,
  state: 'active',
  createdAt: `2026-03-09T09:1${number}:24Z`,
  ports: [{ network: 'private', address: `10.0.0.1${number}` }],
  ...(number === 1 && { floatingIp: '172.24.4.21' }),
  securityGroups: ['default', 'web'],
  metadata: { role: 'web' },
  tags: ['production', 'web'],
  group: 'spread',
})

const app = (number: 1 | 2 | 3): SeedServer => ({
  name: `app-${number}`,
  flavor: 'm1.medium',
  image: 'Ubuntu 24.04 LTS',
  host: `compute-${number}`,
  state: number === 3 ? 'stopped' : 'active',
  createdAt: `2026-03-09T10:2${number}:07Z`,
  ports: [
    { network: 'private', address: `10.0.0.2${number}` },
    { network: 'backend', address: `10.20.0.2${number}` },
  ],
  securityGroups: ['default'],
  metadata: { role: 'app' },
  tags: ['production'],
})

export const SERVERS: readonly SeedServer[] = [
  web(1),
  web(2),
  web(3),
  app(1),
  app(2),
  app(3),
  {
    name: 'db-1',
    flavor: 'r1.large',
    image: 'Ubuntu 24.04 LTS',
    host: 'compute-1',
    state: 'active',
    createdAt: '2026-03-10T08:02:51Z',
    ports: [{ network: 'backend', address: '10.20.0.31' }],
    securityGroups: ['default'],
    volumes: ['data-1'],
    metadata: { role: 'db', backup: 'nightly' },
    tags: ['production', 'database'],
    description: 'Primary PostgreSQL',
  },
  {
    name: 'db-2',
    flavor: 'r1.large',
    host: 'compute-2',
    state: 'active',
    createdAt: '2026-03-10T08:40:13Z',
    ports: [{ network: 'backend', address: '10.20.0.32' }],
    securityGroups: ['default'],
    volumes: ['boot-vol'],
    metadata: { role: 'db' },
    tags: ['production', 'database'],
    description: 'Standby PostgreSQL, boots from its volume',
  },
  {
    name: 'bastion',
    flavor: 'm1.tiny',
    image: 'CirrOS 0.6',
    host: 'compute-4',
    state: 'active',
    createdAt: '2026-03-09T08:55:40Z',
    ports: [{ network: 'private', address: '10.0.0.5' }],
    floatingIp: '172.24.4.20',
    securityGroups: ['default'],
    description: 'The way in',
  },
  {
    name: 'batch',
    flavor: 'c1.large',
    image: 'Debian 12',
    host: 'compute-3',
    state: 'paused',
    createdAt: '2026-05-18T17:30:00Z',
    ports: [{ network: 'backend', address: '10.20.0.41' }],
    securityGroups: ['default'],
    metadata: { role: 'batch' },
  },
  {
    name: 'staging',
    flavor: 'm1.medium',
    image: 'Rocky Linux 9',
    host: 'compute-2',
    state: 'suspended',
    createdAt: '2026-06-02T13:08:19Z',
    ports: [{ network: 'shared', address: '192.168.233.14' }],
    securityGroups: ['default'],
    tags: ['staging'],
  },
  {
    name: 'legacy-erp',
    flavor: 'm1.large',
    image: 'Windows Server 2025',
    host: null,
    state: 'shelved_offloaded',
    createdAt: '2026-03-20T11:45:36Z',
    ports: [{ network: 'private', address: '10.0.0.61' }],
    securityGroups: ['default'],
    description: 'Kept for the auditors',
  },
  {
    name: 'render-1',
    flavor: 'm1.xlarge',
    image: 'Fedora 42',
    host: null,
    state: 'error',
    createdAt: '2026-09-30T06:21:05Z',
    ports: [],
    securityGroups: ['default'],
  },
]
