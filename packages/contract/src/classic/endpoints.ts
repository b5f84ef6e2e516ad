import { cellEndpoints } from './cells.ts'
import { meteringEndpoints } from './metering.ts'
import { topologyDeletionEndpoints } from './topology-deletions.ts'
import { topologyEndpoints } from './topology.ts'

/** Data at addresses of pages, as they were before there was an /api/. */
export const classic = { ...topologyEndpoints, ...topologyDeletionEndpoints, ...meteringEndpoints, ...cellEndpoints }
