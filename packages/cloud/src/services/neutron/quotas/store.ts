import { NETWORK_QUOTAS } from '@meridian/wire'
import type { NetworkQuota, NetworkQuotaName } from '@meridian/wire'
import type { Db } from '../../../core/database/db.ts'

/** The quota of projects without their own. */
export const DEFAULTS: NetworkQuota = {
  network: 100,
  subnet: 100,
  subnetpool: -1,
  port: 500,
  router: 10,
  floatingip: 50,
  rbac_policy: 10,
  security_group: 10,
  security_group_rule: 100,
  trunk: -1,
}

const TABLES: Readonly<Record<NetworkQuotaName, string>> = {
  network: 'neutron_networks',
  subnet: 'neutron_subnets',
  subnetpool: 'neutron_subnetpools',
  port: 'neutron_ports',
  router: 'neutron_routers',
  floatingip: 'neutron_floatingips',
  rbac_policy: 'neutron_rbac',
  security_group: 'neutron_security_groups',
  security_group_rule: 'neutron_security_group_rules',
  trunk: 'neutron_trunks',
}

interface QuotaRow {
  project_id: string
  limits: string
}

const read = ({ limits }: QuotaRow) => JSON.parse(limits) as Partial<NetworkQuota> // only `set` writes the column

export function limitsOf(db: Db, projectId: string): NetworkQuota {
  const row = db.get<QuotaRow>('SELECT * FROM neutron_quotas WHERE project_id = ?', projectId)
  return row ? { ...DEFAULTS, ...read(row) } : DEFAULTS
}

/** Projects with a quota of their own. */
export const list = (db: Db) =>
  db
    .all<QuotaRow>('SELECT * FROM neutron_quotas ORDER BY project_id')
    .map((row) => ({ project_id: row.project_id, limits: { ...DEFAULTS, ...read(row) } }))

export function set(db: Db, projectId: string, changes: Partial<NetworkQuota>): void {
  const row = db.get<QuotaRow>('SELECT * FROM neutron_quotas WHERE project_id = ?', projectId)
  const limits = JSON.stringify({ ...(row && read(row)), ...changes })
  db.run('INSERT OR REPLACE INTO neutron_quotas (project_id, limits) VALUES (?, ?)', projectId, limits)
}

/** Returns whether there was one. */
export const reset = (db: Db, projectId: string) =>
  db.run('DELETE FROM neutron_quotas WHERE project_id = ?', projectId) > 0

export const used = (db: Db, name: NetworkQuotaName, projectId: string) =>
  db.get<{ used: number }>(`SELECT count(*) AS used FROM ${TABLES[name]} WHERE project_id = ?`, projectId)?.used ?? 0

export const quotaNamed = (name: string) => NETWORK_QUOTAS.find((known) => known === name)
