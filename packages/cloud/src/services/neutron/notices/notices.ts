import { Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import type { PortRow } from '../ports/store.ts'

/** An event of Nova's os-server-external-events API. */
interface Notice {
  name: 'network-changed' | 'network-vif-deleted'
  server_uuid: string
  tag: string
}

export const NOTIFY = 'notify-compute'

/** Notifies Nova that the addresses of a server's port have changed, or that the port is deleted. */
export function notify(
  call: Pick<Call, 'services' | 'scheduleJob'>,
  name: Notice['name'],
  port: PortRow | undefined,
): void {
  if (!port?.device_owner.startsWith('compute:') || port.device_id === '') return
  if (!call.services.some(({ type }) => type === 'compute')) return
  const notice: Notice = { name, server_uuid: port.device_id, tag: port.id }
  call.scheduleJob(0, NOTIFY, notice)
}

/** Runs after the request, since Nova is another service; errors for servers unknown to Nova are ignored. */
export function sendNotice({ callService, directory }: Background, notice: Notice): void {
  try {
    const path = '/v2.1/os-server-external-events'
    callService(directory.identity.service(), 'compute', { method: 'POST', path, body: { events: [notice] } })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
  }
}
