import type { Call } from '../../../core/service/api.ts'
import { segmentFor } from '../networks/segment.ts'
import * as networks from '../networks/store.ts'
import { named } from '../faults.ts'
import { listReply } from '../resource/listing.ts'
import { createReply, removeReply, showReply, updateReply } from '../resource/replies.ts'
import { bumpRevision, newRowDefaults } from '../resource/standard.ts'
import { segments } from './kind.ts'
import * as store from './store.ts'

export const list = (call: Call) => listReply(call, segments)

export const show = (call: Call<{ id: string }>) => showReply(call, segments)

export const create = (call: Call) =>
  createReply(call, segments, ({ network_id: id, network_type, physical_network, segmentation_id, ...input }) => {
    const network = networks.find(call.db, id)
    if (!network) throw named.notFound('NetworkNotFound', `Network ${id} could not be found.`)
    const { tags: _tags, ...defaults } = newRowDefaults(call)
    const segment = segmentFor(call, {
      'provider:network_type': network_type,
      'provider:physical_network': physical_network,
      'provider:segmentation_id': segmentation_id,
    })
    const row = {
      ...defaults,
      revision_number: 1, // setting its description counts as the first change
      network_id: id,
      project_id: network.project_id,
      name: input.name,
      description: input.description,
      ...segment,
    }
    store.insert(call.db, row)
    networks.update(call.db, bumpRevision(call, network))
    return row
  })

export const update = (call: Call<{ id: string }>) =>
  updateReply(call, segments, (row, changes) => {
    const segment = bumpRevision(call, { ...row, ...changes })
    store.update(call.db, segment)
    return segment
  })

export const remove = (call: Call<{ id: string }>) =>
  removeReply(call, segments, ({ id }) => {
    store.remove(call.db, id)
  })
