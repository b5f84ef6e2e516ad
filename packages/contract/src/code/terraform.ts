import type { Dialect } from './dialect.ts'
import { hclBlock, hclString, raw, type HclValue } from './hcl.ts'
import { remarks } from './remarks.ts'
import { Created, NetworkName, resourcesOf, type Resource, type Value } from './resources.ts'

/** Resources of terraform-provider-openstack, to add to a configuration. */
export const terraform: Dialect = {
  id: 'terraform',
  name: 'Terraform',
  covers: (calls) => resourcesOf(calls, 'terraform').resources.length > 0,
  write: (calls) => {
    const found = resourcesOf(calls, 'terraform')
    const networks = new Map<string, string>()
    const blocks = found.resources.map(({ type, label, values }) =>
      hclBlock(
        `resource ${hclString(type)} ${hclString(label)}`,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, expression(value, networks)])),
      ),
    )
    const data = [...networks].map(([id, label]) =>
      hclBlock(`data ${hclString(NETWORK)} ${hclString(label)}`, { network_id: id }),
    )
    return [...remarks('Terraform', found), [...data, ...blocks].join('\n').trimEnd()].join('\n')
  },
}

const NETWORK = 'openstack_networking_network_v2'

const addressOf = ({ type, label }: Resource) => `${type}.${label}`

/** The value in HCL; `networks` gets a data source for each network that is named and not created here. */
function expression(value: Value, networks: Map<string, string>): HclValue {
  if (value instanceof Created) return raw(`${addressOf(value.resource)}.id`)
  if (value instanceof NetworkName) {
    const { network } = value
    if (network instanceof Created) return raw(`${addressOf(network.resource)}.name`)
    const label = networks.get(String(network)) ?? `network_${networks.size + 1}`
    networks.set(String(network), label)
    return raw(`data.${NETWORK}.${label}.name`)
  }
  if (Array.isArray(value)) return value.map((one: Value) => expression(one, networks))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, expression(one, networks)]))
}
