import { cinderQuotaEndpoints, networkQuotaEndpoints } from '@meridian/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '../../../api/query.ts'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import type { PolicyRule } from '../../../framework/resource/item.ts'
import { useServiceEnabled } from '../../../framework/session/services.ts'
import { VOLUME_SERVICES } from '../../volume/volume-services.ts'
import { useSession } from '../../../framework/session/session.ts'
import { settingAt, type Settings } from '../../../framework/session/settings.ts'
import { computeLimitsQuery } from '../../compute/compute-quotas.ts'
import { LISTS, PART_NAMES, type LaunchFacts, type Lists, type OptionalService, type PartName } from './launch-facts.ts'
import { partOf, type Part } from './part.ts'

const NO_DISK: readonly PolicyRule[] = [['compute', 'os_compute_api:servers:create:zero_disk_flavor']]

/** What a launch cannot do without. */
const REQUIRED: readonly PartName[] = ['zones', 'flavors', 'images', 'keyPairs']

export interface Launchable {
  facts: LaunchFacts
  /** The loading state of each part. */
  parts: Readonly<Record<PartName, Part>>
}

/** All choices of a launch, loaded in parallel: each step waits only for its own. */
export function useLaunchFacts(settings: Settings): Launchable {
  const hasNetworks = useServiceEnabled(['network']) ?? false
  const hasVolumes = useServiceEnabled(VOLUME_SERVICES) ?? false
  const { lists, parts } = useLists({ network: hasNetworks, volume: hasVolumes })
  const { data: limits } = useQuery({ ...computeLimitsQuery, staleTime: 0 })
  const { data: volumeLimits } = useQuery({
    ...query(cinderQuotaEndpoints.cinderLimits),
    enabled: hasVolumes,
    staleTime: 0,
  })
  // Only warns the user early.
  const { project_id: project } = useSession()
  const { data: networkQuotas } = useQuery({
    ...query(networkQuotaEndpoints.networkQuotaView, { params: { project: project ?? '' } }),
    enabled: hasNetworks && project !== null,
    staleTime: 0,
  })
  const refusesNoDisk = usePolicies()(NO_DISK) === false
  const facts = useMemo((): LaunchFacts => {
    const hypervisor = (name: string) => settingAt(settings, ['OPENSTACK_HYPERVISOR_FEATURES', name], false)
    return {
      ...lists,
      keyPairs: lists.keyPairs.map((pair) => ({ ...pair, id: pair.name })),
      limits: limits ?? null,
      volumeLimits: volumeLimits ?? null,
      networkQuotas: networkQuotas?.items ?? [],
      hasNetworks,
      hasVolumes,
      requiresKeyPair: hypervisor('requires_keypair'),
      canSetPassword: hypervisor('can_set_password'),
      canSetMountPoint: hypervisor('can_set_mount_point'),
      hidesCreateVolume: settingAt(settings, ['LAUNCH_INSTANCE_DEFAULTS', 'hide_create_volume'], false),
      refusesNoDisk,
    }
  }, [lists, limits, volumeLimits, networkQuotas, hasNetworks, hasVolumes, settings, refusesNoDisk])
  return { facts, parts }
}

/** Server groups come after the required lists; a failure of these does not block the rest. */
function useLists(has: Record<OptionalService, boolean>): { lists: Lists; parts: Launchable['parts'] } {
  const [waited, setWaited] = useState(false)
  const offered = PART_NAMES.map((name) => {
    const service = LISTS[name].of
    return service === undefined || has[service]
  })
  const found = useQueries({
    queries: PART_NAMES.map((name, index) => ({
      ...LISTS[name].query,
      enabled: offered[index] === true && (name !== 'serverGroups' || waited),
    })),
    // `lists` stays the same object while none has changed.
    combine: (results) => ({
      lists: byName(results.map(({ data }) => data?.items ?? [])) as Lists, // each by its own query
      parts: byName(results.map((result, index) => partOf(result, offered[index] === true))),
    }),
  })
  const { parts } = found
  if (!waited && REQUIRED.every((name) => !parts[name].loading)) setWaited(true)
  return found
}

const byName = <T>(values: readonly T[]) =>
  Object.fromEntries(PART_NAMES.map((name, index) => [name, values[index]])) as Record<PartName, T> // one for each

/** The state of loading the required data; after a failure neither, until a retry. */
export function initializationOf(
  parts: readonly Pick<Part, 'loading' | 'retrying' | 'error'>[],
): 'initializing' | 'initialized' | 'failed' {
  if (parts.some(({ error, retrying }) => error !== null && !retrying)) return 'failed'
  return parts.some(({ loading, error }) => loading || error !== null) ? 'initializing' : 'initialized'
}
