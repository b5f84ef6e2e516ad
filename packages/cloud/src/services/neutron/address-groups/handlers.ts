import * as z from 'zod'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import * as rbac from '../rbac/store.ts'
import { objectOf, parsed } from '../resource/body.ts'
import { findFor } from '../resource/find.ts'
import { listReply } from '../resource/listing.ts'
import { subnets } from '../resource/network-values.ts'
import { createReply, removeReply, showReply, updateReply } from '../resource/replies.ts'
import { newRowDefaults, bumpRevision } from '../resource/standard.ts'
import { findWithAddressGroup } from '../security-group-rules/store.ts'
import { addressGroups } from './kind.ts'
import * as store from './store.ts'
import type { AddressGroupRow } from './store.ts'
import { toAddressGroups } from './view.ts'

export const list = (call: Call) => listReply(call, addressGroups)

export const show = (call: Call<{ id: string }>) => showReply(call, addressGroups)

export const create = (call: Call) =>
  createReply(call, addressGroups, (input) => {
    const group = { ...newRowDefaults(call), ...input }
    store.insert(call.db, group)
    return group
  })

export const update = (call: Call<{ id: string }>) =>
  updateReply(call, addressGroups, (row, changes) => {
    const group = bumpRevision(call, { ...row, ...changes })
    store.update(call.db, group)
    return group
  })

export const remove = (call: Call<{ id: string }>) =>
  removeReply(call, addressGroups, ({ id }) => {
    if (findWithAddressGroup(call.db, id)) {
      const message = `Address group ${id} is in use on one or more security group rules.`
      throw named.conflict('AddressGroupInUse', message)
    }
    rbac.removeFor(call.db, id)
    store.remove(call.db, id)
  })

export const addAddresses = (call: Call<{ id: string }>) =>
  changeAddresses(call, ({ id, addresses }, more) => {
    const twice = more.filter((address) => addresses.includes(address))
    if (twice.length > 0) {
      const message = `Addresses ${write(twice)} already exist in the address group ${id}.`
      throw named.badRequest('AddressesAlreadyExist', message)
    }
    return [...addresses, ...more]
  })

export const removeAddresses = (call: Call<{ id: string }>) =>
  changeAddresses(call, ({ id, addresses }, gone) => {
    const unknown = gone.filter((address) => !addresses.includes(address))
    if (unknown.length > 0) {
      throw named.notFound('AddressesNotFound', `Addresses ${write(unknown)} not found in the address group ${id}.`)
    }
    return addresses.filter((address) => !gone.includes(address))
  })

const write = (addresses: readonly string[]) => `[${addresses.map((address) => `'${address}'`).join(', ')}]`

function changeAddresses(call: Call<{ id: string }>, change: (group: AddressGroupRow, given: string[]) => string[]) {
  const group = findFor(call, addressGroups, call.params.id, 'update')
  const { addresses } = parsed(z.object({ addresses: subnets }), objectOf(call))
  const changed = bumpRevision(call, { ...group, addresses: change(group, addresses) })
  store.update(call.db, changed)
  return ok({ address_group: toAddressGroups(call, [changed])[0] })
}
