import { topologyEndpoints, type Topology } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '../../api/client.ts'
import { queryClient, type ItemQuery } from '../../api/query.ts'
import { useModalAddress } from '../../framework/modals/use-modal-address.ts'
import { forget, type Gone } from './model/forget.ts'
import { modelOf } from './model/topology-model.ts'

/** How often the drawing is brought up to date. */
const RELOAD_MS = 10_000

const TOPOLOGY: ItemQuery<Topology> = {
  queryKey: ['GET', topologyEndpoints.networkTopology.path],
  // A drawing from a cache on the way would show what is gone.
  queryFn: ({ signal }) => call(topologyEndpoints.networkTopology, { query: { _: String(Date.now()) } }, { signal }),
}

/** The project's networks and what is connected to them, as they are now. */
export function useTopology() {
  const answer = useQuery({ ...TOPOLOGY, refetchInterval: RELOAD_MS })
  const { data, refetch } = answer
  // What a dialog over the page made is not waited for.
  const { name: dialog } = useModalAddress()
  useEffect(() => {
    if (dialog === undefined) void refetch({ cancelRefetch: false })
  }, [dialog, refetch])
  return { ...answer, model: useMemo(() => data && modelOf(data), [data]) }
}

/** Shows at once that something was deleted; a reload that began before would bring it back, and is dropped. */
export async function forgetDeleted(gone: Gone): Promise<void> {
  await queryClient.cancelQueries({ queryKey: TOPOLOGY.queryKey })
  queryClient.setQueryData<Topology>(TOPOLOGY.queryKey, (topology) => topology && forget(topology, gone))
}
