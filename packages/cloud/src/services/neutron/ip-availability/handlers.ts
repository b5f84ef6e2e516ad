import * as z from 'zod'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { networks } from '../networks/kind.ts'
import { networks as rows } from '../networks/store.ts'
import type { NetworkRow } from '../networks/store.ts'
import { word } from '../resource/filters.ts'
import { findVisible } from '../resource/find.ts'
import type { Kind } from '../resource/kind.ts'
import { listReply } from '../resource/listing.ts'
import { always, never } from '../resource/store.ts'
import { viewRows } from '../resource/view-rows.ts'
import { toAvailabilities } from './view.ts'

const none = z.object({})

const availabilities: Kind<NetworkRow, typeof none, typeof none> = {
  one: 'network_ip_availability',
  many: 'network_ip_availabilities',
  create: none,
  update: none,
  readOnly: [],
  guarded: [],
  filters: {
    network_id: word('id'),
    network_name: word('name'),
    project_id: word('project_id'),
    tenant_id: word('project_id'),
    ip_version: () => always, // filters subnets, not networks: see the view
  },
  sortable: ['id'],
  rows,
  visible: () => never,
  missing: networks.missing,
  view: toAvailabilities,
}

export const list = (call: Call) => listReply(call, availabilities)

export const show = (call: Call<{ id: string }>) => {
  const network = findVisible(call, availabilities, call.params.id)
  return ok({ network_ip_availability: viewRows(call, availabilities, [network])[0] })
}
