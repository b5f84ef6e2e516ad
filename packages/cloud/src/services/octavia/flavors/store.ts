import type { LoadBalancerFlavor, LoadBalancerFlavorProfile } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import type { Db } from '../../../core/database/db.ts'

export const flavors = collection<LoadBalancerFlavor>('octavia_flavors')
export const profiles = collection<LoadBalancerFlavorProfile>('octavia_flavor_profiles')

/** The topology that a flavor gives its balancers. */
export function topologyOf(db: Db, flavorId: string | null): 'SINGLE' | 'ACTIVE_STANDBY' {
  const flavor = flavorId === null ? undefined : flavors.find(db, flavorId)
  const profile = flavor && profiles.find(db, flavor.flavor_profile_id)
  return profile?.flavor_data.includes('ACTIVE_STANDBY') ? 'ACTIVE_STANDBY' : 'SINGLE'
}
