import { Preflight } from '../../framework/preflight/Preflight.tsx'
import { useTakenName, type NamedItems } from '../../framework/preflight/use-taken-name.ts'
import { useNetworkDemands, type NetworkDemand } from './use-network-demands.ts'

interface NetworkPreflightProps {
  form: { block: (reason: string | null) => void }
  demands: readonly NetworkDemand[]
  /** The name that is typed, and the list of those that exist. */
  name?: { typed: string; among: NamedItems }
  /** Lists only what stands in the way. */
  compact?: boolean
  /** The owner of what is created, if that is not the user's project. */
  project?: string | null
}

/** The quotas of networks that a form takes, and whether its name is taken. */
export function NetworkPreflight({ form, demands, name, compact, project }: NetworkPreflightProps) {
  return (
    <Preflight
      form={form}
      compact={compact}
      demands={useNetworkDemands(demands, project)}
      taken={useTakenName(name?.typed ?? '', name?.among)}
    />
  )
}
