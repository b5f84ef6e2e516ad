import { conflict } from '../../../core/errors/fault.ts'
import { accepted, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { nextPage } from '../links.ts'
import { findFlavor } from './access.ts'
import { createBody, updateBody } from './body.ts'
import { readQuery } from './query.ts'
import * as store from './store.ts'
import type { FlavorRow } from './store.ts'
import { toFlavor, toSummary, viewerOf } from './view.ts'
import type { Viewer } from './view.ts'

const listing = (path: string, view: (row: FlavorRow, viewer: Viewer) => unknown) => (call: Call) => {
  const page = readQuery(call)
  const rows = store.list(call.db, page)
  const viewer = viewerOf(call)
  const last = rows.length === page.limit ? rows.at(-1)?.id : undefined
  return ok({ flavors: rows.map((row) => view(row, viewer)), ...nextPage(call, path, 'flavors', last) })
}

export const list = listing('flavors', toSummary)
export const listDetail = listing('flavors/detail', toFlavor)

export const show = (call: Call<{ id: string }>) => ok({ flavor: toFlavor(findFlavor(call), viewerOf(call)) })

export const create = (call: Call) => {
  const { flavor } = call.json(createBody(call))
  call.authorize('os_compute_api:os-flavor-manage:create')
  const row: FlavorRow = {
    id: flavor.id ?? newUuid(),
    name: flavor.name,
    ram: flavor.ram,
    vcpus: flavor.vcpus,
    disk: flavor.disk,
    ephemeral: flavor['OS-FLV-EXT-DATA:ephemeral'],
    swap: flavor.swap,
    rxtx_factor: flavor.rxtx_factor,
    disabled: false,
    is_public: flavor['os-flavor-access:is_public'],
    description: flavor.description ?? null,
    extra_specs: {},
    access: [],
    created_at: isoSeconds(call.clock.now()),
    updated_at: null,
  }
  if (store.find(call.db, row.id)) throw conflict(`Flavor with ID ${row.id} already exists.`)
  if (store.findNamed(call.db, row.name)) throw conflict(`Flavor with name ${row.name} already exists.`)
  store.insert(call.db, row)
  return ok({ flavor: toFlavor(row, viewerOf(call)) })
}

export const update = (call: Call<{ id: string }>) => {
  const { description } = call.json(updateBody).flavor
  call.authorize('os_compute_api:os-flavor-manage:update')
  const row = { ...findFlavor(call), description, updated_at: isoSeconds(call.clock.now()) }
  store.update(call.db, row)
  return ok({ flavor: toFlavor(row, viewerOf(call)) })
}

export const remove = (call: Call<{ id: string }>) => {
  call.authorize('os_compute_api:os-flavor-manage:delete')
  store.remove(call.db, findFlavor(call).id)
  return accepted
}
