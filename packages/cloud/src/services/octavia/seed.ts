import { seededUuid } from '../../core/ids.ts'
import type { Background } from '../../core/service/service.ts'
import { zoneProfiles, zones } from './availability-zones/store.ts'
import { flavors, profiles } from './flavors/store.ts'
import { seedShop } from './seed-shop.ts'

const FLAVORS = [
  { name: 'single', description: 'One amphora', topology: 'SINGLE' },
  { name: 'highly-available', description: 'Two amphorae, one standing by', topology: 'ACTIVE_STANDBY' },
]

export function seed(background: Background): void {
  const { db } = background
  for (const { name, description, topology } of FLAVORS) {
    const profile = `${name}-profile`
    const flavor_profile_id = seededUuid('octavia-flavor-profile', profile)
    const flavor_data = JSON.stringify({ loadbalancer_topology: topology })
    profiles.insert(db, { id: flavor_profile_id, name: profile, provider_name: 'amphora', flavor_data })
    flavors.insert(db, { id: seededUuid('octavia-flavor', name), name, description, enabled: true, flavor_profile_id })
  }
  const id = seededUuid('octavia-zone-profile', 'nova-profile')
  const availability_zone_data = JSON.stringify({ compute_zone: 'nova' })
  zoneProfiles.insert(db, { id, name: 'nova-profile', provider_name: 'amphora', availability_zone_data })
  const zone = { name: 'nova', description: 'The zone of all hosts', enabled: true, availability_zone_profile_id: id }
  zones.insert(db, { id: zone.name, ...zone })
  seedShop(background)
}
