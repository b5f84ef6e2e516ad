import type { Db } from '../../../core/database/db.ts'

/** The network and the router that Neutron created for a project. */
export interface AutoTopology {
  project_id: string
  network_id: string
  router_id: string
}

export const find = (db: Db, projectId: string) =>
  db.get<AutoTopology>('SELECT * FROM neutron_auto_topologies WHERE project_id = ?', projectId)

export const insert = (db: Db, { project_id, network_id, router_id }: AutoTopology) =>
  db.run(
    'INSERT OR REPLACE INTO neutron_auto_topologies (project_id, network_id, router_id) VALUES (?, ?, ?)',
    project_id,
    network_id,
    router_id,
  )

export const remove = (db: Db, projectId: string) =>
  db.run('DELETE FROM neutron_auto_topologies WHERE project_id = ?', projectId)
