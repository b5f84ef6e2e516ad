import type { Json, JsonMap } from '../template/json.ts'
import type { CreateResult, Plugin, Work } from './plugin.ts'
import { idOf, rest } from './rest.ts'
import { boolean, changeable, list, map, text } from './schema.ts'

/** The common properties of Neutron resources. */
export const common = {
  name: text('Its name.', changeable),
  value_specs: map('Other attributes that are passed to Neutron unchanged.', undefined, { default: {}, ...changeable }),
  adminStateUp: boolean('Administrative state.', { default: true, ...changeable }),
  tags: list('Its tags.', text('A tag.'), changeable),
}

/** `neutron('networks', 'network')`: the path of the collection, and the key of one item. */
export function neutron(path: string, envelope: string) {
  const things = rest({ service: 'network', path: `/v2.0/${path}`, envelope })
  /** Tags have their own path. */
  const tag = (work: Work, tags: Json): void => {
    if (!Array.isArray(tags)) return
    const id = encodeURIComponent(work.resource.physical_id ?? '')
    work.callService('network', { method: 'PUT', path: `/v2.0/${path}/${id}/tags`, body: { tags } })
  }
  return {
    ...things,
    tag,
    /** Creates a resource with its tags. */
    made(work: Work, body: JsonMap): CreateResult {
      const id = idOf(things.create(work, body))
      tag(work.recordId(id), work.properties['tags'] ?? null)
      return { id }
    },
    /** The hooks that all of them share. */
    hooks: { remove: things.remove, isGone: things.isGone, show: things.show } satisfies Partial<Plugin>,
  }
}

/** Additional attributes under Neutron's names. */
export const specs = (properties: JsonMap): JsonMap => (properties['value_specs'] ?? {}) as JsonMap // by its schema
