import { blocks, hclBlock, hclString, raw, resourceType, type HclBody, type HclValue } from '@meridian/contract'
import {
  Existing,
  nodeKey,
  Reference,
  Variable,
  type Attributes,
  type ExportKind,
  type ExportModel,
  type ExportNode,
  type Value,
} from '../model/export-model.ts'
import { fullLabel, lostComments, type ExportFormat } from './export-format.ts'

/** The provider's names of arguments that differ; null if it has none. */
const NAMES: Partial<Record<ExportKind, Readonly<Record<string, string | null>>>> = {
  keypair: { type: null },
  subnet: { network: 'network_id', host_routes: null },
  router: { external_network: 'external_network_id' },
  router_interface: { router: 'router_id', subnet: 'subnet_id' },
  security_group_rule: { security_group: 'security_group_id', remote_group: 'remote_group_id' },
  port: { network: 'network_id', security_groups: 'security_group_ids' },
  volume: { image: 'image_id' },
  server: { description: null, image: 'image_name', flavor: 'flavor_name', key_name: 'key_pair' },
  volume_attachment: { server: 'instance_id', volume: 'volume_id' },
  floating_ip: { network: 'pool', port: 'port_id', fixed_ip_address: 'fixed_ip', after: 'depends_on' },
}

const typeOf = (kind: ExportKind) => resourceType(kind, 'terraform')

/** Where the provider takes an id, a data source finds it by the name. */
const DATA: Partial<Record<Existing['kind'], string>> = {
  network: 'openstack_networking_network_v2',
  image: 'openstack_images_image_v2',
  security_group: 'openstack_networking_secgroup_v2',
}

/** Arguments that take a name. */
const BY_NAME = new Set(['image_name', 'flavor_name', 'key_pair', 'pool'])

/** Terraform's language, with import blocks: the first `apply` takes the existing resources over. */
export const terraform: ExportFormat = { id: 'terraform', name: 'Terraform', extension: 'tf', write }

function write({ nodes }: ExportModel): string {
  const addresses = new Map(nodes.map((node) => [nodeKey(node.kind, node.id), `${typeOf(node.kind)}.${node.label}`]))
  const sources = dataSources()
  const variables: string[] = []
  const written = nodes.map((node) => {
    const address = addresses.get(nodeKey(node.kind, node.id)) ?? ''
    const valueOf = (value: Value, argument: string): HclValue => {
      if (value instanceof Reference) return raw(`${addresses.get(value.node)}${ATTRIBUTES[argument] ?? '.id'}`)
      if (value instanceof Existing) return BY_NAME.has(argument) ? value.name : sources.idOf(value)
      if (value instanceof Variable) {
        const name = `${fullLabel(node)}_${value.name}`
        const body = { type: raw('string'), description: value.description, sensitive: true }
        variables.push(hclBlock(`variable ${hclString(name)}`, body))
        return raw(`var.${name}`)
      }
      if (Array.isArray(value)) return value.map((one: Value) => valueOf(one, argument))
      if (value === null || typeof value !== 'object') return value
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, valueOf(one, name)]))
    }
    return [
      hclBlock('import', { to: raw(address), id: node.id }),
      hclBlock(`resource ${hclString(typeOf(node.kind))} ${hclString(node.label)}`, bodyOf(node, valueOf)),
    ].join('\n')
  })
  const provider = hclBlock('terraform', {
    required_providers: blocks([{ openstack: { source: 'terraform-provider-openstack/openstack' } }]),
  })
  const { head, end } = lostComments(nodes, ({ kind, attributes }) =>
    Object.keys(attributes).filter((name) => NAMES[kind]?.[name] === null),
  )
  return [...head, [provider, ...variables, ...sources.blocks(), ...written].join('\n'), ...end].join('\n')
}

/** A key pair is known by its name; a dependency is of the whole resource. */
const ATTRIBUTES: Readonly<Record<string, string>> = { key_pair: '.name', depends_on: '' }

type ValueOf = (value: Value, argument: string) => HclValue

function bodyOf({ kind, attributes }: ExportNode, valueOf: ValueOf): HclBody {
  const names = NAMES[kind] ?? {}
  const plain = (part: Attributes): Record<string, HclValue> =>
    Object.fromEntries(
      Object.entries(part).flatMap(([name, value]) => {
        const argument = names[name] === undefined ? name : names[name]
        return argument === null ? [] : [[argument, valueOf(value, argument)]]
      }),
    )
  const listOf = (value: Value | undefined): readonly Attributes[] =>
    Array.isArray(value) ? (value as readonly Attributes[]) : [] // a list of maps, as network-drafts.ts writes it
  const blocksOf = (value: Value | undefined, map: (part: Attributes) => Record<string, HclValue> = plain) =>
    blocks(listOf(value).map(map))

  if (kind === 'subnet') {
    const { gateway_ip: gateway = null, allocation_pools: pools, ...rest } = attributes
    return {
      ...plain(rest),
      ...(gateway === null ? { no_gateway: true } : { gateway_ip: valueOf(gateway, 'gateway_ip') }),
      allocation_pool: blocksOf(pools),
    }
  }
  if (kind === 'security_group') return { ...plain(attributes), delete_default_rules: true }
  if (kind === 'port') {
    const { fixed_ips: ips, allowed_address_pairs: pairs, 'binding:vnic_type': vnic, ...rest } = attributes
    return {
      ...plain(rest),
      fixed_ip: blocksOf(ips, ({ subnet = null, ip_address: ip = null }) => ({
        subnet_id: valueOf(subnet, 'subnet_id'),
        ip_address: valueOf(ip, 'ip_address'),
      })),
      allowed_address_pairs: blocksOf(pairs),
      binding: blocks(vnic === undefined ? [] : [{ vnic_type: valueOf(vnic, 'vnic_type') }]),
    }
  }
  if (kind === 'server') {
    const { ports, no_network: none, boot_volume: volume, ...rest } = attributes
    const disk = { source_type: 'volume', destination_type: 'volume', boot_index: 0, delete_on_termination: false }
    return {
      ...plain(rest),
      ...(none === true && { network_mode: 'none' }),
      network: blocks((Array.isArray(ports) ? ports : []).map((port: Value) => ({ port: valueOf(port, 'port') }))),
      block_device: blocks(volume === undefined ? [] : [{ uuid: valueOf(volume, 'uuid'), ...disk }]),
    }
  }
  if (kind === 'floating_ip') {
    const { after, ...rest } = attributes
    return { ...plain(rest), ...(after !== undefined && { depends_on: [valueOf(after, 'depends_on')] }) }
  }
  return plain(attributes)
}

/** The data sources that the resources use, each once. */
function dataSources() {
  const found = new Map<string, { type: string; label: string; name: string }>()
  return {
    idOf({ kind, name }: Existing): HclValue {
      const type = DATA[kind]
      if (!type) return name
      const known = found.get(`${kind} ${name}`)
      const label = known?.label ?? `${kind}_${found.size + 1}`
      found.set(`${kind} ${name}`, { type, label, name })
      return raw(`data.${type}.${label}.id`)
    },
    blocks: () =>
      [...found.values()].map(({ type, label, name }) =>
        hclBlock(`data ${hclString(type)} ${hclString(label)}`, {
          name,
          ...(type === DATA.image && { most_recent: true }),
        }),
      ),
  }
}
