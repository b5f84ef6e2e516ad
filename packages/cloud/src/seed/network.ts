import { seededHexId, seededUuid } from '../core/ids.ts'
import type { ProjectName } from './company.ts'

export const networkId = (name: string) => seededUuid('network', name)
export const subnetId = (name: string) => seededUuid('subnet', name)
export const routerId = (name: string) => seededUuid('router', name)
export const portId = (name: string) => seededUuid('port', name)
export const floatingIpId = (address: string) => seededUuid('floatingip', address)
export const securityGroupId = (project: ProjectName, name: string) =>
  seededUuid('security-group', `${project}/${name}`)
export const qosPolicyId = (name: string) => seededUuid('qos-policy', name)
export const trunkId = (name: string) => seededUuid('trunk', name)

/** The port of a server on one of its networks. */
export const serverPortId = (server: string, network: string) => portId(`${server}/${network}`)

/** With OpenStack's MAC address prefix. */
export const macAddress = (port: string) =>
  `fa:16:3e:${(seededHexId('mac', port).slice(0, 6).match(/../g) ?? []).join(':')}`

interface SeedNetwork {
  name: string
  owner: ProjectName
  createdAt: string
  description?: string
  isExternal?: boolean
  isShared?: boolean
  subnets: readonly SeedSubnet[]
}

interface SeedSubnet {
  name: string
  cidr: string
  gateway: string
  pool: readonly [start: string, end: string]
  nameservers?: readonly string[]
  /** IPv6 addresses are derived from the MAC address (SLAAC). */
  isAutomatic?: boolean
  hasDhcp?: boolean
}

/** The cloud's two shared networks and the company's own two. */
export const NETWORKS: readonly SeedNetwork[] = [
  {
    name: 'public',
    owner: 'admin',
    createdAt: '2026-02-02T08:10:00Z',
    description: 'The way to the world',
    isExternal: true,
    subnets: [
      {
        name: 'public-subnet',
        cidr: '172.24.4.0/24',
        gateway: '172.24.4.1',
        pool: ['172.24.4.2', '172.24.4.254'],
        hasDhcp: false,
      },
    ],
  },
  {
    name: 'shared',
    owner: 'admin',
    createdAt: '2026-02-02T08:12:00Z',
    description: 'For everybody who wants a server quickly',
    isShared: true,
    subnets: [
      {
        name: 'shared-subnet',
        cidr: '192.168.233.0/24',
        gateway: '192.168.233.1',
        pool: ['192.168.233.2', '192.168.233.254'],
      },
    ],
  },
  {
    name: 'private',
    owner: 'demo',
    createdAt: '2026-03-09T08:30:00Z',
    subnets: [
      {
        name: 'private-subnet',
        cidr: '10.0.0.0/20',
        gateway: '10.0.0.1',
        pool: ['10.0.0.2', '10.0.15.254'],
        nameservers: ['10.0.0.2'],
      },
      {
        name: 'private-subnet-v6',
        cidr: 'fd00:10::/64',
        gateway: 'fd00:10::',
        pool: ['fd00:10::1', 'fd00:10::ffff:ffff:ffff:ffff'],
        isAutomatic: true,
      },
    ],
  },
  {
    name: 'backend',
    owner: 'demo',
    createdAt: '2026-03-09T08:32:00Z',
    description: 'Databases and what talks to them',
    subnets: [
      {
        name: 'backend-subnet',
        cidr: '10.20.0.0/24',
        gateway: '10.20.0.1',
        pool: ['10.20.0.2', '10.20.0.254'],
      },
    ],
  },
]

/** Connects the company's networks to each other and to the external network. */
export const ROUTER = {
  name: 'router1',
  owner: 'demo',
  createdAt: '2026-03-09T08:35:00Z',
  gateway: { network: 'public', subnet: 'public-subnet', address: '172.24.4.10' },
  interfaces: [
    { network: 'private', addresses: [['private-subnet', '10.0.0.1']] },
    { network: 'private', addresses: [['private-subnet-v6', 'fd00:10::']] },
    { network: 'backend', addresses: [['backend-subnet', '10.20.0.1']] },
  ],
} as const

/** Ingress rules of the security group `web`: protocol and port. */
export const WEB_RULES = [
  { protocol: 'tcp', port: 22 },
  { protocol: 'tcp', port: 80 },
  { protocol: 'tcp', port: 443 },
  { protocol: 'icmp', port: null },
] as const

/** An unassociated floating IP. */
export const FREE_FLOATING_IP = '172.24.4.30'
