import type { VolumeTransfer } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { linksTo } from '../links.ts'
import { isSince } from '../microversion.ts'
import type { TransferRow } from './store.ts'

export const toSummary = (call: Call, { id, volume_id, name }: TransferRow) => ({
  id,
  volume_id,
  name,
  links: linksTo(call, 'os-volume-transfer', id),
})

/** `key` is returned once, to the creator. */
export const toTransfer = (call: Call, row: TransferRow, key?: string): VolumeTransfer => ({
  id: row.id,
  created_at: row.created_at,
  name: row.name,
  volume_id: row.volume_id,
  ...(key !== undefined && { auth_key: key }),
  links: linksTo(call, 'os-volume-transfer', row.id),
  ...(isSince(call, 55) && { no_snapshots: row.no_snapshots }),
  ...(isSince(call, 57) && {
    destination_project_id: null,
    source_project_id: row.project_id,
    accepted: false,
  }),
})
