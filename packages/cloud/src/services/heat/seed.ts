import { seededHexId, seededUuid } from '../../core/ids.ts'
import type { Background } from '../../core/service/service.ts'
import { projectId, userId } from '../../seed/company.ts'
import { serverId } from '../../seed/compute.ts'
import { DEMO_STACK, FAILED_STACK, LARGE_STACK, stackId, TOKENS_STACK } from '../../seed/stacks.ts'
import type { SeededStack } from '../../seed/stacks.ts'
import { volumeId } from '../../seed/volumes.ts'
import { modelOf } from './engine/model.ts'
import * as events from './events/store.ts'
import { complete } from './plugins/properties.ts'
import { PLUGINS } from './plugins/registry.ts'
import * as resources from './resources/store.ts'
import type { ResourceRow } from './resources/store.ts'
import * as stacks from './stacks/store.ts'
import type { StackRow } from './stacks/store.ts'
import { emptyEnvironment } from './template/environment.ts'
import type { Json, JsonMap } from './template/json.ts'
import { resolve } from './template/resolve.ts'

const STACKS: readonly SeededStack[] = [
  {
    ...DEMO_STACK,
    physical: { disk: volumeId(DEMO_STACK.volume), server: serverId(DEMO_STACK.server) },
    data: { word: { value: DEMO_STACK.word } },
  },
  TOKENS_STACK,
  FAILED_STACK,
  LARGE_STACK,
]

export function seed(context: Background): void {
  for (const stack of STACKS) seedStack(context, stack, { owner_id: null, owner_resource: null })
}

type Owner = Pick<StackRow, 'owner_id' | 'owner_resource'>

function seedStack(context: Background, spec: SeededStack, owner: Owner): void {
  const { db } = context
  const { name, createdAt, completedAt, failure, nested = {} } = spec
  const stack = toRow(spec, owner)
  stacks.insert(db, stack)
  const record = (status: string, reason: string, at: string) =>
    insertEvent(db, spec, {
      resource_name: name,
      physical_id: stack.id,
      action: 'CREATE',
      status,
      status_reason: reason,
      at,
    })
  record('IN_PROGRESS', 'Stack CREATE started', createdAt)
  for (const row of rowsOf(spec, stack)) {
    resources.insert(db, row)
    recordResource(context, spec, { ...row, status: 'IN_PROGRESS', status_reason: 'state changed' }, createdAt)
    recordResource(context, spec, row, completedAt)
  }
  record(stack.status, stack.status_reason, completedAt)
  for (const [resource, child] of Object.entries(nested))
    seedStack(context, child, { owner_id: stack.id, owner_resource: resource })
  if (failure && !rowsOf(spec, stack).some((row) => row.name === failure.resource))
    throw new Error(`The seeded stack ${name} has no resource ${failure.resource}`)
}

function toRow({ name, createdAt, template: source, failure }: SeededStack, owner: Owner): StackRow {
  // The type of a template is `Json`, which the seed's does not fit.
  const template: Json = JSON.parse(JSON.stringify(source))
  const design = { template, environment: emptyEnvironment(), files: {} }
  return {
    ...design,
    ...owner,
    id: stackId(name),
    name,
    project_id: projectId('demo'),
    user_id: userId('demo'),
    username: 'demo',
    action: 'CREATE',
    status: failure ? 'FAILED' : 'COMPLETE',
    status_reason: failure ? `Resource CREATE failed: ${failure.reason}` : 'Stack CREATE completed successfully',
    traversal: seededUuid('stack-traversal', name),
    began_at: Date.parse(createdAt),
    ticks: 0,
    created_at: createdAt,
    updated_at: null,
    deleted_at: null,
    previous: design,
    disable_rollback: true,
    timeout_mins: 10,
    tags: [],
    stack_user_project_id: seededHexId('stack-user-project', name),
    snapshot_id: null,
  }
}

function rowsOf({ name, createdAt, physical = {}, data = {}, failure, nested = {} }: SeededStack, stack: StackRow) {
  const model = modelOf(stack)
  const suffix = (resource: string) => seededHexId('stack-suffix', `${name}/${resource}`).slice(0, 12)
  const isBegun = (resource: string): boolean =>
    (model.requires.get(resource) ?? []).every((needed) => needed !== failure?.resource && isBegun(needed))
  return [...model.definitions.values()]
    .filter((definition) => isBegun(definition.name))
    .map((definition): ResourceRow => {
      const resource = definition.name
      const isFailed = resource === failure?.resource
      const physicalName = `${name}-${resource}-${suffix(resource)}`
      const child = nested[resource]
      return {
        id: seededUuid('stack-resource', `${name}/${resource}`),
        stack_id: stack.id,
        name: resource,
        type: definition.type,
        physical_id: isFailed ? null : child ? stackId(child.name) : (physical[resource] ?? physicalName),
        physical_name: physicalName,
        action: 'CREATE',
        status: isFailed ? 'FAILED' : 'COMPLETE',
        status_reason: isFailed ? failure.reason : 'state changed',
        properties: propertiesOf(model, definition.type, definition.properties),
        attempted: null,
        metadata: {},
        data: data[resource] ?? {},
        requires: model.requires.get(resource) ?? [],
        deletion_policy: 'Delete',
        traversal: stack.traversal,
        is_replaced: false,
        created_at: createdAt,
        updated_at: createdAt,
      }
    })
}

function propertiesOf(model: ReturnType<typeof modelOf>, type: string, given: JsonMap): JsonMap {
  const nothing = () => null
  const scope = {
    parameter: (parameter: string) => model.values.get(parameter),
    reference: nothing,
    attribute: nothing,
    facade: nothing,
    file: () => '',
    condition: () => false,
  }
  const resolved = Object.entries(given).map(([key, value]) => [
    key,
    resolve(value, model.template.functions, scope, key),
  ])
  return complete(PLUGINS.get(type)?.properties ?? {}, Object.fromEntries(resolved), type)
}

function recordResource({ db }: Background, spec: SeededStack, row: ResourceRow, at: string): void {
  const { name: resource_name, physical_id, physical_name, action, status, status_reason, type, properties } = row
  const physical = status === 'COMPLETE' ? physical_id : physical_name
  insertEvent(db, spec, { resource_name, physical_id: physical, action, status, status_reason, at, type, properties })
}

interface Occurrence extends Pick<
  events.EventRow,
  'resource_name' | 'physical_id' | 'action' | 'status' | 'status_reason'
> {
  at: string
  type?: string
  properties?: JsonMap
}

function insertEvent(db: Background['db'], { name }: SeededStack, occurrence: Occurrence): void {
  const { at, type = 'OS::Heat::Stack', properties = {}, ...row } = occurrence
  const id = seededUuid('stack-event', `${name}/${row.resource_name}/${row.status}`)
  events.insert(db, { ...row, id, stack_id: stackId(name), resource_type: type, properties, created_at: at })
}
