import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { authorizeProject, isAdmin, projectOf } from '../access.ts'
import type { InProject } from '../access.ts'
import { missing } from '../faults.ts'
import { countIn } from '../query.ts'
import * as deployments from '../software-deployments/store.ts'
import type { Json } from '../template/json.ts'
import * as store from './store.ts'
import type { SoftwareConfigRow } from './store.ts'
import { toConfig, toSummary } from './view.ts'

type OfConfig = InProject & { id: string }

const Item = z.looseObject({ name: z.string() })
const Body = z.object({
  name: z.string().nullish(),
  group: z.string().nullish(),
  config: z.string().nullish(),
  inputs: z.array(Item).nullish(),
  outputs: z.array(Item).nullish(),
  options: z.record(z.string(), z.json()).nullish(),
})

const MAX_LIMIT = 1000

export const list = (call: Call<InProject>) => {
  authorizeProject(call, 'software_configs:index')
  const limit = countIn(call.query, 'limit') ?? MAX_LIMIT
  const rows = store.listOf(call.db, projectOf(call), limit, call.query.get('marker') ?? undefined)
  return ok({ software_configs: rows.map(toSummary) })
}

export const create = (call: Call<InProject>) => {
  authorizeProject(call, 'software_configs:create')
  const { name = null, group = null, config = null, inputs, outputs, options } = call.json(Body)
  const row: SoftwareConfigRow = {
    id: newUuid(),
    project_id: projectOf(call),
    name,
    group,
    config,
    inputs: (inputs ?? []) as Json, // parsed from JSON
    outputs: (outputs ?? []) as Json, // parsed from JSON
    options: options ?? {},
    creation_time: isoSeconds(call.clock.now()),
  }
  store.insert(call.db, row)
  return ok({ software_config: toConfig(row) })
}

export function findConfig(call: Call, id: string): SoftwareConfigRow {
  const row = store.find(call.db, id)
  if (!row || (row.project_id !== call.auth.projectId && !isAdmin(call))) {
    throw missing(`Software config with id ${id} not found`)
  }
  return row
}

export const show = (call: Call<OfConfig>) => {
  authorizeProject(call, 'software_configs:show')
  return ok({ software_config: toConfig(findConfig(call, call.params.id)) })
}

export const remove = (call: Call<OfConfig>) => {
  authorizeProject(call, 'software_configs:delete')
  const { id } = findConfig(call, call.params.id)
  if (deployments.countOf(call.db, id) > 0)
    throw badRequest(`Software config with id ${id} can not be deleted as it is referenced by deployments.`, {
      type: 'InvalidRestrictedAction',
    })
  store.remove(call.db, id)
  return noContent
}
