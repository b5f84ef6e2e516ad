import * as z from 'zod'
import { Fault } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import { providerOf } from '../providers.ts'
import { objectIn, objectOf, parsed } from '../resource/body.ts'
import { findVisible } from '../resource/find.ts'
import { listReply } from '../resource/listing.ts'
import { createReply, removeReply, showReply, updateReply } from '../resource/replies.ts'
import * as value from '../resource/values.ts'
import { flavors, profiles } from './kinds.ts'
import * as store from './store.ts'

type One = Call<{ id: string }>

export const list = (call: Call) => listReply(call, flavors)

export const show = (call: One) => showReply(call, flavors)

export const create = (call: Call) =>
  createReply(call, flavors, ({ service_profiles: _ignored, ...input }) => {
    const flavor = { id: newUuid(), ...input }
    store.flavors.insert(call.db, flavor)
    return flavor
  })

export const update = (call: One) =>
  updateReply(call, flavors, (row, { service_profiles: _ignored, ...changes }) => {
    const flavor = { ...row, ...changes }
    store.flavors.update(call.db, flavor)
    return flavor
  })

export const remove = (call: One) => removeReply(call, flavors, ({ id }) => store.removeFlavor(call.db, id))

const Bound = z.object({ id: value.uuid })

/** Answers with the flavor's id alone, as Neutron does. */
export const bind = (call: One) => {
  call.authorize('create_flavor_service_profile')
  const { id } = findVisible(call, flavors, call.params.id)
  const profile = findVisible(call, profiles, parsed(Bound, objectIn(objectOf(call), 'service_profile')).id)
  if (store.isBound(call.db, id, profile.id)) {
    const message = `Service Profile ${profile.id} is already associated with flavor ${id}.`
    throw named.conflict('FlavorServiceProfileBindingExists', message)
  }
  store.bind(call.db, id, profile.id)
  return created({ service_profile: { id } })
}

export const unbind = (call: Call<{ flavor: string; id: string }>) => {
  call.authorize('delete_flavor_service_profile')
  const { flavor, id } = call.params
  if (!store.unbind(call.db, flavor, id)) throw notBound(id, flavor)
  return noContent
}

/** The provider that the first of its profiles leads to. */
export const nextProviders = (call: One) => {
  const { id } = findVisible(call, flavors, call.params.id)
  const profile = store.profiles.find(call.db, store.profileIdsOf(call.db, id)[0] ?? '')
  if (!profile) throw notBound('', id)
  if (!profile.enabled) throw new Fault(503, 'Service Profile is not enabled.', { type: 'ServiceProfileDisabled' })
  const { driver } = profile
  return ok({ next_providers: [{ driver, provider: knownProvider(driver) }] })
}

export const listProfiles = (call: Call) => listReply(call, profiles)

export const showProfile = (call: One) => showReply(call, profiles)

export const createProfile = (call: Call) =>
  createReply(call, profiles, (input) => {
    if (input.driver !== '') knownProvider(input.driver)
    else if (input.metainfo === '') {
      throw named.badRequest('ServiceProfileEmpty', 'Service Profile needs either a driver or metainfo.')
    }
    const profile = { id: newUuid(), ...input }
    store.profiles.insert(call.db, profile)
    return profile
  })

export const updateProfile = (call: One) =>
  updateReply(call, profiles, (row, changes) => {
    if (changes.driver) knownProvider(changes.driver)
    requireUnused(call, row.id)
    const profile = { ...row, ...changes }
    store.profiles.update(call.db, profile)
    return profile
  })

export const removeProfile = (call: One) =>
  removeReply(call, profiles, ({ id }) => {
    requireUnused(call, id)
    store.profiles.remove(call.db, id)
  })

function requireUnused({ db }: Call, id: string): void {
  if (store.flavorIdsOf(db, id).length === 0) return
  throw named.conflict('ServiceProfileInUse', `Service Profile ${id} is used by some service instance.`)
}

function knownProvider(driver: string): string {
  const provider = providerOf(driver)
  if (provider) return provider
  throw named.notFound('ServiceProfileDriverNotFound', `Service Profile driver ${driver} could not be found.`)
}

const notBound = (profileId: string, flavorId: string) =>
  named.notFound(
    'FlavorServiceProfileBindingNotFound',
    `Service Profile ${profileId} is not associated with flavor ${flavorId}.`,
  )
