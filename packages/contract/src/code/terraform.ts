import type { Dialect } from './dialect.ts'
import { blocks, hclBlock, hclString, raw, type HclBody, type HclValue } from './hcl.ts'
import { remarks } from './remarks.ts'
import { resourcesOf } from './resources.ts'
import { Created, Given, NetworkName, type Resource, type Value } from './resources/value.ts'

/** Resources of terraform-provider-openstack, to add to a configuration. */
export const terraform: Dialect = {
  id: 'terraform',
  name: 'Terraform',
  covers: (calls) => resourcesOf(calls, 'terraform').resources.length > 0,
  write: (calls) => {
    const found = resourcesOf(calls, 'terraform')
    const networks = new Map<string, string>()
    const written = found.resources.map(({ type, label, values }) =>
      hclBlock(`resource ${hclString(type)} ${hclString(label)}`, bodyOf(values, networks)),
    )
    const data = [...networks].map(([id, label]) =>
      hclBlock(`data ${hclString(NETWORK)} ${hclString(label)}`, { network_id: id }),
    )
    return [...remarks('Terraform', found), [...data, ...written].join('\n').trimEnd()].join('\n')
  },
}

const NETWORK = 'openstack_networking_network_v2'

const addressOf = ({ type, label }: Resource) => `${type}.${label}`

/** The arguments of a block: objects that the table describes are blocks in it. */
const bodyOf = (values: Record<string, Value>, networks: Map<string, string>): HclBody =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const parts = Array.isArray(value) && value.length > 0 && value.every(isPart) ? value : null
      return [name, parts ? blocks(parts.map((part) => bodyOf(part, networks))) : expression(value, networks)]
    }),
  )

const isPart = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Created || value instanceof NetworkName || value instanceof Given)

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
  const entries = Object.entries(value instanceof Given ? value.entries : value)
  return Object.fromEntries(entries.map(([name, one]) => [name, expression(one, networks)]))
}
