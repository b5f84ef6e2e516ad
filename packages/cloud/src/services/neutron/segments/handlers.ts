import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { hasSegment } from '../networks/store.ts'
import { isAdmin } from '../resource/find.ts'
import { listReply } from '../resource/listing.ts'
import { viewRows } from '../resource/view-rows.ts'
import { segments } from './kind.ts'

export const list = (call: Call) => listReply(call, segments)

export const show = (call: Call<{ id: string }>) => {
  const { id } = call.params
  const network = isAdmin(call) ? segments.rows.first(call.db, hasSegment([id])) : undefined
  if (!network) throw segments.missing(id)
  return ok({ segment: viewRows(call, segments, [network])[0] })
}
