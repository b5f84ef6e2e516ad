import {
  applicationCredentialEndpoints,
  serverConsoleEndpoints,
  serverEndpoints,
  stackEndpoints,
  usageEndpoints,
  volumeBackupEndpoints,
  volumeEndpoints,
  volumeSnapshotEndpoints,
} from '@meridian/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '../../api/query.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { settingAt, useSettings } from '../../framework/session/settings.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { BACKUP_SETTING } from '../../resources/volume/backup/backup.manifest.ts'
import { isWithheld } from '../overview/usage.ts'
import { serverChanges, stackChanges, volumeChanges, latest } from './changes.ts'
import { weekOf, weekPeriod } from './week.ts'

/** The page may stay open for hours. */
const EVERY_MS = 60_000

/** Of each kind in error; a project with more has its list. */
const FAILED_PAGE = { paginate: 'true', page_size: '10' }

/** As many servers have their actions requested. */
const RECENT = { paginate: 'true', page_size: '6', sort_dir: 'desc' as const }

const polled = { refetchInterval: EVERY_MS }

export const VOLUME_ERRORS = ['error', 'error_deleting', 'error_extending', 'error_restoring']

const SNAPSHOT_ERRORS = ['error', 'error_deleting']

/** The lists behind Home: all are of the project that the user is in. */
export const homeLists = {
  servers: query(serverEndpoints.serverList, { query: { status: 'ERROR', ...FAILED_PAGE } }),
  resized: query(serverEndpoints.serverList, { query: { status: 'VERIFY_RESIZE', ...FAILED_PAGE } }),
  volumes: VOLUME_ERRORS.map((status) => query(volumeEndpoints.volumeList, { query: { status, ...FAILED_PAGE } })),
  snapshots: SNAPSHOT_ERRORS.map((status) =>
    query(volumeSnapshotEndpoints.snapshotList, { query: { status, ...FAILED_PAGE } }),
  ),
  backups: query(volumeBackupEndpoints.backupList, { query: { status: 'error', ...FAILED_PAGE } }),
  stacks: query(stackEndpoints.stackList, { query: { status: 'FAILED', ...FAILED_PAGE } }),
  recentServers: query(serverEndpoints.serverList, { query: { ...RECENT, sort_key: 'updated_at' } }),
  recentVolumes: query(volumeEndpoints.volumeList, { query: { ...RECENT, sort_key: 'created_at' } }),
  recentStacks: query(stackEndpoints.stackList, { query: { ...RECENT, sort_key: 'updated_at' } }),
}

/** Servers, volumes, their snapshots and backups, and stacks in error, servers that wait for a confirmation, and credentials of the user. */
export function useFailures() {
  const hasCompute = useServiceEnabled(['compute']) === true
  const hasVolumes = useServiceEnabled(VOLUME_SERVICES) === true
  const hasStacks = useServiceEnabled(['orchestration']) === true
  const settings = useSettings()
  const hasBackups =
    hasVolumes && settings !== undefined && settingAt<unknown>(settings, BACKUP_SETTING, true) !== false
  const servers = useQuery({ ...homeLists.servers, ...polled, enabled: hasCompute })
  const resized = useQuery({ ...homeLists.resized, ...polled, enabled: hasCompute })
  const volumes = useQueries({
    queries: homeLists.volumes.map((list) => ({ ...list, ...polled, enabled: hasVolumes })),
  })
  const snapshots = useQueries({
    queries: homeLists.snapshots.map((list) => ({ ...list, ...polled, enabled: hasVolumes })),
  })
  const backups = useQuery({ ...homeLists.backups, ...polled, enabled: hasBackups })
  const stacks = useQuery({ ...homeLists.stacks, ...polled, enabled: hasStacks })
  const credentials = useQuery(query(applicationCredentialEndpoints.applicationCredentialList))
  return { servers, resized, volumes, snapshots, backups, stacks, credentials }
}

/** The servers that changed last. */
export function useRecentServers() {
  const enabled = useServiceEnabled(['compute']) === true
  return useQuery({ ...homeLists.recentServers, ...polled, enabled })
}

const MOST_CHANGES = 8

/** What happened lately to servers, volumes and stacks: at most nine requests. */
export function useChanges() {
  const recent = useRecentServers()
  const hasVolumes = useServiceEnabled(VOLUME_SERVICES) === true
  const hasStacks = useServiceEnabled(['orchestration']) === true
  const servers = useMemo(() => recent.data?.items ?? [], [recent.data])
  const actions = useQueries({
    queries: servers.map(({ id }) => ({
      ...query(serverConsoleEndpoints.serverActionList, { params: { id } }),
      ...polled,
    })),
  })
  const volumes = useQuery({ ...homeLists.recentVolumes, ...polled, enabled: hasVolumes })
  const stacks = useQuery({ ...homeLists.recentStacks, ...polled, enabled: hasStacks })
  const all = [recent, ...actions, volumes, stacks]
  const changes = latest(
    [
      ...servers.flatMap((server, index) => serverChanges(server, actions[index]?.data?.items ?? [])),
      ...volumeChanges(volumes.data?.items ?? []),
      ...stackChanges(stacks.data?.items ?? []),
    ],
    MOST_CHANGES,
  )
  return {
    changes,
    loading: all.some(({ isLoading }) => isLoading),
    error: all.find(({ error }) => error && !isWithheld(error))?.error ?? null,
    refetch: () => all.forEach(({ error, refetch }) => error && void refetch()),
    fetching: all.some(({ isFetching }) => isFetching),
  }
}

const SEE_USAGE: readonly PolicyRule[] = [['compute', 'os_compute_api:os-simple-tenant-usage:show']]

/** What the project used in each hour of the last week; `offered` is false if the user may not see it. */
export function useWeek() {
  const [now] = useState(Date.now)
  const hasCompute = useServiceEnabled(['compute']) === true
  const offered = usePolicies()(SEE_USAGE) === true && hasCompute
  const usage = useQuery({
    ...query(usageEndpoints.usageList, { query: weekPeriod(now) }),
    select: ({ items }) => weekOf(items, now),
    enabled: offered,
  })
  return { usage, offered: offered && !isWithheld(usage.error) }
}
