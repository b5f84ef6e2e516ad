import {
  addressGroupEndpoints,
  floatingIpEndpoints,
  networkAgentEndpoints,
  networkEndpoints,
  networkFeatureEndpoints,
  portEndpoints,
  routerEndpoints,
  securityGroupEndpoints,
  serverEndpoints,
  settingsEndpoints,
  subnetEndpoints,
  type FloatingIpPool,
} from '@meridian/contract'
import { indexCloud, type Cloud, type ListName, type Network } from '@meridian/reachability'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { pages } from '../../api/pages.ts'
import { query, type ItemList } from '../../api/query.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { useSession } from '../../framework/session/session.ts'

type Result<T> = UseQueryResult<ItemList<T>>

export interface ReadLists {
  /** Null while lists are read. */
  cloud: Cloud | null
  /** The failure of the list without which nothing can be said. */
  error: ApiError | null
  myAddress: string | null
  isFetching: boolean
  updatedAt: number
  refetch: () => void
}

/** Things of all projects are asked about. */
export const ALL = 'all'

/**
 * Everything that the engine reads, by the same queries as the lists of the console; about something of another project,
 * administrators read the lists of all projects.
 */
export function useLists(owner?: string | null): ReadLists {
  const { project_id: own, is_superuser: isAdmin } = useSession()
  const isOfAll = Boolean(owner) && owner !== own && isAdmin
  const projectId = isOfAll ? null : (own ?? '')
  const filter = isOfAll ? { all_projects: 'true' } : {}
  const hasCompute = useServiceEnabled(['compute'])
  const read = {
    networks: useQuery(pages(networkEndpoints.networkList, filter)),
    subnets: useQuery(pages(subnetEndpoints.subnetList, filter)),
    ports: useQuery(pages(portEndpoints.portList, filter)),
    routers: useQuery(pages(routerEndpoints.routerList, filter)),
    groups: useQuery(pages(securityGroupEndpoints.securityGroupList, filter)),
    addressGroups: useQuery(pages(addressGroupEndpoints.addressGroupList, filter)),
    floatingIps: useQuery(pages(floatingIpEndpoints.floatingIpList, filter)),
    servers: useQuery({ ...pages(serverEndpoints.serverList, filter), enabled: hasCompute === true }),
  }
  const address = useQuery(query(settingsEndpoints.clientAddress))
  const pools = useQuery(query(floatingIpEndpoints.floatingIpPoolList, { query: { with_subnets: 'true' } }))
  const agents = useQuery({ ...query(networkAgentEndpoints.networkAgentList), enabled: isOfAll })
  const extensions = useQuery(query(networkFeatureEndpoints.networkExtensionList))
  const all = Object.entries(read) as [ListName, Result<{ id: string }>][] // the names are those of the engine's lists
  const isRead =
    !pools.isPending && all.every(([name, list]) => isSettled(list) || (name === 'servers' && hasCompute === false))
  const { networks, subnets, ports, routers, groups, addressGroups, floatingIps, servers } = read
  const failed = all.flatMap(([name, { error }]) => (error ? [name] : [])).join(' ')
  const cloud = useMemo(
    () =>
      isRead
        ? indexCloud({
            networks: withPools(networks.data?.items ?? [], pools.data?.items ?? []),
            subnets: [...(subnets.data?.items ?? []), ...(pools.data?.items ?? []).flatMap(outerSubnets)],
            ports: ports.data?.items ?? [],
            routers: routers.data?.items ?? [],
            groups: groups.data?.items ?? [],
            addressGroups: addressGroups.data?.items ?? [],
            floatingIps: floatingIps.data?.items ?? [],
            servers: servers.data?.items ?? [],
            agents: agents.data?.items ?? [],
            projectId,
            unread: Object.fromEntries(failed.split(' ').map((name) => [name, name])),
            extensions: extensions.data?.items.map(({ alias }) => alias) ?? [],
          })
        : null,
    [
      isRead,
      networks.data,
      subnets.data,
      ports.data,
      routers.data,
      groups.data,
      addressGroups.data,
      floatingIps.data,
      servers.data,
      agents.data,
      extensions.data,
      pools.data,
      projectId,
      failed,
    ],
  )
  return {
    cloud,
    error: ports.error,
    myAddress: address.data?.address ?? null,
    isFetching: all.some(([, { isFetching }]) => isFetching),
    updatedAt: Math.min(...all.map(([, { dataUpdatedAt }]) => dataUpdatedAt || Infinity)),
    refetch: () => {
      for (const [, list] of all) void list.refetch()
    },
  }
}

/** External networks are listed apart: projects see them only as the pools of floating IPs. */
const withPools = (networks: readonly Network[], pools: readonly FloatingIpPool[]): Network[] => [
  ...networks,
  ...pools
    .filter(({ id }) => networks.every((network) => network.id !== id))
    .map(({ id, name }) => ({ id, name, 'router:external': true })),
]

const outerSubnets = ({ id: network_id, subnets = [] }: FloatingIpPool) =>
  subnets.map(({ id, name, cidr }) => ({ id, name, cidr, network_id }))

const isSettled = ({ data, error }: Result<{ id: string }>) => error !== null || data?.complete === true
