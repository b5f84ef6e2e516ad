import type { MetricResource } from '@meridian/wire'
import { CATALOG } from '../metrics/catalog.ts'
import { metricId } from '../metrics/ids.ts'
import { timestampOf } from '../timestamp.ts'
import type { Source } from './source.ts'

/** The resource as `generic`, without the attributes of its type. */
export function toGeneric(source: Source): MetricResource {
  const { id, type, projectId, userId, startedAt } = source
  const started = timestampOf(startedAt)
  return {
    id,
    type,
    project_id: projectId,
    user_id: userId,
    creator: CREATOR,
    created_by_user_id: CREATOR,
    created_by_project_id: '',
    original_resource_id: id,
    started_at: started,
    ended_at: null,
    revision_start: started,
    revision_end: null,
    metrics: Object.fromEntries(Object.keys(CATALOG[type]).map((name) => [name, metricId(id, name)])),
  }
}

export const toResource = (source: Source): MetricResource => ({ ...toGeneric(source), ...source.attributes })

/** The user that sends measures in a real cloud. */
export const CREATOR = 'ceilometer'
