import { floatingIpEndpoints, routerEndpoints, settingsEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import type { Settings } from '../../framework/session/settings.ts'
import { useLaunchFacts, type Launchable } from '../../services/launch/facts/use-launch-facts.ts'
import { networkMessages } from './create-server.messages.ts'
import type { CreateFacts } from './facts.ts'
import { offeredNetworks, isRouted } from './rules/create-choice.ts'
import { hasRoomForNetwork, newNetwork } from './rules/new-network.ts'

const ADDRESSES = query(floatingIpEndpoints.floatingIpList, { query: {} })

export interface Creatable extends Launchable {
  facts: CreateFacts
}

const MAKES_NETWORKS: readonly PolicyRule[] = [
  ['network', 'create_network'],
  ['network', 'create_subnet'],
  ['network', 'create_router'],
]

/** Loads everything in parallel; the parts besides those of the wizard are optional. */
export function useCreateFacts(settings: Settings): Creatable {
  const launchable = useLaunchFacts(settings)
  const hasNetworks = launchable.facts.hasNetworks
  const pools = useQuery({ ...query(floatingIpEndpoints.floatingIpPoolList), enabled: hasNetworks })
  const addresses = useQuery({ ...ADDRESSES, enabled: hasNetworks, staleTime: 0 })
  const routers = useQuery({ ...query(routerEndpoints.routerList, { query: {} }), enabled: hasNetworks, staleTime: 0 })
  const mine = useQuery({ ...query(settingsEndpoints.clientAddress), staleTime: Infinity })
  const { parts } = launchable
  const waiting = [parts.keyPairs, parts.networks, parts.ports, parts.securityGroups, parts.servers].some(
    ({ loading }) => loading,
  )
  const settled =
    !waiting && !mine.isPending && !(hasNetworks && (pools.isPending || addresses.isPending || routers.isPending))
  const mayMakeNetwork = usePolicies()(MAKES_NETWORKS) === true
  const { formatMessage } = useIntl()
  const facts = useMemo((): CreateFacts => {
    const known: CreateFacts = {
      ...launchable.facts,
      pools: pools.data?.items ?? [],
      floatingIps: addresses.data?.items ?? [],
      routers: routers.data?.items ?? null,
      myAddress: mine.data?.address ?? null,
      settled,
    }
    const isNeeded = settled && known.pools.length > 0 && !offeredNetworks(known).some((one) => isRouted(one, known))
    if (!isNeeded || !mayMakeNetwork || !hasRoomForNetwork(known.networkQuotas)) return known
    const made = newNetwork(known.networks, formatMessage(networkMessages.newNetwork))
    return { ...known, networks: [made, ...known.networks] }
  }, [launchable.facts, pools.data, addresses.data, routers.data, mine.data, settled, mayMakeNetwork, formatMessage])
  return { ...launchable, facts }
}
