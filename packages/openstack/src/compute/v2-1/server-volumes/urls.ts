import { path } from '../../../url.ts'

export const attachments = (id: string) => path`/servers/${id}/os-volume_attachments`
export const attachment = (id: string, volumeId: string) => path`/servers/${id}/os-volume_attachments/${volumeId}`
