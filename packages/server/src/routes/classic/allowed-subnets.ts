import { createSubnet, includesRange, ipRange, type Workflow } from '@meridian/contract'
import * as z from 'zod'
import { AllowedSubnets } from '../../settings.ts'

type Ranges = z.infer<typeof AllowedSubnets>

const Settings = z.object({ ALLOWED_PRIVATE_SUBNET_CIDR: AllowedSubnets.default({}) })

/** Create Subnet for members: its addresses must be in the ranges that the operator allows. */
export function restrictedSubnet(settings: Record<string, unknown>): Workflow {
  const ranges = Settings.parse(settings).ALLOWED_PRIVATE_SUBNET_CIDR
  const [addresses, details] = createSubnet.steps
  const rules = addresses.rules.superRefine(({ address_source: source, cidr = '' }, context) => {
    const message = source === 'subnetpool' ? undefined : outside(ranges, cidr)
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['cidr'], message })
  })
  return { ...createSubnet, steps: [{ ...addresses, rules }, details] }
}

/** The message about a subnet outside the ranges; undefined if it is inside, or if all are allowed. */
export function outside(ranges: Ranges, cidr: string): string | undefined {
  const subnet = ipRange(cidr)
  const version = subnet?.version === 6 ? 'ipv6' : 'ipv4'
  const allowed = ranges[version] ?? []
  const contains = (range: string) => {
    const outer = ipRange(range)
    return outer !== null && subnet !== null && includesRange(outer, subnet)
  }
  if (!subnet || allowed.length === 0 || allowed.some(contains)) return undefined
  return `CIDRs allowed for user private ${version} networks are ${allowed.join(', ')}.`
}
