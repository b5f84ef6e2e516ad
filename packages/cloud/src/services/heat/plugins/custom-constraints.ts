import { isIP } from 'node:net'
import { Fault } from '../../../core/errors/fault.ts'
import type { CustomCheck } from '../template/constraints.ts'
import { idFor, isLookupKind } from './lookup.ts'
import type { Work } from './plugin.ts'

const isCidr = (value: string) => {
  const [address = '', prefix = ''] = value.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits
}

const FORMS: Readonly<Record<string, readonly [(value: string) => boolean, (value: string) => string]>> = {
  ip_addr: [(value) => isIP(value) !== 0, (value) => `Invalid IP address: '${value}'`],
  net_cidr: [isCidr, (value) => `Invalid net cidr invalid IPNetwork ${value} `],
  ip_or_cidr: [(value) => isIP(value) !== 0 || isCidr(value), (value) => `Invalid IP address or CIDR: '${value}'`],
  mac_addr: [(value) => /^([0-9a-f]{2}[:-]){5}[0-9a-f]{2}$/i.test(value), (value) => `Invalid MAC address: '${value}'`],
  dns_name: [(value) => /^[a-z0-9.-]{0,255}$/i.test(value), (value) => `'${value}' is not a name in DNS`],
  rel_dns_name: [(value) => /^[a-z0-9.-]{0,255}$/i.test(value), (value) => `'${value}' is not a name in DNS`],
  dns_domain: [(value) => value === '' || value.endsWith('.'), (value) => `'${value}' must end with '.'.`],
}

/** Looks up named resources as the caller. */
export const customCheck =
  (requester: Pick<Work, 'callService'>): CustomCheck =>
  (constraint, value) => {
    const form = Object.hasOwn(FORMS, constraint) ? FORMS[constraint] : undefined
    if (form) return form[0](value) ? undefined : `Error validating value '${value}': ${form[1](value)}`
    if (!isLookupKind(constraint)) return `"${value}" does not validate ${constraint} (constraint not found)`
    try {
      idFor(requester, constraint, value)
      return undefined
    } catch (error) {
      if (error instanceof Fault) return `Error validating value '${value}': ${error.message}`
      throw error
    }
  }
