import type { AddressPair, DhcpOption } from '@meridian/wire'
import { badRequest } from '../../../core/errors/fault.ts'
import { parseCidr } from '../address/cidr.ts'
import { parseIp } from '../address/ip.ts'
import { invalidInput, named } from '../faults.ts'
import { isFields, readMac, InvalidValue, value, repr } from '../resource/values.ts'

const MAX_PAIRS = 10

/** A pair without a MAC address uses the port's MAC. */
export type RequestedPair = Pick<AddressPair, 'ip_address'> & Partial<AddressPair>

export const addressPairs = value((data): RequestedPair[] => {
  if (data === null) return []
  if (!Array.isArray(data)) throw badRequest('Allowed address pairs must be a list.')
  if (data.length > MAX_PAIRS) {
    const message = `The number of allowed address pair exceeds the maximum ${MAX_PAIRS}.`
    throw named.badRequest('AllowedAddressPairExhausted', message)
  }
  const pairs = data.map(addressPair)
  const isSame = (one: RequestedPair, other: RequestedPair) =>
    one.ip_address === other.ip_address && one.mac_address === other.mac_address
  const twice = pairs.find((pair, index) => pairs.findIndex((other) => isSame(pair, other)) < index)
  if (twice) {
    const { mac_address = 'None', ip_address } = twice
    const message = `Request contains duplicate address pair: mac_address ${mac_address} ip_address ${ip_address}.`
    throw named.badRequest('DuplicateAddressPairInRequest', message)
  }
  return pairs
})

function addressPair(item: unknown): RequestedPair {
  if (!isFields(item) || item.ip_address === undefined) {
    throw named.badRequest('AllowedAddressPairsMissingIP', 'AllowedAddressPair must contain ip_address')
  }
  const unknown = Object.keys(item).filter((key) => key !== 'ip_address' && key !== 'mac_address')
  if (unknown.length > 0) throw badRequest(`Unrecognized attribute(s) '${unknown.join(', ').slice(0, 200)}'`)
  const { ip_address, mac_address } = item
  if (typeof ip_address !== 'string' || !(parseIp(ip_address) ?? parseCidr(ip_address))) {
    throw badRequest(`'${repr(ip_address)}' is not a valid IP address`)
  }
  return { ip_address, ...(mac_address !== undefined && { mac_address: pairMac(mac_address) }) }
}

function pairMac(data: unknown): string {
  try {
    return readMac(data)
  } catch (error) {
    throw error instanceof InvalidValue ? badRequest(error.message) : error
  }
}

/** A null value removes the option. */
export interface RequestedOption extends Omit<DhcpOption, 'opt_value'> {
  opt_value: string | null
}

export const dhcpOptions = value((data): RequestedOption[] => {
  if (data === null) return []
  if (!Array.isArray(data)) throw invalidInput(`'${repr(data)}' is not a list`)
  return data.map(dhcpOption)
})

function dhcpOption(item: unknown): RequestedOption {
  const invalid = invalidInput(`No valid key specs matched for: ${repr(item)}`)
  if (!isFields(item) || item.opt_value === undefined) throw invalid
  const { opt_name, opt_value, ip_version = 4, ...rest } = item
  const isName = typeof opt_name === 'string' && opt_name.trim() !== '' && opt_name.length <= 64
  const isValue = opt_value === null || (typeof opt_value === 'string' && opt_value.length <= 255)
  const version = Number(ip_version)
  if (!isName || !isValue || (version !== 4 && version !== 6) || Object.keys(rest).length > 0) throw invalid
  return { opt_name, opt_value, ip_version: version }
}

/** The port's options after an update. */
export function mergedOptions(current: readonly DhcpOption[], requested: readonly RequestedOption[]): DhcpOption[] {
  const options = new Map(current.map((option) => [`${option.ip_version} ${option.opt_name}`, option]))
  for (const { opt_name, opt_value, ip_version } of requested) {
    const key = `${ip_version} ${opt_name}`
    if (opt_value === null) options.delete(key)
    else options.set(key, { opt_name, opt_value, ip_version })
  }
  return [...options.values()]
}
