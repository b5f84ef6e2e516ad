import * as z from 'zod'
import { checkbox, addFieldError, requireField, optional, text, wholeNumber, type Workflow } from './workflow.ts'
import { addressNumber } from '../network/ip-ranges.ts'

const IpVersion = z.enum(['4', '6'], 'Select a valid choice.')
/** Longest prefixes that leave an address besides the gateway's. */
const TOO_SMALL: Record<string, number> = { 4: 32, 6: 128 }

const versionOf = (address: string) => (address.includes(':') ? '6' : '4')

const isAddress = (value: string) => z.ipv4().or(z.ipv6()).safeParse(value).success
const isNetwork = (value: string) => z.cidrv4().or(z.cidrv6()).safeParse(value).success

const invalid = (field: string, value: string) => `${field}: Invalid IP address (value=${value})`

const Subnet = z
  .object({
    subnet_name: optional(text(255)),
    address_source: optional(z.enum(['manual', 'subnetpool'], 'Select a valid choice.')),
    subnetpool: optional(z.string()),
    prefixlen: optional(wholeNumber(1)),
    cidr: optional(z.string()),
    ip_version: optional(IpVersion),
    gateway_ip: optional(z.string()),
    no_gateway: checkbox,
  })
  .superRefine((form, context) => {
    if (form.address_source === 'subnetpool') return poolRules(form, context)
    manualRules(form, context)
  })

type SubnetForm = {
  subnetpool?: string
  cidr?: string
  ip_version?: '4' | '6'
  gateway_ip?: string
  no_gateway: boolean
}

function poolRules({ subnetpool }: SubnetForm, context: z.core.$RefinementCtx): void {
  if (subnetpool) return
  addFieldError(
    context,
    'subnetpool',
    'Specify "Address pool" or select "Enter Network Address manually" and specify "Network Address".',
  )
}

function manualRules(form: SubnetForm, context: z.core.$RefinementCtx): void {
  const { cidr, ip_version: version = '4' } = form
  if (cidr === undefined) return requireField(context, 'cidr', cidr)
  if (!isNetwork(cidr)) return addFieldError(context, 'cidr', invalid('Network Address', cidr))
  if (versionOf(cidr) !== version)
    return addFieldError(context, 'cidr', 'Network Address and IP version are inconsistent.')
  const length = Number(cidr.split('/')[1])
  if (length === TOO_SMALL[version])
    addFieldError(context, 'cidr', `The subnet in the Network Address is too small (/${length}).`)
  gatewayRules(form, context)
}

type Gateway = Pick<SubnetForm, 'ip_version' | 'gateway_ip' | 'no_gateway'>

function gatewayRules(form: Gateway, context: z.core.$RefinementCtx): void {
  const { ip_version: version = '4', gateway_ip: gateway, no_gateway: without } = form
  if (without || gateway === undefined) return
  if (!isAddress(gateway)) addFieldError(context, 'gateway_ip', invalid('Gateway IP', gateway))
  else if (versionOf(gateway) !== version)
    addFieldError(context, 'gateway_ip', 'Gateway IP and IP version are inconsistent.')
}

const lines = (value: string | undefined) =>
  (value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const pair = (line: string) => line.split(',').map((part) => part.trim())

const Pools = optional(z.string())
  .transform((value) => lines(value))
  .superRefine((pools, context) => {
    for (const line of pools) {
      const [start, end, ...more] = pair(line)
      if (!start || !end || more.length)
        context.addIssue({ code: 'custom', message: `Start and end addresses must be specified (value=${line})` })
      else if (!isAddress(start) || !isAddress(end))
        context.addIssue({ code: 'custom', message: invalid('allocation_pools', isAddress(start) ? end : start) })
      else if (addressNumber(start) > addressNumber(end))
        context.addIssue({ code: 'custom', message: `Start address is larger than end address (value=${line})` })
    }
  })
  .transform((pools) => pools.map((line) => ({ start: pair(line)[0] ?? '', end: pair(line)[1] ?? '' })))

const NameServers = optional(z.string())
  .transform((value) => lines(value))
  .superRefine((servers, context) => {
    for (const server of servers) {
      if (!isAddress(server)) context.addIssue({ code: 'custom', message: invalid('dns_nameservers', server) })
    }
  })

const Routes = optional(z.string())
  .transform((value) => lines(value))
  .superRefine((routes, context) => {
    for (const line of routes) {
      const [destination, hop, ...more] = pair(line)
      if (!destination || !hop || more.length)
        context.addIssue({
          code: 'custom',
          message: `Host Routes format error: Destination CIDR and nexthop must be specified (value=${line})`,
        })
      else if (!isNetwork(destination) || !isAddress(hop))
        context.addIssue({
          code: 'custom',
          message: invalid('host_routes', isNetwork(destination) ? hop : destination),
        })
    }
  })
  .transform((routes) => routes.map((line) => ({ destination: pair(line)[0] ?? '', nexthop: pair(line)[1] ?? '' })))

/** Router advertisement mode and address mode of each choice. */
export const IPV6_MODES = {
  'none/none': {},
  'slaac/slaac': { ipv6_ra_mode: 'slaac', ipv6_address_mode: 'slaac' },
  'none/slaac': { ipv6_address_mode: 'slaac' },
  'dhcpv6-stateful/dhcpv6-stateful': { ipv6_ra_mode: 'dhcpv6-stateful', ipv6_address_mode: 'dhcpv6-stateful' },
  'dhcpv6-stateless/dhcpv6-stateless': { ipv6_ra_mode: 'dhcpv6-stateless', ipv6_address_mode: 'dhcpv6-stateless' },
} as const
const MODES = Object.keys(IPV6_MODES) as (keyof typeof IPV6_MODES)[] // keys of a constant

const Details = z.object({
  enable_dhcp: checkbox,
  ipv6_modes: optional(z.enum(MODES, 'Select a valid choice.')),
  allocation_pools: Pools,
  dns_nameservers: NameServers,
  host_routes: Routes,
})

/** Rows, as the form shows them; lines are taken, too. */
const formsets = { allocation_pools: ['start', 'end'], host_routes: ['destination', 'nexthop'] } as const

/** Workflow that creates a subnet of a network. */
export const createSubnet = {
  slug: 'create_subnet',
  service: 'network',
  path: '/project/networks/:network/subnets/create',
  steps: [
    { slug: 'createsubnetinfoaction', rules: Subnet },
    { slug: 'createsubnetdetailaction', rules: Details },
  ],
  formsets,
  fields: Subnet.and(Details),
} as const satisfies Workflow
export type CreateSubnet = z.output<typeof createSubnet.fields>

const ChangedSubnet = z
  .object({
    subnet_name: optional(text(255)),
    ip_version: optional(IpVersion),
    gateway_ip: optional(z.string()),
    no_gateway: checkbox,
  })
  .superRefine((form, context) => {
    if (form.no_gateway) return
    if (form.gateway_ip === undefined)
      addFieldError(context, 'gateway_ip', 'Specify IP address of gateway or check "Disable Gateway" checkbox.')
    gatewayRules(form, context)
  })

/** Workflow that changes a subnet; its CIDR cannot change. */
export const updateSubnet = {
  slug: 'update_subnet',
  service: 'network',
  path: '/project/networks/:network/subnets/:subnet/update',
  steps: [
    { slug: 'updatesubnetinfoaction', rules: ChangedSubnet },
    { slug: 'updatesubnetdetailaction', rules: Details },
  ],
  formsets,
  fields: ChangedSubnet.and(Details),
} as const satisfies Workflow
export type UpdateSubnet = z.output<typeof updateSubnet.fields>
