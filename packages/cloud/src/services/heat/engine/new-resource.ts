import { randomInt } from 'node:crypto'
import { newUuid } from '../../../core/ids.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import type { ResourceRow } from '../resources/store.ts'
import type { StackRow } from '../stacks/store.ts'
import type { JsonMap } from '../template/json.ts'
import type { Definition } from '../template/template.ts'
import type { EngineContext } from './context.ts'

const SUFFIX = 'abcdefghijklmnopqrstuvwxyz234567'
const SUFFIX_LENGTH = 12
const MAX_NAME = 255

/** The row of a resource before its creation. */
export function newResource(
  context: EngineContext,
  stack: StackRow,
  definition: Definition,
  requires: string[],
): ResourceRow {
  const now = isoSeconds(context.clock.now())
  return {
    id: newUuid(),
    stack_id: stack.id,
    name: definition.name,
    type: definition.type,
    physical_id: null,
    physical_name: physicalName(stack.name, definition.name),
    action: 'CREATE',
    status: 'IN_PROGRESS',
    status_reason: 'state changed',
    properties: {},
    attempted: null,
    metadata: {},
    data: {},
    requires,
    deletion_policy: 'Delete',
    traversal: stack.traversal,
    is_replaced: false,
    created_at: now,
    updated_at: now,
  }
}

function physicalName(stack: string, resource: string): string {
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => SUFFIX[randomInt(SUFFIX.length)]).join('')
  return `${stack}-${resource}`.slice(0, MAX_NAME - SUFFIX_LENGTH - 1) + `-${suffix}`
}

/** Case-insensitive; `Delete` by default. */
export function deletionPolicy(given: unknown): ResourceRow['deletion_policy'] {
  const word = typeof given === 'string' ? given.toLowerCase() : 'delete'
  return word === 'retain' ? 'Retain' : word === 'snapshot' ? 'Snapshot' : 'Delete'
}

/** The properties that differ, with their new values. */
export const differences = (before: JsonMap, after: JsonMap): JsonMap =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(value)),
  )
