import { cellEndpoints } from './cells.ts'
import { meteringEndpoints } from './metering.ts'
import { topologyDeletionEndpoints } from './topology-deletions.ts'
import { topologyEndpoints } from './topology.ts'

/** Data that Horizon serves at page addresses outside /api/. */
export const classic = { ...topologyEndpoints, ...topologyDeletionEndpoints, ...meteringEndpoints, ...cellEndpoints }
