import {
  networkEndpoints,
  portEndpoints,
  sessionEndpoints,
  type Network,
  type Port,
  type Router,
} from '@meridian/contract'
import { call } from '../../../../api/client.ts'
import { query, queryClient, type ItemQuery } from '../../../../api/query.ts'
import type { SelectOption } from '../../../../ui/fields/SelectField.tsx'

/** The subnets that a router can be put onto: those of its project and shared ones that it is not on yet. */
export function subnetChoices(
  networks: readonly Pick<Network, 'id' | 'name' | 'subnets'>[],
  ports: readonly Pick<Port, 'fixed_ips'>[],
): SelectOption[] {
  const taken = new Set(ports.flatMap(({ fixed_ips: ips }) => ips.map(({ subnet_id: id }) => id)))
  return networks.flatMap(({ id, name, subnets }) =>
    subnets
      .filter((subnet) => !taken.has(subnet.id))
      .map((subnet) => ({
        value: subnet.id,
        label: `${name || id}: ${subnet.cidr}${subnet.name && ` (${subnet.name})`}`,
      })),
  )
}

/** Administrators may work on routers of other projects, whose own networks they then choose from. */
async function networksFor({ project_id: project }: Router, signal: AbortSignal) {
  const { project_id: own } = await queryClient.fetchQuery(query(sessionEndpoints.userSession))
  const whose = { ...(own !== project && { project_id: project }) }
  return (await call(networkEndpoints.networkList, { query: whose }, { signal })).items
}

/** Asked each time: one that was added a moment ago is no choice any more. */
export const subnetChoicesFor = (router: Router): ItemQuery<SelectOption[]> & { staleTime: number } => ({
  staleTime: 0,
  queryKey: ['subnets that a router is not on', router.id],
  queryFn: async ({ signal }) => {
    const asked = { device_id: router.id, all_projects: 'true' }
    const [networks, ports] = await Promise.all([
      networksFor(router, signal),
      call(portEndpoints.portList, { query: asked }, { signal }),
    ])
    return subnetChoices(networks, ports.items)
  },
})
