import type { FieldValues } from 'react-hook-form'
import { useQuery } from '@tanstack/react-query'
import type { ListQuery } from '../../api/query.ts'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { Preflight } from '../../framework/preflight/Preflight.tsx'
import { useNetworkDemands, type NetworkDemand } from './use-network-demands.ts'

interface NetworkPreflightProps<T extends { id: string; name: string }, V extends FieldValues> {
  form: ResourceForm<V>
  demands: readonly NetworkDemand[]
  /** The name that is typed, and the list of those that exist. */
  name?: { typed: string; among: ListQuery<T> }
}

/** The quotas of networks that a form takes, and whether its name is taken. */
export function NetworkPreflight<T extends { id: string; name: string }, V extends FieldValues>({
  form,
  demands,
  name,
}: NetworkPreflightProps<T, V>) {
  const { data } = useQuery({ ...(name?.among ?? NO_LIST), enabled: name !== undefined })
  const taken = data?.items.map((item) => item.name) ?? []
  return <Preflight form={form} demands={useNetworkDemands(demands)} name={name && { typed: name.typed, taken }} />
}

const NO_LIST: ListQuery<never> = {
  queryKey: ['no list'],
  queryFn: () => Promise.resolve({ items: [], complete: true }),
}
