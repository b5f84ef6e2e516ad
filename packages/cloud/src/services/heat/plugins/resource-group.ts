import { tooManyResources } from '../faults.ts'
import { isMap } from '../template/json.ts'
import type { Json, JsonMap } from '../template/json.ts'
import type { Plugin } from './plugin.ts'
import { attributes, changeable, integer, length, list, map, oneOf, range, text } from './schema.ts'

const MAX_MEMBERS = 1000

export const resourceGroup: Plugin = {
  type: 'OS::Heat::ResourceGroup',
  since: '2014.1',
  description: 'A group of resources that differ only by their index.',
  properties: {
    count: integer('Number of resources.', { default: 1, ...changeable, constraints: [range(0)] }),
    index_var: text('Placeholder of the index in the definition.', { default: '%index%', constraints: [length(3)] }),
    resource_def: map(
      'Definition of each resource.',
      {
        type: text('The type.', { required: true }),
        properties: map('The properties.'),
        metadata: map('The metadata.'),
      },
      { required: true, ...changeable },
    ),
    removal_policies: list(
      'Removal policies.',
      map('A removal policy.', {
        resource_list: list('Names or indexes of the resources to remove.', undefined, { default: [] }),
      }),
      { default: [], ...changeable },
    ),
    removal_policies_mode: text('Whether the removal list is appended to or replaces the previous one.', {
      default: 'append',
      ...changeable,
      constraints: [oneOf('append', 'update')],
    }),
  },
  attributes: attributes({
    refs: ['list', 'Ids of the resources.'],
    refs_map: ['map', 'Ids of the resources by index.'],
    attributes: ['map', 'An attribute of each resource by index.'],
    removed_rsrc_list: ['list', 'Removed resources.'],
  }),
  isGroup: true,
  nested(properties) {
    const count = Number(properties['count'])
    if (count > MAX_MEMBERS) throw tooManyResources()
    const removed = removedOf(properties['removal_policies'] ?? null)
    const numbers = Array.from({ length: count + removed.size }, (_, index) => String(index))
    const kept = numbers.filter((number) => !removed.has(number)).slice(0, count)
    const definition = definitionOf(properties)
    const word = String(properties['index_var'])
    const members = kept.map((number) => [number, numbered(definition, word, number)] as const)
    return {
      template: { heat_template_version: '2021-04-16', resources: Object.fromEntries(members) },
      parameters: {},
    }
  },
}

function removedOf(policies: Json): ReadonlySet<string> {
  const lists = Array.isArray(policies) ? policies.map((policy) => (isMap(policy) ? policy['resource_list'] : [])) : []
  return new Set(lists.flatMap((items) => (Array.isArray(items) ? items.map(String) : [])))
}

function definitionOf(properties: JsonMap): JsonMap {
  const definition = properties['resource_def'] ?? null
  const entries = isMap(definition) ? Object.entries(definition) : []
  return Object.fromEntries(entries.filter(([, value]) => value !== null))
}

/** The definition with the index variable replaced by a number. */
function numbered(value: Json, word: string, number: string): Json {
  if (typeof value === 'string') return value.replaceAll(word, number)
  if (Array.isArray(value)) return value.map((item) => numbered(item, word, number))
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key.replaceAll(word, number), numbered(item, word, number)]),
  )
}
