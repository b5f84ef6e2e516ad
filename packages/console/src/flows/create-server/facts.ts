import { floatingIpEndpoints, settingsEndpoints, type FloatingIp, type FloatingIpPool } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '../../api/query.ts'
import type { Settings } from '../../framework/session/settings.ts'
import type { LaunchFacts } from '../launch/facts/launch-facts.ts'
import { SERVERS, useLaunchFacts, type Launchable } from '../launch/facts/use-launch-facts.ts'

/** The choices of the page: those of the wizard, and what the public address and SSH depend on. */
export interface CreateFacts extends LaunchFacts {
  pools: readonly FloatingIpPool[]
  floatingIps: readonly FloatingIp[]
  /** The address that the user's requests come from; null if it is not known. */
  myAddress: string | null
  /** Whether everything that a default depends on is loaded, or has failed to load. */
  settled: boolean
}

const ADDRESSES = query(floatingIpEndpoints.floatingIpList, { query: {} })

export interface Creatable extends Launchable {
  facts: CreateFacts
}

/** Loads everything in parallel; the parts besides those of the wizard are optional. */
export function useCreateFacts(settings: Settings): Creatable {
  const launchable = useLaunchFacts(settings)
  const hasNetworks = launchable.facts.hasNetworks
  const pools = useQuery({ ...query(floatingIpEndpoints.floatingIpPoolList), enabled: hasNetworks })
  const addresses = useQuery({ ...ADDRESSES, enabled: hasNetworks, staleTime: 0 })
  const servers = useQuery(SERVERS)
  const mine = useQuery({ ...query(settingsEndpoints.clientAddress), staleTime: Infinity })
  const { parts } = launchable
  const waiting = [parts.keyPairs, parts.networks, parts.ports, parts.securityGroups].some(({ loading }) => loading)
  const settled =
    !waiting && !servers.isPending && !mine.isPending && !(hasNetworks && (pools.isPending || addresses.isPending))
  const facts = useMemo(
    (): CreateFacts => ({
      ...launchable.facts,
      pools: pools.data?.items ?? [],
      floatingIps: addresses.data?.items ?? [],
      myAddress: mine.data?.address ?? null,
      settled,
    }),
    [launchable.facts, pools.data, addresses.data, mine.data, settled],
  )
  return { ...launchable, facts }
}
