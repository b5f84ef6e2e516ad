import type { LoadBalancerZone } from '@meridian/wire'
import * as z from 'zod'
import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { newUuid } from '../../../core/ids.ts'
import { balancers } from '../loadbalancers/store.ts'
import { requireProvider } from '../providers/handlers.ts'
import { ZONE_CAPABILITIES } from '../providers/providers.ts'
import { changed, text } from '../resource/fields.ts'
import { listReply } from '../resource/listing.ts'
import { requireData } from '../resource/provider-data.ts'
import { ruleOf } from '../rules.ts'
import { zoneProfiles, zones } from './store.ts'
import type { ZoneRow } from './store.ts'

type Named = Call<{ name: string }>
type One = Call<{ id: string }>

const Fields = { description: text.nullish(), enabled: z.boolean().nullish() }
const NewZone = z.strictObject({
  availability_zone: z.strictObject({ ...Fields, name: text, availability_zone_profile_id: text }),
})
const ZoneChange = z.strictObject({ availability_zone: z.strictObject(Fields) })

const ProfileFields = { name: text, provider_name: text, availability_zone_data: z.string().max(4096) }
const NewProfile = z.strictObject({ availability_zone_profile: z.strictObject(ProfileFields) })
const ProfileChange = z.strictObject({ availability_zone_profile: z.strictObject(ProfileFields).partial() })

const viewOf = ({ id: _id, ...zone }: ZoneRow): LoadBalancerZone => zone

const findZone = (call: Named, action: string) => {
  call.authorize(ruleOf('availability-zone', action), { project_id: call.auth.projectId })
  const zone = zones.find(call.db, call.params.name)
  if (!zone) throw notFound(`Availability Zone ${call.params.name} not found.`)
  return zone
}

export const list = (call: Call) => {
  call.authorize(ruleOf('availability-zone', 'get_all'), { project_id: call.auth.projectId })
  return listReply(call, {
    key: 'availability_zones',
    path: '/v2/lbaas/availabilityzones',
    rows: zones.list(call.db).map(viewOf),
    id: 'name',
    view: (rows) => rows,
  })
}

export const show = (call: Named) => ok({ availability_zone: viewOf(findZone(call, 'get_one')) })

export const create = (call: Call) => {
  call.authorize(ruleOf('availability-zone', 'post'))
  const { availability_zone: given } = call.json(NewZone)
  if (!zoneProfiles.find(call.db, given.availability_zone_profile_id))
    throw badRequest(`Validation failure: Availability zone profile ${given.availability_zone_profile_id} not found.`)
  if (zones.find(call.db, given.name)) throw conflict(`A availability zone of ${given.name} already exists.`)
  const { name, description, enabled, availability_zone_profile_id } = given
  const zone = { name, description: description ?? '', enabled: enabled ?? true, availability_zone_profile_id }
  zones.insert(call.db, { id: name, ...zone })
  return created({ availability_zone: zone })
}

export const update = (call: Named) => {
  const zone = findZone(call, 'put')
  const next = changed(zone, { description: '', enabled: true }, call.json(ZoneChange).availability_zone)
  zones.update(call.db, next)
  return ok({ availability_zone: viewOf(next) })
}

export const remove = (call: Named) => {
  const { name } = findZone(call, 'delete')
  if (balancers.store.list(call.db).some(({ availability_zone }) => availability_zone === name))
    throw conflict(`Availability Zone ${name} is in use and cannot be modified.`)
  zones.remove(call.db, name)
  return noContent
}

export const listProfiles = (call: Call) => {
  call.authorize(ruleOf('availability-zone-profile', 'get_all'))
  return listReply(call, {
    key: 'availability_zone_profiles',
    linksKey: 'availability_zone_profile_links',
    path: '/v2/lbaas/availabilityzoneprofiles',
    rows: zoneProfiles.list(call.db),
    view: (rows) => rows,
  })
}

const findProfile = (call: One, action: string) => {
  call.authorize(ruleOf('availability-zone-profile', action))
  const profile = zoneProfiles.find(call.db, call.params.id)
  if (!profile) throw notFound(`Availability Zone Profile ${call.params.id} not found.`)
  return profile
}

export const showProfile = (call: One) => ok({ availability_zone_profile: findProfile(call, 'get_one') })

export const createProfile = (call: Call) => {
  call.authorize(ruleOf('availability-zone-profile', 'post'))
  const { availability_zone_profile: given } = call.json(NewProfile)
  requireProvider(given.provider_name)
  requireData(given.provider_name, given.availability_zone_data, ZONE_CAPABILITIES)
  const profile = { id: newUuid(), ...given }
  zoneProfiles.insert(call.db, profile)
  return created({ availability_zone_profile: profile })
}

export const updateProfile = (call: One) => {
  const profile = findProfile(call, 'put')
  const { availability_zone_profile: given } = call.json(ProfileChange)
  const { name: _name, ...rest } = given
  if (Object.keys(rest).length > 0) requireUnused(call, profile.id)
  const next = changed(profile, {}, given)
  requireProvider(next.provider_name)
  requireData(next.provider_name, next.availability_zone_data, ZONE_CAPABILITIES)
  zoneProfiles.update(call.db, next)
  return ok({ availability_zone_profile: next })
}

export const removeProfile = (call: One) => {
  const { id } = findProfile(call, 'delete')
  requireUnused(call, id)
  zoneProfiles.remove(call.db, id)
  return noContent
}

function requireUnused(call: Call, id: string): void {
  if (zones.list(call.db).some(({ availability_zone_profile_id: used }) => used === id))
    throw conflict(`Availability Zone Profile ${id} is in use and cannot be modified.`)
}
