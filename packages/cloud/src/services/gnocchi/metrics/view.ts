import type { Metric } from '@meridian/wire'
import { POLICIES } from '../archive-policies/policies.ts'
import { CREATOR } from '../resources/view.ts'
import type { Definition } from './catalog.ts'
import { metricId } from './ids.ts'

/** The metric in lists, with the resource's id. */
export const toMetric = (resourceId: string, name: string, { unit, policy }: Definition): Metric => ({
  id: metricId(resourceId, name),
  name,
  unit,
  creator: CREATOR,
  resource_id: resourceId,
  archive_policy: POLICIES[policy],
})
