import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { findMetric, metricOf } from '../metrics/find.ts'
import type { FoundMetric } from '../metrics/find.ts'
import { findResource } from '../resources/handlers.ts'
import type { OneResource } from '../resources/handlers.ts'
import { measuresOf } from './aggregate.ts'
import { readQuery, refuseUnavailable } from './query.ts'
import { seriesOf } from './series.ts'

export const list = (call: Call<{ id: string }>) => response(call, findMetric(call, call.params.id))

export const listOfResource = (call: Call<OneResource & { name: string }>) =>
  response(call, metricOf(findResource(call), call.params.name))

function response(call: Call, { id, source, definition }: FoundMetric) {
  const requested = readQuery(call)
  refuseUnavailable(id, definition, requested)
  return ok(measuresOf(seriesOf(source, definition), requested))
}
