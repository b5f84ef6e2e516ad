import { flavorEndpoints, stackEndpoints, type PlannedResource } from '@meridian/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sendUnlisted } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import { Preflight } from '../../framework/preflight/Preflight.tsx'
import { typeNames } from '../../framework/text/common.messages.ts'
import { useComputeDemands } from '../../services/compute/compute-quotas.ts'
import { useNetworkDemands } from '../../services/network/use-network-demands.ts'
import { useVolumeDemands } from '../../services/volume/use-volume-demands.ts'
import type { changeOf } from './launch-state.ts'
import { demandsOf, type StackDemands } from './stack-demands.ts'
import { useSettled } from './use-settled.ts'

interface StackQuotasProps {
  /** What is created. */
  resources: readonly Pick<PlannedResource, 'resource_type' | 'properties'>[]
  onBlock: (reason: string | null) => void
}

/** The quotas that the resources will take; nothing if they take none, or if no quota can be read. */
export function StackQuotas({ resources, onBlock }: StackQuotasProps) {
  const { data: flavors } = useQuery(query(flavorEndpoints.flavorList))
  return <Quotas demands={demandsOf(resources, flavors?.items ?? [])} onBlock={onBlock} />
}

function Quotas({ demands, onBlock }: { demands: StackDemands; onBlock: (reason: string | null) => void }) {
  const compute = useComputeDemands(demands)
  const volumes = useVolumeDemands({ volumes: demands.volumes, gigabytes: demands.gigabytes })
  const network = useNetworkDemands(
    Object.entries(NETWORK).map(([id, label]) => ({ id, label, added: demands[id as keyof typeof NETWORK] })), // its keys
  )
  return (
    <Preflight
      form={{ block: onBlock }}
      demands={[...compute, ...volumes, ...network].filter(({ added }) => added > 0)}
    />
  )
}

/** By Neutron's names. */
const NETWORK = {
  network: typeNames.networks,
  subnet: typeNames.subnets,
  port: typeNames.ports,
  router: typeNames.routers,
  floatingip: typeNames.floatingIps,
  security_group: typeNames.securityGroups,
}

interface LaunchQuotasProps {
  /** What will be sent; null while it is not complete. */
  body: ReturnType<typeof changeOf> | null
  onBlock: (reason: string | null) => void
}

/** The same before a preview, for which Heat is asked while the user fills in the form. */
export function LaunchQuotas({ body, onBlock }: LaunchQuotasProps) {
  const text = useSettled(body === null ? '' : JSON.stringify(body))
  const { data } = useQuery({
    queryKey: ['resources of a launch', text],
    // Any name will do: Heat creates nothing.
    queryFn: ({ signal }) =>
      sendUnlisted(stackEndpoints.stackPreview, { body: { ...JSON.parse(text), stack_name: 'preview' } }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  return data ? <StackQuotas resources={data.resources} onBlock={onBlock} /> : null
}
