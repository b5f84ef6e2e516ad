import type { LoadBalancerZone, LoadBalancerZoneProfile } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'

/** Zones are known by their name, which is also the row's id. */
export interface ZoneRow extends LoadBalancerZone {
  id: string
}

export const zones = collection<ZoneRow>('octavia_zones')
export const zoneProfiles = collection<LoadBalancerZoneProfile>('octavia_zone_profiles')
