import {
  applicationCredentialEndpoints,
  MAX_QUOTA_PAGE,
  projectQuotaEndpoints,
  serverEndpoints,
  stackEndpoints,
  volumeEndpoints,
} from '@meridian/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { query } from '../../api/query.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { hypervisorQueries } from '../../resources/hypervisor/hypervisor.queries.ts'
import { migrationQueries } from '../../resources/migration/migration.queries.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { hostsOf, providersQuery } from '../capacity/capacity.ts'
import { VOLUME_ERRORS } from '../home/home.queries.ts'
import { failuresOf } from './failures.ts'
import { fullestHosts } from './fullest.ts'

/** The page may stay open for hours. */
const polled = { refetchInterval: 60_000 }

/** Of each kind in error. */
const PAGE = { all_projects: 'true', paginate: 'true', page_size: '50' }

const inError = {
  servers: query(serverEndpoints.serverList, {
    query: { status: 'ERROR', ...PAGE, sort_key: 'updated_at', sort_dir: 'desc' },
  }),
  volumes: VOLUME_ERRORS.map((status) => query(volumeEndpoints.volumeList, { query: { status, ...PAGE } })),
  stacks: query(stackEndpoints.stackList, {
    query: { status: 'FAILED', ...PAGE, sort_key: 'updated_at', sort_dir: 'desc' },
  }),
}

/** What failed in the cloud in the last day; what could not be read is named, and hides nothing else. */
export function useCloudFailures() {
  const [now] = useState(Date.now)
  const hasCompute = useServiceEnabled(['compute']) === true
  const hasVolumes = useServiceEnabled(VOLUME_SERVICES) === true
  const hasStacks = useServiceEnabled(['orchestration']) === true
  const servers = useQuery({ ...inError.servers, ...polled, enabled: hasCompute })
  const volumes = useQueries({
    queries: inError.volumes.map((list) => ({ ...list, ...polled, enabled: hasVolumes })),
  })
  const stacks = useQuery({ ...inError.stacks, ...polled, enabled: hasStacks })
  const found = failuresOf(
    {
      servers: servers.data?.items ?? [],
      volumes: volumes.flatMap(({ data }) => data?.items ?? []),
      stacks: stacks.data?.items ?? [],
    },
    now,
  )
  const parts = { servers: [servers], volumes, stacks: [stacks] } as const
  const all = [servers, ...volumes, stacks]
  const failed: readonly { error: ApiError | null; isFetching: boolean; refetch: () => unknown }[] = all.filter(
    ({ error }) => error,
  )
  return {
    ...found,
    isMore: all.some(({ data }) => data?.has_more_data),
    loading: all.some(({ isLoading }) => isLoading),
    unread: (['servers', 'volumes', 'stacks'] as const).filter((name) => parts[name].some(({ error }) => error)),
    retrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

/** The fullest hosts, by the numbers of Placement; by those of Nova if Placement does not respond. */
export function useFullestHosts() {
  const nova = useQuery({ ...hypervisorQueries.list(), ...polled })
  // After Nova's: it takes a call for each host.
  const placement = useQuery({ ...providersQuery, ...polled, enabled: !nova.isPending })
  const providers = placement.data ?? null
  return {
    nova,
    // Numbers that change their meaning while one reads are worse than a wait.
    hosts: nova.data && !placement.isPending ? fullestHosts(hostsOf(nova.data.items, providers, [])) : undefined,
    hasRatios: providers !== null,
  }
}

/** The quotas of the first projects: each costs three calls, and a cloud may have thousands. */
export const firstQuotas = {
  ...query(projectQuotaEndpoints.projectQuotaList, {
    query: { paginate: 'true', page_size: String(MAX_QUOTA_PAGE) },
  }),
  staleTime: 5 * 60_000,
}

export const migrations = { ...migrationQueries.list(), ...polled }

export const credentials = query(applicationCredentialEndpoints.applicationCredentialList)
