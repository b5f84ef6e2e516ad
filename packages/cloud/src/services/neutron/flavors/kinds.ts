import * as z from 'zod'
import { filtersOf, flag, word } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import { always, never } from '../resource/store.ts'
import * as value from '../resource/values.ts'
import { named } from '../faults.ts'
import * as store from './store.ts'
import type { FlavorRow, ProfileRow } from './store.ts'

/** The parts of Neutron that a flavor can be of: those that run here. */
const SERVICE_TYPES = ['CORE', 'L3_ROUTER_NAT', 'FLAVORS', 'QOS', 'METERING', 'PORTFORWARDING', 'FLOATINGIPPOOL']

const serviceType = value.value((data) => {
  const found = SERVICE_TYPES.find((type) => type === data)
  if (found === undefined) throw named.badRequest('InvalidServiceType', `Invalid service type: ${value.repr(data)}.`)
  return found
})

const note = value.textOrNull(1024)
const driver = value.text(1024)
const metainfo = value.text(4096)

const newFlavor = z.object({
  name: value.name.default(''),
  description: note.default(''),
  service_type: serviceType,
  // Accepted and ignored, as in Neutron: profiles are bound by a call of their own.
  service_profiles: value.uuids.default([]),
  enabled: value.flag.default(true),
})
const flavorChange = z.object({
  name: value.name.optional(),
  description: note.optional(),
  service_profiles: value.uuids.optional(),
  enabled: value.flag.optional(),
})

export const flavors: Kind<FlavorRow, typeof newFlavor, typeof flavorChange> = {
  one: 'flavor',
  many: 'flavors',
  create: newFlavor,
  update: flavorChange,
  readOnly: ['id', 'service_type'],
  guarded: [],
  filters: { ...filtersOf(word, 'id', 'name', 'description', 'service_type'), ...filtersOf(flag, 'enabled') },
  sortable: ['id', 'name', 'description', 'service_type', 'enabled'],
  rows: store.flavors,
  visible: () => always,
  missing: (id) => named.notFound('FlavorNotFound', `Flavor ${id} could not be found.`),
  view: ({ db }, rows) =>
    rows.map(({ project_id: _project, ...row }) => ({ ...row, service_profiles: store.profileIdsOf(db, row.id) })),
}

const newProfile = z.object({
  description: note.default(''),
  driver: driver.default(''),
  metainfo: metainfo.default(''),
  enabled: value.flag.default(true),
})
const profileChange = z.object({
  description: note.optional(),
  driver: driver.optional(),
  metainfo: metainfo.optional(),
  enabled: value.flag.optional(),
})

export const profiles: Kind<ProfileRow, typeof newProfile, typeof profileChange> = {
  one: 'service_profile',
  many: 'service_profiles',
  create: newProfile,
  update: profileChange,
  readOnly: ['id'],
  guarded: [],
  filters: { ...filtersOf(word, 'id', 'description', 'driver'), ...filtersOf(flag, 'enabled') },
  sortable: ['id', 'description', 'driver', 'metainfo', 'enabled'],
  rows: store.profiles,
  visible: () => never,
  missing: (id) => named.notFound('ServiceProfileNotFound', `Service Profile ${id} could not be found.`),
  view: ({ db }, rows) =>
    rows.map(({ project_id: _project, ...row }) => ({ ...row, flavors: store.flavorIdsOf(db, row.id) })),
}
