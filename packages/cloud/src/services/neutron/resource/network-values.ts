import type { AllocationPool, HostRoute } from '@meridian/wire'
import { formatCidr, parseCidr } from '../address/cidr.ts'
import { formatIp } from '../address/ip.ts'
import { invalidInput } from '../faults.ts'
import { isFields, list, readIp, readText, readUuid, readInteger, InvalidValue, value, repr } from './values.ts'

export const ipVersion = value((data) => {
  const version = readInteger(data)
  if (version === 4 || version === 6) return version
  throw new InvalidValue(`${version} is not in valid_values`)
})

/** Keeps the host bits: `10.0.0.7/24` is masked when the subnet is created. */
export const cidr = value((data) => {
  const parsed = typeof data === 'string' ? parseCidr(data) : undefined
  if (!parsed) throw invalidInput(`${repr(data)} is not in a CIDR format`)
  return `${formatIp({ version: parsed.version, value: parsed.ip })}/${parsed.prefix}`
})

function readSubnet(data: unknown): string {
  const parsed = typeof data === 'string' ? parseCidr(data) : undefined
  if (!parsed || typeof data !== 'string') throw new InvalidValue(`'${repr(data)}' is not a valid IP subnet`)
  const usual = formatCidr(parsed)
  const isUsual =
    data.includes('/') && (parsed.version === 6 || data.toLowerCase().startsWith(usual.split('/')[0] ?? ''))
  if (!isUsual) throw new InvalidValue(`'${data}' isn't a recognized IP subnet cidr, '${usual}' is recommended`)
  return usual
}

export const subnets = list(readSubnet)

/** Requires exactly these keys, as Neutron does for small objects. */
function fieldsOf<K extends string>(data: unknown, keys: readonly K[]): Record<K, unknown> {
  if (!isFields(data)) {
    throw new InvalidValue(`Invalid input. '${repr(data)}' must be a dictionary with keys: ${pythonList(keys)}`)
  }
  const given = Object.keys(data)
  if (given.length !== keys.length || !keys.every((key) => given.includes(key))) {
    const sets = `Expected keys: ${pythonSet(keys)} Provided keys: ${pythonSet(given)}`
    throw new InvalidValue(`Validation of dictionary's keys failed. ${sets}`)
  }
  return Object.fromEntries(keys.map((key) => [key, data[key]])) as Record<K, unknown> // one entry per key
}

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')
const pythonList = (words: readonly string[]) => `[${quoted(words)}]`
const pythonSet = (words: readonly string[]) => (words.length === 0 ? 'set()' : `{${quoted(words)}}`)

export const pools = value((data): AllocationPool[] => {
  if (!Array.isArray(data)) throw new InvalidValue(`Invalid data format for IP pool: '${repr(data)}'`)
  return data.map((item) => {
    const { start, end } = fieldsOf(item, ['start', 'end'])
    return { start: readIp(start), end: readIp(end) }
  })
})

export const nameservers = value((data): string[] => {
  if (data === null) return []
  if (!Array.isArray(data)) throw new InvalidValue(`Invalid data format for nameserver: '${repr(data)}'`)
  const hosts = new Set<string>()
  for (const item of data) {
    const host = nameserver(item)
    if (hosts.has(host)) throw new InvalidValue(`Duplicate nameserver '${host}'`)
    hosts.add(host)
  }
  return [...hosts]
})

function nameserver(item: unknown): string {
  try {
    return readIp(item)
  } catch (error) {
    throw error instanceof InvalidValue
      ? new InvalidValue(`'${repr(item)}' is not a valid nameserver. ${error.message}`, { cause: error })
      : error
  }
}

export const hostRoutes = value((data): HostRoute[] => {
  if (data === null) return []
  if (!Array.isArray(data)) throw new InvalidValue(`Invalid data format for hostroute: '${repr(data)}'`)
  const routes = data.map(hostRoute)
  const twice = routes.find((route, index) => routes.findIndex((other) => isSameRoute(route, other)) < index)
  if (twice) throw new InvalidValue(`Duplicate hostroute '${repr(twice)}'`)
  return routes
})

function hostRoute(item: unknown): HostRoute {
  const { destination, nexthop } = fieldsOf(item, ['destination', 'nexthop'])
  const parsed = typeof destination === 'string' ? parseCidr(destination) : undefined
  if (!parsed || typeof destination !== 'string') throw new InvalidValue(`'${repr(destination)}' is not a valid CIDR`)
  const usual = formatCidr(parsed)
  if (!destination.includes('/') || parsed.ip !== parsed.first) {
    throw new InvalidValue(`'${destination}' is not a recognized CIDR, '${usual}' is recommended`)
  }
  return { destination: usual, nexthop: readIp(nexthop) }
}

export const isSameRoute = (one: HostRoute, other: HostRoute) =>
  one.destination === other.destination && one.nexthop === other.nexthop

/** A requested address, or only a subnet to allocate from. */
export interface RequestedIp {
  subnet_id?: string
  ip_address?: string
}

export const fixedIps = value((data): RequestedIp[] => {
  if (!Array.isArray(data)) throw new InvalidValue(`Invalid data format for fixed IP: '${repr(data)}'`)
  const taken = new Set<string>()
  return data.map((item): RequestedIp => {
    if (!isFields(item)) throw new InvalidValue(`Invalid data format for fixed IP: '${repr(item)}'`)
    const address = item.ip_address === undefined ? undefined : readIp(item.ip_address)
    if (address !== undefined && taken.has(address)) throw new InvalidValue(`Duplicate IP address '${address}'`)
    if (address !== undefined) taken.add(address)
    return {
      ...(item.subnet_id !== undefined && { subnet_id: readUuid(item.subnet_id) }),
      ...(address !== undefined && { ip_address: address }),
    }
  })
})

const LABEL = /^(?!-)[a-z\d-]{1,63}(?<!-)$/i

function checkLabels(data: string): void {
  const bad = data
    .replace(/\.$/, '')
    .split('.')
    .find((label) => !LABEL.test(label))
  if (bad === undefined) return
  const rule = `Name '${bad}' must be 1-63 characters long, each of which can only be alphanumeric or a hyphen`
  throw new InvalidValue(`'${data}' not a valid PQDN or FQDN. Reason: ${rule}`)
}

/** A host name in lower case; empty for none. */
export const dnsName = value((data) => {
  const read = readText(data, 255).toLowerCase()
  if (read !== '') checkLabels(read)
  return read
})

/** A domain with a final dot; empty for none. */
export const dnsDomain = value((data) => {
  const read = readText(data, 255).toLowerCase()
  if (read === '') return read
  if (!read.endsWith('.')) throw new InvalidValue(`'${read}' is not a FQDN`)
  checkLabels(read)
  return read
})

export const zoneHints = list((item) => readText(item, 255))
