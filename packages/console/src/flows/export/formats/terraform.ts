import {
  addressOf,
  blocks,
  DataSources,
  hclBlock,
  hclString,
  raw,
  resourcesOf,
  terraformBlock,
  Variable,
} from '@meridian/contract'
import { nodeKey, type ExportModel } from '../model/export-model.ts'
import { lostComments, type ExportFormat } from './export-format.ts'
import { plannedCalls } from './planned-calls.ts'

/** Terraform's language, with import blocks: the first `apply` takes the existing resources over. */
export const terraform: ExportFormat = { id: 'terraform', name: 'Terraform', extension: 'tf', write }

function write(model: ExportModel): string {
  const { nodes } = model
  const { calls, ...names } = plannedCalls(model)
  const { resources } = resourcesOf(calls, 'terraform', { ...names, labels: nodes.map(({ label }) => label) })
  const addresses = new Map(
    nodes.map(({ kind, id }, index) => [nodeKey(kind, id), resources[index] && addressOf(resources[index])]),
  )
  const sources = new DataSources()
  const written = nodes.flatMap(({ kind, id, after }, index) => {
    const resource = resources[index]
    if (!resource) return []
    const more = {
      ...(kind === 'security_group' && { delete_default_rules: true }),
      ...(after && { depends_on: [raw(addresses.get(after.node) ?? '')] }),
    }
    return [hclBlock('import', { to: raw(addressOf(resource)), id }), terraformBlock(resource, sources, more)]
  })
  const provider = hclBlock('terraform', {
    required_providers: blocks([{ openstack: { source: 'terraform-provider-openstack/openstack' } }]),
  })
  const variables = [...names.known.values()]
    .filter((one) => one instanceof Variable)
    .map(({ name, description }) =>
      hclBlock(`variable ${hclString(name)}`, { type: raw('string'), description, sensitive: true }),
    )
  const { head, end } = lostComments(nodes, (_, index) => resources[index]?.lost ?? [])
  return [...head, [provider, ...variables, ...sources.blocks(), ...written].join('\n'), ...end].join('\n')
}
