import * as z from 'zod'
import { json } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { beginEvent, endEvents, record } from '../instance-actions/record.ts'
import { perVersion } from '../microversion.ts'
import { asService, catchFault } from '../neighbours/requester.ts'
import { showVolume } from '../neighbours/volumes.ts'
import { uuid } from '../parameters.ts'
import { volumeReimaged } from '../server-actions/rebuilding.ts'
import type { ServerRow } from '../servers/row.ts'
import * as servers from '../servers/store.ts'
import { change } from '../servers/tasks.ts'
import { readVifs } from '../servers/vifs.ts'

const NETWORK_EVENTS = ['network-changed', 'network-vif-plugged', 'network-vif-unplugged', 'network-vif-deleted']

const body = perVersion((since) =>
  z.strictObject({
    events: z
      .array(
        z.strictObject({
          server_uuid: uuid,
          name: z.enum([
            ...NETWORK_EVENTS,
            ...(since(51) ? ['volume-extended'] : []),
            ...(since(76) ? ['power-update'] : []),
            ...(since(82) ? ['accelerator-request-bound'] : []),
            ...(since(93) ? ['volume-reimaged'] : []),
          ]),
          status: z.enum(['failed', 'completed', 'in-progress']).optional(),
          tag: z.string().max(255).optional(),
        }),
      )
      .min(1),
  }),
)

type Event = { server_uuid: string; name: string; status?: string | undefined; tag?: string | undefined }

const NEEDS_TAG = ['volume-extended', 'power-update', 'accelerator-request-bound', 'volume-reimaged']

/** Events of other services about servers. Returns 207 if some could not be delivered. */
export const create = (call: Call) => {
  const { events } = call.json(body(call))
  call.authorize('os_compute_api:os-server-external-events:create')
  const responses = events.map((event) => {
    const code = take(call, event)
    return { ...event, status: code === 200 ? 'completed' : 'failed', code }
  })
  return json(responses.every(({ code }) => code === 200) ? 200 : 207, { events: responses })
}

function take(call: Call, event: Event): number {
  const row = servers.find(call.db, event.server_uuid)
  if (!row || row.deleted) return 404
  if (NEEDS_TAG.includes(event.name) && event.tag === undefined) return 400
  if (NETWORK_EVENTS.includes(event.name)) change(call, row, { vifs: readVifs(call, row) })
  if (event.name === 'volume-extended') extend(call, row, event.tag ?? '')
  if (event.name === 'volume-reimaged') volumeReimaged(call, row, event.tag ?? '')
  return row.host === null ? 422 : 200
}

/** The volume was extended while attached. */
function extend(call: Call, row: ServerRow, volumeId: string): void {
  const actionId = record(call, row.id, 'extend_volume')
  beginEvent(call, actionId, 'compute_extend_volume', row.host)
  const size = catchFault(
    () => showVolume(asService(call), volumeId).size,
    () => undefined,
  )
  if (size === undefined) {
    endEvents(call, actionId, `Volume ${volumeId} could not be found.`)
    return
  }
  const devices = row.devices.map((one) => (one.volume_id === volumeId ? { ...one, volume_size: size } : one))
  change(call, row, { devices })
  endEvents(call, actionId)
}
