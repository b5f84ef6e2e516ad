import { badRequest } from '../../../core/errors/fault.ts'
import type { OpenCall } from '../../../core/service/api.ts'
import { servicesOf } from '../catalog/catalog.ts'
import { findRegion } from '../catalog/store.ts'
import { expecting } from '../faults.ts'

/** Throws unless the service and the region exist; `what` is the type of limit. */
export function requireServiceAndRegion(
  call: OpenCall,
  what: string,
  serviceId: string,
  regionId: string | null,
): void {
  if (!servicesOf(call).some(({ id }) => id === serviceId)) throw badRequest(expecting('service_id', what))
  if (regionId !== null && !findRegion(call.db, regionId)) throw badRequest(expecting('region_id', what))
}
