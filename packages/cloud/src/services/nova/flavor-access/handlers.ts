import type { FlavorAccess } from '@meridian/wire'
import * as z from 'zod'
import { conflict, notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { oneOfActions } from '../actions.ts'
import { findFlavor } from '../flavors/access.ts'
import * as flavors from '../flavors/store.ts'
import type { FlavorRow } from '../flavors/store.ts'
import { sinceOf } from '../microversion.ts'
import { requireProject } from '../neighbours/projects.ts'

const Tenant = z.strictObject({ tenant: z.string().min(1).max(255) })
const AddBody = z.strictObject({ addTenantAccess: Tenant })
const RemoveBody = z.strictObject({ removeTenantAccess: Tenant })

export const list = (call: Call<{ id: string }>) => {
  call.authorize('os_compute_api:os-flavor-access')
  const flavor = findFlavor(call)
  if (flavor.is_public) throw notFound('Access list not available for public flavors.')
  return ok(accessOf(flavor))
}

const add = (call: Call<{ id: string }>) => {
  const { tenant } = call.json(AddBody).addTenantAccess
  call.authorize('os_compute_api:os-flavor-access:add_tenant_access')
  requireProject(call, tenant)
  const flavor = findFlavor(call)
  if (flavor.is_public && sinceOf(call)(7)) throw conflict('Can not add access to a public flavor.')
  if (flavor.access.includes(tenant)) {
    const number = flavors.seqOf(call.db, flavor.id)
    throw conflict(`Flavor access already exists for flavor ${number} and project ${tenant} combination.`)
  }
  return save(call, { ...flavor, access: [...flavor.access, tenant] })
}

/** Also for projects that no longer exist. */
const remove = (call: Call<{ id: string }>) => {
  const { tenant } = call.json(RemoveBody).removeTenantAccess
  call.authorize('os_compute_api:os-flavor-access:remove_tenant_access')
  const flavor = findFlavor(call)
  if (!flavor.access.includes(tenant)) {
    const number = flavors.seqOf(call.db, flavor.id)
    throw notFound(`Flavor access not found for ${number} / ${tenant} combination.`)
  }
  return save(call, { ...flavor, access: flavor.access.filter((project) => project !== tenant) })
}

export const act = oneOfActions({ addTenantAccess: add, removeTenantAccess: remove })

function save(call: Call, flavor: FlavorRow) {
  flavors.update(call.db, flavor)
  return ok(accessOf(flavor))
}

const accessOf = ({ id, access }: FlavorRow): { flavor_access: FlavorAccess[] } => ({
  flavor_access: access.map((tenant_id) => ({ flavor_id: id, tenant_id })),
})
