import {
  includesRange,
  ipRange,
  isFromEverywhere,
  openToWorld,
  type FloatingIp,
  type Port,
  type Server,
} from '@meridian/contract'
import { named, rule, SECURITY_GROUP, SERVER, type Found } from '../rule.ts'

const PRIVATE = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
  'fe80::/10',
].flatMap((text) => ipRange(text) ?? [])

/** A fixed address that the internet routes. */
const isPublic = (address: string): boolean => {
  const range = ipRange(address)
  return range !== null && !PRIVATE.some((one) => includesRange(one, range))
}

interface Outer {
  port: Port
  /** The address by which the world finds it. */
  address: string
  server: Server | undefined
}

/** The ports of instances that have an address in the world. */
function outerPorts(ports: readonly Port[], floatingIps: readonly FloatingIp[], servers: readonly Server[]): Outer[] {
  const floating = new Map(floatingIps.map(({ port_id: id, floating_ip_address: address }) => [id, address]))
  const byId = new Map(servers.map((server) => [server.id, server]))
  return ports.flatMap((port) => {
    if (!port.device_owner.startsWith('compute:')) return []
    const address = floating.get(port.id) ?? port.fixed_ips.find(({ ip_address: ip }) => isPublic(ip))?.ip_address
    return address ? [{ port, address, server: byId.get(port.device_id) }] : []
  })
}

const serverOf = ({ port, server }: Outer) => named(SERVER, server ?? { id: port.device_id })

/** People open SSH to the world on purpose; a database never. */
const LESS_SERIOUS = 'SSH'

/** What lets the world in. */
export const networkRisks = [
  rule({
    id: 'openPort',
    kind: 'risk',
    needs: ['ports', 'floatingIps', 'groups', 'servers'],
    facts: 'security group: rules from anywhere; port: security_groups, fixed_ips; floating IP: port_id; server: name',
    threshold: null,
    fix: 'look',
    evaluate({ ports, floatingIps, groups, servers }) {
      const opened = new Map(
        groups.flatMap(({ id, security_group_rules: rules, updated_at: since }) => {
          const services = rules.flatMap(openToWorld)
          return services.length > 0 ? [[id, { services, since: since ?? null }] as const] : []
        }),
      )
      const found = new Map<string, Found>()
      for (const outer of outerPorts(ports, floatingIps, servers)) {
        const { port, address } = outer
        if (port.port_security_enabled === false) continue
        const opens = port.security_groups.flatMap((id) => opened.get(id) ?? [])
        const services = [...new Set(opens.flatMap((open) => open.services))]
        if (services.length === 0) continue
        found.set(port.device_id, {
          thing: serverOf(outer),
          since: opens[0]?.since ?? null,
          sure: 'likely',
          serious: services.some((service) => service !== LESS_SERIOUS),
          count: services.length,
          what: `${services.slice(0, 3).join(', ')} → ${address}`,
        })
      }
      return [...found.values()]
    },
  }),
  rule({
    id: 'unfilteredAddress',
    kind: 'risk',
    needs: ['ports', 'floatingIps', 'servers'],
    facts: 'port: port_security_enabled, fixed_ips, updated_at; floating IP: port_id; server: name',
    threshold: null,
    fix: 'look',
    evaluate: ({ ports, floatingIps, servers }) =>
      outerPorts(ports, floatingIps, servers)
        .filter(({ port }) => port.port_security_enabled === false)
        .map((outer) => ({
          thing: serverOf(outer),
          since: outer.port.updated_at ?? null,
          sure: 'likely' as const,
          serious: true,
          what: outer.address,
        })),
  }),
  rule({
    id: 'openDefault',
    kind: 'risk',
    needs: ['groups'],
    facts: 'security group: name, project_id, rules from anywhere, updated_at',
    threshold: null,
    fix: 'look',
    evaluate: ({ groups }, { project }) =>
      groups.flatMap((group) => {
        if (group.name !== 'default' || group.project_id !== project) return []
        const open = group.security_group_rules.filter(
          (one) => one.direction === 'ingress' && isFromEverywhere(one) && !/icmp|^1$|^58$/.test(one.protocol ?? ''),
        )
        const since = group.updated_at ?? null
        return open.length > 0
          ? [{ thing: named(SECURITY_GROUP, group), since, sure: 'certain' as const, count: open.length }]
          : []
      }),
  }),
]
