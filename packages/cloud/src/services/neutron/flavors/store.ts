import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

interface OwnedRow {
  id: string
  /** Who made it; Neutron neither keeps nor shows it. */
  project_id: string
  description: string | null
  enabled: boolean
}

export interface FlavorRow extends OwnedRow {
  name: string
  service_type: string
}

export interface ProfileRow extends OwnedRow {
  driver: string
  metainfo: string
}

interface BindingRow {
  id: string
  flavor_id: string
  profile_id: string
}

export const flavors = collection<FlavorRow, string>('neutron_flavors')
export const profiles = collection<ProfileRow, string>('neutron_service_profiles')
const bindings = collection<BindingRow>('neutron_flavor_bindings')

const keyOf = (flavorId: string, profileId: string) => `${flavorId}/${profileId}`

export const profileIdsOf = (db: Db, flavorId: string) =>
  bindings.list(db, { where: [is('flavor_id', flavorId)] }).map(({ profile_id }) => profile_id)

export const flavorIdsOf = (db: Db, profileId: string) =>
  bindings.list(db, { where: [is('profile_id', profileId)] }).map(({ flavor_id }) => flavor_id)

export const isBound = (db: Db, flavorId: string, profileId: string) =>
  bindings.find(db, keyOf(flavorId, profileId)) !== undefined

export const bind = (db: Db, flavor_id: string, profile_id: string) =>
  bindings.insert(db, { id: keyOf(flavor_id, profile_id), flavor_id, profile_id })

/** False if they were not bound. */
export const unbind = (db: Db, flavorId: string, profileId: string) => bindings.remove(db, keyOf(flavorId, profileId))

/** Also unbinds its profiles. */
export function removeFlavor(db: Db, id: string): void {
  bindings.removeWhere(db, is('flavor_id', id))
  flavors.remove(db, id)
}
