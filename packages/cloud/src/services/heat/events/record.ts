import { newUuid } from '../../../core/ids.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import type { EngineContext } from '../engine/context.ts'
import type { ResourceRow } from '../resources/store.ts'
import type { StackRow } from '../stacks/store.ts'
import { insert } from './store.ts'

/** Stores an event of a stack's status. */
export function recordStack({ db, clock }: EngineContext, { id, name, action, status, status_reason }: StackRow): void {
  insert(db, {
    id: newUuid(),
    stack_id: id,
    resource_name: name,
    physical_id: id,
    action,
    status,
    status_reason,
    resource_type: 'OS::Heat::Stack',
    properties: {},
    created_at: isoSeconds(clock.now()),
  })
}

/** Stores an event of a resource's status. */
export function recordResource({ db, clock }: EngineContext, row: ResourceRow): void {
  const { stack_id, name, type, physical_id, physical_name, action, status, status_reason, properties } = row
  insert(db, {
    id: newUuid(),
    stack_id,
    resource_name: name,
    physical_id: physical_id ?? physical_name,
    action,
    status,
    status_reason,
    resource_type: type,
    properties,
    created_at: isoSeconds(clock.now()),
  })
}
