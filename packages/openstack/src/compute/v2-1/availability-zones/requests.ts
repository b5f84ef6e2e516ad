import type { ComputeZone } from '@meridian/wire'
import { listIn, type ServiceClient } from '../../../service-client.ts'

/** GET /os-availability-zone, or with its hosts GET /os-availability-zone/detail */
export async function list(nova: ServiceClient, detailed: boolean): Promise<ComputeZone[]> {
  const { body } = await nova.get(detailed ? '/os-availability-zone/detail' : '/os-availability-zone')
  return listIn<ComputeZone>(nova, body, 'availabilityZoneInfo')
}
