import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import type { MessageDescriptor } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { useServices } from '../../framework/session/services.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { ofAgent, ofEngine, ofService, STATES, type ServiceRow } from './states.ts'
import { systemInfoMessages as messages } from './system-info.messages.ts'

/** How often the states are read again. */
const REFRESH_MS = 30_000

/** The processes or agents of one service, which load and fail by themselves. */
export interface ServiceStates {
  id: keyof typeof STATES
  name: MessageDescriptor
  /** Undefined while they are read, and if they could not be. */
  rows: ServiceRow[] | undefined
  error: ApiError | null
  isLoading: boolean
  isFetching: boolean
  dataUpdatedAt: number
  refetch: () => unknown
}

function statesOf<D>(
  id: ServiceStates['id'],
  name: MessageDescriptor,
  { data, error, isLoading, isFetching, dataUpdatedAt, refetch }: UseQueryResult<D>,
  rowsOf: (data: D) => ServiceRow[],
): ServiceStates {
  const rows = data === undefined || error ? undefined : rowsOf(data)
  return { id, name, rows, error, isLoading, isFetching, dataUpdatedAt, refetch }
}

/** The states of the services that the cloud has. */
export function useServiceStates(): readonly ServiceStates[] {
  const isServed = useServices()
  const serves = (types: readonly string[]) => types.some((type) => isServed(type) === true)
  const served = {
    compute: serves(['compute']),
    volume: serves(VOLUME_SERVICES),
    network: serves(['network']),
    orchestration: serves(['orchestration']),
  }
  const refetchInterval = REFRESH_MS
  const [compute, volume, network, orchestration] = useQueries({
    queries: [
      { ...STATES.compute, refetchInterval, enabled: served.compute },
      { ...STATES.volume, refetchInterval, enabled: served.volume },
      { ...STATES.network, refetchInterval, enabled: served.network },
      { ...STATES.orchestration, refetchInterval, enabled: served.orchestration },
    ],
  })
  const all = [
    statesOf('compute', messages.compute, compute, ({ items }) => items.map(ofService)),
    statesOf('volume', messages.volume, volume, ({ items }) => items.map(ofService)),
    statesOf('network', typeNames.networkAgents, network, ({ items }) => items.map(ofAgent)),
    statesOf('orchestration', messages.orchestration, orchestration, ({ items }) => items.map(ofEngine)),
  ]
  return all.filter(({ id }) => served[id])
}
