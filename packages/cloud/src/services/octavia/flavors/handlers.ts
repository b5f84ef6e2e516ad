import * as z from 'zod'
import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { newUuid } from '../../../core/ids.ts'
import { balancers } from '../loadbalancers/store.ts'
import { requireProvider } from '../providers/handlers.ts'
import { FLAVOR_CAPABILITIES } from '../providers/providers.ts'
import { changed, text } from '../resource/fields.ts'
import { listReply } from '../resource/listing.ts'
import { requireData } from '../resource/provider-data.ts'
import { ruleOf } from '../rules.ts'
import { flavors, profiles } from './store.ts'

type One = Call<{ id: string }>

const FLAVOR_DEFAULTS = { description: '', enabled: true }

const FlavorFields = { name: text, description: text.nullish(), enabled: z.boolean().nullish() }
const NewFlavor = z.strictObject({ flavor: z.strictObject({ ...FlavorFields, flavor_profile_id: text }) })
const FlavorChange = z.strictObject({ flavor: z.strictObject({ ...FlavorFields, name: text.optional() }) })

const ProfileFields = { name: text, provider_name: text, flavor_data: z.string().max(4096) }
const NewProfile = z.strictObject({ flavorprofile: z.strictObject(ProfileFields) })
const ProfileChange = z.strictObject({ flavorprofile: z.strictObject(ProfileFields).partial() })

const found = <T>(row: T | undefined, name: string, id: string): T => {
  if (!row) throw notFound(`${name} ${id} not found.`)
  return row
}

const requireFreeName = (call: Call, name: string, except?: string) => {
  if (flavors.list(call.db).some((flavor) => flavor.name === name && flavor.id !== except))
    throw conflict(`A flavor of ${name} already exists.`)
}

export const list = (call: Call) => {
  call.authorize(ruleOf('flavor', 'get_all'), { project_id: call.auth.projectId })
  return listReply(call, {
    key: 'flavors',
    path: '/v2/lbaas/flavors',
    rows: flavors.list(call.db),
    view: (rows) => rows,
  })
}

export const show = (call: One) => {
  call.authorize(ruleOf('flavor', 'get_one'), { project_id: call.auth.projectId })
  return ok({ flavor: found(flavors.find(call.db, call.params.id), 'Flavor', call.params.id) })
}

export const create = (call: Call) => {
  call.authorize(ruleOf('flavor', 'post'))
  const { flavor } = call.json(NewFlavor)
  if (!profiles.find(call.db, flavor.flavor_profile_id))
    throw badRequest(`Validation failure: Flavor profile ${flavor.flavor_profile_id} not found.`)
  requireFreeName(call, flavor.name)
  const { name, description, enabled, flavor_profile_id } = flavor
  const row = { id: newUuid(), name, description: description ?? '', enabled: enabled ?? true, flavor_profile_id }
  flavors.insert(call.db, row)
  return created({ flavor: row })
}

export const update = (call: One) => {
  call.authorize(ruleOf('flavor', 'put'))
  const { flavor } = call.json(FlavorChange)
  const row = found(flavors.find(call.db, call.params.id), 'Flavor', call.params.id)
  if (flavor.name !== undefined) requireFreeName(call, flavor.name, row.id)
  const next = changed(row, FLAVOR_DEFAULTS, flavor)
  flavors.update(call.db, next)
  return ok({ flavor: next })
}

export const remove = (call: One) => {
  call.authorize(ruleOf('flavor', 'delete'))
  const { id } = found(flavors.find(call.db, call.params.id), 'Flavor', call.params.id)
  if (balancers.store.list(call.db).some(({ flavor_id }) => flavor_id === id))
    throw conflict(`Flavor ${id} is in use and cannot be modified.`)
  flavors.remove(call.db, id)
  return noContent
}

export const listProfiles = (call: Call) => {
  call.authorize(ruleOf('flavor-profile', 'get_all'))
  return listReply(call, {
    key: 'flavorprofiles',
    linksKey: 'flavorprofile_links',
    path: '/v2/lbaas/flavorprofiles',
    rows: profiles.list(call.db),
    view: (rows) => rows,
  })
}

const findProfile = (call: One, action: string) => {
  call.authorize(ruleOf('flavor-profile', action))
  return found(profiles.find(call.db, call.params.id), 'Flavor profile', call.params.id)
}

export const showProfile = (call: One) => ok({ flavorprofile: findProfile(call, 'get_one') })

export const createProfile = (call: Call) => {
  call.authorize(ruleOf('flavor-profile', 'post'))
  const { flavorprofile } = call.json(NewProfile)
  requireProvider(flavorprofile.provider_name)
  requireData(flavorprofile.provider_name, flavorprofile.flavor_data, FLAVOR_CAPABILITIES)
  const row = { id: newUuid(), ...flavorprofile }
  profiles.insert(call.db, row)
  return created({ flavorprofile: row })
}

/** Only the name of one that flavors use can be changed. */
export const updateProfile = (call: One) => {
  const row = findProfile(call, 'put')
  const { flavorprofile } = call.json(ProfileChange)
  const { name: _name, ...rest } = flavorprofile
  if (Object.keys(rest).length > 0) requireUnused(call, row.id)
  const next = changed(row, {}, flavorprofile)
  requireProvider(next.provider_name)
  requireData(next.provider_name, next.flavor_data, FLAVOR_CAPABILITIES)
  profiles.update(call.db, next)
  return ok({ flavorprofile: next })
}

export const removeProfile = (call: One) => {
  const { id } = findProfile(call, 'delete')
  requireUnused(call, id)
  profiles.remove(call.db, id)
  return noContent
}

function requireUnused(call: Call, id: string): void {
  if (flavors.list(call.db).some((flavor) => flavor.flavor_profile_id === id))
    throw conflict(`Flavor profile ${id} is in use and cannot be modified.`)
}
