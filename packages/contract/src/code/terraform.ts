import type { Dialect } from './dialect.ts'
import { blocks, hclBlock, hclString, raw, type HclBody, type HclValue } from './hcl.ts'
import { remarks } from './remarks.ts'
import { resourcesOf } from './resources.ts'
import { Created, Existing, Given, NetworkName, Variable, type Resource, type Value } from './resources/value.ts'

/** Resources of terraform-provider-openstack, to add to a configuration. */
export const terraform: Dialect = {
  id: 'terraform',
  name: 'Terraform',
  covers: (calls) => resourcesOf(calls, 'terraform').resources.length > 0,
  write: (calls) => {
    const found = resourcesOf(calls, 'terraform')
    const sources = new DataSources()
    const written = found.resources.map((resource) => terraformBlock(resource, sources))
    return [...remarks('Terraform', found), [...sources.blocks(), ...written].join('\n').trimEnd()].join('\n')
  },
}

/** `more`: arguments that no call has. */
export const terraformBlock = (resource: Resource, sources: DataSources, more: HclBody = {}): string =>
  hclBlock(`resource ${hclString(resource.type)} ${hclString(resource.label)}`, {
    ...bodyOf(resource.values, sources),
    ...more,
  })

export const addressOf = ({ type, label }: Resource): string => `${type}.${label}`

const NETWORK = 'openstack_networking_network_v2'

/** Where the provider takes an id, a data source finds what exists by its name. */
const SOURCES: Partial<Record<Existing['kind'], string>> = {
  network: NETWORK,
  image: 'openstack_images_image_v2',
  security_group: 'openstack_networking_secgroup_v2',
}

/** The data sources that the resources of a text use, each once. */
export class DataSources {
  readonly #found = new Map<string, { type: string; label: string; body: HclBody }>()

  /** The name of the network that has this id. */
  networkName(id: string): HclValue {
    return raw(`${this.#add('network', NETWORK, { network_id: id })}.name`)
  }

  idOf({ kind, name }: Existing): HclValue {
    const type = SOURCES[kind]
    return type ? raw(`${this.#add(kind, type, { name, ...(kind === 'image' && { most_recent: true }) })}.id`) : name
  }

  blocks(): string[] {
    return [...this.#found.values()].map(({ type, label, body }) =>
      hclBlock(`data ${hclString(type)} ${hclString(label)}`, body),
    )
  }

  #add(kind: string, type: string, body: HclBody): string {
    const key = JSON.stringify([type, body])
    const label = this.#found.get(key)?.label ?? `${kind}_${this.#found.size + 1}`
    this.#found.set(key, { type, label, body })
    return `data.${type}.${label}`
  }
}

/** The arguments of a block: objects that the table describes are blocks in it. */
const bodyOf = (values: Record<string, Value>, sources: DataSources): HclBody =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const parts = Array.isArray(value) && value.length > 0 && value.every(isPart) ? value : null
      return [name, parts ? blocks(parts.map((part) => bodyOf(part, sources))) : expression(value, sources)]
    }),
  )

const isPart = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** What other resources take of a resource; its id, unless it is another attribute. */
const ATTRIBUTES: Readonly<Record<string, string>> = { openstack_compute_keypair_v2: 'name' }

function expression(value: Value, sources: DataSources): HclValue {
  if (value instanceof Created) return raw(`${addressOf(value.resource)}.${ATTRIBUTES[value.resource.type] ?? 'id'}`)
  if (value instanceof Existing) return sources.idOf(value)
  if (value instanceof Variable) return raw(`var.${value.name}`)
  if (value instanceof NetworkName) {
    const { network } = value
    if (network instanceof Created) return raw(`${addressOf(network.resource)}.name`)
    return network instanceof Existing ? network.name : sources.networkName(String(network))
  }
  if (Array.isArray(value)) return value.map((one: Value) => expression(one, sources))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value instanceof Given ? value.entries : value)
  return Object.fromEntries(entries.map(([name, one]) => [name, expression(one, sources)]))
}
