import type { Since } from '../microversion.ts'
import { QUOTA_NAMES } from './store.ts'
import type { Limits, QuotaName } from './store.ts'

/** Neutron's affair by now. */
const OF_NETWORKS: readonly QuotaName[] = ['fixed_ips', 'floating_ips', 'security_group_rules', 'security_groups']
const OF_FILES: readonly QuotaName[] = ['injected_file_content_bytes', 'injected_file_path_bytes', 'injected_files']
const OF_GROUPS: readonly QuotaName[] = ['server_group_members', 'server_groups']

const without = (...gone: readonly QuotaName[]) => QUOTA_NAMES.filter((name) => !gone.includes(name))

export const namesOfSets = (since: Since): QuotaName[] =>
  without(...(since(36) ? OF_NETWORKS : []), ...(since(57) ? OF_FILES : []))

/** What a class shows; it may be given limits for server groups before it shows them. */
export const namesOfClasses = (since: Since): QuotaName[] =>
  without(...(since(50) ? OF_NETWORKS : OF_GROUPS), ...(since(57) ? OF_FILES : []))

export const settableOfClasses = (since: Since): QuotaName[] =>
  without(...(since(50) ? OF_NETWORKS : []), ...(since(57) ? OF_FILES : []))

export const only = <V>(names: readonly QuotaName[], values: Record<QuotaName, V>): Partial<Record<QuotaName, V>> =>
  Object.fromEntries(names.map((name) => [name, values[name]]))

export const isUnlimited = (limit: number) => limit === -1

/** Sets limits that were asked for apart from what else a body may say. */
export const limitsIn = (body: Record<string, unknown>): Partial<Limits> =>
  Object.fromEntries(QUOTA_NAMES.flatMap((name) => (typeof body[name] === 'number' ? [[name, body[name]]] : [])))
