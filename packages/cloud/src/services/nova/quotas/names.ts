import type { Since } from '../microversion.ts'
import { QUOTA_NAMES } from './store.ts'
import type { Limits, QuotaName } from './store.ts'

/** Moved to Neutron. */
const OF_NETWORKS: readonly QuotaName[] = ['fixed_ips', 'floating_ips', 'security_group_rules', 'security_groups']
const OF_FILES: readonly QuotaName[] = ['injected_file_content_bytes', 'injected_file_path_bytes', 'injected_files']
const OF_GROUPS: readonly QuotaName[] = ['server_group_members', 'server_groups']

const without = (...gone: readonly QuotaName[]) => QUOTA_NAMES.filter((name) => !gone.includes(name))

export const namesOfSets = (since: Since): QuotaName[] =>
  without(...(since(36) ? OF_NETWORKS : []), ...(since(57) ? OF_FILES : []))

/** Quota names of a class. Limits for server groups can be set before the version that shows them. */
export const namesOfClasses = (since: Since): QuotaName[] =>
  without(...(since(50) ? OF_NETWORKS : OF_GROUPS), ...(since(57) ? OF_FILES : []))

export const settableOfClasses = (since: Since): QuotaName[] =>
  without(...(since(50) ? OF_NETWORKS : []), ...(since(57) ? OF_FILES : []))

export const only = <V>(names: readonly QuotaName[], values: Record<QuotaName, V>): Partial<Record<QuotaName, V>> =>
  Object.fromEntries(names.map((name) => [name, values[name]]))

export const isUnlimited = (limit: number) => limit === -1

/** Extracts the limits from a body. */
export const limitsIn = (body: Record<string, unknown>): Partial<Limits> =>
  Object.fromEntries(QUOTA_NAMES.flatMap((name) => (typeof body[name] === 'number' ? [[name, body[name]]] : [])))
