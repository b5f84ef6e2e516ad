import { seededHexId, seededUuid } from '../../core/ids.ts'
import type { Background } from '../../core/service/service.ts'
import { projectId, userId } from '../../seed/company.ts'
import { serverId } from '../../seed/compute.ts'
import { DEMO_STACK, stackId } from '../../seed/stacks.ts'
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

const { name, createdAt, completedAt, template: source, word } = DEMO_STACK

/** The type of a template is `Json`, which `as const` does not fit. */
const template: Json = JSON.parse(JSON.stringify(source))

const design = { template, environment: emptyEnvironment(), files: {} }

/** Ids of its resources in the other services' seeds. */
const PHYSICAL: Readonly<Record<string, string>> = {
  disk: volumeId(DEMO_STACK.volume),
  server: serverId(DEMO_STACK.server),
}

export function seed(context: Background): void {
  const { db } = context
  const id = stackId(name)
  const traversal = seededUuid('stack-traversal', name)
  const stack: StackRow = {
    ...design,
    id,
    name,
    project_id: projectId('demo'),
    user_id: userId('demo'),
    username: 'demo',
    owner_id: null,
    owner_resource: null,
    action: 'CREATE',
    status: 'COMPLETE',
    status_reason: 'Stack CREATE completed successfully',
    traversal,
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
  stacks.insert(db, stack)
  record(context, 'CREATE', 'IN_PROGRESS', 'Stack CREATE started', createdAt)
  for (const row of rowsOf(stack)) {
    resources.insert(db, row)
    recordResource(context, { ...row, status: 'IN_PROGRESS' }, createdAt)
    recordResource(context, row, completedAt)
  }
  record(context, 'CREATE', 'COMPLETE', 'Stack CREATE completed successfully', completedAt)
}

function rowsOf(stack: StackRow): ResourceRow[] {
  const model = modelOf(stack)
  return [...model.definitions.values()].map((definition): ResourceRow => ({
    id: seededUuid('stack-resource', definition.name),
    stack_id: stack.id,
    name: definition.name,
    type: definition.type,
    physical_id: PHYSICAL[definition.name] ?? physicalName(definition.name),
    physical_name: physicalName(definition.name),
    action: 'CREATE',
    status: 'COMPLETE',
    status_reason: 'state changed',
    properties: propertiesOf(model, definition.type, definition.properties),
    attempted: null,
    metadata: {},
    data: definition.name === 'word' ? { value: word } : {},
    requires: model.requires.get(definition.name) ?? [],
    deletion_policy: 'Delete',
    traversal: stack.traversal,
    is_replaced: false,
    created_at: createdAt,
    updated_at: createdAt,
  }))
}

const physicalName = (resource: string) => `${name}-${resource}-${seededHexId('stack-suffix', resource).slice(0, 12)}`

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

function record({ db }: Background, action: string, status: string, reason: string, at: string): void {
  insertEvent(db, { resource_name: name, physical_id: stackId(name), action, status, status_reason: reason, at })
}

function recordResource({ db }: Background, row: ResourceRow, at: string): void {
  const { name: resource_name, physical_id, physical_name, action, status, status_reason, type, properties } = row
  const physical = status === 'COMPLETE' ? physical_id : physical_name
  insertEvent(db, { resource_name, physical_id: physical, action, status, status_reason, at, type, properties })
}

interface Occurrence extends Pick<
  events.EventRow,
  'resource_name' | 'physical_id' | 'action' | 'status' | 'status_reason'
> {
  at: string
  type?: string
  properties?: JsonMap
}

function insertEvent(db: Background['db'], occurrence: Occurrence): void {
  const { at, type = 'OS::Heat::Stack', properties = {}, ...row } = occurrence
  const id = seededUuid('stack-event', `${row.resource_name}/${row.status}`)
  events.insert(db, { ...row, id, stack_id: stackId(name), resource_type: type, properties, created_at: at })
}
