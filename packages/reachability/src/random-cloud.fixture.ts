import type {
  AddressGroup,
  FloatingIp,
  Lists,
  Network,
  Port,
  Router,
  SecurityGroup,
  Server,
  Subnet,
} from './model/lists.ts'
import { Dice } from './dice.fixture.ts'
import { PORTS } from './random-question.fixture.ts'
import { openRule, randomRule } from './random-rules.fixture.ts'

const OWN = 'own'

interface Draft {
  dice: Dice
  networks: Network[]
  subnets: Subnet[]
  ports: Port[]
  routers: Router[]
  groups: SecurityGroup[]
  addressGroups: AddressGroup[]
  floatingIps: FloatingIp[]
  servers: Server[]
  used: Set<string>
}

/** A small cloud with everything that the engine knows of, right and wrong. */
export function randomCloud(seed: number): Lists {
  const dice = new Dice(seed)
  const cloud: Draft = {
    dice,
    networks: [],
    subnets: [],
    ports: [],
    routers: [],
    groups: [],
    addressGroups: [{ id: 'ag0', name: 'offices', addresses: ['198.51.100.0/24', '10.0.1.0/24'] }],
    floatingIps: [],
    servers: [],
    used: new Set(),
  }
  addNetworks(cloud)
  addGroups(cloud)
  addRouters(cloud)
  addServers(cloud)
  addVirtualAddress(cloud)
  addFloatingIps(cloud)
  addRoutes(cloud)
  return { ...cloud, projectId: dice.chance(90) ? OWN : null }
}

function addNetworks(cloud: Draft): void {
  const { dice } = cloud
  const outside = dice.chance(30) ? 2 : 1
  for (let index = 0; index < outside; index += 1) {
    const id = `ext${index}`
    cloud.networks.push({ id, name: id, project_id: 'admin', 'router:external': true, admin_state_up: true })
    if (dice.chance(50)) addSubnet(cloud, id, `203.0.${113 + index}`, 4, `203.0.${113 + index}.1`)
  }
  const inside = 2 + dice.roll(3)
  for (let index = 0; index < inside; index += 1) {
    const id = `net${index}`
    const isOthers = dice.chance(12)
    const project_id = isOthers ? 'other' : OWN
    cloud.networks.push({ id, name: id, project_id, shared: isOthers, admin_state_up: !dice.chance(4), mtu: 1450 })
    const number = dice.chance(12) ? 0 : index
    addSubnet(cloud, id, `10.0.${number}`, 4)
    if (dice.chance(25)) addSubnet(cloud, id, `10.1.${index}`, 4)
    if (dice.chance(50)) addSubnet(cloud, id, dice.chance(70) ? `2001:db8:${index}:` : `fd00:0:${index}:`, 6)
  }
}

const addressIn = (prefix: string, version: 4 | 6, host: number) =>
  version === 4 ? `${prefix}.${host}` : `${prefix}:${host.toString(16)}`

function addSubnet(cloud: Draft, network_id: string, prefix: string, ip_version: 4 | 6, gateway?: string): void {
  const { dice } = cloud
  const cidr = ip_version === 4 ? `${prefix}.0/24` : `${prefix}:/64`
  const gateway_ip = gateway ?? (dice.chance(90) ? addressIn(prefix, ip_version, 1) : null)
  const id = `${network_id}-${prefix}`
  cloud.subnets.push({ id, network_id, project_id: OWN, ip_version, cidr, gateway_ip, host_routes: [] } as Subnet)
}

const prefixOf = (subnet: Subnet) => subnet.id.slice(subnet.network_id.length + 1)
const versionOf = (subnet: Subnet): 4 | 6 => (subnet.cidr?.includes(':') ? 6 : 4)

/** The next free address of a subnet. */
function take(cloud: Draft, subnet: Subnet, from = 10): { subnet_id: string; ip_address: string } {
  for (let host = from; ; host += 1) {
    const ip_address = addressIn(prefixOf(subnet), versionOf(subnet), host)
    const key = `${subnet.network_id} ${ip_address}`
    if (cloud.used.has(key)) continue
    cloud.used.add(key)
    return { subnet_id: subnet.id, ip_address }
  }
}

function addGroups(cloud: Draft): void {
  const { dice } = cloud
  for (let index = 0; index < 3; index += 1) {
    const rules = Array.from({ length: 1 + dice.roll(6) }, (_, number) =>
      randomRule(dice, cloud.subnets, `r${index}-${number}`),
    )
    const open = (direction: 'ingress' | 'egress', percent: number) =>
      dice.chance(percent)
        ? [4, 6].map((version) => openRule(`${direction}${index}-${version}`, direction, version))
        : []
    const egress = [...open('egress', 85), ...open('ingress', 50)]
    cloud.groups.push({
      id: `g${index}`,
      name: `g${index}`,
      project_id: dice.chance(95) ? OWN : 'other',
      stateful: !dice.chance(20),
      security_group_rules: [...rules, ...egress],
    })
  }
}

function addRouters(cloud: Draft): void {
  const { dice } = cloud
  const inside = cloud.subnets.filter(({ network_id }) => network_id.startsWith('net'))
  for (let index = 0; index < 1 + dice.roll(3); index += 1) {
    const id = `rt${index}`
    const outside = dice.pick(cloud.networks.filter((network) => network['router:external']))
    const ip_address = `203.0.${113 + Number(outside.id.slice(3))}.${200 + index}`
    cloud.routers.push({
      id,
      name: id,
      project_id: OWN,
      admin_state_up: !dice.chance(4),
      status: dice.chance(3) ? 'ERROR' : 'ACTIVE',
      routes: [],
      external_gateway_info: dice.chance(70)
        ? {
            network_id: outside.id,
            enable_snat: dice.chance(75),
            external_fixed_ips: dice.chance(90) ? [{ ip_address }] : [],
          }
        : null,
    })
    for (const subnet of dice.some(inside, 55)) addInterface(cloud, id, subnet)
  }
}

function addInterface(cloud: Draft, routerId: string, subnet: Subnet): void {
  const isTaken = cloud.ports.some(
    (port) => port.device_id === routerId && port.fixed_ips?.some((ip) => ip.subnet_id === subnet.id),
  )
  const clashes = cloud.ports.some(
    (port) =>
      port.device_id === routerId &&
      port.fixed_ips?.some((ip) => cloud.subnets.find(({ id }) => id === ip.subnet_id)?.cidr === subnet.cidr),
  )
  if (isTaken || clashes) return
  cloud.ports.push({
    id: `if-${routerId}-${subnet.id}`,
    network_id: subnet.network_id,
    project_id: OWN,
    device_id: routerId,
    device_owner: 'network:router_interface',
    fixed_ips: [take(cloud, subnet, 1)],
    status: 'ACTIVE',
    admin_state_up: true,
    security_groups: [],
    port_security_enabled: false,
  })
}

function addServers(cloud: Draft): void {
  const { dice } = cloud
  for (let index = 0; index < 3 + dice.roll(4); index += 1) {
    const id = `vm${index}`
    if (!dice.chance(3)) cloud.servers.push({ id, name: id, status: dice.chance(94) ? 'ACTIVE' : 'SHUTOFF' })
    const networks = cloud.networks.filter((network) => !network['router:external'] || dice.chance(8))
    for (let nic = 0; nic < (dice.chance(20) ? 2 : 1); nic += 1) addPort(cloud, id, dice.pick(networks).id, nic)
  }
}

function addPort(cloud: Draft, server: string, network_id: string, nic: number): void {
  const { dice } = cloud
  const subnets = cloud.subnets.filter((subnet) => subnet.network_id === network_id)
  const chosen = [4, 6].flatMap((version) => {
    const fitting = subnets.filter((subnet) => versionOf(subnet) === version)
    return fitting.length > 0 && dice.chance(90) ? [dice.pick(fitting)] : []
  })
  cloud.ports.push({
    id: `p-${server}-${nic}`,
    network_id,
    project_id: OWN,
    device_id: server,
    device_owner: 'compute:nova',
    fixed_ips: chosen.map((subnet) => take(cloud, subnet)),
    status: dice.chance(96) ? 'ACTIVE' : 'DOWN',
    admin_state_up: !dice.chance(3),
    port_security_enabled: !dice.chance(12),
    security_groups: dice.some(['g0', 'g1', 'g2', 'hidden'], 50).filter((id) => id !== 'hidden' || dice.chance(15)),
    allowed_address_pairs: [],
  })
}

/** An address that several servers share: a port of nobody, and pairs of those who may use it. */
function addVirtualAddress(cloud: Draft): void {
  const { dice } = cloud
  if (!dice.chance(40)) return
  const subnet = dice.pick(cloud.subnets.filter(({ network_id }) => network_id.startsWith('net')))
  const ip = take(cloud, subnet, 100)
  const { network_id } = subnet
  cloud.ports.push({ id: 'vip', network_id, project_id: OWN, device_id: '', device_owner: '', fixed_ips: [ip] })
  const holders = cloud.ports.filter((port) => port.network_id === network_id && port.device_owner === 'compute:nova')
  for (const port of dice.some(holders, 50)) port.allowed_address_pairs = [{ ip_address: ip.ip_address }]
}

function addFloatingIps(cloud: Draft): void {
  const { dice } = cloud
  let host = 50
  for (const port of cloud.ports.filter(({ device_owner }) => device_owner === 'compute:nova')) {
    const fixed = port.fixed_ips?.find((ip) => !ip.ip_address.includes(':'))
    const router = cloud.routers.find(
      (one) =>
        one.external_gateway_info &&
        cloud.ports.some(
          (face) => face.device_id === one.id && face.fixed_ips?.some((ip) => ip.subnet_id === fixed?.subnet_id),
        ),
    )
    if (!fixed || !router?.external_gateway_info || !dice.chance(45)) continue
    host += 1
    const { network_id } = router.external_gateway_info
    const isForwarding = dice.chance(30)
    const inner = dice.pick(PORTS)
    cloud.floatingIps.push({
      id: `fip${host}`,
      floating_ip_address: `203.0.${113 + Number(network_id.slice(3))}.${host}`,
      floating_network_id: network_id,
      router_id: dice.chance(4) ? 'hidden-router' : router.id,
      status: dice.chance(95) ? 'ACTIVE' : 'DOWN',
      port_id: isForwarding ? null : port.id,
      fixed_ip_address: isForwarding ? null : fixed.ip_address,
      port_forwardings: isForwarding
        ? [
            {
              id: `pf${host}`,
              protocol: 'tcp',
              external_port: dice.pick([inner, 2222]),
              internal_port: inner,
              internal_port_id: port.id,
              internal_ip_address: fixed.ip_address,
            },
          ]
        : [],
    })
  }
}

function addRoutes(cloud: Draft): void {
  const { dice } = cloud
  const faces = cloud.ports.filter((port) => port.device_owner === 'network:router_interface')
  const guests = cloud.ports.filter((port) => port.device_owner === 'compute:nova')
  const nexthops = [...faces, ...faces, ...faces, ...guests].flatMap(
    (port) => port.fixed_ips?.map((ip) => ip.ip_address) ?? [],
  )
  const destinations = [...cloud.subnets.flatMap(({ cidr }) => cidr ?? []), '0.0.0.0/0']
  const route = () => {
    const destination = dice.pick(destinations)
    const fitting = nexthops.filter((hop) => hop.includes(':') === destination.includes(':'))
    return { destination, nexthop: dice.chance(90) && fitting.length > 0 ? dice.pick(fitting) : '10.0.0.99' }
  }
  for (const router of cloud.routers) router.routes = Array.from({ length: dice.roll(3) }, route)
  for (const subnet of dice.some(cloud.subnets, 12)) subnet.host_routes = [route()]
}
