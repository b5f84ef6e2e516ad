import type { StackEvent } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { link, resourceUrl, stackUrl } from '../links.ts'
import type { StackRow } from '../stacks/store.ts'
import type { EventRow } from './store.ts'

/** The event in lists; `root` is the requested stack if the list includes nested stacks. */
export function toSummary(call: Pick<Call, 'baseUrl'>, stack: StackRow, row: EventRow, root?: StackRow): StackEvent {
  const home = resourceUrl(call, stack, row.resource_name)
  return {
    id: row.id,
    links: [
      link('self', `${home}/events/${row.id}`),
      link('resource', home),
      link('stack', stackUrl(call, stack)),
      ...(root ? [link('root_stack', stackUrl(call, root))] : []),
    ],
    event_time: row.created_at,
    logical_resource_id: row.resource_name,
    resource_name: row.resource_name,
    physical_resource_id: row.physical_id,
    resource_status: `${row.action}_${row.status}`,
    resource_status_reason: row.status_reason,
  }
}

export const toEvent = (call: Pick<Call, 'baseUrl'>, stack: StackRow, row: EventRow): StackEvent => ({
  ...toSummary(call, stack, row),
  resource_type: row.resource_type,
  resource_properties: row.properties,
})
