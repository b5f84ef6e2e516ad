import type { FloatingIp, FloatingIpPool, Router } from '@meridian/contract'
import type { LaunchFacts } from '../../services/launch/facts/launch-facts.ts'

/** The choices of the page: those of the wizard, and what the public address and SSH depend on. */
export interface CreateFacts extends LaunchFacts {
  pools: readonly FloatingIpPool[]
  floatingIps: readonly FloatingIp[]
  /** The project's routers; null if they are not known. */
  routers: readonly Router[] | null
  /** The address that the user's requests come from; null if it is not known. */
  myAddress: string | null
  /** Whether everything that a default depends on is loaded, or has failed to load. */
  settled: boolean
}
