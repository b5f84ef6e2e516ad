import type { StackResource } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import type { EngineContext } from '../engine/context.ts'
import type { Model } from '../engine/model.ts'
import { childOf } from '../engine/nested.ts'
import { attributeOf, isUsable } from '../engine/scope.ts'
import { workOn } from '../engine/work.ts'
import { link, resourceUrl, stackUrl } from '../links.ts'
import type { Plugin } from '../plugins/plugin.ts'
import { findPlugin, pluginFor } from '../plugins/registry.ts'
import type { StackRow } from '../stacks/store.ts'
import type { Json } from '../template/json.ts'
import type { Definition } from '../template/template.ts'
import type { ResourceRow } from './store.ts'

const requiredBy = (requires: Model['requires'], name: string): string[] =>
  [...requires].filter(([, needed]) => needed.includes(name)).map(([other]) => other)

/** The resource in lists. */
export function toResource(
  call: Pick<Call, 'baseUrl'>,
  context: EngineContext,
  stack: StackRow,
  model: Model,
  row: ResourceRow,
): StackResource {
  const child = pluginFor(stack, row)?.nested ? childOf({ context, resource: row }) : undefined
  return {
    updated_time: row.updated_at,
    creation_time: row.created_at,
    logical_resource_id: row.name,
    resource_name: row.name,
    physical_resource_id: row.physical_id ?? '',
    resource_status: `${row.action}_${row.status}` as StackResource['resource_status'], // an action and its status
    resource_status_reason: row.status_reason,
    resource_type: row.type,
    links: [
      link('self', resourceUrl(call, stack, row.name)),
      link('stack', stackUrl(call, stack)),
      ...(child ? [link('nested', stackUrl(call, child))] : []),
    ],
    required_by: requiredBy(model.requires, row.name),
  }
}

/** The attributes of a resource: the live view of its service, with the declared attributes. */
export function attributesOf(
  context: EngineContext,
  stack: StackRow,
  row: ResourceRow,
  more: readonly string[] = [],
): Record<string, Json> {
  const plugin = pluginFor(stack, row)
  if (!plugin) return {}
  const work = workOn(context, stack, row)
  const valueOf = (name: string) => (isUsable(row) ? attributeOf(plugin, work, name) : null)
  const live = plugin.show && isUsable(row) ? attributeOf(plugin, work, 'show') : null
  const names = live === null ? namesOf(plugin) : []
  const values = [...names, ...more].map((name) => [name, valueOf(name)] as const)
  return { ...(live as Record<string, Json> | null), ...Object.fromEntries(values) } // the live view is a map
}

const namesOf = (plugin: Plugin) => Object.keys(plugin.attributes)

const identityOf = ({ project_id, name, id }: StackRow, path: string) => ({
  tenant: project_id,
  stack_name: name,
  stack_id: id,
  path,
})

interface Bare {
  name: string
  description: string
  required_by: string[]
  attributes: Record<string, Json>
}

const previewOf = (stack: StackRow, { name, description, required_by, attributes }: Bare, metadata: Json) => ({
  resource_identity: identityOf(stack, `/resources/${name}`),
  stack_identity: identityOf(stack, ''),
  stack_name: stack.name,
  required_by,
  description,
  metadata,
  attributes,
})

/** A resource before its creation, for previews. */
export function toPlannedResource(stack: StackRow, definition: Definition, model: Model) {
  const { name, type, description, metadata } = definition
  const plugin = findPlugin(stack, type, name)
  const attributes = Object.fromEntries(plugin ? namesOf(plugin).map((attribute) => [attribute, null]) : [])
  return {
    updated_time: null,
    creation_time: null,
    resource_name: name,
    physical_resource_id: '',
    resource_action: 'INIT',
    resource_status: 'COMPLETE',
    resource_status_reason: '',
    resource_type: type,
    ...previewOf(stack, { name, description, required_by: requiredBy(model.requires, name), attributes }, metadata),
  }
}

/** An existing resource, for previews. */
export const toPreviewedResource = (context: EngineContext, stack: StackRow, row: ResourceRow) => ({
  updated_time: row.updated_at,
  creation_time: row.created_at,
  resource_name: row.name,
  physical_resource_id: row.physical_id ?? '',
  resource_action: row.action,
  resource_status: row.status,
  resource_status_reason: row.status_reason,
  resource_type: row.type,
  ...previewOf(
    stack,
    { name: row.name, description: '', required_by: [], attributes: attributesOf(context, stack, row) },
    row.metadata,
  ),
})
