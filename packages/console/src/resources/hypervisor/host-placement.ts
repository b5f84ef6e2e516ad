import type { Migration, Server } from '@meridian/contract'

/**
 * Whether nothing on the host owns an allocation: no instance on the host, and no migration from or to it, which keeps the room of
 * its instance on the other host until it ends.
 */
export const isOrphan = (
  consumer: string,
  servers: readonly Pick<Server, 'id'>[],
  migrations: readonly Pick<Migration, 'uuid' | 'instance_uuid' | 'status'>[],
): boolean =>
  !servers.some(({ id }) => id === consumer) &&
  !migrations.some(
    ({ uuid, instance_uuid: id, status }) =>
      // An ended migration leaves its allocation behind only by mistake.
      [uuid, id].includes(consumer) && !ENDED.includes(status),
  )

const ENDED = ['confirmed', 'reverted', 'error', 'failed', 'completed', 'cancelled', 'done']
