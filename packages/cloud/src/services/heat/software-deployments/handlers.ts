import * as z from 'zod'
import { noContent, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { authorizeProject, isAdmin, projectOf } from '../access.ts'
import type { InProject } from '../access.ts'
import { missing } from '../faults.ts'
import { findConfig } from '../software-configs/handlers.ts'
import * as configs from '../software-configs/store.ts'
import { toConfig } from '../software-configs/view.ts'
import * as store from './store.ts'
import type { DeploymentRow } from './store.ts'

type OfDeployment = InProject & { id: string }

const Values = z.record(z.string(), z.json())
const Changes = z.object({
  config_id: z.string().optional(),
  action: z.string().optional(),
  status: z.string().optional(),
  status_reason: z.string().nullish(),
  input_values: Values.nullish(),
  output_values: Values.nullish(),
})
const Creation = Changes.extend({
  config_id: z.string(),
  server_id: z.string(),
  stack_user_project_id: z.string().nullish(),
})

const toDeployment = ({ project_id: _project, ...row }: DeploymentRow) => row

function findDeployment(call: Call<OfDeployment>, rule: string): DeploymentRow {
  authorizeProject(call, rule)
  const { id } = call.params
  const row = store.find(call.db, id)
  if (!row || (row.project_id !== call.auth.projectId && !isAdmin(call)))
    throw missing(`Deployment with id ${id} not found`)
  return row
}

export const list = (call: Call<InProject>) => {
  authorizeProject(call, 'software_deployments:index')
  const rows = store.listOf(call.db, projectOf(call), call.query.get('server_id'))
  return ok({ software_deployments: rows.map(toDeployment) })
}

export const create = (call: Call<InProject>) => {
  authorizeProject(call, 'software_deployments:create')
  const { config_id, server_id, action = 'INIT', status = 'COMPLETE', status_reason, ...more } = call.json(Creation)
  findConfig(call, config_id)
  const row: DeploymentRow = {
    id: newUuid(),
    project_id: projectOf(call),
    config_id,
    server_id,
    action,
    status,
    status_reason: status_reason ?? null,
    input_values: more.input_values ?? {},
    output_values: more.output_values ?? null,
    stack_user_project_id: more.stack_user_project_id ?? null,
    creation_time: isoSeconds(call.clock.now()),
    updated_time: null,
  }
  store.insert(call.db, row)
  return ok({ software_deployment: toDeployment(row) })
}

export const show = (call: Call<OfDeployment>) =>
  ok({ software_deployment: toDeployment(findDeployment(call, 'software_deployments:show')) })

export const update = (call: Call<OfDeployment>) => {
  const row = findDeployment(call, 'software_deployments:update')
  const changes = call.json(Changes)
  if (changes.config_id !== undefined) findConfig(call, changes.config_id)
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const changed: DeploymentRow = { ...row, ...given, updated_time: isoSeconds(call.clock.now()) }
  store.update(call.db, changed)
  return ok({ software_deployment: toDeployment(changed) })
}

export const remove = (call: Call<OfDeployment>) => {
  store.remove(call.db, findDeployment(call, 'software_deployments:delete').id)
  return noContent
}

/** The configurations deployed to a server, for its agent. */
export const metadata = (call: Call<InProject & { server: string }>) => {
  authorizeProject(call, 'software_deployments:metadata')
  const rows = store.listOf(call.db, projectOf(call), call.params.server)
  const found = rows.flatMap(({ id, config_id }) => {
    const config = configs.find(call.db, config_id)
    return config ? [{ ...toConfig(config), id: config_id, deployment_id: id }] : []
  })
  return ok({ metadata: found })
}
