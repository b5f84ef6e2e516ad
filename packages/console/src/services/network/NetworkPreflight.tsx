import { useQuery } from '@tanstack/react-query'
import type { ListQuery } from '../../api/query.ts'
import { Preflight } from '../../framework/preflight/Preflight.tsx'
import { useNetworkDemands, type NetworkDemand } from './use-network-demands.ts'

interface NetworkPreflightProps<T extends { id: string; name: string }> {
  form: { block: (reason: string | null) => void }
  demands: readonly NetworkDemand[]
  /** The name that is typed, and the list of those that exist. */
  name?: { typed: string; among: ListQuery<T> }
  /** Lists only what stands in the way. */
  compact?: boolean
  /** The owner of what is created, if that is not the user's project. */
  project?: string | null
}

/** The quotas of networks that a form takes, and whether its name is taken. */
export function NetworkPreflight<T extends { id: string; name: string }>({
  form,
  demands,
  name,
  compact,
  project,
}: NetworkPreflightProps<T>) {
  const { data } = useQuery({ ...(name?.among ?? NO_LIST), enabled: name !== undefined })
  const taken = data?.items.map((item) => item.name) ?? []
  return (
    <Preflight
      form={form}
      compact={compact}
      demands={useNetworkDemands(demands, project)}
      name={name && { typed: name.typed, taken }}
    />
  )
}

const NO_LIST: ListQuery<never> = {
  queryKey: ['no list'],
  queryFn: () => Promise.resolve({ items: [], complete: true }),
}
