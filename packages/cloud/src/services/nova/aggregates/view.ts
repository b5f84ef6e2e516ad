import type { Aggregate } from '@meridian/wire'
import { inMicroseconds } from '../../../core/time/clock.ts'
import type { Since } from '../microversion.ts'
import type { AggregateRow } from './store.ts'

export const toAggregate = (row: AggregateRow, since: Since): Aggregate => ({
  ...toNewAggregate(row, since),
  hosts: row.hosts,
  metadata: row.metadata,
})

/** The response to create has no hosts and no metadata. */
export const toNewAggregate = (row: AggregateRow, since: Since): Omit<Aggregate, 'hosts' | 'metadata'> => ({
  id: Number(row.id),
  ...(since(41) && { uuid: row.uuid }),
  name: row.name,
  created_at: inMicroseconds(row.created_at),
  updated_at: row.updated_at && inMicroseconds(row.updated_at),
  deleted_at: null,
  deleted: false,
  availability_zone: row.metadata['availability_zone'] ?? null,
})
