import type { Background } from '../../../core/service/service.ts'
import * as attachments from '../attachments/store.ts'

const OK = 200

/** The microversion of Nova that each event needs. */
const VERSIONS = { 'volume-extended': '2.51', 'volume-reimaged': '2.93' } as const

/** Sends an event for each attached server to Nova; returns false if Nova did not accept it. */
export function notifyServers(context: Background, volumeId: string, name: keyof typeof VERSIONS): boolean {
  const servers = attachments.listOfVolume(context.db, volumeId).flatMap(({ instance_uuid }) => instance_uuid ?? [])
  if (servers.length === 0) return true
  const events = servers.map((server_uuid) => ({ name, server_uuid, tag: volumeId }))
  try {
    const { body } = context.callService<{ events: { code: number }[] }>(
      context.directory.identity.service(),
      'compute',
      {
        method: 'POST',
        path: '/v2.1/os-server-external-events',
        headers: { 'openstack-api-version': `compute ${VERSIONS[name]}` },
        body: { events },
      },
    )
    return body.events.every(({ code }) => code === OK)
  } catch {
    return false // a failure in Nova does not change the volume
  }
}
