import type { MetricResource } from '@meridian/wire'
import { seededHexId } from '../../../core/ids.ts'
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
    ...CREATED_BY,
    original_resource_id: source.originalId ?? id,
    started_at: started,
    ended_at: null,
    revision_start: started,
    revision_end: null,
    metrics: Object.fromEntries(Object.keys(CATALOG[type]).map((name) => [name, metricId(id, name)])),
  }
}

export const toResource = (source: Source): MetricResource => ({ ...toGeneric(source), ...source.attributes })

/** The user and project that send measures in a real cloud. */
const CEILOMETER = { user: seededHexId('user', 'ceilometer'), project: seededHexId('project', 'service') }
export const CREATED_BY = {
  creator: `${CEILOMETER.user}:${CEILOMETER.project}`,
  created_by_user_id: CEILOMETER.user,
  created_by_project_id: CEILOMETER.project,
}
