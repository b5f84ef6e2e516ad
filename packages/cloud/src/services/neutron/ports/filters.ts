import { all, any } from '../../../core/database/condition.ts'
import { canonicalIp } from '../address/ip.ts'
import { invalidInput } from '../faults.ts'
import type { Filter } from '../resource/filters.ts'
import { hasAddress, hasAddressLike, hasAddressOn } from './store.ts'

/** `fixed_ips=subnet_id=…&fixed_ips=ip_address=…`; other keys are ignored. */
export const fixedIpFilter: Filter = (values) => {
  const byKey = Map.groupBy(values.map(split), ([key]) => key)
  const texts = (key: string) => byKey.get(key)?.map(([, text]) => text)
  const addresses = texts('ip_address')
  const parts = texts('ip_address_substr')
  const subnets = texts('subnet_id')
  return all(
    ...(addresses ? [hasAddress(addresses.map(canonicalIp))] : []),
    ...(parts ? [hasAddressLike(parts)] : []),
    ...(subnets ? [any(...subnets.map(hasAddressOn))] : []),
  )
}

function split(text: string): [key: string, value: string] {
  const at = text.indexOf('=')
  if (at < 1) throw invalidInput(`'${text.slice(0, 200)}' is not of the form <key>=[value]`)
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}
