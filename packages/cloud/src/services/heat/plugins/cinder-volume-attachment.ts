import { Fault } from '../../../core/errors/fault.ts'
import { idFor } from './lookup.ts'
import type { Plugin, Work } from './plugin.ts'
import { given, inError, unlessGone } from './rest.ts'
import { existing, text } from './schema.ts'

const pathOf = (server: unknown) => `/v2.1/servers/${encodeURIComponent(String(server))}/os-volume_attachments`

function volumeStatus(work: Work): string {
  try {
    const id = idFor(work, 'cinder.volume', String(work.properties['volume_id']))
    return String(work.callService('volume', { method: 'GET', path: `/v3/volumes/${id}` }).volume.status)
  } catch (error) {
    if (error instanceof Fault && error.status === 404) return 'gone'
    throw error
  }
}

export const volumeAttachment: Plugin = {
  type: 'OS::Cinder::VolumeAttachment',
  since: '2014.1',
  description: 'Attachment of a volume to a server.',
  properties: {
    instance_uuid: text('The server.', { required: true }),
    volume_id: text('The volume.', { required: true, ...existing('cinder.volume') }),
    mountpoint: text('Device name.'),
  },
  attributes: {},
  create(work) {
    const { properties } = work
    const volumeId = idFor(work, 'cinder.volume', String(properties['volume_id']))
    const body = { volumeAttachment: { volumeId, ...given(properties, [['mountpoint', 'device']]) } }
    const made = work.callService('compute', { method: 'POST', path: pathOf(properties['instance_uuid']), body })
    return { id: String(made.volumeAttachment.id) }
  },
  isReady(work) {
    const status = volumeStatus(work)
    if (!['attaching', 'reserved', 'in-use', 'available'].includes(status)) throw inError(status, 'Unknown')
    return status === 'in-use'
  },
  remove(work) {
    const { instance_uuid: server, volume_id: volume } = work.properties
    const path = `${pathOf(server)}/${encodeURIComponent(String(volume))}`
    unlessGone(() => work.callService('compute', { method: 'DELETE', path }))
  },
  isGone: (work) => !['in-use', 'detaching'].includes(volumeStatus(work)),
}
