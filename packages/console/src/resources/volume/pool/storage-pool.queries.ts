import { cinderInfoEndpoints, type VolumePool, type VolumeService } from '@meridian/contract'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { orNull } from '../../../api/joined.ts'
import { keyOf, type ItemQuery, type ListQuery } from '../../../api/query.ts'
import { capacityOf, partsOf, type PoolCapacity } from './pool-capacity.ts'

export interface StoragePool extends VolumePool {
  /** Its name, because Cinder gives pools no id. */
  id: string
  host: string
  /** The name of the pool in its backend, or of the backend if it has but one. */
  short: string
  capacity: PoolCapacity
  /** null if the services of Cinder could not be read. */
  state: 'up' | 'down' | 'disabled' | null
}

function withService(pool: VolumePool, services: readonly VolumeService[] | null): StoragePool {
  const { host, backend, pool: short } = partsOf(pool.name)
  const at = backend === '' ? host : `${host}@${backend}`
  const service = services?.find((each) => each.binary === 'cinder-volume' && each.host === at)
  return {
    ...pool,
    id: pool.name,
    host,
    short: short || backend || host,
    capacity: capacityOf(pool.capabilities),
    state: service ? stateOf(service) : null,
  }
}

function stateOf({ state, status }: VolumeService) {
  if (state !== 'up') return 'down'
  return status === 'enabled' ? 'up' : 'disabled'
}

async function loadAll(signal: AbortSignal): Promise<StoragePool[]> {
  const [{ items }, services] = await Promise.all([
    call(cinderInfoEndpoints.cinderPools, {}, { signal, main: true }),
    orNull(call(cinderInfoEndpoints.cinderServices, {}, { signal })),
  ])
  return items.map((pool) => withService(pool, services?.items ?? null))
}

const key = keyOf(cinderInfoEndpoints.cinderPools, {})

export const storagePoolQueries = {
  list: (): ListQuery<StoragePool> => ({
    queryKey: [...key, 'with services'],
    queryFn: async ({ signal }) => ({ items: await loadAll(signal), complete: true }),
  }),
  /** Cinder has no call for one pool. */
  one: (id: string): ItemQuery<StoragePool> => ({
    queryKey: [...key, id],
    queryFn: async ({ signal }) => {
      const found = (await loadAll(signal)).find((pool) => pool.id === id)
      if (found) return found
      throw new ApiError(id, { reason: 'refused', endpoint: 'GET /api/cinder/pools/', status: 404 })
    },
  }),
}
