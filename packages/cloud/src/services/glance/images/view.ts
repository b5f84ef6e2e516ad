import type { Image } from '@meridian/wire'
import type { ImageRow } from './store.ts'

export function toImage({ properties, staged: _staged, ...row }: ImageRow): Image {
  const self = `/v2/images/${row.id}`
  const hasData = row.checksum !== null && row.status !== 'deactivated'
  return {
    ...properties,
    ...row,
    self,
    file: `${self}/file`,
    schema: '/v2/schemas/image',
    ...(hasData && { stores: 'file' }),
  }
}
